// Drawings as data: outlines with a colour and a line. A figure is a list of them, drawn by canvas on maps and as SVG on
// seat cards.

export interface Shape {
  readonly d: string;
  /** A colour, a token such as `--z-skin`, `seat` for the colour of whoever it belongs to, or `none`. */
  readonly fill: string;
  /** Width of its line; 0 for none. */
  readonly line: number;
  readonly ink: string;
  readonly alpha?: number;
}

/** A figure stands in a field of 40 by 56 units, its feet at (20, 53). */
export interface Figure {
  readonly id: string;
  readonly side: 'human' | 'zombie';
  readonly shapes: readonly Shape[];
}

export const FEET = { x: 20, y: 53 } as const;
export const FIELD = { x: -6, y: -10, width: 52, height: 70, tall: 56 } as const;

/** An inked outline. */
export function p(d: string, fill: string, line = 2): Shape {
  return { d, fill, line, ink: '--fig-ink' };
}

/** A disc, inked if it has a line. */
export function dot(x: number, y: number, r: number, fill: string, line = 0): Shape {
  return { d: discPath(x, y, r, r), fill, line, ink: '--fig-ink' };
}

/** A flat shadow on the ground. */
export function shadow(rx = 12): Shape {
  return { d: discPath(20, 53, rx, 3.4), fill: '#000', line: 0, ink: '--fig-ink', alpha: 0.38 };
}

export function discPath(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

const outlines = new Map<string, Path2D>();

/** The outline of a path, made once. */
export function outlineOf(d: string): Path2D {
  let found = outlines.get(d);
  if (found === undefined) {
    found = new Path2D(d);
    if (outlines.size > 6_000) outlines.clear();
    outlines.set(d, found);
  }
  return found;
}
