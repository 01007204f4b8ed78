// The text of a scenario as far as its picture goes: name, level, and which tiles lie where. Pure. What is wrong with a
// text only the server says; here it has no picture.

import tilesText from '../../../../crates/games/zombies15/content/tiles.toml?raw';
import type { Lot } from './types';

export interface ScenarioSketch {
  readonly name: string;
  readonly level: string | null;
  readonly lots: readonly Lot[];
  /** Sides of the tiles where Heroes begin, and of those with an Exit. */
  readonly starts: readonly string[];
  readonly exits: readonly string[];
}

const EDGES = 'NESW';

interface Side {
  readonly streets: string;
  readonly search: boolean;
}

const SIDES: ReadonlyMap<string, Side> = new Map(
  [...tilesText.matchAll(/side = "(\w+)"\s+streets = "([NESW]*)"\s+search = (true|false)/g)].map(
    ([, side = '', streets = '', search]) => [side, { streets, search: search === 'true' }],
  ),
);

/** Reads a scenario file; nothing if it has no map that can be drawn. */
export function sketchOf(text: string): ScenarioSketch | null {
  const map = /^map\s*=\s*("""|''')\r?\n?([\s\S]*?)\1/m.exec(text)?.[2];
  if (map === undefined) return null;
  const lots = lotsOf(map);
  if (lots === null || lots.length === 0) return null;
  return {
    name: /^name\s*=\s*"([^"\n]*)"/m.exec(text)?.[1] ?? '',
    level: /^level\s*=\s*"([^"\n]*)"/m.exec(text)?.[1] ?? null,
    lots,
    starts: [...(lineOf(text, 'start')?.matchAll(/tile\s*=\s*"(\w+)"/g) ?? [])].map(([, side = '']) => side),
    exits: [...(lineOf(text, 'exit')?.matchAll(/"(\w+)"/g) ?? [])].map(([, side = '']) => side),
  };
}

function lineOf(text: string, key: string): string | undefined {
  return new RegExp(`^${key}\\s*=\\s*\\[([^\\]]*)\\]`, 'm').exec(text)?.[1];
}

function lotsOf(map: string): readonly Lot[] | null {
  const rows = map
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const lots: Lot[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, word] of row.split(/\s+/).entries()) {
      if (word === '.') continue;
      const [side = '', facing = ''] = word.split('-');
      const printed = SIDES.get(side);
      const turn = EDGES.indexOf(facing);
      if (printed === undefined || facing.length !== 1 || turn < 0) return null;
      const isOpen = (edge: number): boolean => printed.streets.includes(EDGES[(edge - turn + 4) % 4] ?? '?');
      lots.push({
        side,
        x,
        y,
        streets: [isOpen(0), isOpen(1), isOpen(2), isOpen(3)],
        search: printed.search,
      });
    }
  }
  return lots;
}
