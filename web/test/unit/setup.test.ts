// Setting up a table: maps read from the game's own files, and options sorted by what they are about.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MALLS, sketchOf as mallOf } from '../../src/games/zombie-mall/mallText';
import { sketchOf as scenarioOf } from '../../src/games/zombies15/scenarioText';
import type { OptionSpec } from '../../src/protocol/OptionSpec';
import { grouped } from '../../src/ui/grouping';
import { usualLevel } from '../../src/ui/levels';

const CONTENT = fileURLToPath(new URL('../../../crates/games/', import.meta.url));
const read = (path: string): string => readFileSync(`${CONTENT}${path}`, 'utf8');

describe('the picture of a scenario', () => {
  const names = readdirSync(`${CONTENT}zombies15/content/scenarios`);

  it.each(names)('%s has a town whose streets meet', (name) => {
    const sketch = scenarioOf(read(`zombies15/content/scenarios/${name}`));
    expect(sketch).not.toBeNull();
    const lots = sketch?.lots ?? [];
    for (const { x, y, streets } of lots) {
      const east = lots.find((lot) => lot.x === x + 1 && lot.y === y);
      const south = lots.find((lot) => lot.x === x && lot.y === y + 1);
      if (east !== undefined) expect([x, y, streets[1]]).toEqual([x, y, east.streets[3]]);
      if (south !== undefined) expect([x, y, streets[2]]).toEqual([x, y, south.streets[0]]);
    }
    expect(sketch?.starts.every((side) => lots.some((lot) => lot.side === side))).toBe(true);
  });

  it('is nothing where there is no map', () => {
    expect(scenarioOf('name = "Nowhere"')).toBeNull();
    expect(scenarioOf('map = """\n99Z-N\n"""')).toBeNull();
  });
});

describe('the picture of a mall', () => {
  it('is there for every mall of the game', () => {
    expect(MALLS.map(({ id, rows, cols }) => [id, rows, cols])).toEqual([
      ['easy', 6, 2],
      ['average', 4, 6],
      ['hard', 6, 6],
      ['crazy', 6, 8],
      ['insane', 8, 8],
    ]);
    for (const { rows, cols, plan } of MALLS) {
      expect(plan).toHaveLength(rows * 12 + 1);
      expect(plan.every((line) => line.length === cols * 12 + 1)).toBe(true);
    }
  });

  it('turns tiles with their walls', () => {
    // The office of the easy mall is turned by 270 degrees: its door, on the south when upright, looks east.
    const office = MALLS[0]?.plan.slice(0, 13).map((line) => line.slice(0, 13)) ?? [];
    expect(office.some((line) => line[10] === 'D')).toBe(true);
    expect(office[0]).toBe('+-+-+-+-+-+*+');
  });

  it('reads a file of one line as well, and is nothing where tiles are missing', () => {
    const text = '@layout mine;@size 1 2;SO/0 E2/180;@main E2;@end';
    expect(mallOf(text)?.tiles.map(({ id }) => id)).toEqual(['SO', 'E2']);
    expect(mallOf('@layout mine\n@size 1 1\nZZ/0\n@end')).toBeNull();
    expect(mallOf('hello')).toBeNull();
  });
});

describe('options', () => {
  const option = (key: string): OptionSpec => ({
    key,
    kind: { type: 'toggle' },
    default: 'off',
    rule: 'X-001',
    needs: [],
  });
  const all = ['a', 'b', 'c', 'new'].map(option);

  it('stand in their group, each once, and new ones with the rules', () => {
    const { lead, rest } = grouped(all, { lead: ['c'], groups: [{ id: 'time', keys: ['b', 'gone'] }] });
    expect(lead.map(({ key }) => key)).toEqual(['c']);
    expect(rest.map(({ id, options }) => [id, options.map(({ key }) => key)])).toEqual([
      ['time', ['b']],
      ['rules', ['a', 'new']],
    ]);
  });

  it('are all there before the pictures are', () => {
    expect(grouped(all, null).rest.flatMap(({ options }) => options)).toEqual(all);
  });
});

describe('levels of bots', () => {
  it('offers the usual one first, or the one in the middle', () => {
    expect(usualLevel(['random', 'thumb'])).toBe('thumb');
    expect(usualLevel(['newcomer', 'casual', 'expert'])).toBe('casual');
    expect(usualLevel(['weak', 'fair', 'good'])).toBe('fair');
    expect(usualLevel([])).toBe('');
  });
});
