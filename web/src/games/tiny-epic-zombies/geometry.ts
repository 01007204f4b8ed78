// From the edges of a Mall Card to the outlines of its three Rooms. Pure.
//
// The rules know which Room touches which stretch of each edge; that is all that matters for moving. What the walls do
// inside is ours to draw: straight, with corners, and true to the edges.

import type { StoreView } from './types';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The upright card. */
export const CARD = { width: 124, height: 88 } as const;

export type Edges = StoreView['edges'];
type Side = 'top' | 'right' | 'bottom' | 'left';

/** A point of the edge where one Room ends and the next begins, going clockwise. */
interface Cut extends Point {
  readonly side: Side;
  /** The Room that begins here. */
  readonly room: number;
}

/** How far walls that cut off a corner cut it. */
const CHAMFER = 28;
/** Ends of a wall this close are joined without a bend. */
const STRAIGHT = 4;

/** The outlines of Rooms 1, 2 and 3 of the upright card. */
export function outlines(edges: Edges): readonly (readonly Point[])[] {
  const cuts = cutsOf(edges);
  const found = cuts.length === 4 ? banded(cuts) : joined(cuts);
  return [1, 2, 3].map((room) => found.get(room) ?? []);
}

/** Points of the edge where the Room changes, clockwise from the top left corner. */
function cutsOf(edges: Edges): readonly Cut[] {
  const { width, height } = CARD;
  const clockwise = [
    ...edges.top.map((span) => ({ room: span.room, side: 'top' as const, x: span.from, y: 0 })),
    ...edges.right.map((span) => ({ room: span.room, side: 'right' as const, x: width, y: span.from })),
    ...edges.bottom
      .toReversed()
      .map((span) => ({ room: span.room, side: 'bottom' as const, x: span.to, y: height })),
    ...edges.left.toReversed().map((span) => ({ room: span.room, side: 'left' as const, x: 0, y: span.to })),
  ];
  return clockwise.filter((cut, i) => clockwise.at(i - 1)?.room !== cut.room);
}

/** Three Rooms that meet in one point. */
function joined(cuts: readonly Cut[]): Map<number, readonly Point[]> {
  const middle = junction(cuts);
  const found = new Map<number, readonly Point[]>();
  cuts.forEach((cut, i) => {
    const next = cuts[(i + 1) % cuts.length] ?? cut;
    found.set(cut.room, [
      ...arc(cut, next),
      ...inward(next, middle),
      ...inward(cut, middle).toReversed().slice(1),
    ]);
  });
  return found;
}

/** Where the three walls meet, so that none of them runs along another. */
function junction(cuts: readonly Cut[]): Point {
  const upright = cuts.filter(({ side }) => side === 'top' || side === 'bottom');
  const level = cuts.filter(({ side }) => side === 'left' || side === 'right');
  const xs = upright.map(({ x }) => x);
  const ys = level.map(({ y }) => y);
  if (upright.length === 2 && level.length === 1) {
    const isLeft = level[0]?.side === 'left';
    return { x: isLeft ? Math.min(...xs) : Math.max(...xs), y: ys[0] ?? 0 };
  }
  if (upright.length === 1 && level.length === 2) {
    const isTop = upright[0]?.side === 'top';
    return { x: xs[0] ?? 0, y: isTop ? Math.min(...ys) : Math.max(...ys) };
  }
  // One Room is a pocket in a long edge: its floor lies half-way, and the third wall ends on it.
  const single = upright.find(({ side }) => upright.filter((other) => other.side === side).length === 1);
  return { x: single?.x ?? CARD.width / 2, y: CARD.height / 2 };
}

/** From a point of the edge straight in, then along to the meeting point. */
function inward(cut: Cut, to: Point): readonly Point[] {
  const bend = cut.side === 'top' || cut.side === 'bottom' ? { x: cut.x, y: to.y } : { x: to.x, y: cut.y };
  return [cut, bend, to];
}

/** A Room that reaches from edge to edge between two others. */
function banded(cuts: readonly Cut[]): Map<number, readonly Point[]> {
  const at = (i: number): Cut => cuts[i % 4] ?? (cuts[0] as Cut);
  // The arc between cut i and the next belongs to the Room that begins at i; the band has two of the four.
  const first = at(0).room === at(2).room ? 1 : 0;
  const [a, b, c, d] = [at(first), at(first + 1), at(first + 2), at(first + 3)];
  const wallA = wall(a, b);
  const wallC = wall(c, d);
  return new Map([
    [a.room, [...arc(a, b), ...wallA.toReversed().slice(0, -1)]],
    [c.room, [...arc(c, d), ...wallC.toReversed().slice(0, -1)]],
    [b.room, [...arc(b, c), ...wallC.slice(0, -1), ...arc(d, a), ...wallA.slice(0, -1)]],
  ]);
}

