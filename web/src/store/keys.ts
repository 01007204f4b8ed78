// The secrets of this device's chairs, one a table, and the highest request number used with each.

export interface SeatKey {
  readonly token: string;
  readonly lastId: number;
  /** What the table was last seen to be, for the list of one's own tables. */
  readonly game: string | null;
  readonly code: string | null;
  /** Which chair it was; nothing before one was taken. */
  readonly seat: number | null;
  /** When it was last visited, in milliseconds. */
  readonly at: number;
}

/** Where keys are kept; `localStorage` in a browser. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  key(index: number): string | null;
  readonly length: number;
}

const PREFIX = 'shamble.table.';
const nameOf = (table: string): string => PREFIX + table;

export function readKey(shelf: Shelf, table: string): SeatKey | null {
  try {
    const raw = JSON.parse(shelf.getItem(nameOf(table)) ?? 'null') as Partial<SeatKey> | null;
    if (raw === null || typeof raw.token !== 'string') return null;
    return {
      token: raw.token,
      lastId: typeof raw.lastId === 'number' ? raw.lastId : 0,
      game: typeof raw.game === 'string' ? raw.game : null,
      code: typeof raw.code === 'string' ? raw.code : null,
      seat: typeof raw.seat === 'number' ? raw.seat : null,
      at: typeof raw.at === 'number' ? raw.at : 0,
    };
  } catch {
    return null;
  }
}

/** Keeps `token`; the numbers go on where the same secret left off. */
export function keepKey(shelf: Shelf, table: string, token: string): void {
  const before = readKey(shelf, table);
  const fresh: SeatKey = { token, lastId: 0, game: null, code: null, seat: null, at: 0 };
  write(
    shelf,
    table,
    before === null ? fresh : { ...before, token, lastId: before.token === token ? before.lastId : 0 },
  );
}

/** Notes what the table is, if this device has a key to it. */
export function noteTable(
  shelf: Shelf,
  table: string,
  { game, code, seat }: Pick<SeatKey, 'game' | 'code' | 'seat'>,
  at: number,
): void {
  const key = readKey(shelf, table);
  if (key !== null) write(shelf, table, { ...key, game, code, seat, at });
}

export function dropKey(shelf: Shelf, table: string): void {
  shelf.removeItem(nameOf(table));
}

/** The next request number. It is kept before it is used, so that a reload or a second window never repeats one. */
export function nextId(shelf: Shelf, table: string, atLeast: number): number {
  const key = readKey(shelf, table);
  const id = Math.max(key?.lastId ?? 0, atLeast) + 1;
  if (key !== null) write(shelf, table, { ...key, lastId: id });
  return id;
}

/** Every table this device has a key to, the last visited first. */
export function ownTables(shelf: Shelf): readonly (SeatKey & { readonly table: string })[] {
  const found: (SeatKey & { table: string })[] = [];
  for (let i = 0; i < shelf.length; i += 1) {
    const name = shelf.key(i);
    if (name === null || !name.startsWith(PREFIX)) continue;
    const table = name.slice(PREFIX.length);
    const key = readKey(shelf, table);
    if (key !== null) found.push({ ...key, table });
  }
  return found.sort((a, b) => b.at - a.at);
}

function write(shelf: Shelf, table: string, key: SeatKey): void {
  shelf.setItem(nameOf(table), JSON.stringify(key));
}
