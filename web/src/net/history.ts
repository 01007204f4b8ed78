// The steps of a finished game, fetched when wanted and kept.

import type { HistoryStep } from '../protocol/HistoryStep';
import { history } from './api';

export type Eyes = number | 'spectator';

/** So many steps are kept; the ones longest not looked at go first. */
const MOST = 240;

export class History {
  readonly #table: string;
  readonly #steps = new Map<string, Promise<HistoryStep>>();

  constructor(table: string) {
    this.#table = table;
  }

  /** The game after `n` inputs as `eyes` saw it. Throws `ApiFailure`. */
  step(n: number, eyes: Eyes): Promise<HistoryStep> {
    const key = `${n}/${eyes}`;
    let found = this.#steps.get(key);
    // Put in anew, so that the first of the map is always the one longest not looked at.
    if (found !== undefined) this.#steps.delete(key);
    else {
      found = history(this.#table, n, eyes);
      // A failure is not worth keeping.
      found.catch(() => this.#steps.delete(key));
    }
    this.#steps.set(key, found);
    const [oldest] = this.#steps.keys();
    if (this.#steps.size > MOST && oldest !== undefined) this.#steps.delete(oldest);
    return found;
  }
}
