// How seats are told apart: a colour, a shape and a letter each, so that no one of the three has to do alone.

import type { Seat } from '../protocol/Seat';

export interface SeatMark {
  readonly letter: string;
  /** CSS colour, always under dark ink. */
  readonly colour: string;
  /** Outline on a field of 100 by 100. */
  readonly shape: string;
}

const SHAPES: readonly string[] = [
  'M50 4A46 46 0 1 1 50 96A46 46 0 1 1 50 4Z',
  'M16 8H84Q92 8 92 16V84Q92 92 84 92H16Q8 92 8 84V16Q8 8 16 8Z',
  'M50 2Q54 2 56 6L97 82Q100 92 90 92H10Q0 92 3 82L44 6Q46 2 50 2Z',
  'M50 1L99 50L50 99L1 50Z',
  'M50 2L98 38L80 95H20L2 38Z',
  'M27 6H73L98 50L73 94H27L2 50Z',
  'M50 0L62 22L86 14L78 38L100 50L78 62L86 86L62 78L50 100L38 78L14 86L22 62L0 50L22 38L14 14L38 22Z',
  'M32 3H68V32H97V68H68V97H32V68H3V32H32Z',
];

export function seatMark(seat: Seat): SeatMark {
  return {
    letter: String.fromCharCode(65 + (seat % 26)),
    colour: `var(--seat-${seat % SHAPES.length})`,
    shape: SHAPES[seat % SHAPES.length] ?? '',
  };
}
