// What can be done in a Room, as the popover there lists it: what the choices point at, with what it costs and the odds that
// the table shows; and why one cannot go there, where one cannot.

import foot from 'virtual:icon/footprint';
import swords from 'virtual:icon/crossed-swords';
import aim from 'virtual:icon/crosshair';
import hand from 'virtual:icon/hand';
import type { Choice } from '../../protocol/Choice';
import { list, say, t } from '../../text/fluent';
import { houseOf } from '../../text/help';
import type { PlaceCard, PlaceLine, Play } from '../module';
import FightOdds from './FightOdds.svelte';
import { KEYS } from './intentions';
import { abilityHelp, abilityName, from, openWays, roomName, roomOf, type TezPlay, verbOf } from './model';
import { noiseChance } from './odds';
import { roomFacts, thingsIn } from './pieces';
import { act, decidedIn, mainOf } from './selection.svelte';
import type { HumanView, Room } from './types';

/** Acts that are done in the Room one is in, and name nothing else on the map. */
const HERE: ReadonlySet<string> = new Set([
  'fight',
  'quarantine',
  'grenade',
  'use',
  'flip',
  'take',
  'guess',
  'snatch',
  'stow',
  'stash',
  'collect',
  'buy',
  'convert',
]);

/** Acts whose targets are Rooms one shoots into. */
const AIMED: ReadonlySet<string> = new Set(['shoot', 'kill', 'cover', 'crash']);

export function placeCard(shell: Play, id: Room): PlaceCard | null {
  const play = shell as TezPlay;
  const { view } = play;
  const room = roomOf(view, id);
  if (room === undefined) return null;
  const store = view.stores.find(({ slot }) => slot === id.split('.')[0]);
  const own = ownHuman(play);
  const isHere = own?.room === id;
  const ways = from(openWays(play.choices, decidedIn(play)), { kind: 'room', id });
  const single = ways.filter(({ path }) => path.length === 1).map(({ choice }) => choice);
  const here = isHere ? play.choices.filter((choice) => HERE.has(verbOf(choice))) : [];
  const odds = view.turn.on ? own?.odds.find(([where]) => where === id)?.[1] : undefined;
  const main = mainOf(play, { kind: 'room', id })?.choice;
  const acts = [...single].sort((a, b) => Number(b === main) - Number(a === main));
  const lines = [...acts, ...here].map((choice) => line(play, choice, choice === main, odds !== undefined));
  // Whoever goes in to fight needs to know what lies there, not what is printed on the floor.
  const facts = odds === undefined ? roomFacts(view, room, store) : thingsIn(view, room);
  const noise = noiseChance(view, id);
  const goesOn = ways.some(({ path }) => path.length > 1);
  const notes = [
    ...(goesOn ? [t('tez-choose-target')] : []),
    ...(room.ability === undefined
      ? []
      : [`${abilityName(room.ability)}: ${abilityHelp(view, room.ability)}`]),
    ...(room.passages.length === 0
      ? []
      : [t('tez-room-passage', { rooms: list(room.passages.map((other) => roomName(view, other))) })]),
    ...(facts.length > 0 ? [facts.join(', ')] : odds === undefined ? [t('tez-room-empty')] : []),
    ...(noise === undefined ? [] : [t(isHere ? 'tez-noise-here' : 'tez-noise-there', { ...noise })]),
    ...(store?.locked ? [t('tez-locked')] : []),
  ];
  const cannotGo = own !== undefined && !isHere && ways.length === 0;
  return {
    place: id,
    title: roomName(view, id),
    house: store === undefined ? null : houseOf(`tiny-epic-zombies-store-${store.side}`),
    lines,
    ...(main !== undefined && verbOf(main) === 'move' ? { badge: cost(play) } : {}),
    ...(cannotGo ? { whyNot: `move ${id}` } : {}),
    ...(odds === undefined || lines.length === 0 ? {} : { Detail: FightOdds }),
    note: notes.join(' · '),
  };
}

/** The viewer's Human whose turn it is, else the first of theirs. */
function ownHuman({ view, seat }: TezPlay): HumanView | undefined {
  const own = view.humans.filter((human) => human.seat === seat);
  return own.find(({ human }) => human === view.active) ?? own[0];
}

/** What going there costs. */
function cost({ view: { turn } }: TezPlay): NonNullable<PlaceCard['badge']> {
  return {
    words: t('tez-cost-move', { n: turn.moves + turn.ride + turn.extra }),
    tone: 'lamp',
    icons: [foot],
  };
}

function line(play: TezPlay, choice: Choice, isMain: boolean, isFight: boolean): PlaceLine {
  const verb = verbOf(choice);
  const key = isMain ? 'Enter' : KEYS[verb];
  const isMove = verb === 'move';
  return {
    id: choice.action,
    icon: isMove && isFight ? swords : iconOf(verb),
    label: isMain && isMove ? t(isFight ? 'tez-do-fight' : 'tez-do-move') : say(choice.label, play.names),
    ...(key === undefined ? {} : { key }),
    isMain,
    run: () => act(play, choice.action),
  };
}

function iconOf(verb: string): string {
  if (verb === 'fight') return swords;
  if (AIMED.has(verb)) return aim;
  return HERE.has(verb) ? hand : foot;
}
