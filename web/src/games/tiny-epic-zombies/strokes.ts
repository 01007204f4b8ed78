// How figures are written down: outline, colour, line, and its ink where it is not the usual one.

import type { Shape } from '../../stage/shapes';

export type Stroke = readonly [d: string, fill: string, line: number, ink?: string];

export function shapes(strokes: readonly Stroke[]): readonly Shape[] {
  return strokes.map(([d, fill, line, ink = '--fig-ink']) => ({ d, fill, line, ink }));
}
