// What a search card would bring, in words: for the hand, and for those who hear the board.

import { list, t } from '../../text/fluent';
import { cardName, humanName, shortStoreName } from './model';
import { type Landing, landings, printedOn } from './spawns';
import type { Card, View } from './types';

/** Where a zombie that is sent to a Store ends up. */
export function landingWords({ store, filled, room, next, end }: Landing): string {
  const args = {
    store: shortStoreName(store),
    n: filled,
    of: store.rooms.length,
    room: room?.split('.')[1] ?? '',
    next: next === null ? '' : shortStoreName(next),
  };
  if (end !== 'room') return t(`tez-lands-${end}`, args);
  return t(next === null ? 'tez-lands' : 'tez-lands-next', args);
}

/** Whom it would overrun there. */
export function overrunWords(view: View, { overrun }: Landing): string | null {
  return overrun.length === 0
    ? null
    : t('tez-lands-overrun', { who: list(overrun.map((human) => humanName(view, human))) });
}

/** A card of the hand with its symbol and both Stores that it calls zombies to. */
export function callWords(view: View, card: Card): string {
  const printed = printedOn(card);
  if (printed === null) return cardName(card);
  const places = landings(view, printed.symbol).map((one) =>
    [landingWords(one), overrunWords(view, one)].filter((part) => part !== null).join(', '),
  );
  return t('tez-words-card', {
    card: cardName(card),
    symbol: t(`tiny-epic-zombies-symbol-${printed.symbol}`),
    places: places.join('; '),
  });
}
