// What stands on the edge of the stage: who one is, how long it lasts, how far everybody is from death, and the three goals.

import heart from 'virtual:icon/hearts';
import hourglass from 'virtual:icon/hourglass';
import foot from 'virtual:icon/footprint';
import bullets from 'virtual:icon/bullets';
import { seatName, t } from '../../text/fluent';
import type { Asked, Fact, Goal, Hud, Play, SeatCard } from '../module';
import { cardArt, CHARACTER_ART, ENTRANCE_ART, OBJECTIVE_ART } from './art';
import { characterFigure, humanFigure } from './characters';
import { markNumber } from './marks';
import {
  cardHelp,
  cardName,
  characterName,
  humanName,
  isChoosing,
  objectiveName,
  passiveWords,
  shortRoomName,
  type TezPlay,
} from './model';
import { shamblerIn } from './shamblers';
import { printedOn } from './spawns';
import { toldOf } from './told.svelte';
import type { HumanView, View } from './types';
import { details } from './words';

/** This near death is danger. */
const NEAR = 2;
/** Of the track on which wounds and ammo come towards each other. */
const SPACES = 9;
/** Spaces of a horde track. */
const HORDE = 5;
/** More steps than this are told as a number. */
const MOST_STEPS = 8;

export function hud(shell: Play): Hud {
  const play = shell as TezPlay;
  const { view } = play;
  const moves = view.turn.moves + view.turn.ride + view.turn.extra;
  const isShort = view.turns_left <= view.humans.length * 2;
  const facts: readonly Fact[] = [
    {
      id: 'turns',
      icon: hourglass,
      value: String(view.turns_left),
      label: t('tez-turns-left', { n: view.turns_left }),
      more: t('tez-hud-turns'),
      tone: isShort ? 'danger' : 'plain',
      big: true,
    },
    ...(view.turn.on && view.end === undefined
      ? [{ id: 'moves', icon: foot, value: String(moves), label: t('tez-moves', { n: moves }) }]
      : []),
  ];
  const role = roleOf(play);
  return role === null ? { facts } : { facts, role };
}

function roleOf(play: TezPlay): NonNullable<Hud['role']> | null {
  const { view } = play;
  if (play.seat === null) return null;
  if (view.zombie_seat === play.seat)
    return {
      title: t('tez-role-zombies'),
      short: t('tez-zombie-side'),
      goal: t('tez-role-zombies-goal'),
      side: 'zombie',
      figure: shamblerIn(0),
    };
  const own = view.humans.filter(({ seat }) => seat === play.seat);
  const first = own.find(({ human }) => human === view.active) ?? own[0];
  // Before the cards are dealt nobody is anybody yet, and there is nothing to complete.
  if (first === undefined || view.objectives.length === 0) return null;
  return {
    title:
      first.character === undefined
        ? t('tez-role-choose')
        : t('tez-role-human', { who: humanName(view, first.human) }),
    ...(first.character === undefined ? {} : { short: humanName(view, first.human) }),
    goal: t('tez-role-human-goal', { n: view.objectives.length }),
    side: 'human',
    ...(first.character === undefined ? {} : { figure: characterFigure(first.character) }),
  };
}

/** The question in the board's own words, where the rules have to tell several humans of one player apart. */
export function asks(shell: Play): Asked {
  const { view } = shell as TezPlay;
  const open = view.offers.filter(({ chosen }) => chosen === undefined);
  return open.length === 1 && open[0]?.human !== undefined ? { words: t('tez-ask-choose') } : {};
}

/** Whoever leads the zombies does everything with the hand. */
export function isHandVital(shell: Play): boolean {
  const { view } = shell as TezPlay;
  return view.hand !== undefined && !isChoosing(view);
}

export function seats(shell: Play): readonly SeatCard[] {
  const play = shell as TezPlay;
  const told = { ...play, view: toldOf(play.view) };
  return told.view.humans.map((human) => card(told, human));
}

