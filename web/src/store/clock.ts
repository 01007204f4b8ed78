// The table's clock as this client reckons it. The server's clock decides; this one only shows.

import type { Clock } from '../protocol/Clock';

/** Game time is `offset` plus local time while it runs, and `offset` alone while it stands. */
export interface TableClock {
  readonly running: boolean;
  readonly offset: number;
}

export const STOPPED: TableClock = { running: false, offset: 0 };

/** More than this apart and the clock was set anew; less is only a slower message. */
const JUMP_MS = 2_000;

/**
 * The clock after a message that left the server with `clock` and arrived at local time `at`.
 * Every message is late by its journey, so the fastest one seen tells the truth best.
 */
export function syncClock(before: TableClock, clock: Clock, at: number): TableClock {
  if (!clock.running) return { running: false, offset: clock.now };
  const offset = clock.now - at;
  const continues = before.running && Math.abs(offset - before.offset) < JUMP_MS;
  return { running: true, offset: continues ? Math.max(before.offset, offset) : offset };
}

/** Game time in milliseconds at local time `at`. */
export function gameTime(clock: TableClock, at: number): number {
  return clock.running ? clock.offset + at : clock.offset;
}
