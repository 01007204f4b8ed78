// Who got out and who did not, in one true sentence. Pure.

import type { Seat } from '../protocol/Seat';
import { list, seatName, type SeatNames, t } from '../text/fluent';

/** Nothing where all had the same fate: the ending itself tells that. */
export function fateWords(
  escaped: readonly Seat[],
  nSeats: number,
  own: Seat | null,
  names: SeatNames,
): string | null {
  const all = Array.from({ length: nSeats }, (_, seat) => seat);
  const left = all.filter((seat) => !escaped.includes(seat));
  if (escaped.length === 0 || left.length === 0) return null;
  /** Oneself first, and in the second person. */
  const told = (seats: readonly Seat[], you: string): string =>
    list(
      seats
        .toSorted((a, b) => Number(b === own) - Number(a === own))
        .map((seat) => (seat === own ? you : seatName(seat, names))),
    );
  return t('ui-fates', {
    out: told(
      all.filter((seat) => escaped.includes(seat)),
      t('ui-fates-you-first'),
    ),
    left: told(left, t('ui-you')),
  });
}
