// What a card, token or tile does, and quietly whether it, or a number on it, is ours and not the rulebook's.

import { has, t } from './fluent';

type Args = Parameters<typeof t>[1];

/** Pieces of one kind, such as all cards of a game: `zombie-mall-card-L13` is one of `zombie-mall-card`. */
const FAMILY = /^.*?-(?:card|token|hero|scenario|character)(?=-)/;

/** What a piece does, by the key of its name: its attribute `help`. */
export function helpOf(piece: string, args: Args = {}): string {
  return has(`${piece}.help`) ? t(`${piece}.help`, args) : '';
}

/** What of a piece is ours: its attribute `house`, else what is said of its whole kind; nothing if it is the rulebook's. */
export function houseOf(piece: string, args: Args = {}): string | null {
  const keys = [`${piece}.house`, `${FAMILY.exec(piece)?.[0] ?? piece}-house`];
  const key = keys.find((one) => has(one));
  return key === undefined ? null : t(key, args);
}

/** Both in one text, for what appears on hover. */
export function hintOf(piece: string, args: Args = {}): string {
  return [helpOf(piece, args), houseOf(piece, args) ?? ''].filter((part) => part !== '').join(' ');
}
