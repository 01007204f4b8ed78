// Game time as people read it.

import { expect, it } from 'vitest';
import { clockWords } from '../../src/ui/clockWords';

it.each([
  [-5, '0:00'],
  [999, '0:00'],
  [7_000, '0:07'],
  [187_400, '3:07'],
  [3_727_000, '1:02:07'],
])('%i ms is %s', (ms, words) => {
  expect(clockWords(ms)).toBe(words);
});
