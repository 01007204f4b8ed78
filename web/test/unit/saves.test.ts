// Campaigns kept on the device: one entry each, however many tables it takes, and texts that read back.

import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../src/store/keys';
import {
  dropSave,
  keepSave,
  type Onward,
  playedAt,
  readSaveText,
  saves,
  saveText,
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

  it('travel as text, and anything else is none', () => {
    expect(readSaveText(saveText(part(3)))).toEqual(part(3));
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
