// The soundtrack's clock, read off the table's time. Pure.

import type { ClockView } from './types';

/** Every soundtrack is fifteen minutes long. */
export const TRACK_MS = 900_000;

export interface Reading {
  /** Where the soundtrack is, and what is left of it, in its own time. */
  readonly trackMs: number;
  readonly leftMs: number;
  /** Until the next growl and siren, in the time of the people at the table. */
  readonly growlMs: number | null;
  readonly sirenMs: number | null;
  readonly isPaused: boolean;
}

export function reading(clock: ClockView, now: number): Reading {
  const at = clock.paused_at ?? now;
  const running = Math.max(0, at - clock.paused_ms);
  const trackMs = Math.min(TRACK_MS, (running * clock.speed) / 100);
  const until = (then: number | undefined): number | null =>
    then === undefined ? null : Math.max(0, then - at);
  return {
    trackMs,
    leftMs: TRACK_MS - trackMs,
    growlMs: until(clock.next_growl),
    sirenMs: until(clock.next_siren),
    isPaused: clock.paused_at !== undefined,
  };
}

/** Minutes of the soundtrack that are left when the next siren sounds. */
export const SIREN_MINUTES: readonly number[] = [0, 7, 10, 14];
