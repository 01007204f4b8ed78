// One clock for all browsers: the estimate from delayed and lopsided messages, and the soundtrack read off it.

import { describe, expect, it } from 'vitest';
import { reading } from '../../src/games/zombies15/clock';
import type { ClockView } from '../../src/games/zombies15/types';
import { gameTime, STOPPED, syncClock, type TableClock } from '../../src/store/clock';

/** A browser whose clock began at another moment, on a line with these delays; time of the server throughout. */
function browser(skew: number): {
  hear(sent: number, down: number): void;
  ping(sent: number, up: number, down: number): void;
  at(now: number): number;
} {
  let clock: TableClock = STOPPED;
  return {
    hear: (sent, down) => {
      clock = syncClock(clock, { now: sent, running: true }, sent + down - skew);
    },
    ping: (sent, up, down) => {
      const now = sent + up;
      clock = syncClock(clock, { now, running: true }, now + down - skew, up + down);
    },
    at: (now) => gameTime(clock, now - skew),
  };
}

describe('one clock for all browsers', () => {
  it('agrees within 100 ms over a fast and a slow line', () => {
    const [near, far] = [browser(12_345), browser(-987)];
    near.hear(0, 3);
    near.ping(10, 2, 2);
    far.hear(0, 420);
    far.ping(10, 300, 300);
    for (const [sent, near_ms, far_ms] of [
      [1_000, 4, 640],
      [2_000, 60, 310],
      [3_000, 2, 900],
    ] as const) {
      near.hear(sent, near_ms);
      far.hear(sent, far_ms);
    }
    expect(Math.abs(near.at(4_000) - 4_000)).toBeLessThan(10);
    expect(Math.abs(far.at(4_000) - 4_000)).toBeLessThan(10);
    expect(Math.abs(near.at(4_000) - far.at(4_000))).toBeLessThan(100);
  });

  it('is never wrong by more than half the best round trip, however lopsided the line', () => {
    for (const [up, down] of [
      [5, 150],
      [150, 5],
      [80, 80],
      [0, 199],
    ] as const) {
      const one = browser(500);
      one.ping(0, up, down);
      one.ping(1_000, up + 400, down + 300);
      one.hear(2_000, down + 50);
      expect(Math.abs(one.at(5_000) - 5_000)).toBeLessThanOrEqual((up + down) / 2);
      expect(Math.abs(one.at(5_000) - 5_000)).toBeLessThan(100);
    }
  });

  it('forgets slow messages and trusts the fastest of each kind', () => {
    const one = browser(0);
    one.ping(0, 900, 900);
    expect(Math.abs(one.at(2_000) - 2_000)).toBeLessThanOrEqual(900);
    one.ping(2_000, 20, 20);
    one.ping(3_000, 700, 20);
    expect(Math.abs(one.at(4_000) - 4_000)).toBeLessThanOrEqual(20);
  });

  it('notices at the first ping that the clock was set back by a short crash', () => {
    let clock = syncClock(STOPPED, { now: 10_000, running: true }, 10_000, 4);
    clock = syncClock(clock, { now: 10_500, running: true }, 11_900, 4);
    expect(gameTime(clock, 12_000)).toBeCloseTo(10_602, 0);
  });
});

const CLOCK: ClockView = {
  pace: 'real-time',
  label: 'strict',
  growl_seconds: 20,
  speed: 100,
  n_growls: 0,
  n_sirens: 1,
  next_growl: 20_000,
  next_siren: 420_000,
  end: 900_000,
  paused_ms: 0,
  can_pause: true,
  votes: [],
};

describe('the soundtrack', () => {
  it('counts down to the end, the next growl and the next siren', () => {
    expect(reading(CLOCK, 5_000)).toEqual({
      trackMs: 5_000,
      leftMs: 895_000,
      growlMs: 15_000,
      sirenMs: 415_000,
      isPaused: false,
    });
  });

  it('runs faster at a higher speed, while growls are counted in the time of the people', () => {
    const fast = { ...CLOCK, speed: 150, next_growl: 13_334 };
    expect(reading(fast, 2_000)).toMatchObject({ trackMs: 3_000, growlMs: 11_334 });
  });

  it('stands in a pause and leaves it out afterwards', () => {
    const paused = { ...CLOCK, paused_at: 8_000 };
    expect(reading(paused, 50_000)).toMatchObject({ trackMs: 8_000, growlMs: 12_000, isPaused: true });
    const later = { ...CLOCK, paused_ms: 42_000, next_growl: 62_000 };
    expect(reading(later, 50_000)).toMatchObject({ trackMs: 8_000, growlMs: 12_000, isPaused: false });
  });

  it('ends at fifteen minutes and has no growl or siren after the last', () => {
    const last = Object.entries(CLOCK).filter(([key]) => !key.startsWith('next_'));
    const late = Object.fromEntries(last) as ClockView;
    expect(reading(late, 950_000)).toMatchObject({ leftMs: 0, growlMs: null, sirenMs: null });
  });
});
