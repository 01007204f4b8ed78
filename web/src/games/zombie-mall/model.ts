// Questions about a view and its choices that several parts of the board ask. No rules: whether something is allowed is
// read from the choices, never worked out.

import type { Choice } from '../../protocol/Choice';
import type { Seat } from '../../protocol/Seat';
import { has, t } from '../../text/fluent';
import { helpOf, houseOf } from '../../text/help';
import type { Play } from '../module';
import { groundAt, offset, type Plan, planOf, type Spot, spotOf, tileName } from './plan';
import type { Ask, Card, Dir, Event, PlayerView, Space, View } from './types';

export type MallPlay = Play<View>;

/** What the viewer is asked, as one word. */
export type AskName =
  Exclude<Extract<Ask, string>, 'point'> | 'before_spawn' | 'before_roll' | 'moving' | 'ending' | 'answer';

export function askOf(play: Play): AskName | null {
  const ask = play.own?.ask as Ask | undefined;
  if (ask === undefined) return null;
  if (typeof ask === 'string') return ask;
  return 'point' in ask ? ask.point : 'answer';
}

export function eventOf(entry: { readonly event: unknown }): Event {
  return entry.event as Event;
}

// Choices by their text form.

export function verbOf(choice: Choice): string {
  return choice.action.split(' ')[0] ?? '';
}

export function wordsOf(choice: Choice): readonly string[] {
  return choice.action.split(' ').slice(1);
}

/** The choices with this verb. */
export function choicesFor(choices: readonly Choice[], verb: string): readonly Choice[] {
  return choices.filter((choice) => verbOf(choice) === verb);
}

/** What a card is played on, by the form of its target. */
export type Aim = 'none' | 'space' | 'side' | 'card' | 'token' | 'seat' | 'gift';

export function aimOf(choice: Choice): Aim {
  const [, first, more] = wordsOf(choice);
  if (first === undefined) return 'none';
  if (first.startsWith('#')) return 'token';
  if (first.startsWith('@')) return more === undefined ? 'seat' : 'gift';
  if (first.includes(',')) return 'space';
  return first.length === 1 ? 'side' : 'card';
}

/** Everything listed that is done with a card of one's hand. */
export function choicesOf(choices: readonly Choice[], card: Card): readonly Choice[] {
  return choices.filter((choice) => {
    const words = wordsOf(choice);
    switch (verbOf(choice)) {
      case 'play':
      case 'boost':
      case 'discard':
      case 'drop':
      case 'bandage':
      case 'lose':
        return words[0] === card;
      case 'give':
        return words[1] === card;
      default:
        return false;
    }
  });
}

/** Players something can be given to or traded with now. */
export function partners(choices: readonly Choice[]): readonly Seat[] {
  const seats = choices.flatMap((choice) =>
    ['give', 'offer'].includes(verbOf(choice)) ? [Number(wordsOf(choice)[0])] : [],
  );
  return [...new Set(seats)].sort((a, b) => a - b);
}

// Cards.

export function cardKind(card: Card): string {
  return card.split('*')[0] ?? card;
}

/** Uses left, for cards that count them. */
export function cardUses(card: Card): number | null {
  const uses = card.split('*')[1];
  return uses === undefined ? null : Number(uses);
}

export function cardName(card: Card): string {
  const name = t(`zombie-mall-card-${cardKind(card)}`);
  const n = cardUses(card);
  return n === null ? name : t('zombie-mall-card-uses', { card: name, n });
}

export function cardHelp(card: Card): string {
  return helpOf(`zombie-mall-card-${cardKind(card)}`);
}

/** What of a card is ours. */
export function cardHouse(card: Card): string | null {
  return houseOf(`zombie-mall-card-${cardKind(card)}`);
}

const KEYS: Readonly<Record<string, string>> = {
  L35: '1',
  L36: '2',
  L37: '3',
  O01: '1',
  O02: '2',
  O03: '3',
};

/** The number of a key; nothing for other cards. */
export function keyNumber(card: Card): string | null {
  return KEYS[cardKind(card)] ?? null;
}

/** Players known to hold a key that fits a lock, and whether one lies in a pile. */
export function keyHolders(view: View, lock: string): readonly Seat[] {
  return view.players
    .filter((player) => player.hand.some((card) => fits(card, lock)))
    .map(({ seat }) => seat);
}

export function fits(card: Card, lock: string): boolean {
  const number = keyNumber(card);
  return number !== null && (lock === 'any' || lock === number);
}

// Players and places.

export function playerOf(view: View, seat: Seat | null): PlayerView | undefined {
  return view.players.find((player) => player.seat === seat);
}

export function activeOf(view: View): PlayerView | undefined {
  return playerOf(view, view.turn.seat);
}

/** Whose eyes the board follows: the viewer if there is one, else whoever takes the turn. */
export function focusOf(play: MallPlay): PlayerView | undefined {
  return playerOf(play.view, play.seat) ?? activeOf(play.view);
}

export function placeOf(player: PlayerView | undefined): Space | null {
  return player?.at ?? null;
}

let lastPlan: Plan | null = null;

/** The plan of a view's mall; the same object for as long as the mall is the same. */
export function planFor(view: View): Plan {
  if (lastPlan?.mall !== view.mall) lastPlan = planOf(view.mall);
  return lastPlan;
}

export function dirName(dir: Dir): string {
  return t(`zombie-mall-dir-${dir}`);
}

/** What stands over a shop: in the language spoken for the shops of the game, as it was written for others. */
export function signWords(name: string): string {
  const sign = signKey(name);
  return has(sign) ? t(sign) : name;
}

function signKey(name: string): string {
  const sign = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `zm-sign-${sign}`;
}

/** What of the tile is ours: nothing is said of tiles that somebody else drew. */
export function placeHouse(plan: Plan, spot: Spot): string | null {
  return has(signKey(tileName(plan, spot))) ? houseOf('zombie-mall-tile') : null;
}

/** The name of the place a space belongs to. */
export function placeName(plan: Plan, spot: Spot): string {
  const { floor } = groundAt(plan, spot);
  if (floor === 'solid') return t('zm-solid');
  const name = signWords(tileName(plan, spot));
  return floor === 'walkway' ? t('zm-walkway-by', { name }) : name;
}

/** How far and where: "3 north, 2 east". */
export function bearing(from: Space, to: Space): string {
  const { row, col } = offset(spotOf(from), spotOf(to));
  const parts = [
    ...(row === 0 ? [] : [t('zm-bearing', { n: Math.abs(row), dir: dirName(row < 0 ? 'n' : 's') })]),
    ...(col === 0 ? [] : [t('zm-bearing', { n: Math.abs(col), dir: dirName(col < 0 ? 'w' : 'e') })]),
  ];
  return parts.length === 0 ? t('zm-here') : parts.join(', ');
}

export function refugeName(refuge: NonNullable<View['call']>['refuge']): string {
  return typeof refuge === 'string'
    ? t(`zombie-mall-refuge-${refuge}`)
    : t('zombie-mall-refuge-exit', { n: refuge.exit });
}

/** Thousandths as whole per cents; what is only almost sure is not called sure. */
export function percent(thousandths: number): number {
  const rounded = Math.round(thousandths / 10);
  if (rounded === 100 && thousandths < 1000) return 99;
  return rounded === 0 && thousandths > 0 ? 1 : rounded;
}

export function nZombies(view: View): number {
  return view.zombies.reduce((sum, { n }) => sum + n, 0);
}
