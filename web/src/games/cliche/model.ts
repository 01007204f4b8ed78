// Questions about a Cliché view and its choices that several parts of the board ask. No rules: whether something is
// allowed is read from the choices, never worked out.

import type { Choice } from '../../protocol/Choice';
import type { Seat } from '../../protocol/Seat';
import { t } from '../../text/fluent';
import { hintOf } from '../../text/help';
import type { Play } from '../module';
import type { Action, Card, Cards, Event, View } from './types';

export type ClichePlay = Play<View>;

/** All kinds of cards, in the order in which they are always listed. */
export const KINDS: readonly Card[] = ['scrap', 'engine', 'tire', 'medkit', 'shotgun'];
export const PARTS: readonly Card[] = ['engine', 'tire', 'scrap'];
export const NO_CARDS: Cards = { scrap: 0, engine: 0, tire: 0, medkit: 0, shotgun: 0 };

export function total(cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + cards[kind], 0);
}

/** Cards in the text form of actions: `scrap*3,tire`, or `nothing`. */
export function cardsText(cards: Cards): string {
  const items = KINDS.filter((kind) => cards[kind] > 0).map((kind) =>
    cards[kind] === 1 ? kind : `${kind}*${cards[kind]}`,
  );
  return items.length === 0 ? 'nothing' : items.join(',');
}

export function sum(all: readonly Cards[]): Cards {
  return all.reduce((a, b) => combine(a, b, (x, y) => x + y), NO_CARDS);
}

export function combine(a: Cards, b: Cards, how: (a: number, b: number) => number): Cards {
  return {
    scrap: how(a.scrap, b.scrap),
    engine: how(a.engine, b.engine),
    tire: how(a.tire, b.tire),
    medkit: how(a.medkit, b.medkit),
    shotgun: how(a.shotgun, b.shotgun),
  };
}

export function cardName(card: Card): string {
  return t(`cliche-card-${card}`);
}

/** What a card is good for. */
export function cardHelp(card: Card): string {
  return hintOf(`cliche-card-${card}`);
}

/** So many cards of a kind, in words. */
export function cardCount(card: Card, n: number): string {
  return t(`cliche-card-${card}-n`, { n });
}

export function actionOf(choice: Choice): Action {
  return choice.data as Action;
}

export type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;
export interface Option<T extends Action['type']> {
  readonly choice: Choice;
  readonly action: ActionOf<T>;
}

/** The listed choices of one type. */
export function options<T extends Action['type']>(play: Play, type: T): readonly Option<T>[] {
  return play.choices.flatMap((choice) => {
    const action = actionOf(choice);
    return action.type === type ? [{ choice, action: action as ActionOf<T> }] : [];
  });
}

export function can(play: Play, type: Action['type']): boolean {
  return play.choices.some((choice) => actionOf(choice).type === type);
}

/** Choices that name a seat and nothing else, by that seat. */
export function seatTargets(play: Play): ReadonlyMap<Seat, Choice> {
  const all = [...options(play, 'zombie'), ...options(play, 'start'), ...options(play, 'heal')];
  return new Map(all.map(({ choice, action }) => [action.seat, choice]));
}

/** Choices of a space of the row, by its number from 1. */
export function spaceTargets(play: Play): ReadonlyMap<number, Choice> {
  const all = [...options(play, 'buy'), ...options(play, 'replace')];
  return new Map(all.map(({ choice, action }) => [action.space, choice]));
}

/** Choices of a card in the viewer's hand, by its kind. */
export function cardTargets(play: Play): ReadonlyMap<Card, Choice> {
  const all = [...options(play, 'exchange'), ...options(play, 'replace_own')];
  return new Map(all.map(({ choice, action }) => [action.card, choice]));
}

/** Whom the viewer may make an offer to, by the bargains that are listed; true where it would be a counter-offer. */
export function partners(play: Play): ReadonlyMap<Seat, boolean> {
  const found = new Map<Seat, boolean>();
  for (const { action } of options(play, 'offer')) found.set(action.to, false);
  for (const { action } of options(play, 'counter')) found.set(action.to, true);
  return found;
}

export function offerText(to: Seat, give: Cards, want: Cards, isCounter: boolean): string {
  return `${isCounter ? 'counter' : 'offer'} ${to} give ${cardsText(give)} want ${cardsText(want)}`;
}

/** Everything of one's own that can be given away, face-up shotguns included. */
export function owned(view: View, seat: Seat): Cards {
  const own = view.seats[seat];
  const hand = own?.hand ?? NO_CARDS;
  return { ...hand, shotgun: hand.shotgun + (own?.armed ?? 0) };
}

/** How far a vehicle is: the viewer's own parts, and what the cards that others hide could add at the very most. */
export function reach(
  view: View,
  seat: Seat | null,
  vehicle: 'car' | 'motorcycle',
): { readonly own: number; readonly others: number; readonly short: number } {
  const { parts, yours } = view[vehicle];
  const all = PARTS.reduce((sum, part) => sum + parts[part], 0);
  const own = PARTS.reduce((sum, part) => sum + Math.min(parts[part], yours?.[part] ?? 0), 0);
  const hidden =
    vehicle === 'motorcycle'
      ? 0
      : view.seats.reduce((n, it, i) => (i === seat || it.side !== 'human' ? n : n + it.hand_size), 0);
  const others = Math.min(all - own, hidden);
  return { own, others, short: all - own - others };
}

export function eventOf(entry: { readonly event: unknown }): Event {
  return entry.event as Event;
}

/** What the middle of the board shows. */
export type Stage = 'opening' | 'race' | 'row' | 'free' | 'over';

export function stageOf(view: View): Stage {
  switch (view.phase) {
    case 'opening':
    case 'naming':
    case 'placing':
      return 'opening';
    case 'setup':
    case 'gathering':
      return 'race';
    case 'trading':
      return 'row';
    case 'free_step':
      return 'free';
    case 'over':
      return 'over';
  }
}
