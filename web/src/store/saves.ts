// Games that lead to a next one, kept on this device: how far a campaign is, and what its next table chooses. The file
// one may carry to another device has the same content. What the options mean only the server knows.

import type { Pace } from '../protocol/Pace';
import type { Shelf } from './keys';

/** A part of it that was played. */
export interface Past {
  /** Which part, from 1. */
  readonly part: number;
  readonly won: boolean;
  /** When it ended, in milliseconds. */
  readonly at: number;
  /** Where it can be watched, on the server it was played on. */
  readonly table: string | null;
}

/** The next table of something that goes on. */
export interface Onward {
  readonly game: string;
  /** For people: what it is and how far it has come. */
  readonly title: string;
  readonly seats: number;
  readonly pace: Pace;
  readonly options: Readonly<Record<string, string>>;
  /** What was played of it, oldest first; absent before the first part is over. */
  readonly history?: readonly Past[];
  /** There is nothing left to play. */
  readonly isOver?: boolean;
}

/** It as it came from elsewhere, with the name it has there. */
export interface Arrived extends Onward {
  readonly id: string | null;
}

/** It, kept. */
export interface Save extends Onward {
  readonly id: string;
  /** The table it was last played at. */
  readonly table: string | null;
  /** When it was last touched, in milliseconds. */
  readonly at: number;
}

const PREFIX = 'shamble.save.';

/** Parts that are remembered of one campaign; the oldest are forgotten. */
const MOST_PAST = 60;

/** A name that can stand in a key and in a file's name. */
const NAME = /^[0-9a-z]{1,16}$/;

/** Says what a text is, so that a wrong file is told from a right one. */
const KIND = 'shamble campaign';

/** Everything kept, the last touched first. */
export function saves(shelf: Shelf): readonly Save[] {
  const found: Save[] = [];
  for (let i = 0; i < shelf.length; i += 1) {
    const name = shelf.key(i);
    if (name === null || !name.startsWith(PREFIX)) continue;
    const save = readSave(shelf, name.slice(PREFIX.length));
    if (save !== null) found.push(save);
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Keeps where the game at `table` leads, in place of what was kept of the same campaign before. */
export function keepSave(
  shelf: Shelf,
  onward: Onward,
  where: { readonly table: string | null; readonly follows?: string | null },
  at: number,
): Save {
  const known = playedHere(shelf, where);
  const id = known?.id ?? freshId(shelf, at);
  const history = onward.history ?? known?.history;
  const save: Save = {
    ...onward,
    ...(history === undefined ? {} : { history }),
    id,
    table: where.table,
    at,
  };
  shelf.setItem(PREFIX + id, JSON.stringify(save));
  return save;
}

/** The campaign that is played at a table, or at the one before it. */
function playedHere(
  shelf: Shelf,
  where: { readonly table: string | null; readonly follows?: string | null },
): Save | undefined {
  return saves(shelf).find(
    ({ table }) => table !== null && (table === where.table || table === where.follows),
  );
}

/** Notes how a part of it ended; a table counts once. `isOver` says that it was the last. */
export function noteResult(
  shelf: Shelf,
  where: { readonly table: string; readonly follows?: string | null },
  result: { readonly part: number; readonly won: boolean; readonly isOver: boolean },
  at: number,
): void {
  const save = playedHere(shelf, where);
  if (save === undefined) return;
  const before = (save.history ?? []).filter(({ table }) => table !== where.table);
  const known = save.history?.find(({ table }) => table === where.table);
  const past: Past = { part: result.part, won: result.won, at: known?.at ?? at, table: where.table };
  const history = [...before, past].slice(-MOST_PAST);
  const now: Save = {
    ...save,
    table: where.table,
    at: Math.max(save.at, at),
    history,
    ...(result.isOver ? { isOver: true } : {}),
  };
  shelf.setItem(PREFIX + save.id, JSON.stringify(now));
}

/** Keeps what came from elsewhere, under the name it has there. Nothing if it has come further here already. */
export function takeSave(shelf: Shelf, arrived: Arrived, at: number): Save | null {
  const { id: name, ...onward } = arrived;
  const id = name ?? freshId(shelf, at);
  const known = readSave(shelf, id);
  if (known !== null && (known.history?.length ?? 0) > (onward.history?.length ?? 0)) return null;
  const save: Save = { ...onward, id, table: known?.table ?? null, at };
  shelf.setItem(PREFIX + id, JSON.stringify(save));
  return save;
}

/** Notes that it is played on at `table`. */
export function playedAt(shelf: Shelf, id: string, table: string, at: number): void {
  const save = readSave(shelf, id);
  if (save !== null) shelf.setItem(PREFIX + id, JSON.stringify({ ...save, table, at }));
}

export function dropSave(shelf: Shelf, id: string): void {
  shelf.removeItem(PREFIX + id);
}

/** As text, for a file or a link. */
export function saveText(save: Onward & { readonly id?: string }): string {
  const { id, game, title, seats, pace, options, history, isOver } = save;
  return `${JSON.stringify({ kind: KIND, id, game, title, seats, pace, options, history, isOver }, null, 2)}\n`;
}

/** What a text says, or nothing if it is none of ours. */
export function readSaveText(text: string): Arrived | null {
  try {
    const raw = JSON.parse(text) as Record<string, unknown> | null;
    const onward = raw !== null && raw['kind'] === KIND ? onwardOf(raw) : null;
    if (raw === null || onward === null) return null;
    const { id } = raw;
    return { ...onward, id: typeof id === 'string' && NAME.test(id) ? id : null };
  } catch {
    return null;
  }
}

function readSave(shelf: Shelf, id: string): Save | null {
  try {
    const raw = JSON.parse(shelf.getItem(PREFIX + id) ?? 'null') as Record<string, unknown> | null;
    const onward = raw === null ? null : onwardOf(raw);
    if (raw === null || onward === null) return null;
    const { table, at } = raw;
    return {
      ...onward,
      id,
      table: typeof table === 'string' ? table : null,
      at: typeof at === 'number' ? at : 0,
    };
  } catch {
    return null;
  }
}

function onwardOf(raw: Record<string, unknown>): Onward | null {
  const { game, title, seats, pace, options } = raw;
  const isPace = pace === 'real-time' || pace === 'per-action';
  if (typeof game !== 'string' || typeof title !== 'string' || typeof seats !== 'number' || !isPace)
    return null;
  if (typeof options !== 'object' || options === null) return null;
  const pairs = Object.entries(options as Record<string, unknown>);
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string')) return null;
  const history = historyOf(raw['history']);
  return {
    game,
    title,
    seats,
    pace,
    options: Object.fromEntries(pairs),
    ...(history.length > 0 ? { history } : {}),
    ...(raw['isOver'] === true ? { isOver: true } : {}),
  };
}

/** What can be read of it; the rest is left out. */
function historyOf(raw: unknown): readonly Past[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((one: unknown): readonly Past[] => {
      if (typeof one !== 'object' || one === null) return [];
      const { part, won, at, table } = one as Record<string, unknown>;
      if (typeof part !== 'number' || typeof won !== 'boolean' || typeof at !== 'number') return [];
      return [{ part, won, at, table: typeof table === 'string' ? table : null }];
    })
    .slice(-MOST_PAST);
}

function freshId(shelf: Shelf, at: number): string {
  let n = at;
  while (shelf.getItem(PREFIX + n.toString(36)) !== null) n += 1;
  return n.toString(36);
}
