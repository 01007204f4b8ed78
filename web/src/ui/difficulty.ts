// How hard the table is that somebody is about to make: what bots won at tables like it.

import type { DifficultyRow } from '../net/difficulty';
import type { GameSpec } from '../protocol/GameSpec';
import { chosen } from './acting';

/** The rows measured at a table like this, the weakest bots first as they stand in the file. */
export function measured(
  rows: readonly DifficultyRow[],
  spec: GameSpec,
  seats: number,
  options: Readonly<Record<string, string>>,
): readonly DifficultyRow[] {
  const isLike = (row: DifficultyRow): boolean =>
    row.game === spec.id &&
    row.seats === seats &&
    Object.entries(row.options).every(([key, value]) => chosen(spec, key, options) === value);
  return rows.filter(isLike);
}

/** A share as people say it. */
export const percent = (share: number): string => String(Math.round(share * 100));
