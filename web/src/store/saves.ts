// Games that lead to a next one, kept on this device: how far a campaign is, and what its next table chooses. The file
// one may carry to another device has the same content. What the options mean only the server knows.

import type { Pace } from '../protocol/Pace';
import type { Shelf } from './keys';

/** The next table of something that goes on. */
export interface Onward {
  readonly game: string;
  /** For people: what it is and how far it has come. */
  readonly title: string;
  readonly seats: number;
  readonly pace: Pace;
  readonly options: Readonly<Record<string, string>>;
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
  const known = saves(shelf).find(
    ({ table }) => table !== null && (table === where.table || table === where.follows),
  );
  const id = known?.id ?? freshId(shelf, at);
  const save: Save = { ...onward, id, table: where.table, at };
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

/** As text, for a file or a message. */
export function saveText({ game, title, seats, pace, options }: Onward): string {
  return `${JSON.stringify({ kind: KIND, game, title, seats, pace, options }, null, 2)}\n`;
}

/** What a text says, or nothing if it is none of ours. */
export function readSaveText(text: string): Onward | null {
  try {
    const raw = JSON.parse(text) as Record<string, unknown> | null;
    return raw !== null && raw['kind'] === KIND ? onwardOf(raw) : null;
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

function onwardOf({ game, title, seats, pace, options }: Record<string, unknown>): Onward | null {
  const isPace = pace === 'real-time' || pace === 'per-action';
  if (typeof game !== 'string' || typeof title !== 'string' || typeof seats !== 'number' || !isPace)
    return null;
  if (typeof options !== 'object' || options === null) return null;
  const pairs = Object.entries(options as Record<string, unknown>);
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string')) return null;
  return { game, title, seats, pace, options: Object.fromEntries(pairs) };
}

function freshId(shelf: Shelf, at: number): string {
  let n = at;
  while (shelf.getItem(PREFIX + n.toString(36)) !== null) n += 1;
  return n.toString(36);
}
