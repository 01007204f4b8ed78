// What the companion remembers on this device, and its stored form. Reading is forgiving: what is broken begins anew.

import { type Card, N_CARDS, newPile, type Pile } from './deck';
import {
  type GrowlEvery,
  LENGTH_MS,
  MAX_GROWL_SECONDS,
  MIN_GROWL_SECONDS,
  RESET,
  type Timer,
} from './timing';

export interface Memory {
  readonly every: GrowlEvery;
  readonly timer: Timer;
  readonly pile: Pile;
}

export const FRESH: Memory = { every: 60, timer: RESET, pile: newPile(null) };

export function parseMemory(stored: string | null): Memory {
  const raw = object(parsed(stored));
  return { every: growlEvery(raw['every']), timer: timer(raw['timer']), pile: pile(raw['pile']) };
}

/** Seconds a table may choose, or none; what is neither is the usual. */
export function growlEvery(value: unknown): GrowlEvery {
  if (value === null) return null;
  const isAllowed =
    typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= MIN_GROWL_SECONDS &&
    value <= MAX_GROWL_SECONDS;
  return isAllowed ? value : FRESH.every;
}

function timer(value: unknown): Timer {
  const raw = object(value);
  const { doneMs, since } = raw;
  if (typeof doneMs !== 'number' || !(doneMs >= 0 && doneMs <= LENGTH_MS)) return RESET;
  return { doneMs, since: typeof since === 'number' && Number.isFinite(since) ? since : null };
}

function pile(value: unknown): Pile {
  const raw = object(value);
  const { order, drawn, box } = raw;
  if (!Array.isArray(drawn) || typeof box !== 'number' || !Number.isInteger(box)) return FRESH.pile;
  const cards = Array.isArray(order) ? order : null;
  const came = drawn.map((entry: unknown) => object(entry));
  const isWhole =
    came.every((entry) => isCard(entry['card']) && typeof entry['boxBefore'] === 'number') &&
    (cards === null ? came.length <= N_CARDS : cards.every(isCard) && cards.length + came.length === N_CARDS);
  if (!isWhole || box < 0 || box > 99) return FRESH.pile;
  return {
    order: cards as Card[] | null,
    drawn: came.map((entry) => ({
      card: entry['card'] as Card,
      boxBefore: entry['boxBefore'] as number,
    })),
    box,
  };
}

function isCard(value: unknown): value is Card {
  const raw = object(value);
  if (raw['kind'] === 'horde') return true;
  return raw['kind'] === 'number' && [1, 2, 3, 4].includes(raw['value'] as number);
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '{}');
  } catch {
    return {};
  }
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
