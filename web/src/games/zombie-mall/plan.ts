// The mall's plan taken apart: what each space is, and what stands on each edge. Pure: from the drawing the server
// sends to questions a board asks, never to what is allowed.

import type { Dir, MallView, Space } from './types';

/** Spaces of a tile along one side. */
export const TILE = 6;

export interface Spot {
  /** From 0 at the north-west. */
  readonly row: number;
  readonly col: number;
}

export type Floor = 'walkway' | 'store' | 'food' | 'solid';

/** What is printed on a space besides its floor. */
export type Feature = 'start' | 'radio' | 'garage' | 'roof' | 'escalator' | null;

export interface Ground {
  readonly floor: Floor;
  readonly isCluttered: boolean;
  readonly feature: Feature;
}

export type Edge = 'free' | 'wall' | 'block' | 'entrance' | 'door' | 'exit';

export interface Plan {
  readonly rows: number;
  readonly cols: number;
  readonly mall: MallView;
}

const DIRS: Readonly<Record<Dir, Spot>> = {
  n: { row: -1, col: 0 },
  e: { row: 0, col: 1 },
  s: { row: 1, col: 0 },
  w: { row: 0, col: -1 },
};

const ALL_DIRS: readonly Dir[] = ['n', 'e', 's', 'w'];

const GROUNDS: Readonly<Record<string, Ground>> = {
  '.': ground('walkway'),
  ',': ground('walkway', true),
  o: ground('store'),
  c: ground('store', true),
  r: ground('food'),
  k: ground('food', true),
  X: ground('solid'),
  S: ground('walkway', false, 'start'),
  R: ground('store', false, 'radio'),
  G: ground('walkway', false, 'garage'),
  F: ground('walkway', false, 'roof'),
  E: ground('walkway', false, 'escalator'),
};

const SOLID: Ground = ground('solid');

function ground(floor: Floor, isCluttered = false, feature: Feature = null): Ground {
  return { floor, isCluttered, feature };
}

export function planOf(mall: MallView): Plan {
  return { rows: mall.rows * TILE, cols: mall.cols * TILE, mall };
}

export function spotOf(space: Space): Spot {
  const [row = '1', col = '1'] = space.split(',');
  return { row: Number(row) - 1, col: Number(col) - 1 };
}

export function spaceOf({ row, col }: Spot): Space {
  return `${row + 1},${col + 1}`;
}

export function step({ row, col }: Spot, dir: Dir): Spot {
  const by = DIRS[dir];
  return { row: row + by.row, col: col + by.col };
}

export function opposite(dir: Dir): Dir {
  return ALL_DIRS[(ALL_DIRS.indexOf(dir) + 2) % 4] as Dir;
}

/** The space next to `space` on that side, on the map or not. */
export function beside(space: Space, dir: Dir): Space {
  return spaceOf(step(spotOf(space), dir));
}

export function isOn(plan: Plan, { row, col }: Spot): boolean {
  return row >= 0 && col >= 0 && row < plan.rows && col < plan.cols;
}

export function groundAt(plan: Plan, spot: Spot): Ground {
  return GROUNDS[plan.mall.plan[2 * spot.row + 1]?.[2 * spot.col + 1] ?? ''] ?? SOLID;
}

/** What stands on that side of a space. Open walkway that ends at the rim of the map is shut. */
export function edgeAt(plan: Plan, spot: Spot, dir: Dir): Edge {
  const by = DIRS[dir];
  const drawn = plan.mall.plan[2 * spot.row + 1 + by.row]?.[2 * spot.col + 1 + by.col] ?? '-';
  const isRim = !isOn(plan, step(spot, dir));
  switch (drawn) {
    case '~':
      return 'block';
    case 'e':
      return 'entrance';
    case 'D':
      return 'door';
    case 'x':
      return isRim ? 'exit' : 'wall';
    case '-':
    case '|':
      return 'wall';
    default:
      return isRim ? 'wall' : 'free';
  }
}

/** The name printed on the tile a space belongs to. */
export function tileName(plan: Plan, { row, col }: Spot): string {
  const at = Math.floor(row / TILE) * plan.mall.cols + Math.floor(col / TILE);
  return plan.mall.tiles[at]?.name ?? '';
}

/** How far `to` lies from `from`: rows to the south and columns to the east. */
export function offset(from: Spot, to: Spot): Spot {
  return { row: to.row - from.row, col: to.col - from.col };
}

export function away({ row, col }: Spot): number {
  return Math.abs(row) + Math.abs(col);
}
