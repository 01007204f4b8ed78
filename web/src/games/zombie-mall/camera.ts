// Where the window on the mall stands and how much it enlarges. Pure: pointers, wheels and clocks are somebody else's.

import type { Spot } from './plan';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of the window in spaces from the north-west corner, and pixels a space. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Scene {
  /** The mall in spaces. */
  readonly rows: number;
  readonly cols: number;
  /** The window in pixels. */
  readonly window: Size;
}

export const MAX_SCALE = 96;
/** Spaces of empty ground that may be seen past the rim, so that nothing has to hide under the buttons there. */
const MARGIN = 1.3;

/** The scale at which the whole mall is in the window. */
export function wholeScale({ rows, cols, window }: Scene): number {
  return Math.min(window.width / (cols + 2 * MARGIN), window.height / (rows + 2 * MARGIN), MAX_SCALE);
}

/** `camera` pushed back to where there is something to see. */
export function within(camera: Camera, scene: Scene): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(wholeScale(scene), camera.scale));
  const keep = (at: number, length: number, pixels: number): number => {
    const half = pixels / scale / 2;
    const [least, most] = [half - MARGIN, length + MARGIN - half];
    return least > most ? length / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    x: keep(camera.x, scene.cols, scene.window.width),
    y: keep(camera.y, scene.rows, scene.window.height),
    scale,
  };
}

/** `camera` moved by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number, scene: Scene): Camera {
  return within({ ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale }, scene);
}

/** `camera` enlarged by `factor`; the point of the window at `px`, `py` stays over the same ground. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, scene: Scene): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(wholeScale(scene), camera.scale * factor));
  const [dx, dy] = [px - scene.window.width / 2, py - scene.window.height / 2];
  return within(
    {
      x: camera.x + dx / camera.scale - dx / scale,
      y: camera.y + dy / camera.scale - dy / scale,
      scale,
    },
    scene,
  );
}

export function centred(camera: Camera, { row, col }: Spot, scene: Scene): Camera {
  return within({ ...camera, x: col + 0.5, y: row + 0.5 }, scene);
}

/** `camera` moved as little as needed to keep a space clear of the window's edge by so many pixels. */
export function showing(camera: Camera, { row, col }: Spot, scene: Scene, clear: number): Camera {
  const reach = (at: number, space: number, pixels: number): number => {
    const half = Math.max(0.5, pixels / 2 / camera.scale - Math.min(clear / camera.scale, 3));
    return Math.min(space + 0.5 + half, Math.max(space + 0.5 - half, at));
  };
  return within(
    {
      ...camera,
      x: reach(camera.x, col, scene.window.width),
      y: reach(camera.y, row, scene.window.height),
    },
    scene,
  );
}

/** Where a point of the mall is in the window, in pixels. */
export function toWindow(camera: Camera, x: number, y: number, window: Size): { x: number; y: number } {
  return {
    x: window.width / 2 + (x - camera.x) * camera.scale,
    y: window.height / 2 + (y - camera.y) * camera.scale,
  };
}

/** The space under a point of the window; perhaps outside the mall. */
export function spotUnder(camera: Camera, px: number, py: number, window: Size): Spot {
  return {
    col: Math.floor(camera.x + (px - window.width / 2) / camera.scale),
    row: Math.floor(camera.y + (py - window.height / 2) / camera.scale),
  };
}

/** Between two cameras, `part` of the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
