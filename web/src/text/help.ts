// What a card, token or tile does, and quietly whether it, or a number on it, is ours and not the rulebook's.

import { has, t } from './fluent';

/** The help of a piece by the key of its name: its attribute `help`, then `house` if it has one. */
export function helpOf(piece: string, args: Parameters<typeof t>[1] = {}): string {
  const parts = [`${piece}.help`, `${piece}.house`];
  return parts
    .filter((key) => has(key))
    .map((key) => t(key, args))
    .join(' ');
}
