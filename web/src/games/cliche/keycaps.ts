// Which key chooses what on the board, to be shown beside it.

import { withNumbers } from '../../ui/keyboard';
import { intentions } from './intentions';
import type { ClichePlay } from './model';

/** The key for each listed action. */
export function keycaps(play: ClichePlay): ReadonlyMap<string, string> {
  const caps = new Map<string, string>();
  for (const { id, keys } of withNumbers(intentions(play))) {
    if (keys[0] !== undefined) caps.set(id, keys[0]);
  }
  return caps;
}
