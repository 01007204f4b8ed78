// The table's clock as the client reckons it.

import { describe, expect, it } from 'vitest';
import { gameTime, STOPPED, syncClock } from '../../src/store/clock';

describe('the clock', () => {
  it('stands still while it does not run', () => {
    const clock = syncClock(STOPPED, { now: 5_000, running: false }, 100);
    expect(gameTime(clock, 100)).toBe(5_000);
    expect(gameTime(clock, 9_000)).toBe(5_000);
  });

  it('runs on from the moment the message came', () => {
    const clock = syncClock(STOPPED, { now: 5_000, running: true }, 100);
    expect(gameTime(clock, 350)).toBe(5_250);
  });

  it('believes the fastest message, not the last', () => {
    let clock = syncClock(STOPPED, { now: 1_000, running: true }, 2_000);
    clock = syncClock(clock, { now: 2_000, running: true }, 2_990);
    expect(gameTime(clock, 3_000)).toBe(2_010);
    clock = syncClock(clock, { now: 3_000, running: true }, 4_400);
    expect(gameTime(clock, 4_400)).toBe(3_410);
  });

  it('is set anew after a jump, such as a pause', () => {
    let clock = syncClock(STOPPED, { now: 1_000, running: true }, 1_000);
    clock = syncClock(clock, { now: 1_500, running: true }, 60_000);
    expect(gameTime(clock, 60_000)).toBe(1_500);
    clock = syncClock(clock, { now: 1_600, running: false }, 60_100);
    clock = syncClock(clock, { now: 1_600, running: true }, 90_000);
    expect(gameTime(clock, 90_100)).toBe(1_700);
  });
});
