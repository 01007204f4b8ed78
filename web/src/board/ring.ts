// Geometry of round tracks: spaces numbered clockwise from the top. Pure.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Degrees clockwise from the top at which space `index` of `length` lies. */
export function degreesOf(index: number, length: number): number {
  return (360 * index) / length;
}

/** A point on a circle around the origin. */
export function onCircle(degrees: number, radius: number): Point {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians)) };
}

/** The outline of one space: a piece of a ring around the origin, with half of `gap` (in length) free at each side. */
export function sector(index: number, length: number, inner: number, outer: number, gap: number): string {
  const middle = degreesOf(index, length);
  const half = 180 / length;
  const free = (radius: number): number => ((gap / 2 / radius) * 180) / Math.PI;
  const corner = (side: -1 | 1, radius: number): Point =>
    onCircle(middle + side * (half - free(radius)), radius);
  const [a, b, c, d] = [corner(-1, outer), corner(1, outer), corner(1, inner), corner(-1, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** `to` plus as many whole turns as bring it closest to `from`, so that nothing spins the long way round. */
export function closestTurn(from: number, to: number): number {
  return to + 360 * Math.round((from - to) / 360);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
