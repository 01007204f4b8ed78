// The look back in words: percentages, points, and what a curve and its turning points say. No sums of its own.

import type { Party } from '../net/lookBack';
import { say, seatName, type SeatNames, t } from '../text/fluent';
import { clockWords } from '../ui/clockWords';
import { type Curve, extremes, type Turn } from './curve';

export const percent = (share: number): number => Math.round(share * 100);

/** A change in points, with its sign; a minus that is as wide as the plus. */
export function points(change: number): string {
  const n = percent(change);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

export function partyName({ seats, crew }: Party, names: SeatNames): string {
  return crew && seats.length > 1 ? t('lookback-crew') : seatName(seats[0] ?? 0, names);
}

/** When something was: by the clock if one ran, else by the number of the turn. */
export function whenWords(
  { isTimed }: Pick<Curve, 'isTimed'>,
  { turn, at_ms }: { readonly turn: number; readonly at_ms: number },
): string {
  return isTimed ? clockWords(at_ms) : t('lookback-turn-number', { n: turn });
}

/** Everything that is seen in the curve, for those who hear it. */
export function curveWords(curve: Curve, names: SeatNames): string {
  const { party, turns } = curve;
  const found = extremes(curve);
  const who = partyName(party, names);
  const ends = [
    t('lookback-curve-words', { who, before: percent(party.before), won: party.after >= 0.5 ? 'yes' : 'no' }),
  ];
  if (found !== null) {
    const { high, low } = found;
    ends.push(
      t('lookback-curve-extremes', {
        high: percent(high.chance),
        highTime: whenWords(curve, high),
        low: percent(low.chance),
        lowTime: whenWords(curve, low),
      }),
    );
  }
  ends.push(t('lookback-curve-turns', { n: turns.length }));
  return ends.join(' ');
}

/** A turning point in one line. */
export function turnWords(curve: Curve, turn: Turn, names: SeatNames): string {
  return t('lookback-turn', {
    time: whenWords(curve, turn),
    who: seatName(turn.seat, names),
    before: percent(turn.before),
    after: percent(turn.after),
  });
}

/** What was done, in the order it was done. */
export function actsWords({ acts }: Turn, names: SeatNames): string {
  return acts.map((act) => say(act, names)).join(' · ');
}
