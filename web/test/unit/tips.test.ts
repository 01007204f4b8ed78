// Guesses of those who wait: counted once, against what came after them.

import { describe, expect, it } from 'vitest';
import { counted, guessed, NO_TIPS, type Tips } from '../../src/stage/tips';

interface Entry {
  readonly n: number;
  readonly face: string | null;
}
const entry = (n: number, face: string | null = null): Entry => ({ n, face });
const after = (tips: Tips, ...news: readonly Entry[]): Tips => counted(tips, news, ({ face }) => face);

describe('a tip', () => {
  it('is counted against the next thing it is about', () => {
    const made = guessed(after(NO_TIPS, entry(1)), 'skull');
    expect(after(made, entry(2))).toMatchObject({ guess: 'skull', all: 0 });
    expect(after(made, entry(2), entry(3, 'skull'))).toMatchObject({
      guess: null,
      right: 1,
      all: 1,
      last: 'right',
    });
    expect(after(made, entry(3, 'ring'), entry(4, 'skull'))).toMatchObject({
      right: 0,
      all: 1,
      last: 'wrong',
    });
  });

  it('does not count for what was known before, nor twice', () => {
    const known = after(NO_TIPS, entry(5, 'skull'));
    expect(known).toMatchObject({ all: 0, seen: 5 });
    expect(after(guessed(known, 'skull'), entry(5, 'skull'))).toMatchObject({ all: 0, guess: 'skull' });
    const right = after(guessed(known, 'skull'), entry(6, 'skull'));
    expect(after(right, entry(7, 'skull'))).toMatchObject({ right: 1, all: 1 });
  });

  it('is taken back by the same press', () => {
    expect(guessed(guessed(NO_TIPS, 'skull'), 'skull').guess).toBeNull();
    expect(guessed(guessed(NO_TIPS, 'skull'), 'ring').guess).toBe('ring');
  });
});
