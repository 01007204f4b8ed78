// What stands on a shop's sign, and how large, so that it is no wider than the shop. Pure.

import { TILE } from './plan';

/** A letter's width in parts of its height, and the sign's own edge, in spaces. */
const LETTER = 0.5;
const EDGE = 0.3;
/** Left between the signs of two neighbours. */
const GAP = 0.16;

export interface Lettering {
  readonly words: string;
  readonly size: number;
  readonly wide: number;
}

/** `words` in letters of `size`; without what stands before a colon, and then smaller, where they would not fit. */
export function fitted(words: string, size: number): Lettering {
  const most = TILE - GAP;
  const wide = (said: string, high: number): number => said.length * high * LETTER + EDGE;
  if (wide(words, size) <= most) return { words, size, wide: wide(words, size) };
  const said = words.split(': ').at(-1) ?? words;
  const fit = Math.min(size, (most - EDGE) / (said.length * LETTER));
  return { words: said, size: fit, wide: wide(said, fit) };
}
