// The text of a mall as far as its picture goes: tiles turned and laid side by side. Pure. What is wrong with a text only
// the server says; here it has no picture.

import layoutsText from '../../../../crates/games/zombie-mall/content/layouts.txt?raw';
import tilesText from '../../../../crates/games/zombie-mall/content/tiles.txt?raw';
import { TILE } from './plan';
import type { MallView } from './types';

/** Lines and columns of a tile's drawing. */
const ART = 2 * TILE + 1;

interface Tile {
  readonly name: string;
  readonly art: readonly string[];
}

const SET: ReadonlyMap<string, Tile> = tilesIn(linesOf(tilesText));

/** The malls that come with the game, the smallest first. */
export const MALLS: readonly MallView[] = mallsIn(linesOf(layoutsText), SET);

/** The one mall that a file holds; nothing if it cannot be drawn. */
export function sketchOf(text: string): MallView | null {
  const lines = linesOf(text.includes('\n') ? text : text.replaceAll(';', '\n'));
  return mallsIn(lines, new Map([...SET, ...tilesIn(lines)]))[0] ?? null;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/);
}

/** The lines of every block that begins with `@what`, up to its `@end`, with what stands behind the word. */
function blocks(lines: readonly string[], what: string): readonly { id: string; body: readonly string[] }[] {
  return lines.flatMap((line, i) => {
    if (!line.startsWith(`@${what} `)) return [];
    const end = lines.indexOf('@end', i);
    return end < 0 ? [] : [{ id: line.slice(what.length + 2).trim(), body: lines.slice(i + 1, end) }];
  });
}

function tilesIn(lines: readonly string[]): ReadonlyMap<string, Tile> {
  return new Map(
    blocks(lines, 'tile').flatMap(({ id, body }): readonly [string, Tile][] => {
      const art = body.filter((line) => !line.startsWith('@'));
      const isWhole = art.length === ART && art.every((line) => line.length === ART);
      const name = body.find((line) => line.startsWith('@name '))?.slice(6) ?? id;
      return isWhole ? [[id, { name, art }]] : [];
    }),
  );
}

function mallsIn(lines: readonly string[], tiles: ReadonlyMap<string, Tile>): readonly MallView[] {
  return blocks(lines, 'layout').flatMap(({ id, body }) => {
    const rows = body
      .filter((line) => line.trim() !== '' && !line.startsWith('@') && !line.startsWith('#'))
      .map((line) => line.trim().split(/\s+/));
    const mall = laid(id, rows, tiles);
    return mall === null ? [] : [mall];
  });
}

function laid(
  id: string,
  rows: readonly (readonly string[])[],
  tiles: ReadonlyMap<string, Tile>,
): MallView | null {
  const cols = rows[0]?.length ?? 0;
  if (cols === 0 || rows.some((row) => row.length !== cols)) return null;
  const plan = Array.from({ length: rows.length * 2 * TILE + 1 }, () =>
    Array.from({ length: cols * 2 * TILE + 1 }, () => '+'),
  );
  const views: MallView['tiles'] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, word] of row.entries()) {
      const [name = '', degrees = '0'] = word.split('/');
      const tile = tiles.get(name);
      if (tile === undefined) return null;
      views.push({ id: name, name: tile.name, turn: Number(degrees) });
      for (const [i, line] of turned(tile.art, Number(degrees) / 90).entries())
        for (const [j, mark] of [...line].entries()) {
          const to = plan[y * 2 * TILE + i];
          // Two tiles share a seam: what is shut on either side is shut.
          if (to !== undefined && (to[x * 2 * TILE + j] === '+' || mark !== '*')) to[x * 2 * TILE + j] = mark;
        }
    }
  }
  return {
    id,
    rows: rows.length,
    cols,
    tiles: views,
    plan: plan.map((line) => line.join('')),
    exits: [],
    starts: [],
    radio_at: '',
  };
}

/** The drawing after so many quarter turns clockwise: walls that lay stand, and the other way round. */
function turned(art: readonly string[], quarters: number): readonly string[] {
  let now = art;
  for (let n = 0; n < quarters % 4; n += 1) {
    const before = now;
    now = before.map((_, i) =>
      before
        .map((__, j) => {
          const mark = before[before.length - 1 - j]?.[i] ?? ' ';
          return mark === '-' ? '|' : mark === '|' ? '-' : mark;
        })
        .join(''),
    );
  }
  return now;
}
