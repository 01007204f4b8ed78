// Where things are drawn: tiles on a grid, streets across their edges, the building beside the street, pieces in rows.
// Pure geometry in the drawing's own units.

import type { TileView } from './types';

export const TILE = 120;
export const ROAD = 38;
const MARGIN = 4;
/** How deep a building reaches into its tile: up to the road. */
const DEPTH = (TILE - ROAD) / 2 - MARGIN - 1;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The drawing's extent: the tiles, widened where the map is much longer than wide or wider than long. */
export function extent(tiles: readonly TileView[]): Box {
  const width = (Math.max(0, ...tiles.map(({ x }) => x)) + 1) * TILE;
  const height = (Math.max(0, ...tiles.map(({ y }) => y)) + 1) * TILE;
  const wide = Math.max(width, height / TALLEST);
  const high = Math.max(height, width * FLATTEST);
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}
const TALLEST = 1.1;
const FLATTEST = 0.55;

export function tileBox(tile: TileView): Box {
  return { x: tile.x * TILE, y: tile.y * TILE, width: TILE, height: TILE };
}

/** The building, within its tile: along an edge that no street crosses, or in a corner of a crossing. */
export function houseBox(tile: TileView): Box {
  const [north, east, south, west] = tile.streets;
  const long = TILE - 2 * MARGIN;
  const far = TILE - MARGIN - DEPTH;
  if (!north) return { x: MARGIN, y: MARGIN, width: long, height: DEPTH };
  if (!south) return { x: MARGIN, y: far, width: long, height: DEPTH };
  if (!west) return { x: MARGIN, y: MARGIN, width: DEPTH, height: long };
  if (!east) return { x: far, y: MARGIN, width: DEPTH, height: long };
  return { x: MARGIN, y: MARGIN, width: DEPTH, height: DEPTH };
}

/** Where pieces in the street may stand, within the tile. */
export function streetBox(tile: TileView): Box {
  if (!tile.search) return { x: 8, y: 8, width: TILE - 16, height: TILE - 16 };
  const house = houseBox(tile);
  const gap = 3;
  if (house.width === house.height) {
    const from = house.x + house.width + gap;
    return { x: from, y: from, width: TILE - from - 4, height: TILE - from - 4 };
  }
  if (house.width > house.height) {
    return house.y < TILE / 2
      ? {
          x: 6,
          y: house.y + house.height + gap,
          width: TILE - 12,
          height: TILE - house.height - MARGIN - gap - 6,
        }
      : { x: 6, y: 6, width: TILE - 12, height: house.y - gap - 6 };
  }
  return house.x < TILE / 2
    ? {
        x: house.x + house.width + gap,
        y: 6,
        width: TILE - house.width - MARGIN - gap - 6,
        height: TILE - 12,
      }
    : { x: 6, y: 6, width: house.x - gap - 6, height: TILE - 12 };
}

/** The middles of pieces in centred rows, made smaller together until they fit. */
export function flow(sizes: readonly number[], box: Box): readonly Spot[] {
  for (let scale = 1; ; scale *= 0.92) {
    const rows = rowsOf(
      sizes.map((size) => size * scale),
      box.width,
    );
    const height = rows.reduce((sum, row) => sum + Math.max(...row), 0);
    const fits = height <= box.height && rows.every((row) => total(row) <= box.width);
    if (!fits && scale > 0.2) continue;
    let y = box.y + (box.height - height) / 2;
    return rows.flatMap((row) => {
      const high = Math.max(...row);
      let x = box.x + (box.width - total(row)) / 2;
      const spots = row.map((size) => {
        const spot = { x: x + size / 2, y: y + high / 2, size };
        x += size;
        return spot;
      });
      y += high;
      return spots;
    });
  }
}

function total(row: readonly number[]): number {
  return row.reduce((sum, size) => sum + size, 0);
}

function rowsOf(sizes: readonly number[], width: number): readonly (readonly number[])[] {
  const rows: number[][] = [];
  for (const size of sizes) {
    const row = rows.at(-1);
    if (row !== undefined && total(row) + size <= width) row.push(size);
    else rows.push([size]);
  }
  return rows;
}
