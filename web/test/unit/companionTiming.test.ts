// The companion's clock, with the time passed in.

import { describe, expect, it } from 'vitest';
import {
  cuesBetween,
  elapsed,
  lastTold,
  LENGTH_MS,
  minutes,
  nextOf,
  pause,
  RESET,
  schedule,
  start,
} from '../../src/companion/timing';

const seconds = (every: number | null, kind: string): number[] =>
  schedule(every)
    .filter((cue) => cue.kind === kind)
    .map((cue) => cue.atMs / 1000);

describe('the schedule', () => {
  it('has growls and sirens where the rules put them', () => {
    expect(seconds(60, 'growl')).toEqual(Array.from({ length: 14 }, (_, i) => 60 * (i + 1)));
    expect(seconds(40, 'growl')).toEqual(Array.from({ length: 21 }, (_, i) => 40 * (i + 1)));
    expect(seconds(500, 'growl')).toEqual([500]);
    expect(seconds(null, 'growl')).toEqual([]);
    expect(seconds(60, 'siren')).toEqual([0, 420, 600, 840]);
    expect(seconds(null, 'countdown')).toEqual([890]);
    expect(seconds(null, 'end')).toEqual([900]);
  });

  it('tells a growl after the siren of the same instant', () => {
    const kinds = cuesBetween(schedule(60), 420_000, 420_001).map((cue) => cue.kind);
    expect(kinds).toEqual(['siren', 'growl']);
    expect(lastTold(schedule(60), 425_000)?.kind).toBe('growl');
  });

  it('hands every cue over exactly once, however the time is cut', () => {
    const cues = schedule(40);
    const told = [0, 1_500, 1_600, 39_999, 40_000, 41_500, 600_000, 901_500].flatMap((to, i, all) =>
      cuesBetween(cues, all[i - 1] ?? 0, to),
    );
    expect(told).toEqual(cues);
  });

  it('knows what comes next and what came last', () => {
    const cues = schedule(60);
    expect(nextOf(cues, 'growl', 59_999)?.atMs).toBe(60_000);
    expect(nextOf(cues, 'growl', 60_000)?.atMs).toBe(120_000);
    expect(nextOf(cues, 'growl', 840_000)).toBeNull();
    expect(nextOf(cues, 'siren', 0)?.atMs).toBe(420_000);
    expect(lastTold(cues, 895_000)).toMatchObject({ kind: 'growl', number: 14 });
    expect(lastTold(cues, 900_000)?.kind).toBe('end');
  });
});

describe('the timer', () => {
  it('stands, runs, pauses and ends', () => {
    const running = start(RESET, 1_000);
    expect(elapsed(RESET, 5_000)).toBe(0);
    expect(elapsed(running, 5_000)).toBe(4_000);
    expect(start(running, 9_000)).toBe(running);
    const paused = pause(running, 6_000);
    expect(elapsed(paused, 999_999)).toBe(5_000);
    expect(pause(paused, 7_000)).toBe(paused);
    expect(elapsed(start(paused, 10_000), 11_000)).toBe(6_000);
    const over = pause(running, 10_000_000);
    expect(elapsed(over, 0)).toBe(LENGTH_MS);
    expect(start(over, 1)).toBe(over);
  });

  it('does not go back with the clock of the device', () => {
    expect(elapsed({ doneMs: 3_000, since: 10_000 }, 4_000)).toBe(3_000);
  });

  it('is written as people read it', () => {
    expect([900_000, 899_999, 61_000, 1, 0].map(minutes)).toEqual(['15:00', '15:00', '1:01', '0:01', '0:00']);
  });
});
