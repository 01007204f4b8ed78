// Who got out and who did not.

import { describe, expect, it } from 'vitest';
import { fateWords } from '../../src/ui/fates';

const names = (seat: number): string | undefined => ['Anna', 'Juno', 'Hex'][seat];

describe('the end, told truly', () => {
  it('speaks to those who stayed behind', () => {
    expect(fateWords([1, 2], 3, 0, names)).toBe('Juno and Hex got out; you did not.');
  });

  it('speaks to those who got out', () => {
    expect(fateWords([1, 0], 3, 0, names)).toBe('You and Juno got out; Hex did not.');
  });

  it('names everybody to somebody who only watched', () => {
    expect(fateWords([2], 3, null, names)).toBe('Hex got out; Anna and Juno did not.');
  });

  it('says nothing where all shared one fate', () => {
    expect(fateWords([], 3, 0, names)).toBeNull();
    expect(fateWords([0, 1, 2], 3, 0, names)).toBeNull();
  });
});
