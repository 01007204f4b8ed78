// Where the small map lies on a phone. Pure.

import type { Frame } from '../../board/panzoom';
import { type Box, overlap } from '../../stage/camera';

export type Corner = 'sw' | 'se' | 'nw' | 'ne';

/** Thumbs are at the lower edge, and the hand that holds the phone leaves its left corner free. */
const CORNERS: readonly Corner[] = ['sw', 'se', 'nw', 'ne'];
/** How much of the window's width and height it takes, with room around it. */
const PART = { width: 0.3, height: 0.26 } as const;

/** The first corner of what is shown in which none of `boxes` lies; nothing if there is none. */
export function cornerFor(frame: Frame, extent: Box, boxes: readonly Box[]): Corner | null {
  const shown = {
    x: extent.x + frame.x,
    y: extent.y + frame.y,
    width: extent.width / frame.scale,
    height: extent.height / frame.scale,
  };
  const width = shown.width * PART.width;
  const height = shown.height * PART.height;
  const isFree = (corner: Corner): boolean => {
    const box = {
      x: corner.endsWith('w') ? shown.x : shown.x + shown.width - width,
      y: corner.startsWith('n') ? shown.y : shown.y + shown.height - height,
      width,
      height,
    };
    return boxes.every((one) => overlap(box, one) === 0);
  };
  return CORNERS.find(isFree) ?? null;
}
