// Options and their values in words, and what was played in a line.

import { entryFor } from '../games';
import type { Pace } from '../protocol/Pace';
import { has, t } from '../text/fluent';

/** Longer values say nothing in a line. */
const SHORT = 40;

export function optionValueName(game: string, key: string, value: string): string {
  const own = `${game}-option-${key}-${value}`;
  if (has(own)) return t(own);
  // What has a name of its own, such as a scenario.
  const named = `${game}-${key}-${value}`;
  if (has(named)) return t(named);
  const common = `option-value-${value}`;
  return has(common) ? t(common) : value;
}

/** The pace, where a clock makes one, and everything that was chosen otherwise than usual. */
export function playedWords(
  game: string,
  pace: Pace,
  options: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const chosen = Object.entries(options).flatMap(([key, value]) => {
    if (value === undefined || value.length > SHORT || value.includes('\n')) return [];
    const mode = `${game}-mode-${value}`;
    if (key === 'mode') return has(mode) ? [t(mode)] : [];
    const name = `${game}-option-${key}`;
    if (!has(name)) return [];
    return [t('ui-option-is', { option: t(name), value: optionValueName(game, key, value) })];
  });
  return [...(entryFor(game)?.hasClock ? [t(`ui-pace-${pace}`)] : []), ...chosen];
}

/** What a result must carry with it. */
export function labelWords(label: string): string {
  const key = `ui-label-${label}`;
  return has(key) ? t(key) : label;
}
