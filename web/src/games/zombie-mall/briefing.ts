// Told before the first turn: the way out, and what a bite does.

import { t } from '../../text/fluent';
import { personOf } from '../../stage/people';
import type { Briefing, Play } from '../module';
import type { MallPlay } from './model';
import { needsOf } from './needs';

export function briefing(shell: Play): Briefing | null {
  const play = shell as MallPlay;
  if (play.seat === null) return null;
  const isRival = play.view.mode === 'rival';
  return {
    title: t('zm-briefing-you', { who: personOf(play.seat).id }),
    side: 'human',
    figures: [personOf(play.seat)],
    about: [t(isRival ? 'zm-briefing-rival' : 'zm-briefing-coop')],
    todo: [
      ...needsOf(play).map(({ what, words }) => t('zm-briefing-need', { what, words })),
      t('zm-briefing-loot'),
    ],
    ends: [t('zm-briefing-bitten'), t('zm-briefing-dead')],
  };
}
