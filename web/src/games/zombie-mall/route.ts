// The way the server's forecast leads to a space: its `by` followed back to where the player stands. Pure.

import { beside, opposite } from './plan';
import type { Dir, Reach, Space } from './types';

/** The steps from `from` to `to`, or nothing if the forecast does not lead there. */
export function routeTo(reach: readonly Reach[], from: Space, to: Space): readonly Dir[] | null {
  const by = new Map(reach.map((one) => [one.at, one.by]));
  const steps: Dir[] = [];
  for (let at = to; at !== from;) {
    const dir = by.get(at);
    // A forecast that runs in circles leads nowhere.
    if (dir === undefined || steps.length > reach.length) return null;
    steps.unshift(dir);
    at = beside(at, opposite(dir));
  }
  return steps.length > 0 ? steps : null;
}

/** Every space on the way, the first one included. */
export function spacesOn(from: Space, steps: readonly Dir[]): readonly Space[] {
  const spaces = [from];
  for (const dir of steps) spaces.push(beside(spaces.at(-1) ?? from, dir));
  return spaces;
}
