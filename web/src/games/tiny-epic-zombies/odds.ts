// The odds of the melee die and of noise, taken apart for drawing. The numbers come with the view. Pure.

import type { HumanView, Odds, Room, StoreView, View } from './types';

export type Sixth = 'clean' | 'one' | 'two' | 'eaten';

/** What each of the six faces brings, the best first. Deadly faces are the worst ones. */
export function sixths(odds: Odds): readonly Sixth[] {
  const [clean, one, two] = odds.wounds;
  const faces: Sixth[] = [
    ...new Array<Sixth>(clean).fill('clean'),
    ...new Array<Sixth>(one).fill('one'),
    ...new Array<Sixth>(two).fill('two'),
  ];
  return faces.map((face, i) => (i >= faces.length - odds.eaten ? 'eaten' : face));
}

export interface OddsGroup {
  readonly odds: Odds;
  readonly rooms: readonly Room[];
}

/** Rooms with the same odds together. */
export function grouped(odds: HumanView['odds']): readonly OddsGroup[] {
  const groups = new Map<string, { odds: Odds; rooms: Room[] }>();
  for (const [room, chances] of odds) {
    const key = JSON.stringify(chances);
    const group = groups.get(key) ?? { odds: chances, rooms: [] };
    group.rooms.push(room);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The symbols in the order in which the view counts unseen cards. */
const SYMBOLS = ['door', 'radio', 'glass', 'vase'] as const;

/** What noise depends on. */
interface Mall extends Pick<View, 'unseen_symbols' | 'last_turns'> {
  readonly stores: readonly Pick<StoreView, 'slot' | 'symbol'>[];
}

export interface Chance {
  readonly n: number;
  readonly of: number;
}

/**
 * Of the cards nobody at this seat has seen, how many make a noise when a turn ends in that room. Nothing in the courtyard,
 * where there is no noise, and when no card is to be turned up any more.
 */
export function noiseChance(view: Mall, room: Room): Chance | undefined {
  const store = view.stores.find(({ slot }) => slot === room.split('.')[0]);
  const of = view.unseen_symbols.reduce((sum, n) => sum + n, 0);
  if (store === undefined || of === 0 || view.last_turns !== undefined) return undefined;
  return { n: view.unseen_symbols[SYMBOLS.indexOf(store.symbol)] ?? 0, of };
}
