// Where things are drawn: tiles on a grid, streets across their edges, the building beside the street, figures along it.
// Pure geometry in the drawing's own units.

import type { Lot, Place } from './types';

export const TILE = 120;
export const ROAD = 36;
const MARGIN = 2;
/** How deep a building reaches into its tile: up to the pavement. */
const DEPTH = 35;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole town. */
export function extent(tiles: readonly Lot[]): Box {
  const x = Math.min(...tiles.map((tile) => tile.x));
  const y = Math.min(...tiles.map((tile) => tile.y));
  return {
    x: x * TILE,
    y: y * TILE,
    width: (Math.max(...tiles.map((tile) => tile.x)) + 1 - x) * TILE,
    height: (Math.max(...tiles.map((tile) => tile.y)) + 1 - y) * TILE,
  };
}

export function tileBox(tile: Lot): Box {
  return { x: tile.x * TILE, y: tile.y * TILE, width: TILE, height: TILE };
}

export interface HouseBox extends Box {
  /** The edge it stands on; a corner of a crossing is neither. */
  readonly side: 'north' | 'south' | 'west' | 'east' | 'corner';
}

/** The building, within its tile: along an edge that no street crosses, or in a corner of a crossing. */
export function houseBox(tile: Lot): HouseBox {
  const [north, east, south, west] = tile.streets;
  const long = TILE - 2 * MARGIN;
  const far = TILE - MARGIN - DEPTH;
  if (!north) return { x: MARGIN, y: MARGIN, width: long, height: DEPTH, side: 'north' };
  if (!south) return { x: MARGIN, y: far, width: long, height: DEPTH, side: 'south' };
  if (!west) return { x: MARGIN, y: MARGIN, width: DEPTH, height: long, side: 'west' };
  if (!east) return { x: far, y: MARGIN, width: DEPTH, height: long, side: 'east' };
  return { x: MARGIN, y: MARGIN, width: DEPTH, height: DEPTH, side: 'corner' };
}

/** An Area within its tile. */
export function placeBox(tile: Lot, place: Place): Box {
  return place.endsWith('/search') ? houseBox(tile) : { x: 2, y: 2, width: TILE - 4, height: TILE - 4 };
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where figures stand in the street: Heroes in the middle, zombies along its arms, never two on one spot. */
export function streetSpots(
  tile: Lot,
  heroes: number,
  zombies: number,
): { heroes: readonly Spot[]; zombies: readonly Spot[] } {
  const mid = TILE / 2;
  const gap = heroes > 2 ? 17 : 24;
  const arms = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].filter((_, i) => tile.streets[i]);
  const spots: Spot[] = heroes > 0 ? [] : [{ x: mid, y: mid + 2 }];
  const rings = heroes > 0 ? [33, 46] : [15, 30, 45];
  for (const away of rings) {
    for (const lane of [-8, 8]) {
      for (const [dx = 0, dy = 0] of arms) {
        spots.push({
          x: mid + dx * away + (dy === 0 ? lane * 0.25 : lane * 1.1),
          y: mid + 2 + dy * away + (dx === 0 ? lane * 0.3 : lane),
        });
      }
    }
  }
  // On a short street the crowd closes up around the middle.
  for (let i = 0; spots.length < zombies; i += 1) {
    const angle = i * 2.4;
    const away = 12 + (i % 3) * 7;
    spots.push({ x: mid + Math.cos(angle) * away * 1.3, y: mid + 2 + Math.sin(angle) * away * 0.8 });
  }
  return {
    heroes: Array.from({ length: heroes }, (_, i) => ({ x: mid + (i - (heroes - 1) / 2) * gap, y: mid + 4 })),
    zombies: spots.slice(0, zombies),
  };
}

/** Where figures stand in the building, side by side; in front of a southern one hangs the street's name, to the right. */
export function houseSpots(house: HouseBox, n: number): readonly Spot[] {
  const { x, y, width, height } = house;
  return Array.from({ length: n }, (_, i) => {
    const from = i - (n - 1) / 2;
    if (house.side === 'south')
      return { x: x + 14 + i * Math.min(20, (width - 26) / n), y: y + height - 4.5 };
    return width > height
      ? { x: x + width / 2 + from * Math.min(20, (width - 16) / n), y: y + height - 4.5 }
      : { x: x + width / 2, y: y + height * 0.55 + from * Math.min(24, (height - 30) / n) };
  });
}
