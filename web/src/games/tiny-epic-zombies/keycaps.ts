// Which key chooses what on the board, to be shown beside it.

import { withNumbers } from '../../ui/keyboard';
import { intentions } from './intentions';
import { type Target, wayOf } from './model';
import type { TezPlay } from './model';

/** The key for each target that a single choice is about, by its id. */
export function keycaps(play: TezPlay): ReadonlyMap<string, string> {
  const caps = new Map<string, string>();
  const actions = new Map(play.choices.map((choice) => [choice.action, wayOf(choice).path] as const));
  for (const { id, keys } of withNumbers(intentions(play))) {
    const path: readonly Target[] = actions.get(id) ?? [];
    const [target] = path;
    if (keys[0] !== undefined && path.length === 1 && target !== undefined && !caps.has(target.id)) {
      caps.set(target.id, keys[0]);
    }
  }
  return caps;
}
