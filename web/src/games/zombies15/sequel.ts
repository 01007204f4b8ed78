// What follows a campaign scenario: the next table of the same crew, from the line that says where it stands.

import { t } from '../../text/fluent';
import type { Play, Sequel } from '../module';
import type { Z15Play } from './model';

/** Which scenario a crew plays next, read off its line. */
export function nextScenario(progress: string): number {
  return Number.parseInt(progress, 10);
}

export function sequel(shell: Play): Sequel | null {
  const { view, table } = shell as Z15Play;
  const { progress } = view;
  if (progress === undefined) return null;
  const n = nextScenario(progress);
  const name = t(`zombies15-scenario-${n}`);
  return {
    label: t(view.ending === 'won' ? 'z15-sequel-next' : 'z15-sequel-again', { n, name }),
    title: t('z15-sequel-title', { n, name }),
    options: { ...table.options, mode: 'campaign', progress },
  };
}
