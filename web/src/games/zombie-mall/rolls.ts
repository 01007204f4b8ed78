// The dice that were thrown, as the board shows them. Pure.

import type { LogEntry } from '../../store/table';
import { t } from '../../text/fluent';
import { eventOf } from './model';

export interface Roll {
  /** Grows with every roll; equal rolls are still different. */
  readonly id: string;
  readonly die: 4 | 6 | 10;
  readonly value: number;
  readonly caption: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** The dice among what happened, in the order they fell. */
export function rollsOf(news: readonly LogEntry[]): readonly Roll[] {
  return news.flatMap((entry) => {
    const event = eventOf(entry);
    const roll = (
      die: number,
      value: number,
      caption: string,
      tone: Roll['tone'] = 'plain',
      part = 0,
    ): Roll => ({
      id: `${entry.n}-${part}`,
      die: die === 4 || die === 6 ? die : 10,
      value,
      caption,
      tone,
    });
    switch (event.type) {
      case 'spawn_rolled':
        return [roll(event.die, event.roll, t('zm-roll-spawn'), 'bad')];
      case 'spawned':
        return [
          roll(10, event.direction, t('zm-roll-direction'), 'plain'),
          ...(event.direction >= 1 && event.direction <= 8
            ? [roll(10, event.distance, t('zm-roll-distance'), 'plain', 1)]
            : []),
        ];
      case 'move_rolled':
        return [roll(10, event.roll, t('zm-roll-move', { mp: event.mp }), 'good')];
      case 'fought':
        return [roll(10, event.roll, t('zm-roll-fight'), event.won ? 'good' : 'bad')];
      case 'boosted':
        return [roll(10, event.roll, t('zm-roll-boost'), event.won ? 'good' : 'bad')];
      case 'survival_rolled':
        return [
          roll(10, event.roll, t('zm-roll-survive', { n: event.bites }), event.survived ? 'good' : 'bad'),
        ];
      case 'respawn_rolled':
        return [
          roll(10, event.direction, t('zm-roll-direction')),
          roll(6, event.distance, t('zm-roll-distance'), 'plain', 1),
        ];
      case 'horde_rolled':
        return [roll(6, event.roll, t('zm-roll-horde'), 'bad')];
      case 'hunker_rolled':
        return [roll(10, event.roll, t('zm-roll-hunker'), event.rescued ? 'good' : 'bad')];
      case 'ball_rolled':
        return [roll(10, event.roll, t('zm-roll-ball'), event.killed ? 'good' : 'bad')];
      case 'door_held':
        return [roll(10, event.roll, t('zm-roll-door'), 'bad')];
      case 'called':
        return [roll(10, event.roll, t('zm-roll-call'), 'good')];
      case 'dice_rolled':
        return [roll(event.die, event.roll, t('zm-roll-card'))];
      default:
        return [];
    }
  });
}
