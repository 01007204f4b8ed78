// A seat as the table's lists describe it. Pure.

import type { SeatInfo } from '../protocol/SeatInfo';
import { has, t } from '../text/fluent';

/** Who plays if nobody says otherwise. */
export const DEFAULT_BOT = 'casual';

/** Bot levels that have a name of their own are called by it. */
export function botName(level: string): string {
  const key = `ui-bot-${level}`;
  return has(key) ? t(key) : level;
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
