// The odds of the melee die, taken apart for drawing. The numbers come with the view. Pure.

import type { HumanView, Odds, Room } from './types';

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
