// Which lessons this device has finished.

import type { Shelf } from './keys';

const NAME = 'shamble.lessons';

/** `game/name` of every finished lesson. Reading is forgiving. */
export function finishedLessons(shelf: Shelf): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(NAME) ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

export function keepFinished(shelf: Shelf, game: string, name: string): void {
  const all = new Set(finishedLessons(shelf)).add(`${game}/${name}`);
  shelf.setItem(NAME, JSON.stringify([...all].toSorted()));
}
