// What others can be told of this table: spaces of the road and of the row by name, and the card that the viewer means to
// take. Hands have no places: nothing of them can be pointed at.

import type { PlanStep } from '../../protocol/PlanStep';
import { t } from '../../text/fluent';
import type { Play } from '../module';
import { cardName, type ClichePlay, spaceTargets } from './model';

export function placeName(shell: Play, place: string): string | null {
  const { view } = shell as ClichePlay;
  const [kind, number] = place.split('-');
  if (number === undefined || !/^\d{1,3}$/.test(number)) return null;
  const n = Number(number);
  if (kind === 'space' && view.chase && n < view.chase.length) return t('ui-cliche-place-space', { n });
  const row = kind === 'row' ? view.row[n - 1] : undefined;
  if (row === undefined) return null;
  return row.card === undefined
    ? t('ui-cliche-place-row', { n })
    : t('ui-cliche-place-card', { card: cardName(row.card), n });
}

export function plan(shell: Play, looked: string | null): readonly PlanStep[] {
  const n = /^row-(\d+)$/.exec(looked ?? '')?.[1];
  return looked !== null && n !== undefined && spaceTargets(shell as ClichePlay).has(Number(n))
    ? [{ at: looked, what: 'take' }]
    : [];
}
