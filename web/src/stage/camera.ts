// Where the window on a map stands and how much it enlarges. Everything is fitted into the clear rectangle: the part of
// the window that nothing lies over. Pure: pointers, wheels and clocks are somebody else's.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map's point in the middle of the window, and pixels a unit. */
export interface Camera extends Point {
  readonly scale: number;
}

/** What a camera moves in. */
export interface Room {
  /** The window in pixels. */
  readonly window: Size;
  /** The part of the window that nothing lies over, in pixels. */
  readonly clear: Box;
  /** The map's extent in its own units. */
  readonly world: Box;
  /** The nearest anybody may come, in pixels a unit. */
  readonly nearest: number;
}

/** The scale at which a box of the map fills the clear rectangle. */
export function fitScale({ clear, nearest }: Room, box: Size): number {
  return Math.min(clear.width / box.width, clear.height / box.height, nearest);
}

/** The whole map. */
export function whole(room: Room): Camera {
  return centred(middle(room.world), fitScale(room, room.world), room);
}

/** A point of the map in the middle of the clear rectangle. */
export function centred(point: Point, scale: number, room: Room): Camera {
  return within(aimed(point, scale, room), room);
}

function aimed({ x, y }: Point, scale: number, { window, clear }: Room): Camera {
  return {
    x: x + (window.width / 2 - clear.x - clear.width / 2) / scale,
    y: y + (window.height / 2 - clear.y - clear.height / 2) / scale,
    scale,
  };
}

/** What of the map lies in the clear rectangle. */
export function seen(camera: Camera, { window, clear }: Room): Box {
  return {
    x: camera.x + (clear.x - window.width / 2) / camera.scale,
    y: camera.y + (clear.y - window.height / 2) / camera.scale,
    width: clear.width / camera.scale,
    height: clear.height / camera.scale,
  };
}

/** `camera` pushed back to where there is something to see. */
export function within(camera: Camera, room: Room): Camera {
  const scale = Math.min(room.nearest, Math.max(fitScale(room, room.world), camera.scale));
  const { world } = room;
  const shown = seen({ ...camera, scale }, room);
  return {
    x: camera.x + push(shown.x, shown.width, world.x, world.width),
    y: camera.y + push(shown.y, shown.height, world.y, world.height),
    scale,
  };
}

/** How far a stretch must move to lie on another; in its middle if it is the longer one. */
function push(at: number, length: number, from: number, extent: number): number {
  if (length >= extent) return from + extent / 2 - (at + length / 2);
  return Math.max(0, from - at) + Math.min(0, from + extent - at - length);
}

/** `camera` moved by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number, room: Room): Camera {
  return within({ ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale }, room);
}

/** `camera` enlarged by `factor`; the point of the window at `px`, `py` stays over the same ground. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, room: Room): Camera {
  const least = fitScale(room, room.world);
  const scale = Math.min(room.nearest, Math.max(least, camera.scale * factor));
  const [dx, dy] = [px - room.window.width / 2, py - room.window.height / 2];
  return within(
    { x: camera.x + dx / camera.scale - dx / scale, y: camera.y + dy / camera.scale - dy / scale, scale },
    room,
  );
}

/** `camera` moved as little as needed to have a box of the map in the clear rectangle. */
export function showing(camera: Camera, box: Box, room: Room): Camera {
  const shown = seen(camera, room);
  const reach = (at: number, length: number, from: number, extent: number): number =>
    extent > length
      ? from + extent / 2 - (at + length / 2)
      : Math.min(0, from - at) + Math.max(0, from + extent - at - length);
  return within(
    {
      ...camera,
      x: camera.x + reach(shown.x, shown.width, box.x, box.width),
      y: camera.y + reach(shown.y, shown.height, box.y, box.height),
    },
    room,
  );
}

/** A share of the clear rectangle that what one acts with keeps from its edges. */
const MARGIN = 0.2;

/** `camera` moved as little as needed to have a box of the map in the middle of the clear rectangle, with room around it. */
export function holding(camera: Camera, box: Box, room: Room): Camera {
  const { x, y, width, height } = room.clear;
  const clear = {
    x: x + width * MARGIN,
    y: y + height * MARGIN,
    width: width * (1 - 2 * MARGIN),
    height: height * (1 - 2 * MARGIN),
  };
  return showing(camera, box, { ...room, clear });
}

/** Where a point of the map is in the window, in pixels. */
export function toWindow(camera: Camera, { x, y }: Point, window: Size): Point {
  return {
    x: window.width / 2 + (x - camera.x) * camera.scale,
    y: window.height / 2 + (y - camera.y) * camera.scale,
  };
}

/** A box of the map as it lies in the window. */
export function boxInWindow(camera: Camera, box: Box, window: Size): Box {
  const { x, y } = toWindow(camera, box, window);
  return { x, y, width: box.width * camera.scale, height: box.height * camera.scale };
}

/** The point of the map under a point of the window. */
export function toMap(camera: Camera, { x, y }: Point, window: Size): Point {
  return {
    x: camera.x + (x - window.width / 2) / camera.scale,
    y: camera.y + (y - window.height / 2) / camera.scale,
  };
}

/** Between two cameras, `part` of the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The smallest box around all of them; nothing around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
