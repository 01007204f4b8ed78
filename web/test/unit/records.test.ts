// Bests, badges and the file they travel in; and what a device is known by.

import { describe, expect, it } from 'vitest';
import { deviceSecret, firstTry, noteTry, ownTries } from '../../src/store/device';
import {
  badges,
  bests,
  type GameRecord,
  importRecords,
  keepRecord,
  parseRecords,
  readRecords,
  recordsText,
} from '../../src/store/records';

function shelf(): { getItem(key: string): string | null; setItem(key: string, value: string): void } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

let n = 0;
function game(differs: Partial<GameRecord>): GameRecord {
  n += 1;
  return {
    table: `t${n}`,
    game: 'cliche',
    mode: '',
    won: false,
    score: null,
    labels: [],
    inputs: 100,
    daily: null,
    at: n,
    ...differs,
  };
}

const GAMES = ['cliche', 'zombie-mall'];

describe('records', () => {
  it('keep every game once, and read back what was kept', () => {
    const place = shelf();
    const one = game({ won: true });
    keepRecord(place, one);
    keepRecord(place, { ...one, won: false });
    expect(readRecords(place)).toEqual([one]);
    place.setItem('shamble.records', 'nonsense');
    expect(readRecords(place)).toEqual([]);
  });

  it('know the best of every mode, without help', () => {
    const all = [
      game({ score: 5, won: true, inputs: 90 }),
      game({ score: 9, won: true, inputs: 40, labels: ['taken-back'] }),
      game({ score: 7, inputs: 30 }),
      game({ game: 'zombie-mall', mode: 'coop' }),
    ];
    expect(bests(all)).toEqual([
      { game: 'cliche', mode: '', played: 3, won: 2, score: 7, shortest: 90 },
      { game: 'zombie-mall', mode: 'coop', played: 1, won: 0, score: null, shortest: null },
    ]);
  });

  it('earn badges', () => {
    const earned = (records: readonly GameRecord[]): readonly string[] => [...badges(records, GAMES)];
    expect(earned([])).toEqual([]);
    expect(earned([game({})])).toEqual(['first-game']);
    const win = (): GameRecord => game({ won: true });
    expect(earned([win(), win(), game({}), win()])).not.toContain('three-in-a-row');
    expect(earned([game({}), win(), win(), win()])).toContain('three-in-a-row');
    expect(earned([win(), game({ game: 'zombie-mall' })])).toContain('all-games');
    expect(earned([win(), game({ game: 'zombie-mall' })])).not.toContain('all-won');
    expect(earned([win(), game({ game: 'zombie-mall', won: true })])).toContain('all-won');
    const day = (text: string, differs: Partial<GameRecord> = {}): GameRecord =>
      game({ daily: text, ...differs });
    const week = ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
    expect(earned(week.map((text) => day(text)))).not.toContain('week-of-challenges');
    expect(earned([...week, '2026-03-04'].map((text) => day(text)))).toContain('week-of-challenges');
    expect(earned([day('2026-03-04', { won: true, labels: ['second-try'] })])).not.toContain('challenge-won');
    expect(earned([day('2026-03-04', { won: true })])).toContain('challenge-won');
  });

  it('travel in a file, and what is here already is not counted again', () => {
    const [here, there] = [shelf(), shelf()];
    keepRecord(here, game({ won: true }));
    keepRecord(here, game({}));
    const text = recordsText(readRecords(here));
    expect(importRecords(there, text)).toBe(2);
    expect(importRecords(there, text)).toBe(0);
    expect(readRecords(there)).toEqual(readRecords(here));
    for (const wrong of ['', '[]', '{}', '{"form":"other","games":[]}', 'x'])
      expect(importRecords(there, wrong), wrong).toBeNull();
    expect(readRecords(there)).toHaveLength(2);
    expect(parseRecords('{"form":"shamble-records-1","games":[5,{"table":"t"},null]}')).toEqual([]);
  });
});

describe('a device', () => {
  it('has one secret, and another device has another', () => {
    const [one, other] = [shelf(), shelf()];
    const secret = deviceSecret(one);
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(deviceSecret(one)).toBe(secret);
    expect(deviceSecret(other)).not.toBe(secret);
  });

  it('knows its first try', () => {
    const place = shelf();
    expect(firstTry(place, 'cliche', '2026-11-16')).toBeNull();
    noteTry(place, { game: 'cliche', day: '2026-11-16', table: 'a' });
    noteTry(place, { game: 'cliche', day: '2026-11-16', table: 'b' });
    expect(firstTry(place, 'cliche', '2026-11-16')?.table).toBe('a');
    place.setItem('shamble.daily', '[{"game":5}]');
    expect(ownTries(place)).toEqual([]);
  });
});
