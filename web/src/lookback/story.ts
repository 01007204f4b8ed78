// The story of a finished game with its turning points told in between, if anybody has looked back at it. Pure.

import type { Analysis } from '../net/lookBack';
import { say, seatName, type SeatNames, t } from '../text/fluent';
import type { Moment } from '../ui/moments';
import { type Cause, curveOf, partyFor } from './curve';
import { points } from './words';

export interface StoryLine {
  readonly id: string;
  readonly at: number;
  readonly words: string;
  readonly tone: Moment['tone'];
  /** What the turn was, if it is a turning point. */
  readonly cause?: Cause;
}

export function toldOf(
  moments: readonly Moment[],
  analysis: Analysis | null,
  seat: number | null,
  names: SeatNames,
): readonly StoryLine[] {
  const told = moments.map(({ n, at, words, tone }): StoryLine => ({ id: `m${n}`, at, words, tone }));
  const party = analysis === null ? null : partyFor(analysis, seat);
  if (analysis === null || party === null) return told;
  const turns = curveOf(analysis, party).turns.map((turn): StoryLine => {
    const change = turn.after - turn.before;
    const args = { who: seatName(turn.seat, names), points: points(change) };
    return {
      id: `t${turn.inputs}`,
      at: turn.at_ms,
      words:
        turn.decision === null
          ? t('lookback-story', args)
          : t('lookback-story-better', { ...args, act: say(turn.decision.better_text, names) }),
      tone: change < 0 ? 'danger' : 'good',
      cause: turn.cause,
    };
  });
  return [...told, ...turns].toSorted((a, b) => a.at - b.at);
}