/** The wall that cuts off the stretch of edge going clockwise from `from` to `to`. */
function wall(from: Cut, to: Cut): readonly Point[] {
  const sides = new Set<Side>([from.side, to.side]);
  if (sides.has('top') && sides.has('bottom')) {
    const [top, bottom] = from.side === 'top' ? [from, to] : [to, from];
    if (Math.abs(top.x - bottom.x) <= STRAIGHT) return [from, to];
    // The band is on the right of what is cut off if the left edge is; the wall bends where the band stays wide.
    const isBandRight = from.side === 'bottom';
    const isRightward = bottom.x > top.x;
    const y = CARD.height * (isBandRight === isRightward ? 0.66 : 0.34);
    return [from, { x: from.x, y }, { x: to.x, y }, to];
  }
  if (sides.has('left') && sides.has('right')) {
    const [left, right] = from.side === 'left' ? [from, to] : [to, from];
    if (Math.abs(left.y - right.y) <= STRAIGHT) return [from, to];
    const isBandBelow = from.side === 'left';
    const isDownward = right.y > left.y;
    const x = CARD.width * (isBandBelow === isDownward ? 0.66 : 0.34);
    return [from, { x, y: from.y }, { x, y: to.y }, to];
  }
  if (sides.size === 1) return [from, to];
  const [upright, level] = from.side === 'top' || from.side === 'bottom' ? [from, to] : [to, from];
  const corner = { x: upright.x, y: level.y };
  const cut = Math.min(CHAMFER, Math.abs(upright.y - corner.y) / 2, Math.abs(level.x - corner.x) / 2);
  const near = { x: corner.x, y: corner.y + Math.sign(upright.y - corner.y) * cut };
  const far = { x: corner.x + Math.sign(level.x - corner.x) * cut, y: corner.y };
  return from === upright ? [from, near, far, to] : [from, far, near, to];
}

const ORDER: readonly Side[] = ['top', 'right', 'bottom', 'left'];
const CORNERS: Readonly<Record<Side, Point>> = {
  top: { x: CARD.width, y: 0 },
  right: { x: CARD.width, y: CARD.height },
  bottom: { x: 0, y: CARD.height },
  left: { x: 0, y: 0 },
};

/** The stretch of edge going clockwise from one point to another, without the second. */
function arc(from: Cut, to: Cut): readonly Point[] {
  const points: Point[] = [{ x: from.x, y: from.y }];
  let side = ORDER.indexOf(from.side);
  const end = ORDER.indexOf(to.side);
  const isAround = side === end && !isBefore(from, to);
  for (let corners = 0; corners < 4 && (side !== end || (corners === 0 && isAround)); corners += 1) {
    points.push(CORNERS[ORDER[side] ?? 'top']);
    side = (side + 1) % 4;
  }
  return points;
}

/** Whether `a` comes before `b` on their common side, going clockwise. */
function isBefore(a: Cut, b: Cut): boolean {
  switch (a.side) {
    case 'top':
      return a.x < b.x;
    case 'right':
      return a.y < b.y;
    case 'bottom':
      return a.x > b.x;
    case 'left':
      return a.y > b.y;
  }
}

/** A point of the upright card after turning it clockwise by `rotation` degrees. */
export function turned(point: Point, rotation: number): Point {
  switch (rotation) {
    case 90:
      return { x: CARD.height - point.y, y: point.x };
    case 180:
      return { x: CARD.width - point.x, y: CARD.height - point.y };
    case 270:
      return { x: point.y, y: CARD.width - point.x };
    default:
      return point;
  }
}

/** Whether a point lies inside an outline. */
export function isInside(point: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a.y > point.y === b.y > point.y) return;
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** The area of an outline. */
export function area(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice) / 2;
}

const GRID = 2;

/** The largest upright box inside an outline: where things in the Room stand. */
export function roomiest(outline: readonly Point[]): Box {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.round((Math.max(...xs) - left) / GRID);
  const rows = Math.round((Math.max(...ys) - top) / GRID);
  const heights = new Array<number>(columns).fill(0);
  let best: Box = { x: left, y: top, width: 0, height: 0 };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const middle = { x: left + (column + 0.5) * GRID, y: top + (row + 0.5) * GRID };
      heights[column] = isInside(middle, outline) ? (heights[column] ?? 0) + 1 : 0;
    }
    for (let from = 0; from < columns; from += 1) {
      let height = Infinity;
      for (let to = from; to < columns && height > 0; to += 1) {
        height = Math.min(height, heights[to] ?? 0);
        const [width, tall] = [(to - from + 1) * GRID, height * GRID];
        if (width * tall <= best.width * best.height) continue;
        best = { x: left + from * GRID, y: top + (row + 1) * GRID - tall, width, height: tall };
      }
    }
  }
  return best;
}

/** An outline as the `d` of a path. */
export function path(outline: readonly Point[]): string {
  return `M${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
