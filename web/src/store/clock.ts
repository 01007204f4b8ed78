// The table's clock as this client reckons it. The server's clock decides; this one only shows.
//
// Every message is late by its journey, so the server's clock is never behind what a message says on arrival; and at the
// answer to a ping it is at most a round trip ahead of it. Between these two bounds lies the truth, the middle is the
// guess: a steady slow line costs nothing, a lopsided one at most half of what its best round trip was.

import type { Clock } from '../protocol/Clock';

/** Game time is `offset` plus local time while it runs, and `offset` alone while it stands. */
export interface TableClock {
  readonly running: boolean;
  readonly offset: number;
  /** The offset is at least this. */
  readonly least: number;
  /** And at most this, once a ping was answered. */
  readonly most: number | null;
}

export const STOPPED: TableClock = { running: false, offset: 0, least: 0, most: null };

/** More than this apart and the clock was set anew; less is only a slower message. */
const JUMP_MS = 2_000;
/** Local clocks and rounding are no better than this. */
const SLACK_MS = 5;

/**
 * The clock after a message that left the server with `clock` and arrived at local time `at`; for the answer to a ping
 * also how long after the ping that was.
 */
export function syncClock(
  before: TableClock,
  clock: Clock,
  at: number,
  roundTripMs: number | null = null,
): TableClock {
  if (!clock.running) return { ...STOPPED, offset: clock.now, least: clock.now };
  const least = clock.now - at;
  const most = roundTripMs === null ? null : least + roundTripMs;
  const isNear = before.running && Math.abs(least - before.offset) < JUMP_MS;
  // What cannot be true of the same clock: the server's was set back, as after a crash.
  const isBroken = most !== null && most < before.least - SLACK_MS;
  if (!isNear || isBroken) return within(least, most);
  return within(Math.max(before.least, least), nearer(before.most, most));
}

function within(least: number, most: number | null): TableClock {
  return { running: true, offset: most === null ? least : (least + Math.max(least, most)) / 2, least, most };
}

function nearer(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** Game time in milliseconds at local time `at`. */
export function gameTime(clock: TableClock, at: number): number {
  return clock.running ? clock.offset + at : clock.offset;
}
