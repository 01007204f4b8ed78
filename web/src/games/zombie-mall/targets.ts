// Which spaces light up now, and what pressing each of them does. Pure: everything comes from the choices and from the
// server's forecast of the walk.

import type { Choice } from '../../protocol/Choice';
import { say } from '../../text/fluent';
import { activeOf, aimOf, askOf, choicesFor, type MallPlay, placeOf, wordsOf } from './model';
import { beside } from './plan';
import type { Card, Dir, Near, Reach, Space } from './types';

export type LitKind = 'walk' | 'danger' | 'fight' | 'flee' | 'bonus' | 'choose' | 'zombie' | 'aim';

export interface Lit {
  readonly kind: LitKind;
  /** What is sent; nothing for a walk, whose steps are sent one by one, and for a first of two presses. */
  readonly action: string | null;
  readonly label: string;
  readonly reach: Reach | null;
}

/** What the player has pointed at before. */
export interface Pointed {
  readonly card: Card | null;
  readonly zombie: Space | null;
  readonly isBonus: boolean;
}

export const NOTHING_POINTED: Pointed = { card: null, zombie: null, isBonus: false };

export function litSpaces(play: MallPlay, pointed: Pointed): ReadonlyMap<Space, Lit> {
  if (play.isStill || play.own === null) return new Map();
  const lit = new Map<Space, Lit>();
  const here = placeOf(activeOf(play.view));
  const light = (space: Space | null, kind: LitKind, choice: Choice): void => {
    if (space === null || lit.has(space)) return;
    lit.set(space, { kind, action: choice.action, label: say(choice.label, play.names), reach: null });
  };
  const towards = (word: string | undefined): Space | null => {
    if (here === null || word === undefined) return null;
    return (word as Near) === 'here' ? here : beside(here, word as Dir);
  };

  if (pointed.card !== null && aimCard(play, pointed.card, towards, light)) return lit;
  switch (askOf(play)) {
    case 'moving':
    case 'before_spawn':
    case 'before_roll':
    case 'ending':
      if (pointed.isBonus) {
        for (const choice of choicesFor(play.choices, 'bonus'))
          light(towards(wordsOf(choice)[0]), 'bonus', choice);
      } else if (play.seat === play.view.turn.seat) {
        for (const reach of play.view.reach) lit.set(reach.at, walk(reach));
      }
      break;
    case 'start':
    case 'place_loot':
    case 'place_objective':
      for (const choice of play.choices) light(wordsOf(choice)[0] ?? null, 'choose', choice);
      break;
    case 'hop':
      for (const choice of choicesFor(play.choices, 'hop')) light(hopEnd(play, choice), 'choose', choice);
      break;
    case 'fight':
    case 'lost':
      for (const choice of choicesFor(play.choices, 'fight'))
        light(towards(wordsOf(choice)[0]), 'fight', choice);
      for (const choice of choicesFor(play.choices, 'escape'))
        if (wordsOf(choice).length === 1) light(towards(wordsOf(choice)[0]), 'flee', choice);
      break;
    case 'move_zombie':
      moveZombies(play, pointed.zombie, lit);
      break;
    default:
      break;
  }
  return lit;
}

function walk(reach: Reach): Lit {
  return { kind: reach.zombies > 0 ? 'danger' : 'walk', action: null, label: '', reach };
}

/** Lights what a card can be aimed at; false if it is not aimed at the map. */
function aimCard(
  play: MallPlay,
  card: Card,
  towards: (word: string | undefined) => Space | null,
  light: (space: Space | null, kind: LitKind, choice: Choice) => void,
): boolean {
  const aims = choicesFor(play.choices, 'play').filter((choice) => wordsOf(choice)[0] === card);
  let found = false;
  for (const choice of aims) {
    const aim = aimOf(choice);
    if (aim === 'space') light(wordsOf(choice)[1] ?? null, 'aim', choice);
    else if (aim === 'side') light(towards(wordsOf(choice)[1]), 'aim', choice);
    else continue;
    found = true;
  }
  return found;
}

function hopEnd(play: MallPlay, choice: Choice): Space | null {
  return play.view.hop?.ends.find(([dir]) => dir === wordsOf(choice)[0])?.[1] ?? null;
}

/** Zombies with one way go at once; those with several are picked first, then their way. */
function moveZombies(play: MallPlay, picked: Space | null, lit: Map<Space, Lit>): void {
  const moves = choicesFor(play.choices, 'move');
  const from = new Map<Space, Choice[]>();
  for (const choice of moves) {
    const [space = ''] = wordsOf(choice);
    from.set(space, [...(from.get(space) ?? []), choice]);
  }
  for (const [space, choices] of from) {
    const [only] = choices;
    if (only === undefined) continue;
    const label = choices.map((choice) => say(choice.label, play.names)).join(' / ');
    lit.set(space, { kind: 'zombie', action: choices.length === 1 ? only.action : null, label, reach: null });
  }
  for (const choice of (picked === null ? undefined : from.get(picked)) ?? []) {
    const [space = '', dir = 'n'] = wordsOf(choice);
    const label = say(choice.label, play.names);
    lit.set(beside(space, dir as Dir), { kind: 'aim', action: choice.action, label, reach: null });
  }
}
