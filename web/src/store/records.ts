// What was played on this device, and what follows from it: bests and badges. Kept here and nowhere else; a file carries
// it to another device. Reading is forgiving, and what is merged twice counts once.

import type { Shelf } from './keys';

export interface GameRecord {
  readonly table: string;
  readonly game: string;
  readonly mode: string;
  readonly won: boolean;
  readonly score: number | null;
  /** What helped; bests are without help. */
  readonly labels: readonly string[];
  /** How many inputs the game had. */
  readonly inputs: number;
  /** The day of the challenge it was. */
  readonly daily: string | null;
  /** When it ended, in milliseconds. */
  readonly at: number;
}

export interface Best {
  readonly game: string;
  readonly mode: string;
  readonly played: number;
  readonly won: number;
  /** The most points without help. */
  readonly score: number | null;
  /** The shortest game won without help, in inputs. */
  readonly shortest: number | null;
}

export const BADGES = [
  'first-game',
  'first-win',
  'three-in-a-row',
  'all-games',
  'all-won',
  'ten-wins',
  'challenger',
  'week-of-challenges',
  'challenge-won',
] as const;
export type Badge = (typeof BADGES)[number];

const KEY = 'shamble.records';
const FORM = 'shamble-records-1';
/** A year of playing daily, and then some. */
const KEPT = 1_000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Plain = Pick<Shelf, 'getItem' | 'setItem'>;

export function readRecords(shelf: Plain): readonly GameRecord[] {
  return parseRecords(shelf.getItem(KEY)) ?? [];
}

/** Notes the end of a game, once. */
export function keepRecord(shelf: Plain, record: GameRecord): void {
  const known = readRecords(shelf);
  if (known.some(({ table }) => table === record.table)) return;
  write(shelf, [...known, record]);
}

/** Adds what a file holds; nothing if it is no such file. How many games are new. */
export function importRecords(shelf: Plain, text: string): number | null {
  const added = parseRecords(text);
  if (added === null) return null;
  const known = readRecords(shelf);
  const all = merge(known, added);
  write(shelf, all);
  return all.length - known.length;
}

export function recordsText(records: readonly GameRecord[]): string {
  return JSON.stringify({ form: FORM, games: records }, null, 1);
}

/** Games of both, by time, each once. */
function merge(one: readonly GameRecord[], other: readonly GameRecord[]): readonly GameRecord[] {
  const byTable = new Map([...other, ...one].map((record) => [record.table, record]));
  return [...byTable.values()].sort((a, b) => a.at - b.at);
}

export function parseRecords(text: string | null): readonly GameRecord[] | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (typeof raw !== 'object' || raw === null) return null;
    const { form, games } = raw as { form?: unknown; games?: unknown };
    if (form !== FORM || !Array.isArray(games)) return null;
    return games.flatMap((game) => asRecord(game) ?? []);
  } catch {
    return null;
  }
}

/** The best of every game and mode, in the order in which they were first played. */
export function bests(records: readonly GameRecord[]): readonly Best[] {
  const groups = new Map<string, GameRecord[]>();
  for (const record of records) {
    const name = `${record.game}/${record.mode}`;
    groups.set(name, [...(groups.get(name) ?? []), record]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const alone = group.filter(({ labels }) => labels.length === 0);
    const scores = alone.flatMap(({ score }) => score ?? []);
    const lengths = alone.flatMap(({ won, inputs }) => (won ? inputs : []));
    return {
      game: first.game,
      mode: first.mode,
      played: group.length,
      won: group.filter(({ won }) => won).length,
      score: scores.length === 0 ? null : Math.max(...scores),
      shortest: lengths.length === 0 ? null : Math.min(...lengths),
    };
  });
}

/** What has been earned so far, of the games there are. */
export function badges(records: readonly GameRecord[], games: readonly string[]): ReadonlySet<Badge> {
  const wins = records.filter(({ won }) => won);
  const isEvery = (some: readonly GameRecord[]): boolean =>
    games.length > 0 && games.every((game) => some.some((record) => record.game === game));
  const inRow = records.reduce(
    ({ now, most }, { won }) => ({ now: won ? now + 1 : 0, most: Math.max(most, won ? now + 1 : 0) }),
    { now: 0, most: 0 },
  ).most;
  const dailies = records.filter(({ daily }) => daily !== null);
  const earned: Readonly<Record<Badge, boolean>> = {
    'first-game': records.length > 0,
    'first-win': wins.length > 0,
    'three-in-a-row': inRow >= 3,
    'all-games': isEvery(records),
    'all-won': isEvery(wins),
    'ten-wins': wins.length >= 10,
    challenger: dailies.length > 0,
    'week-of-challenges': longestRun(dailies.flatMap(({ daily }) => daily ?? [])) >= 7,
    'challenge-won': dailies.some(({ won, labels }) => won && labels.length === 0),
  };
  return new Set(BADGES.filter((badge) => earned[badge]));
}

/** How many days in a row there are at most. */
function longestRun(days: readonly string[]): number {
  const numbers = [...new Set(days.map((day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)))];
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort((a, b) => a - b);
  let most = 0;
  let run = 0;
  sorted.forEach((day, i) => {
    run = sorted[i - 1] === day - 1 ? run + 1 : 1;
    most = Math.max(most, run);
  });
  return most;
}

function asRecord(value: unknown): GameRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Partial<Record<keyof GameRecord, unknown>>;
  const { table, game, mode, won, score, labels, inputs, daily, at } = raw;
  if (typeof table !== 'string' || typeof game !== 'string' || typeof won !== 'boolean') return null;
  return {
    table,
    game,
    mode: typeof mode === 'string' ? mode : '',
    won,
    score: typeof score === 'number' ? score : null,
    labels: Array.isArray(labels) ? labels.filter((label) => typeof label === 'string') : [],
    inputs: typeof inputs === 'number' ? inputs : 0,
    daily: typeof daily === 'string' ? daily : null,
    at: typeof at === 'number' ? at : 0,
  };
}

function write(shelf: Plain, records: readonly GameRecord[]): void {
  shelf.setItem(KEY, recordsText(records.slice(-KEPT)));
}
