// Cards in hands and dialogs: equal ones together, several chosen at once, and the text forms that are sent. Pure.

import type { Seat } from '../../protocol/Seat';
import type { Card } from './types';

/** The most cards one act may name. */
const MOST_CARDS = 8;

export interface Group {
  readonly card: Card;
  readonly n: number;
}

export function grouped(cards: readonly Card[]): readonly Group[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => ({ card, n }));
}

/** How many of each card are chosen. */
export type Chosen = Readonly<Record<Card, number>>;

export function total(chosen: Chosen): number {
  return Object.values(chosen).reduce((sum, n) => sum + n, 0);
}

/** One more of a card; after the last one none again. */
export function cycled(chosen: Chosen, { card, n }: Group): Chosen {
  const next = (chosen[card] ?? 0) + 1;
  const isTooMany = next > n || total(chosen) >= MOST_CARDS;
  return { ...chosen, [card]: isTooMany ? 0 : next };
}

function listed(chosen: Chosen): string {
  return Object.entries(chosen)
    .flatMap(([card, n]) => Array.from({ length: n }, () => card))
    .join(' ');
}

export function dropAction(chosen: Chosen): string {
  return `drop ${listed(chosen)}`;
}

export function giveAction(to: Seat, give: Chosen): string {
  return `give ${to} ${listed(give)}`;
}

export function offerAction(to: Seat, give: Chosen, want: Chosen): string {
  return `offer ${to} give ${listed(give) || 'nothing'} want ${listed(want) || 'nothing'}`;
}
