// What people at a table tell each other beside the game, as this device remembers it: signs, plans, the chat, and who came
// and went. Pure functions: no DOM, no clock.

import type { ChatLine } from '../protocol/ChatLine';
import type { PlanStep } from '../protocol/PlanStep';
import type { Seat } from '../protocol/Seat';
import type { Signal } from '../protocol/Signal';
import type { Speaker } from '../protocol/Speaker';
import type { TableInfo } from '../protocol/TableInfo';

/** A sign somebody gave, and the local time at which it was heard. */
export interface Sign {
  readonly n: number;
  readonly seat: Seat;
  /** What they were called then. */
  readonly name: string;
  readonly signal: Exclude<Signal, { kind: 'plan' }>;
  readonly at: number;
}

/** What somebody means to do, until they change or hide it. */
export interface SharedPlan {
  readonly seat: Seat;
  readonly name: string;
  readonly steps: readonly PlanStep[];
  readonly at: number;
}

/** Somebody came or went. */
export type NoteKind = 'left' | 'stand-in' | 'back' | 'up' | 'sat' | 'handed' | 'pause-refused';
export interface NoteDraft {
  readonly kind: NoteKind;
  readonly seat: Seat;
  readonly name: string;
  /** Who sat there before, where a seat changed hands. */
  readonly before?: string;
}
export interface Note extends NoteDraft {
  readonly n: number;
  readonly at: number;
  /** The number of the log's entry after which it happened, and the game time. */
  readonly after: number;
  readonly gameTime: number;
}

export interface Company {
  readonly signs: readonly Sign[];
  readonly plans: readonly SharedPlan[];
  readonly chat: readonly ChatLine[];
  readonly notes: readonly Note[];
  /** Local time at which the clock starts, while everybody counts down to it. */
  readonly startsAt: number | null;
  /** The secret of the last link to one's own seat. */
  readonly handOver: string | null;
}

export const NO_COMPANY: Company = {
  signs: [],
  plans: [],
  chat: [],
  notes: [],
  startsAt: null,
  handOver: null,
};

/** So many signs, lines and notes are kept. */
const SIGN_LIMIT = 24;
const CHAT_LIMIT = 200;
const NOTE_LIMIT = 100;

/** How long a sign stands on the board, and a plan that is not shown again. */
export const SIGN_MS = 6_000;
export const PLAN_MS = 30_000;

export function signalled(company: Company, seat: Seat, name: string, signal: Signal, at: number): Company {
  if (signal.kind === 'plan') {
    const others = company.plans.filter((plan) => plan.seat !== seat);
    const plans = signal.steps.length === 0 ? others : [...others, { seat, name, steps: signal.steps, at }];
    return { ...company, plans };
  }
  const n = (company.signs.at(-1)?.n ?? -1) + 1;
  return { ...company, signs: [...company.signs, { n, seat, name, signal, at }].slice(-SIGN_LIMIT) };
}

/** Lines may come twice, after a broken line; those of a server that began anew begin anew. */
export function chatted(company: Company, lines: readonly ChatLine[]): Company {
  const first = lines[0];
  if (first === undefined) return company;
  const last = company.chat.at(-1)?.n ?? -1;
  const isAnew = lines.length > 0 && (lines.at(-1)?.n ?? 0) < last;
  const before = isAnew ? [] : company.chat;
  const fresh = isAnew ? lines : lines.filter(({ n }) => n > last);
  return { ...company, chat: [...before, ...fresh].slice(-CHAT_LIMIT) };
}

export function noted(
  company: Company,
  drafts: readonly NoteDraft[],
  where: Pick<Note, 'at' | 'after' | 'gameTime'>,
): Company {
  if (drafts.length === 0) return company;
  const next = (company.notes.at(-1)?.n ?? -1) + 1;
  const fresh = drafts.map((draft, i) => ({ ...draft, ...where, n: next + i }));
  // Whoever is gone shows nothing any more.
  const gone = new Set(drafts.filter(({ kind }) => kind !== 'back').map(({ seat }) => seat));
  return {
    ...company,
    notes: [...company.notes, ...fresh].slice(-NOTE_LIMIT),
    plans: company.plans.filter(({ seat }) => !gone.has(seat)),
  };
}

/** What happened to the people of a running game between two states of its table. One's own line is no news. */
export function notesBetween(
  before: TableInfo | null,
  after: TableInfo,
  own: Seat | null,
): readonly NoteDraft[] {
  if (before === null || before.id !== after.id || before.status !== 'playing') return [];
  const notes = after.seats.flatMap((now, seat): readonly NoteDraft[] => {
    const was = before.seats[seat];
    if (was === undefined || seat === own) return [];
    const [isPerson, wasPerson] = [now.occupant.kind === 'person', was.occupant.kind === 'person'];
    const note = (kind: NoteKind, name = now.name): NoteDraft => ({ kind, seat, name });
    if (wasPerson && !isPerson) return [note('up', was.name)];
    if (isPerson && !wasPerson) return [note('sat')];
    if (!isPerson) return [];
    if (was.name !== now.name) return [{ ...note('handed'), before: was.name }];
    if (now.stand_in && !was.stand_in) return [note('stand-in')];
    if (was.connected && !now.connected) return [note('left')];
    return now.connected && !was.connected ? [note('back')] : [];
  });
  const asked = before.proposal;
  const isRefused =
    asked?.kind.kind === 'pause' && after.proposal === null && !after.paused && after.status === 'playing';
  return isRefused
    ? [...notes, { kind: 'pause-refused', seat: asked.by, name: after.seats[asked.by]?.name ?? '' }]
    : notes;
}

/** What a device mutes somebody by: whoever takes the seat next is somebody else. */
export function mutedBy(speaker: Speaker): string {
  return speaker.kind === 'seat' ? `seat ${speaker.seat} ${speaker.name}` : `guest ${speaker.number}`;
}

/** Whom this device does not hear at a table. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const MUTED = 'shamble.muted.';

export function readMuted(shelf: Shelf, table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(MUTED + table) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function writeMuted(shelf: Shelf, table: string, muted: readonly string[]): void {
  try {
    shelf.setItem(MUTED + table, JSON.stringify(muted));
  } catch {
    // A browser that keeps nothing still mutes until the page is closed.
  }
}
