// What can be done at an Area, as the popover at that Area lists it: everything comes from the choices, what is then true
// from what the table shows.

import boot from 'virtual:icon/walking-boot';
import magnifier from 'virtual:icon/magnifying-glass';
import up from 'virtual:icon/person';
import { GLYPHS } from '../../stage/glyphs';
import type { Choice } from '../../protocol/Choice';
import type { Part } from '../../protocol/Part';
import { say, t } from '../../text/fluent';
import { houseOf } from '../../text/help';
import type { PlaceCard, PlaceLine, Play, Words } from '../module';
import { ART, cardArt, HEAVY_ART, tokenArt } from './art';
import { KEYS } from './intentions';
import {
  activeHero,
  areaAt,
  askOf,
  cardName,
  isInside,
  percent,
  placeName,
  streetOf,
  threatIn,
  tileAt,
  verbOf,
  wordsOf,
  type Z15Play,
} from './model';
import { endOf, ideas, MOST_STEPS } from './plan';
import { add, isPlanning, planIn, plannedHero, walk } from './plan.svelte';
import { openCareful } from './selection.svelte';
import type { AreaView, Place } from './types';
import { areaFacts, tileFacts } from './words';

/** Answers that have their place in the prompt or in a panel. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'move',
  'keep',
  'end-actions',
  'end-turn',
  'resume',
  'pause',
  'lose',
  'pocket',
  'leave',
  'careful',
  'drop-token',
  'keep-items',
  'starting-items',
  'give',
  'exchange',
  'discard-bag',
  'done',
]);

/** What cannot be taken back: it rolls, draws or makes noise. */
const FINAL: ReadonlySet<string> = new Set(['search', 'attack', 'fire', 'use', 'hands', 'token']);

/** Actions put together from parts that belong to the own Area. */
const HERE: ReadonlySet<string> = new Set(['use', 'token', 'loot']);

export function placeCard(shell: Play, place: Place): PlaceCard | null {
  const play = shell as Z15Play;
  const { view } = play;
  const area = areaAt(view, place);
  const tile = tileAt(view, place);
  if (area === undefined || tile === undefined) return null;
  const lines = isPlanning(play) ? planned(play, place) : doable(play, area);
  const threat = threatIn(area);
  const facts = [...(isInside(place) ? [] : tileFacts(view, tile)), ...areaFacts(area)];
  return {
    place,
    title: isInside(place) ? placeName(view, place) : t('z15-street', { tile: placeName(view, place) }),
    house: houseOf('zombies15-tile'),
    ...(threat === 0 || area.heroes.length === 0
      ? {}
      : {
          badge: {
            words: t('z15-balance', { n: threat, fend: area.fend_off }),
            tone: threat > area.fend_off ? ('danger' as const) : ('good' as const),
            icons: [GLYPHS.head],
          },
        }),
    lines,
    ...cannotGo(play, area.place, lines),
    note: facts.length === 0 ? t('z15-area-nothing') : facts.join(', '),
    ...(lines.some(({ id }) => FINAL.has(id.split(' ')[0] ?? '')) ? { warning: t('z15-final') } : {}),
  };
}

/** Why one cannot step there, unless one can walk there or is there. */
function cannotGo(play: Z15Play, place: Place, lines: readonly PlaceLine[]): Pick<PlaceCard, 'whyNot'> {
  const isOpen = isPlanning(play) || place === activeHero(play.view)?.place || lines.length > 0;
  return isOpen ? {} : { whyNot: `move ${place}` };
}

/** The Area that opens by itself: one's own, with zombies to fight or something to search. */
export function opens(shell: Play): Place | null {
  const play = shell as Z15Play;
  if (askOf(play)?.type !== 'act' || isPlanning(play) || play.outcome !== null) return null;
  const hero = activeHero(play.view);
  const area = hero === undefined ? undefined : areaAt(play.view, hero.place);
  if (hero === undefined || area === undefined) return null;
  const urges = play.choices.some((choice) =>
    ['attack', 'search', 'get-up', 'token'].includes(verbOf(choice)),
  );
  return urges ? area.place : null;
}

