// A window on a drawing that can be moved and zoomed. Pure: pointers and wheels are somebody else's.

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of the drawing that is shown: its top left corner in the drawing's units, and how much it is enlarged. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const WHOLE: Frame = { x: 0, y: 0, scale: 1 };
export const MAX_SCALE = 6;

/** `frame` enlarged by `factor` around a point of the drawing, which stays where it is on the screen. */
export function zoomed(frame: Frame, factor: number, x: number, y: number, size: Size): Frame {
  const scale = Math.min(MAX_SCALE, Math.max(1, frame.scale * factor));
  const kept = frame.scale / scale;
  return kept === 1
    ? frame
    : within({ x: x - (x - frame.x) * kept, y: y - (y - frame.y) * kept, scale }, size);
}

/** `frame` moved by so many units of the drawing. */
export function moved(frame: Frame, dx: number, dy: number, size: Size): Frame {
  return within({ ...frame, x: frame.x + dx, y: frame.y + dy }, size);
}

/** `frame` pushed back onto the drawing where it hung over the edge. */
export function within(frame: Frame, size: Size): Frame {
  const keep = (at: number, length: number): number =>
    Math.min(length - length / frame.scale, Math.max(0, at));
  return { ...frame, x: keep(frame.x, size.width), y: keep(frame.y, size.height) };
}

/** `frame` moved as little as needed to show a box of the drawing. */
export function showing(
  frame: Frame,
  box: Size & { readonly x: number; readonly y: number },
  size: Size,
): Frame {
  const reach = (at: number, length: number, from: number, extent: number): number =>
    Math.min(from, Math.max(at, from + extent - length));
  return within(
    {
      ...frame,
      x: reach(frame.x, size.width / frame.scale, box.x, box.width),
      y: reach(frame.y, size.height / frame.scale, box.y, box.height),
    },
    size,
  );
}

/** Between two frames, `part` of the way. */
export function between(from: Frame, to: Frame, part: number, size: Size): Frame {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return within({ x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) }, size);
}
