// Where everything of the mall lies on the drawing. Pure.
//
// Nine cards as on the table: corners and Courtyard lie, the four in between stand, and the edges that touch are centred
// on each other. Beside every Store there is a strip for its name and the cards that lie there.

import { type Box, outlines, path, type Point, roomiest, turned } from './geometry';
import type { Room, Slot, StoreView } from './types';

/** The drawing's extent: the mall is 336 units wide and high, with room for the strips above and below. */
export const MALL = { x: -3, y: -21, width: 342, height: 378 } as const;

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

/** The strip beside each Store, outside the mall; at the sides it is read from top to bottom. */
export const STRIPS: Readonly<Record<Slot, Box & { readonly isUpright: boolean }>> = {
  NW: { x: 0, y: 1, width: 122, height: 16, isUpright: false },
  N: { x: 124, y: -18, width: 88, height: 17, isUpright: false },
  NE: { x: 214, y: 1, width: 122, height: 16, isUpright: false },
  E: { x: 319, y: 108, width: 17, height: 120, isUpright: true },
  SE: { x: 214, y: 319, width: 122, height: 16, isUpright: false },
  S: { x: 124, y: 337, width: 88, height: 17, isUpright: false },
  SW: { x: 0, y: 319, width: 122, height: 16, isUpright: false },
  W: { x: 0, y: 108, width: 17, height: 120, isUpright: true },
};

export interface RoomShape {
  readonly room: Room;
  readonly d: string;
  readonly outline: readonly Point[];
  /** Where things in it stand. */
  readonly box: Box;
}

/** A Store's outer walls: cards in the corners lie, those between them stand. */
export function storeBox(slot: Slot): Box {
  const { x, y } = CORNERS[slot];
  const isUpright = slot.length === 1;
  return { x, y, width: isUpright ? 88 : 124, height: isUpright ? 124 : 88 };
}

/** The three Rooms of a Store as it lies. */
export function storeShapes(store: StoreView): readonly RoomShape[] {
  const corner = CORNERS[store.slot];
  return outlines(store.edges).map((upright, i) => {
    const outline = upright.map((point) => {
      const { x, y } = turned(point, store.rotation);
      return { x: x + corner.x, y: y + corner.y };
    });
    return shape(store.rooms[i]?.room ?? '', outline);
  });
}

const COURT: Box = { x: 106, y: 124, width: 124, height: 88 };
/** The walkways along the sides are this deep. */
const WALK = { x: 32, y: 25 } as const;

/** The five Rooms of the Courtyard. */
export const COURTYARD: readonly RoomShape[] = courtyard();

function courtyard(): readonly RoomShape[] {
  const [l, t, r, b] = [COURT.x, COURT.y, COURT.x + COURT.width, COURT.y + COURT.height];
  const outer = [at(l, t), at(r, t), at(r, b), at(l, b)] as const;
  const inner = [
    at(l + WALK.x, t + WALK.y),
    at(r - WALK.x, t + WALK.y),
    at(r - WALK.x, b - WALK.y),
    at(l + WALK.x, b - WALK.y),
  ] as const;
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

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Puts square things of these sizes into a box, in rows, as large as they fit and never larger than wished. */
export function arrange(sizes: readonly number[], box: Box, gap = 1.5): readonly Placed[] {
  for (let scale = 1; scale > 0.3; scale -= 0.06) {
    const rows = intoRows(
      sizes.map((size) => size * scale),
      box.width,
      gap,
    );
    const height = rows.reduce((sum, row) => sum + Math.max(...row), 0) + gap * (rows.length - 1);
    if (height <= box.height || scale <= 0.36) return placed(rows, box, height, gap);
  }
  return [];
}

function intoRows(sizes: readonly number[], width: number, gap: number): readonly (readonly number[])[] {
  const rows: number[][] = [];
  let used = Infinity;
  for (const size of sizes) {
    if (used + gap + size > width) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)?.push(size);
    used += gap + size;
  }
  return rows;
}

function placed(
  rows: readonly (readonly number[])[],
  box: Box,
  height: number,
  gap: number,
): readonly Placed[] {
  let y = box.y + (box.height - height) / 2;
  return rows.flatMap((row) => {
    const width = row.reduce((sum, size) => sum + size, 0) + gap * (row.length - 1);
    const tall = Math.max(...row);
    let x = box.x + (box.width - width) / 2;
    const line = row.map((size) => {
      const place = { x: x + size / 2, y: y + tall / 2, size };
      x += size + gap;
      return place;
    });
    y += tall + gap;
    return line;
  });
}
