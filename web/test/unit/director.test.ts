// Telling a recorded game: in order, never the future, and what is shown in the end is what is true.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMsg } from '../../src/protocol/ServerMsg';
import { Director } from '../../src/stage/director.svelte';
import { EMPTY, ownPrompt, reduce, type TableState } from '../../src/store/table';
import recorded from './fixtures/cliche.json';

const messages = recorded.messages as unknown as ServerMsg[];
const BEAT_MS = 300;

function states(): readonly TableState[] {
  let state = EMPTY;
  return messages.map((message, i) => (state = reduce(state, message, i)));
}

describe('the director', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the true board after every message, once it has been told', () => {
    const director = new Director(() => BEAT_MS);
    for (const state of states()) {
      director.hear(state, 'normal');
      vi.runAllTimers();
      expect(director.isTelling).toBe(false);
      expect(director.told).toBe(state);
    }
  });

  it('tells messages that come at once one after the other, each a position that was true', () => {
    const all = states().filter(({ shown }) => shown !== null);
    const director = new Director(() => BEAT_MS);
    const some = all.slice(0, 12);
    for (const state of some) director.hear(state, 'normal');
    const told: (number | null)[] = [];
    const look = (): void => {
      const seq = director.told?.seq ?? null;
      if (told.at(-1) !== seq) told.push(seq);
      expect(some).toContain(director.told);
    };
    look();
    while (director.isTelling) {
      vi.advanceTimersToNextTimer();
      look();
    }
    expect(told).toEqual(told.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(director.told).toBe(some.at(-1));
  });

  it('cuts to the truth when somebody has seen enough, and when nobody looks', () => {
    const all = states().filter(({ shown }) => shown !== null);
    const director = new Director(() => BEAT_MS);
    for (const state of all.slice(0, 8)) director.hear(state, 'slow');
    director.hurry();
    expect(director.told).toBe(all[7]);
    expect(director.isTelling).toBe(false);
    vi.stubGlobal('document', { hidden: true });
    for (const state of all.slice(8, 12)) director.hear(state, 'slow');
    expect(director.told).toBe(all[11]);
  });

  it('goes on asking what it asks while others act, and shows what came of the answer at once', () => {
    const all = states();
    const asked = (state: TableState | undefined): string =>
      JSON.stringify((state && ownPrompt(state)) ?? null);
    const acts = (state: TableState): boolean =>
      state.ownAct !== null && state.ownAct === (state.shown?.inputs ?? 0) - 1;
    const stands = (i: number): boolean => {
      const [before, now] = [all[i - 1], all[i]];
      const isNext = before?.seq !== null && before?.seq !== undefined && now?.seq === before.seq + 1;
      return (
        isNext && now !== undefined && asked(now) !== 'null' && asked(before) === asked(now) && !acts(now)
      );
    };
    let [n, answers] = [0, 0];
    for (const [i, state] of all.entries()) {
      const before = all[i - 1];
      if (before === undefined || !stands(i)) continue;
      n += 1;
      const director = new Director(() => BEAT_MS);
      director.hear(before, 'normal');
      director.hear(state, 'normal');
      expect(director.told).toBe(state);
      expect(director.isTelling).toBe(false);
      const answered = all[i + 1];
      if (answered === undefined || !acts(answered)) continue;
      answers += 1;
      director.hear(answered, 'normal');
      expect(director.told).toBe(answered);
      expect(director.isTelling).toBe(true);
      vi.runAllTimers();
      expect(director.isTelling).toBe(false);
    }
    expect(n).toBeGreaterThan(0);
    expect(answers).toBeGreaterThan(0);
  });

  it('is never far behind', () => {
    const all = states();
    const director = new Director(() => BEAT_MS);
    for (const state of all) director.hear(state, 'slow');
    vi.advanceTimersByTime(30 * BEAT_MS * 1.5);
    expect(director.told).toBe(all.at(-1));
  });
});
