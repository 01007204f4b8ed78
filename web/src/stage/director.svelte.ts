// Tells what happened in order: every message is shown for as long as it takes to be seen before the next one is. What is
// shown is always a position that was true; only the question waits until everything before it has been told.

import type { LogEntry, TableState } from '../store/table';
import { factorOf, type Speed } from './beats';

/** More than this behind, and everything runs at double speed; more than that, and it is cut. */
const HURRY = 6;
const CUT = 24;
/** One's own act needs no waiting for: the hand knows what it did. */
const OWN_MS = 300;
const MOST_MS = 2_500;

export class Director {
  /** What is being told; nothing before the first picture. */
  told = $state.raw<TableState | null>(null);
  /** Something is still being told: nobody is asked yet. */
  isTelling = $state(false);

  readonly #length: (entry: LogEntry, state: TableState) => number;
  readonly #isSurprise: (entry: LogEntry) => boolean;
  #queue: readonly TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `length` says how long an entry of the log takes to be seen at the normal speed, `isSurprise` whether that also holds
   *  for whoever did it. */
  constructor(
    length: (entry: LogEntry, state: TableState) => number,
    isSurprise: (entry: LogEntry) => boolean = () => false,
  ) {
    this.#length = length;
    this.#isSurprise = isSurprise;
  }

  hear(next: TableState, speed: Speed): void {
    const last = this.#queue.at(-1) ?? this.told;
    const isNext = last?.seq !== null && last?.seq !== undefined && next.seq === last.seq + 1;
    // Whole pictures, jumps and pages that nobody looks at are not told but shown.
    if (speed === 'off' || last === null || document.hidden || (!isNext && next.seq !== last.seq)) {
      this.#cut(next);
    } else if (next.seq === last.seq) {
      if (this.#queue.length === 0) this.told = next;
      else this.#queue = [...this.#queue.slice(0, -1), next];
    } else {
      this.#queue = [...this.#queue, next];
      if (this.#queue.length > CUT) this.#cut(next);
      else if (!this.isTelling) this.#tell(speed);
    }
  }

  /** Everything that is still to be told, at once. */
  hurry(): void {
    const last = this.#queue.at(-1) ?? this.told;
    if (last !== null) this.#cut(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #cut(to: TableState): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.isTelling = false;
    this.told = to;
  }

  #tell(speed: Speed): void {
    const [next, ...rest] = this.#queue;
    this.#queue = rest;
    if (next === undefined) {
      this.isTelling = false;
      return;
    }
    this.told = next;
    const ms = this.#hold(next, rest.length) * factorOf(speed);
    if (ms < 1) {
      this.#tell(speed);
      return;
    }
    this.isTelling = true;
    this.#timer = setTimeout(() => this.#tell(speed), ms);
  }

  #hold(state: TableState, behind: number): number {
    const fresh = state.log.filter(({ n }) => n >= state.newFrom);
    const all = fresh.reduce((sum, entry) => sum + this.#length(entry, state), 0);
    const isOwn = state.ownAct !== null && state.ownAct === (state.shown?.inputs ?? 0) - 1;
    const isKnown = isOwn && !fresh.some((entry) => this.#isSurprise(entry));
    const ms = Math.min(isKnown ? OWN_MS : MOST_MS, all);
    return behind > HURRY ? ms / 2 : ms;
  }
}
