// Where a popover opens: of eight positions around its place and the docks, the one that covers least of what matters.
// Pure.

import { type Box, overlap, type Size } from './camera';

export interface Crowded {
  /** Nothing may lie over these, ever. */
  readonly never: readonly Box[];
  /** Better not over these. */
  readonly rather: readonly Box[];
}

export interface Placed extends Box {
  /** Beside its place, so that a short line joins them; otherwise it stands at the edge. */
  readonly isDocked: boolean;
}

const GAP = 14;
const NEVER = 1_000;
const RATHER = 1;
/** What a dock costs besides what it covers: it is farther from where the player looks. */
const DOCK = 0.5;

/** Puts a box of `size` beside `place` within `bounds`. */
export function placed(size: Size, place: Box, bounds: Box, crowd: Crowded): Placed {
  const { width, height } = size;
  const [cx, cy] = [place.x + place.width / 2, place.y + place.height / 2];
  const right = place.x + place.width + GAP;
  const left = place.x - GAP - width;
  const above = place.y - GAP - height;
  const below = place.y + place.height + GAP;
  const beside: readonly (readonly [number, number])[] = [
    [cx - width / 2, above],
    [right, cy - height / 2],
    [left, cy - height / 2],
    [cx - width / 2, below],
    [right, above],
    [left, above],
    [right, below],
    [left, below],
  ];
  const far = bounds.x + bounds.width - width;
  const low = bounds.y + bounds.height - height;
  const docks: readonly (readonly [number, number])[] = [
    [far, bounds.y],
    [far, low],
    [bounds.x, bounds.y],
    [bounds.x, low],
  ];
  const candidates: readonly Placed[] = [
    ...beside.map(([x, y]) => ({ ...kept(x, y, size, bounds), isDocked: false })),
    ...docks.map(([x, y]) => ({ ...kept(x, y, size, bounds), isDocked: true })),
  ];
  const price = (box: Placed): number => {
    const all = width * height;
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    const away = Math.hypot(box.x + width / 2 - cx, box.y + height / 2 - cy);
    return (
      (NEVER * over([place, ...crowd.never])) / all +
      (RATHER * over(crowd.rather)) / all +
      (box.isDocked ? DOCK : 0) +
      away / 2_000
    );
  };
  return candidates.reduce((best, one) => (price(one) < price(best) ? one : best));
}

function kept(x: number, y: number, { width, height }: Size, bounds: Box): Box {
  const keep = (at: number, length: number, from: number, extent: number): number =>
    Math.max(from, Math.min(at, from + extent - length));
  return {
    x: keep(x, width, bounds.x, bounds.width),
    y: keep(y, height, bounds.y, bounds.height),
    width,
    height,
  };
}
