// A seat as the table's lists describe it. Pure.

import type { Seat } from '../protocol/Seat';
import type { SeatInfo } from '../protocol/SeatInfo';
import type { You } from '../protocol/You';
import { has, say, t } from '../text/fluent';

/** Who plays if nobody says otherwise. */
export const DEFAULT_BOT = 'casual';

/** Bot levels that have a name of their own are called by it. */
export function botName(level: string): string {
  const key = `ui-bot-${level}`;
  return has(key) ? t(key) : level;
}

/** Why whoever looks may not sit on a chair without a person; nothing if they may, or need none. */
export function closedTo(you: You, seat: Seat): string | null {
  const closed = you.closed.find((chair) => chair.seat === seat);
  return closed === undefined ? null : say(closed.text);
}

/** Who holds the seat, besides the name. */
export function occupantWords(seat: SeatInfo): string {
  switch (seat.occupant.kind) {
    case 'empty':
      return t('ui-seat-empty');
    case 'bot':
      return botName(seat.occupant.level);
    case 'person':
      if (seat.stand_in) return t('ui-seat-stand-in');
      return seat.connected ? t('ui-seat-here') : t('ui-seat-away');
  }
}
