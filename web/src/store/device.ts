// What this device is known by at daily challenges, and which of them it has taken. No account: clearing the browser's
// data makes it another device.

import type { Shelf } from './keys';

const SECRET = 'shamble.device';
const TRIES = 'shamble.daily';
/** Older ones are of no use to anybody. */
const KEPT = 200;

type Plain = Pick<Shelf, 'getItem' | 'setItem'>;

/** The secret of this device; made when it is first asked for. */
export function deviceSecret(shelf: Plain): string {
  const known = shelf.getItem(SECRET);
  if (known !== null && known.length >= 32) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  shelf.setItem(SECRET, secret);
  return secret;
}

export interface OwnTry {
  readonly game: string;
  readonly day: string;
  readonly table: string;
}

export function ownTries(shelf: Plain): readonly OwnTry[] {
  try {
    const raw: unknown = JSON.parse(shelf.getItem(TRIES) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isTry) : [];
  } catch {
    return [];
  }
}

export function noteTry(shelf: Plain, tried: OwnTry): void {
  const others = ownTries(shelf).filter(({ table }) => table !== tried.table);
  shelf.setItem(TRIES, JSON.stringify([...others, tried].slice(-KEPT)));
}

/** The first try of this device at a challenge: the one that counts. */
export function firstTry(shelf: Plain, game: string, day: string): OwnTry | null {
  return ownTries(shelf).find((one) => one.game === game && one.day === day) ?? null;
}

function isTry(value: unknown): value is OwnTry {
  if (typeof value !== 'object' || value === null) return false;
  const { game, day, table } = value as Partial<Record<keyof OwnTry, unknown>>;
  return typeof game === 'string' && typeof day === 'string' && typeof table === 'string';
}