function doable(play: Z15Play, area: AreaView): readonly PlaceLine[] {
  const { view } = play;
  const here = activeHero(view)?.place;
  const side = area.place.split('/')[0];
  const move = play.choices.find((choice) => choice.action === `move ${area.place}`);
  const far = view.reach.find(
    ({ place, moves }) => place === area.place && moves > 1 && moves <= view.actions,
  );
  const mayWalk = view.active_seat === play.seat && play.choices.some((choice) => verbOf(choice) === 'move');
  return [
    ...(move === undefined ? [] : [go(play, move, area)]),
    ...(move === undefined && far !== undefined && mayWalk ? [walkThere(play, area.place, far.moves)] : []),
    ...play.choices.flatMap((choice) => {
      const verb = verbOf(choice);
      const [to] = wordsOf(choice);
      const isAimed = (verb === 'surge' || verb === 'fire') && to !== undefined;
      if (ELSEWHERE.has(verb)) return [];
      const isHere = isAimed ? to === side && area.place === streetOf(side ?? '') : area.place === here;
      return isHere ? [act(play, choice, area)] : [];
    }),
    ...(area.place === here && play.choices.some((choice) => verbOf(choice) === 'careful')
      ? [careful(play)]
      : []),
    ...(area.place === here ? play.begins.flatMap((begin) => composed(play, begin)) : []),
    ...(area.place === here && askOf(play)?.type === 'act' ? idle(play) : []),
  ];
}

/** Weapons in hand that cannot strike now. */
function idle(play: Z15Play): readonly PlaceLine[] {
  const slots = activeHero(play.view)?.slots ?? [];
  return slots.flatMap(({ slot, item }) => {
    const action = `attack ${slot}`;
    if (item === undefined || item.damage === 0 || play.choices.some((choice) => choice.action === action))
      return [];
    return [
      {
        id: action,
        icon: cardArt(item.card),
        label: cardName(item.card),
        whyNot: action,
        run: () => undefined,
      },
    ];
  });
}

/** What is put together from parts and is done here: uses on fewer or others, tokens and finds with a change of the sheet. */
function composed(play: Z15Play, begin: Part): readonly PlaceLine[] {
  const [verb = '', what = ''] = begin.text.split(' ');
  if (!HERE.has(verb)) return [];
  const item = activeHero(play.view)?.slots.find(({ slot }) => slot === what)?.item;
  return [
    {
      id: `compose-${begin.text}`,
      icon: item === undefined ? ART.backpack : cardArt(item.card),
      label: t('ui-compose', { what: say(begin.label, play.names) }),
      then: [{ text: t('z15-then-compose') }],
      run: () => play.compose(begin),
    },
  ];
}

function go(play: Z15Play, choice: Choice, area: AreaView): PlaceLine {
  const threat = threatIn(area);
  return {
    id: choice.action,
    icon: boot,
    label: say(choice.label, play.names),
    cost: t('z15-cost', { n: 1 }),
    ...(threat === 0 ? {} : { then: [{ text: t('z15-then-meet', { n: threat }), tone: 'danger' as const }] }),
    run: () => play.act(choice.action),
  };
}

function walkThere(play: Z15Play, place: Place, moves: number): PlaceLine {
  return {
    id: `walk ${place}`,
    icon: boot,
    label: t('z15-walk-there'),
    cost: t('z15-cost', { n: moves }),
    run: () => walk(play, place),
  };
}

function careful(play: Z15Play): PlaceLine {
  return {
    id: 'careful',
    icon: magnifier,
    label: t('z15-careful-open'),
    key: 'a',
    then: [{ text: t('z15-then-careful') }],
    run: () => openCareful(play, true),
  };
}

function act(play: Z15Play, choice: Choice, area: AreaView): PlaceLine {
  const key = KEYS[choice.action]?.[0];
  return {
    id: choice.action,
    icon: iconOf(play, choice),
    label: strikeOf(play, choice, area) ?? say(choice.label, play.names),
    cost: t('z15-cost', { n: 1 }),
    ...(key === undefined ? {} : { key }),
    then: thenOf(play, choice, area),
    run: () => play.act(choice.action),
  };
}

