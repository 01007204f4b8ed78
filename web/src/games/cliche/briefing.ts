// Told before the first race: both sides of it, because one of the players is about to change.

import { personOf } from '../../stage/people';
import { bodyAt } from '../../stage/zombies';
import { t } from '../../text/fluent';
import type { Briefing, Play } from '../module';
import { type ClichePlay, stageOf } from './model';

export function briefing(shell: Play): Briefing | null {
  const play = shell as ClichePlay;
  if (play.seat === null) return null;
  const own = play.view.seats[play.seat];
  if (own === undefined) return null;
  const isDecided = stageOf(play.view) !== 'opening';
  const isZombie = isDecided && own.side === 'zombie';
  const ends = [
    t('ui-cliche-briefing-turned'),
    ...(play.view.max_rounds === undefined
      ? []
      : [t('ui-cliche-briefing-rounds', { n: play.view.max_rounds })]),
  ];
  if (isZombie)
    return {
      title: t('ui-cliche-role-zombie'),
      side: 'zombie',
      figures: [bodyAt(0)],
      about: [t('ui-cliche-briefing-zombie')],
      todo: [t('ui-cliche-briefing-catch'), t('ui-cliche-briefing-keep')],
      ends: [t('ui-cliche-briefing-escape')],
    };
  return {
    title: t(isDecided ? 'ui-cliche-role-human' : 'ui-cliche-briefing-human-yet'),
    side: 'human',
    figures: [personOf(play.seat)],
    about: [t(isDecided ? 'ui-cliche-briefing-human' : 'ui-cliche-briefing-opening')],
    todo: [t('ui-cliche-briefing-run'), t('ui-cliche-briefing-trade'), t('ui-cliche-briefing-build')],
    ends,
  };
}
