// Parts that human figures are made of: a round base and a jacket in the seat's colour, so that everybody knows whose
// figure it is, and something of their own that breaks the outline.

import { discPath, dot, type Figure, p, type Shape } from './shapes';

const BASE: readonly Shape[] = [
  { d: discPath(20, 52, 15, 4.6), fill: '#000', line: 0, ink: '--fig-ink', alpha: 0.35 },
  p(discPath(20, 50.5, 14, 4.4), 'seat'),
];

export function legs(colour = '--h-trousers'): Shape {
  return p('M14 35L13 50H19L20 40L21 50H27L26 35Z', colour);
}

export function face(skin: string): readonly Shape[] {
  return [
    p('M13 8Q13 2 20 2Q27 2 27 9Q27 18 20 18.5Q13 18 13 8Z', skin),
    dot(17.3, 10, 1, '#14100c'),
    dot(22.7, 10, 1, '#14100c'),
    p('M18 14.2Q20 15.4 22 14.2', 'none', 1.2),
  ];
}

export function arms(skin: string, sleeve = 'seat'): readonly Shape[] {
  return [
    p('M13 20L8 29L10 34L14 31L15 25Z', sleeve),
    p('M27 20L32 28L31 34L27 31L25 25Z', sleeve),
    dot(10.5, 33, 2.2, skin, 1.4),
    dot(30, 33, 2.2, skin, 1.4),
  ];
}

export function human(id: string, ...parts: readonly (Shape | readonly Shape[])[]): Figure {
  return { id, side: 'human', shapes: [...BASE, ...parts.flat()] };
}
