// The soundtrack as a schedule, and a timer that people start and stop. Pure: the time is always an argument.

export const LENGTH_MS = 900_000;
/** The last instant at which a growl can sound (Z15-R03). */
const LAST_GROWL_MS = 840_000;
const SIRENS_MS: readonly number[] = [0, 420_000, 600_000, 840_000];
/** The last seconds are counted aloud. */
const COUNTDOWN_MS = 890_000;

export const MIN_GROWL_SECONDS = 20;
export const MAX_GROWL_SECONDS = 840;

/** Seconds between two growls; null for none. */
export type GrowlEvery = number | null;

export type Cue =
  | { readonly kind: 'siren'; readonly atMs: number; readonly number: number }
  | { readonly kind: 'growl'; readonly atMs: number; readonly number: number }
  | { readonly kind: 'countdown'; readonly atMs: number }
  | { readonly kind: 'end'; readonly atMs: number };

/** Everything that happens, in order; at the same instant the siren is first (Z15-R04). */
export function schedule(every: GrowlEvery): readonly Cue[] {
  const cues: Cue[] = SIRENS_MS.map((atMs, i) => ({ kind: 'siren', atMs, number: i + 1 }));
  if (every !== null) {
    for (let number = 1; number * every * 1000 <= LAST_GROWL_MS; number += 1) {
      cues.push({ kind: 'growl', atMs: number * every * 1000, number });
    }
  }
  cues.push({ kind: 'countdown', atMs: COUNTDOWN_MS }, { kind: 'end', atMs: LENGTH_MS });
  return cues.sort((a, b) => a.atMs - b.atMs);
}

/** What happens from `from` on and before `to`. */
export function cuesBetween(cues: readonly Cue[], from: number, to: number): readonly Cue[] {
  return cues.filter((cue) => cue.atMs >= from && cue.atMs < to);
}

/** The next cue of a kind after `at`. */
export function nextOf(cues: readonly Cue[], kind: Cue['kind'], at: number): Cue | null {
  return cues.find((cue) => cue.kind === kind && cue.atMs > at) ?? null;
}

/** The last thing that happened that asks people to do or know something. */
export function lastTold(cues: readonly Cue[], at: number): Cue | null {
  return cues.findLast((cue) => cue.kind !== 'countdown' && cue.atMs <= at) ?? null;
}

export interface Timer {
  /** What had passed when it was last started or stopped. */
  readonly doneMs: number;
  /** When it was started, by the clock of the device; null while it stands. */
  readonly since: number | null;
}

export const RESET: Timer = { doneMs: 0, since: null };

/** How far the soundtrack is at device time `now`. */
export function elapsed(timer: Timer, now: number): number {
  // A device clock that was set back does not take the game back.
  const running = timer.since === null ? 0 : Math.max(0, now - timer.since);
  return Math.min(LENGTH_MS, timer.doneMs + running);
}

export function start(timer: Timer, now: number): Timer {
  if (timer.since !== null || timer.doneMs >= LENGTH_MS) return timer;
  return { ...timer, since: now };
}

export function pause(timer: Timer, now: number): Timer {
  return timer.since === null ? timer : { doneMs: elapsed(timer, now), since: null };
}

/** Minutes and seconds. Time left is rounded up, so that 0:00 is the end and not the second before it. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
