// The steps of a finished game, fetched when wanted and kept.

import type { HistoryStep } from '../protocol/HistoryStep';
import { history } from './api';

export type Eyes = number | 'spectator';

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
    if (found === undefined) {
      found = history(this.#table, n, eyes);
      // A failure is not worth keeping.
      found.catch(() => this.#steps.delete(key));
      this.#steps.set(key, found);
    }
    return found;
  }
}
