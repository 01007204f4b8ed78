// What became of a part of a campaign. Pure.

import type { Past } from '../store/saves';

export interface Standing {
  /** `skipped` lies behind the crew, but nobody here knows how it was won. */
  readonly is: 'won' | 'next' | 'ahead' | 'skipped';
  /** How often it was played as far as is known; before it is won, how often it was lost. */
  readonly tries: number;
}

/** `next` is the part that comes next, from 1; nothing when all is done. */
export function standingOf(part: number, next: number | null, history: readonly Past[]): Standing {
  const played = history.filter((past) => past.part === part);
  const tries = played.length;
  if (part === next) return { is: 'next', tries: played.filter(({ won }) => !won).length };
  if (played.some(({ won }) => won)) return { is: 'won', tries };
  return { is: next === null || part < next ? 'skipped' : 'ahead', tries: 0 };
}
