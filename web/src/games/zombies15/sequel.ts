// What follows a campaign scenario: the next table of the same crew, from the line that says where it stands.

import { t } from '../../text/fluent';
import type { Chapter, Play, Sequel } from '../module';
import type { Z15Play } from './model';

export function sequel(shell: Play): Sequel | null {
  const { view, table } = shell as Z15Play;
  const { next: n, progress_next: progress } = view.campaign ?? {};
  // Left out where there is nothing: outside the campaign, and after its last scenario.
  if (n === undefined || progress === undefined) return null;
  const name = t(`zombies15-scenario-${n}`);
  return {
    label: t(view.campaign?.won === true ? 'z15-sequel-next' : 'z15-sequel-again', { n, name }),
    title: t('z15-sequel-title', { n, name }),
    options: { ...table.options, mode: 'campaign', progress },
  };
}

/** How this scenario of the campaign ended. */
export function chapter(shell: Play): Chapter | null {
  const { campaign } = (shell as Z15Play).view;
  if (campaign?.won === undefined) return null;
  const { scenario: part, won, scenarios } = campaign;
  return { part, won, isOver: won && part >= scenarios };
}
