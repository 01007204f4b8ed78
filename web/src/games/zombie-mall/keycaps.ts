// Which key presses which lit space, to be shown on it.

import { withNumbers } from '../../ui/keyboard';
import { intentions } from './intentions';
import type { MallPlay } from './model';
import type { Lit } from './targets';
import type { Space } from './types';

export function keycaps(play: MallPlay, lit: ReadonlyMap<Space, Lit>): ReadonlyMap<Space, string> {
  const keys = new Map(withNumbers(intentions(play)).map(({ id, keys: [key] }) => [id, key]));
  const caps = new Map<Space, string>();
  for (const [space, { action }] of lit) {
    const key = action === null ? undefined : keys.get(action);
    if (key !== undefined && key.length === 1) caps.set(space, key.toUpperCase());
  }
  return caps;
}
