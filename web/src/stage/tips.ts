// Guesses about what comes next, for those who wait: made before it is known, and counted. Nobody else hears of them. Pure.

/** What was guessed and how it went so far. */
export interface Tips {
  /** What is guessed now. */
  readonly guess: string | null;
  readonly right: number;
  readonly all: number;
  /** How the last one went. */
  readonly last: 'right' | 'wrong' | null;
  /** The last entry of the log that was looked at. */
  readonly seen: number;
}

export const NO_TIPS: Tips = { guess: null, right: 0, all: 0, last: null, seen: -1 };

/** What an entry of the log shows of what can be guessed; nothing where it is about something else. */
type Outcome<E> = (entry: E) => string | null;

/** Counts a guess against what happened since; what was known before it was made does not count. */
export function counted<E extends { readonly n: number }>(
  tips: Tips,
  news: readonly E[],
  outcome: Outcome<E>,
): Tips {
  const fresh = news.filter(({ n }) => n > tips.seen);
  if (fresh.length === 0) return tips;
  const seen = Math.max(...fresh.map(({ n }) => n));
  const shown = fresh.map(outcome).find((one) => one !== null) ?? null;
  if (shown === null || tips.guess === null) return { ...tips, seen };
  const isRight = shown === tips.guess;
  return {
    guess: null,
    right: tips.right + Number(isRight),
    all: tips.all + 1,
    last: isRight ? 'right' : 'wrong',
    seen,
  };
}

export function guessed(tips: Tips, guess: string): Tips {
  return { ...tips, guess: tips.guess === guess ? null : guess, last: null };
}