/** A blow in as few words as there are: with what, and how many it fells. */
function strikeOf(play: Z15Play, choice: Choice, area: AreaView): string | null {
  // Against an Alpha a blow may do nothing at all: the rules have their own words for that.
  if (area.alpha !== undefined) return null;
  const verb = verbOf(choice);
  if (verb === 'hands') return t('z15-strike-hands', { n: Math.min(punchOf(choice), area.zombies) });
  const item = activeHero(play.view)?.slots.find(({ slot }) => slot === wordsOf(choice)[0])?.item;
  if (verb !== 'attack' || item === undefined) return null;
  return t('z15-strike', { weapon: cardName(item.card), n: Math.min(item.damage, area.zombies) });
}

/** How many bare hands fell. */
function punchOf({ label }: Choice): number {
  return Number(label.args?.['n'] ?? 1);
}

function iconOf(play: Z15Play, choice: Choice): string {
  const [what = ''] = wordsOf(choice);
  const hero = activeHero(play.view);
  const item = hero?.slots.find(({ slot }) => slot === what)?.item;
  switch (verbOf(choice)) {
    case 'attack':
    case 'use':
      return item === undefined ? ART.fist : cardArt(item.card);
    case 'search':
      return magnifier;
    case 'token':
      return tokenArt(
        areaAt(play.view, hero?.place ?? '')?.tokens.find(({ piece }) => String(piece) === what)?.token,
      );
    case 'lift':
      return HEAVY_ART[what as keyof typeof HEAVY_ART] ?? ART.backpack;
    case 'get-up':
      return up;
    case 'loot':
      return ART.backpack;
    default:
      return ART.fist;
  }
}

/** What is then true, as far as the table shows it. */
function thenOf(play: Z15Play, choice: Choice, area: AreaView): readonly Words[] {
  const { view } = play;
  const verb = verbOf(choice);
  if (verb === 'search') {
    return [{ text: t('z15-then-search', { percent: percent(view.search_zombies_x100 / 10_000) }) }];
  }
  const hero = activeHero(view);
  if (verb === 'hands' && area.alpha === undefined) return handsWords(punchOf(choice), area);
  const item = hero?.slots.find(({ slot }) => slot === wordsOf(choice)[0])?.item;
  if (verb !== 'attack' || item === undefined) return [];
  const isLast = item.max_uses > 0 && item.uses <= 1;
  const left = Math.max(0, area.zombies - item.damage);
  const words: Words[] = [];
  if (area.alpha === undefined && !isLast) words.push(...balanceWords(left, area));
  if (item.max_uses > 0)
    words.push(
      isLast
        ? { text: t('z15-then-last'), tone: 'danger' }
        : { text: t('z15-then-uses', { before: item.uses, after: item.uses - 1 }) },
    );
  if (item.noise > 0)
    words.push({
      text: t('z15-then-noise', { before: view.horde, after: view.horde + item.noise }),
      tone: 'danger',
    });
  return words;
}

/** Zombies that are left, and whether one would hold them. */
function balanceWords(left: number, { fend_off }: AreaView): readonly Words[] {
  const holds = left <= fend_off;
  return [
    { text: t('z15-then-left', { n: left }) },
    { text: t(holds ? 'z15-then-hold' : 'z15-then-fall'), tone: holds ? 'good' : 'danger' },
  ];
}

function handsWords(n: number, area: AreaView): readonly Words[] {
  return [
    { text: t('z15-then-wound'), tone: 'danger' },
    ...balanceWords(Math.max(0, area.zombies - n), area),
  ];
}

/** While planning: what can be put on the plan here. */
function planned(play: Z15Play, place: Place): readonly PlaceLine[] {
  const hero = plannedHero(play);
  if (hero === undefined) return [];
  const plan = planIn(play);
  if (place !== endOf(plan, hero)) {
    return [
      { id: `plan-walk ${place}`, icon: boot, label: t('z15-plan-walk'), run: () => walk(play, place) },
    ];
  }
  const isFull = plan?.hero === hero.hero && plan.steps.length >= MOST_STEPS;
  return ideas(play.view, plan, hero)
    .filter(({ action }) => !action.startsWith('move '))
    .map((step) => ({
      id: `plan ${step.action}`,
      icon: step.action.startsWith('search') ? magnifier : ART.fist,
      label: t(step.label.key, step.label.args),
      ...(KEYS[step.action]?.[0] === undefined ? {} : { key: KEYS[step.action]?.[0] ?? '' }),
      ...(isFull ? { waits: t('z15-plan-full', { n: MOST_STEPS }) } : {}),
      run: () => add(play, step),
    }));
}
