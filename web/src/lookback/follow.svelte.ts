// Asks for the look back at a finished game until all of it is there; what is known by then is shown at once.

import { ApiFailure, lookBack } from '../net/api';
import type { Analysis, LookBackNews } from '../net/lookBack';
import type { Text } from '../protocol/Text';

/** Between two calls that brought nothing: the server waits a moment itself. */
const PAUSE_MS = 300;

export class LookBack {
  analysis = $state.raw<Analysis | null>(null);
  stage = $state<LookBackNews['stage']>('none');
  /** From 0 to 1. */
  done = $state(0);
  failure = $state.raw<Text | null>(null);

  readonly #table: string;
  #seen = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;

  constructor(table: string) {
    this.#table = table;
  }

  get isOver(): boolean {
    return this.stage === 'done' || this.failure !== null;
  }

  /** Begins, or goes on. */
  start(): void {
    if (this.#isAsking || this.stage === 'done') return;
    this.#isAsking = true;
    this.failure = null;
    void this.#ask();
  }

  stop(): void {
    this.#isAsking = false;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const news = await lookBack(this.#table, this.#seen);
      if (!this.#isAsking) return;
      this.stage = news.stage;
      this.done = news.done / 1000;
      // A look back that was left begins anew, and counts anew.
      this.#seen = news.stage === 'left' ? 0 : news.n;
      if (news.found !== undefined) this.analysis = news.found;
      if (news.stage === 'done') this.stop();
      else this.#timer = setTimeout(() => void this.#ask(), PAUSE_MS);
    } catch (error) {
      this.stop();
      if (!(error instanceof ApiFailure)) throw error;
      this.failure = error.text;
    }
  }
}
