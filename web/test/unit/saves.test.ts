// Campaigns kept on the device: one entry each, however many tables it takes, and texts that read back.

import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../src/store/keys';
import {
  dropSave,
  keepSave,
  noteResult,
  type Onward,
  playedAt,
  readSaveText,
  saves,
  saveText,
  takeSave,
} from '../../src/store/saves';

function shelf(): Shelf {
  const kept = new Map<string, string>([['shamble.table.x', '{}']]);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const part = (n: number): Onward => ({
  game: 'zombies15',
  title: `Scenario ${n}`,
  seats: 2,
  pace: 'real-time',
  options: { mode: 'campaign', progress: `${n} | josh starting` },
});

describe('campaigns kept on the device', () => {
  it('take one place, at the same table, at the one that follows, and when gone on with later', () => {
    const kept = shelf();
    const first = keepSave(kept, part(2), { table: 'a', follows: null }, 10);
    keepSave(kept, part(2), { table: 'a', follows: null }, 20);
    keepSave(kept, part(3), { table: 'b', follows: 'a' }, 30);
    playedAt(kept, first.id, 'c', 40);
    keepSave(kept, part(4), { table: 'c', follows: null }, 50);
    expect(saves(kept)).toEqual([{ ...part(4), id: first.id, table: 'c', at: 50 }]);
  });

  it('are told apart, newest first, and forgotten when asked', () => {
    const kept = shelf();
    const one = keepSave(kept, part(2), { table: 'a' }, 10);
    const other = keepSave(kept, part(5), { table: null }, 10);
    expect(one.id).not.toBe(other.id);
    keepSave(kept, part(6), { table: 'a' }, 30);
    expect(saves(kept).map((save) => save.title)).toEqual(['Scenario 6', 'Scenario 5']);
    dropSave(kept, one.id);
    expect(saves(kept).map((save) => save.title)).toEqual(['Scenario 5']);
  });

  it('remember how every part ended, a table once, and that the last one is over', () => {
    const kept = shelf();
    noteResult(kept, { table: 'a' }, { part: 1, won: true, isOver: false }, 5);
    expect(saves(kept)).toEqual([]);
    keepSave(kept, part(1), { table: 'a' }, 10);
    noteResult(kept, { table: 'a' }, { part: 1, won: false, isOver: false }, 11);
    noteResult(kept, { table: 'a' }, { part: 1, won: false, isOver: false }, 12);
    keepSave(kept, part(2), { table: 'b', follows: 'a' }, 20);
    noteResult(kept, { table: 'b', follows: 'a' }, { part: 1, won: true, isOver: false }, 21);
    noteResult(kept, { table: 'c', follows: 'b' }, { part: 15, won: true, isOver: true }, 30);
    const [save] = saves(kept);
    expect(save?.history?.map(({ part: n, won, at }) => [n, won, at])).toEqual([
      [1, false, 11],
      [1, true, 21],
      [15, true, 30],
    ]);
    expect(save?.isOver).toBe(true);
  });

  it('arrive under the name they had, and never take anybody back', () => {
    const [here, there] = [shelf(), shelf()];
    keepSave(here, part(2), { table: 'a' }, 10);
    noteResult(here, { table: 'a' }, { part: 1, won: true, isOver: false }, 11);
    const [save] = saves(here);
    const arrived = readSaveText(saveText(save ?? part(2)));
    expect(arrived?.id).toBe(save?.id);
    if (arrived === null) throw new Error('unreadable');
    takeSave(there, arrived, 20);
    takeSave(there, arrived, 21);
    expect(saves(there)).toHaveLength(1);
    expect(saves(there)[0]?.history).toEqual(save?.history);
    playedAt(there, arrived.id ?? '', 'b', 30);
    noteResult(there, { table: 'b' }, { part: 2, won: false, isOver: false }, 31);
    expect(takeSave(there, arrived, 40)).toBeNull();
    expect(saves(there)[0]?.history).toHaveLength(2);
  });

  it('travel as text, and anything else is none', () => {
    expect(readSaveText(saveText(part(3)))).toEqual({ ...part(3), id: null });
    for (const text of ['', 'null', '[]', '{}', saveText(part(3)).replace('real-time', 'slow'), '{"kind":3}'])
      expect(readSaveText(text), text).toBeNull();
    const numbers = saveText(part(3)).replace('"3 | josh starting"', '3');
    expect(readSaveText(numbers)).toBeNull();
  });

  it('that cannot be read are left out', () => {
    const kept = shelf();
    kept.setItem('shamble.save.broken', '{');
    kept.setItem('shamble.save.odd', '{"game":1}');
    expect(saves(kept)).toEqual([]);
  });
});