function card(play: TezPlay, human: HumanView): SeatCard {
  const { view } = play;
  const isNear = human.to_death <= NEAR;
  return {
    id: String(human.human),
    seat: markNumber(view, human),
    name: humanName(view, human.human),
    note:
      human.seat === play.seat
        ? shortRoomName(view, human.room)
        : t('tez-hud-note', {
            who: seatName(human.seat, play.names),
            room: shortRoomName(view, human.room),
          }),
    figure: humanFigure(human),
    isOwn: human.seat === play.seat,
    isOn: view.turn.on && view.active === human.human && view.end === undefined,
    isOut: false,
    side: 'human',
    facts: [
      {
        id: 'death',
        icon: heart,
        value: String(human.to_death),
        label: t('tez-to-death', { n: human.to_death }),
        tone: isNear ? 'danger' : 'plain',
        inTrack: true,
      },
      {
        id: 'ammo',
        icon: bullets,
        value: String(human.ammo),
        label: t('tez-hud-ammo', { n: human.ammo }),
        inTrack: true,
      },
      ...laid(play, human),
      ...[human.melee, human.ranged, ...human.backpack].flatMap((item) =>
        item === undefined
          ? []
          : [{ id: item, icon: cardArt(item), value: '', label: `${cardName(item)}: ${cardHelp(item)}` }],
      ),
    ],
    track: {
      low: human.wounds,
      high: human.ammo,
      most: SPACES,
      label: t('tez-to-death', { n: human.to_death }),
      isNear,
    },
    ...(isNear ? { alarm: t('tez-hud-near', { n: human.to_death }) } : {}),
    place: human.room,
  };
}

/** The card that the viewer laid before them: whoever leads the zombies remembers it. */
function laid({ view, seat }: TezPlay, { search }: HumanView): readonly Fact[] {
  if (typeof search !== 'object' || view.zombie_seat !== seat) return [];
  const { known } = search;
  const symbol = printedOn(known)?.symbol;
  return symbol === undefined
    ? []
    : [
        {
          id: 'laid',
          icon: ENTRANCE_ART[symbol],
          value: cardName(known),
          label: t('tez-laid', { card: cardName(known), symbol: t(`tiny-epic-zombies-symbol-${symbol}`) }),
          tone: 'zombie',
        },
      ];
}

export function goals(shell: Play): readonly Goal[] {
  const play = shell as TezPlay;
  const { view } = play;
  const isZombie = play.seat !== null && view.zombie_seat === play.seat;
  return isZombie ? [...hordes(view), ...objectives(view, true)] : objectives(view, false);
}

/** What the zombie player leads: each card with its marker, and what it does. */
function hordes(view: View): readonly Goal[] {
  return view.zombie_cards.map(({ character, horde }) => ({
    id: `horde-${character}`,
    icon: CHARACTER_ART[character],
    text: t('tez-horde-of', { who: characterName(character) }),
    have: horde,
    want: HORDE,
    steps: Array.from({ length: HORDE }, (_, i) => String(i + 1)),
    side: 'zombie',
    note: passiveWords(character),
  }));
}

/** The three goals; whoever is against them needs to know how far they are, not how they are done. */
function objectives(view: View, isAgainst: boolean): readonly Goal[] {
  return view.objectives.map((it) => {
    const have = Math.max(...it.progress);
    const [about, ...next] = details(view, it);
    // Whoever is on the way needs the next step, not the rule.
    const note = isAgainst ? undefined : have > 0 && next.length > 0 ? next.join(' ') : about;
    return {
      id: it.objective,
      icon: OBJECTIVE_ART[it.objective],
      text: objectiveName(it.objective),
      have: it.complete.every(Boolean) ? it.target : Math.min(have, it.target - 1),
      want: it.target,
      ...(it.target > MOST_STEPS
        ? {}
        : { steps: Array.from({ length: it.target }, (_, i) => it.letters[i] ?? '') }),
      ...(note === undefined ? {} : { note }),
    };
  });
}
