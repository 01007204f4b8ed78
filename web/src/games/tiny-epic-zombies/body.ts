// What the figures of the mall are put together from: a body that most of them share, and pens for what each has of its own.

import { discPath, type Shape } from '../../stage/shapes';

const LINE = 1.7;
const INK = '--fig-ink';

/** Filled, with an ink line around it. */
export function fill(d: string, colour: string, width = LINE): Shape {
  return { d, fill: colour, line: width, ink: INK };
}

export function line(d: string, width: number, ink = INK): Shape {
  return { d, fill: 'none', line: width, ink };
}

export function disc(x: number, y: number, r: number, colour: string, width = LINE): Shape {
  return fill(discPath(x, y, r, r), colour, width);
}

type Rect = readonly [x: number, y: number, w: number, h: number];

/** With round corners. */
export function box([x, y, w, h]: Rect, r: number, colour: string, width = LINE): Shape {
  const [right, bottom] = [x + w, y + h];
  const d =
    `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}` +
    `H${x + r}Q${x} ${bottom} ${x} ${bottom - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  return fill(d, colour, width);
}

/** A thick line with ink on both sides. */
function limb(d: string, colour: string, width: number): readonly Shape[] {
  return [line(d, width + 3), line(d, width, colour)];
}

export function arm(d: string, colour: string, width = 3.9): readonly Shape[] {
  return limb(d, colour, width);
}

export function leg(d: string, colour: string): readonly Shape[] {
  return limb(d, colour, 5.1);
}

/** Two straight legs in shoes. */
export function legs(trousers: string, shoes: string): readonly Shape[] {
  return [
    ...leg('M15.8 35.6V46.6', trousers),
    ...leg('M24.2 35.6V46.6', trousers),
    fill('M11.5 50Q11.5 46.6 15.8 46.6Q19.2 46.6 19.2 50Z', shoes, 1.4),
    fill('M28.5 50Q28.5 46.6 24.2 46.6Q20.8 46.6 20.8 50Z', shoes, 1.4),
  ];
}

/** Legs, shoes and a shirt. */
export function body(trousers: string, shoes: string, shirt: string): readonly Shape[] {
  return [
    ...legs(trousers, shoes),
    fill('M11.5 36.4L13.2 19.5Q20 15.2 26.8 19.5L28.5 36.4Q20 39 11.5 36.4Z', shirt),
  ];
}

/** A head with two eyes. */
export function face(skin: string, r = 9.3, y = 9.3, x = 20): readonly Shape[] {
  return [disc(x, y, r, skin), ...[-3.4, 3.4].map((at) => disc(x + at, y + 0.9, 1.3, INK, 0))];
}
