// Secrets of chairs and request numbers, kept on the device.

import { beforeEach, describe, expect, it } from 'vitest';
import { dropKey, keepKey, nextId, noteTable, ownTables, readKey, type Shelf } from '../../src/store/keys';

class MemoryShelf implements Shelf {
  readonly #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  get length(): number {
    return this.#items.size;
  }
}

describe('keys', () => {
  let shelf: MemoryShelf;
  beforeEach(() => (shelf = new MemoryShelf()));

  it('numbers only grow, also after a reload and in a second window', () => {
    keepKey(shelf, 't1', 'secret');
    expect(nextId(shelf, 't1', 0)).toBe(1);
    expect(nextId(shelf, 't1', 1)).toBe(2);
    expect(nextId(shelf, 't1', 0)).toBe(3);
    keepKey(shelf, 't1', 'secret');
    expect(nextId(shelf, 't1', 0)).toBe(4);
  });

  it('a new secret begins anew, a spectator counts for itself', () => {
    keepKey(shelf, 't1', 'secret');
    nextId(shelf, 't1', 0);
    keepKey(shelf, 't1', 'another');
    expect(readKey(shelf, 't1')).toMatchObject({ token: 'another', lastId: 0 });
    expect(nextId(shelf, 't2', 7)).toBe(8);
    expect(readKey(shelf, 't2')).toBeNull();
  });

  it('broken entries count as none', () => {
    shelf.setItem('shamble.table.t1', '{"token":5}');
    shelf.setItem('shamble.table.t2', 'nonsense');
    expect([readKey(shelf, 't1'), readKey(shelf, 't2')]).toEqual([null, null]);
    expect(ownTables(shelf)).toEqual([]);
  });

  it('own tables are listed, the last visited first', () => {
    shelf.setItem('shamble.settings', '{}');
    for (const [table, at] of [
      ['old', 1],
      ['new', 3],
      ['gone', 2],
    ] as const) {
      keepKey(shelf, table, `secret of ${table}`);
      noteTable(shelf, table, { game: 'cliche', code: table.toUpperCase(), seat: 1 }, at);
    }
    noteTable(shelf, 'watched', { game: 'cliche', code: 'W', seat: null }, 9);
    dropKey(shelf, 'gone');
    expect(ownTables(shelf).map(({ table, code }) => [table, code])).toEqual([
      ['new', 'NEW'],
      ['old', 'OLD'],
    ]);
  });
});
