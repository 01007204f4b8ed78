// How long ago something was, in words.

import { t } from '../text/fluent';

/** Nothing for what is unknown or happened just now. */
export function ago(at: number, now: number): string {
  const minutes = Math.round((now - at) / 60_000);
  if (at === 0 || minutes < 1) return '';
  if (minutes < 60) return t('ui-ago-minutes', { n: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('ui-ago-hours', { n: hours }) : t('ui-ago-days', { n: Math.round(hours / 24) });
}
