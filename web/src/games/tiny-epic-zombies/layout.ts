// Where everything of the mall lies on the drawing. Pure.
//
// Nine cards as on the table: corners and Courtyard lie, the four in between stand, and the edges that touch are centred
// on each other. The whole is stretched to the window. Beside every Store there is a strip for its sign and the cards that lie
// there.

import type { Size } from '../../stage/camera';
import { type Box, outlines, path, type Point, roomiest, turned } from './geometry';
import type { Room, Slot, StoreView } from './types';

/** How much wider and higher than the cards on a table the mall is drawn: walls that are shared stay shared. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
}

export const PLAIN: Stretch = { x: 1, y: 1 };
/** Wide rooms rather than a small mall: a hand of cards below leaves little height. */
const MOST: Stretch = { x: 1.6, y: 1.45 };

/** Room beside the mall for the signs of the Stores. */
const EDGE = { x: 3, y: 21 } as const;
/** How wide and high the nine cards are together. */
const SPAN = 336;

/** The stretch that fills a window of these proportions, as far as one goes. */
export function stretchFor({ width, height }: Size): Stretch {
  const ratio = (width / height) * ((SPAN + 2 * EDGE.y) / (SPAN + 2 * EDGE.x));
  return ratio > 1 ? { x: Math.min(MOST.x, ratio), y: 1 } : { x: 1, y: Math.min(MOST.y, 1 / ratio) };
}

/** The drawing's extent. */
export function mallBox({ x, y }: Stretch): Box {
  return { x: -EDGE.x, y: -EDGE.y, width: SPAN * x + 2 * EDGE.x, height: SPAN * y + 2 * EDGE.y };
}

function stretched({ x, y, width, height }: Box, by: Stretch): Box {
  return { x: x * by.x, y: y * by.y, width: width * by.x, height: height * by.y };
}

const CORNERS: Readonly<Record<Slot, Point>> = {
  NW: { x: 0, y: 18 },
  N: { x: 124, y: 0 },
  NE: { x: 212, y: 18 },
  E: { x: 230, y: 106 },
  SE: { x: 212, y: 230 },
  S: { x: 124, y: 212 },
  SW: { x: 0, y: 230 },
  W: { x: 18, y: 106 },
};

/** How deep a sign with the cards beside it is. */
const DEEP = 17;

/** The strip beside each Store, outside the mall; at the sides it is read along the wall. */
export function stripOf(slot: Slot, by: Stretch): Box & { readonly turn: 0 | 90 | -90 } {
  const box = storeBox(slot, by);
  if (slot === 'E') return { ...box, x: box.x + box.width + 1, width: DEEP, turn: 90 };
  if (slot === 'W') return { ...box, x: box.x - DEEP - 1, width: DEEP, turn: -90 };
  const isAbove = slot.startsWith('N');
  return { ...box, y: isAbove ? box.y - DEEP - 2 : box.y + box.height + 2, height: DEEP, turn: 0 };
}

/** The doormat in a Store's entrance, at the outer wall. */
export function matOf(slot: Slot, entrance: Box, size: number): Point {
  const { x, y, width, height } = entrance;
  if (slot === 'N') return { x: x + 3, y: y + 1.5 };
  if (slot === 'S') return { x: x + 3, y: y + height - size - 1.5 };
  const isWest = slot.endsWith('W');
  return { x: isWest ? x + 1.5 : x + width - size - 1.5, y: y + height - size - 2 };
}

export interface RoomShape {
  readonly room: Room;
  readonly d: string;
  readonly outline: readonly Point[];
  /** Where things in it stand. */
  readonly box: Box;
}

/** A Store's outer walls: cards in the corners lie, those between them stand. */
export function storeBox(slot: Slot, by: Stretch): Box {
  const { x, y } = CORNERS[slot];
  const isUpright = slot.length === 1;
  return stretched({ x, y, width: isUpright ? 88 : 124, height: isUpright ? 124 : 88 }, by);
}

/** The three Rooms of a Store as it lies. */
export function storeShapes(store: StoreView, by: Stretch): readonly RoomShape[] {
  const corner = CORNERS[store.slot];
  return outlines(store.edges).map((upright, i) => {
    const outline = upright.map((point) => {
      const { x, y } = turned(point, store.rotation);
      return { x: (x + corner.x) * by.x, y: (y + corner.y) * by.y };
    });
    return shape(store.rooms[i]?.room ?? '', outline);
  });
}

const COURT: Box = { x: 106, y: 124, width: 124, height: 88 };
/** The walkways along the sides are this deep. */
const WALK = { x: 32, y: 25 } as const;

/** The five Rooms of the Courtyard. */
export function courtyard(by: Stretch): readonly RoomShape[] {
  const box = stretched(COURT, by);
  const [l, t, r, b] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const [dx, dy] = [WALK.x * by.x, WALK.y * by.y];
  const outer = [at(l, t), at(r, t), at(r, b), at(l, b)] as const;
  const inner = [at(l + dx, t + dy), at(r - dx, t + dy), at(r - dx, b - dy), at(l + dx, b - dy)] as const;
  return [
    shape('C.c', inner),
    shape('C.n', [outer[0], outer[1], inner[1], inner[0]]),
    shape('C.e', [outer[1], outer[2], inner[2], inner[1]]),
    shape('C.s', [outer[2], outer[3], inner[3], inner[2]]),
    shape('C.w', [outer[3], outer[0], inner[0], inner[3]]),
  ];
}

function at(x: number, y: number): Point {
  return { x, y };
}

function shape(room: Room, outline: readonly Point[]): RoomShape {
  return { room, outline, d: path(outline), box: roomiest(outline) };
}

/** From the middle of a thing to where it touches the floor, in parts of its size. */
const FEET = 0.46;

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How much of its field a thing needs beside its neighbour, and how much of a row shows above the next. */
const ELBOW = 0.86;
const ROW = 0.62;
/** In a Room this high people stand below the middle, not at the wall. */
const HIGH = 54;

/** Puts things of these sizes into a Room, side by side at its lower wall, as large as they fit and never larger than
 *  wished; heads may rise over what is behind them. */
export function stand(sizes: readonly number[], box: Box): readonly Placed[] {
  for (let scale = 1; scale > 0.3; scale -= 0.06) {
    const rows = intoRows(
      sizes.map((size) => size * scale),
      box.width,
    );
    const step = Math.max(0, ...sizes) * scale * ROW;
    if ((rows.length - 0.4) * step <= box.height || scale <= 0.36) return placed(rows, box, step);
  }
  return [];
}

function intoRows(sizes: readonly number[], width: number): readonly (readonly number[])[] {
  const rows: number[][] = [];
  let used = Infinity;
  for (const size of sizes) {
    if (used + size * ELBOW > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(size);
    used += size * ELBOW;
  }
  return rows;
}

function placed(rows: readonly (readonly number[])[], box: Box, step: number): readonly Placed[] {
  const floor = box.height > HIGH ? box.y + box.height * 0.76 : box.y + box.height - 3;
  return rows.flatMap((row, i) => {
    const feet = floor - (rows.length - 1 - i) * step;
    const width = row.reduce((sum, size) => sum + size * ELBOW, 0);
    let x = box.x + (box.width - width) / 2;
    return row.map((size) => {
      const place = { x: x + (size * ELBOW) / 2, y: feet - size * FEET, size };
      x += size * ELBOW;
      return place;
    });
  });
}
