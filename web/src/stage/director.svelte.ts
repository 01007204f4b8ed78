// Tells what happened in order: every message is shown for as long as it takes to be seen before the next one is. What is
// shown is always a position that was true; only the question waits until everything before it has been told. A question
// that was there already stays while others act: an answer must not be lost because somebody else gave theirs just then.

import { type LogEntry, ownPrompt, type TableState } from '../store/table';
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
  /** Something is still being told: whoever looks on is not asked yet. */
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
      else if (this.#timer === undefined) this.#tell(speed);
      else if (!this.isTelling && isOwn(next)) {
        // Whoever answers in the middle of it has seen enough, and wants to see what came of it.
        this.stop();
        this.#queue = [next];
        this.#tell(speed);
      }
    }
  }

  /** Everything that is still to be told, at once. */
  hurry(): void {
    const last = this.#queue.at(-1) ?? this.told;
    if (last !== null) this.#cut(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #cut(to: TableState): void {
    this.stop();
    this.#queue = [];
    this.isTelling = false;
    this.told = to;
  }

  #tell(speed: Speed): void {
    const [next, ...rest] = this.#queue;
    this.#queue = rest;
    this.#timer = undefined;
    if (next === undefined) {
      this.isTelling = false;
      return;
    }
    const stands = !this.isTelling && !isOwn(next) && isAskedAlike(this.told, next);
    this.told = next;
    const ms = this.#hold(next, rest.length) * factorOf(speed);
    if (ms < 1) {
      this.#tell(speed);
      return;
    }
    this.isTelling = !stands;
    this.#timer = setTimeout(() => this.#tell(speed), ms);
  }

  #hold(state: TableState, behind: number): number {
    const fresh = state.log.filter(({ n }) => n >= state.newFrom);
    const all = fresh.reduce((sum, entry) => sum + this.#length(entry, state), 0);
    const isKnown = isOwn(state) && !fresh.some((entry) => this.#isSurprise(entry));
    const ms = Math.min(isKnown ? OWN_MS : MOST_MS, all);
    return behind > HURRY ? ms / 2 : ms;
  }
}

/** Whether the last thing that happened is what the one who looks on did. */
function isOwn(state: TableState): boolean {
  return state.ownAct !== null && state.ownAct === (state.shown?.inputs ?? 0) - 1;
}

/** Whether the one who looks on is asked the same in both. */
function isAskedAlike(before: TableState | null, after: TableState): boolean {
  const asked = before === null ? null : ownPrompt(before);
  return asked !== null && JSON.stringify(asked) === JSON.stringify(ownPrompt(after));
}
