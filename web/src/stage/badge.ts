// A seat's mark on a canvas: its shape in its colour with its letter.

import { seatMark } from '../board/seats';
import type { Pen } from './pen';

/** Its middle is at `x`, `y`. */
export function paintBadge(pen: Pen, seat: number, x: number, y: number, size: number): void {
  const mark = seatMark(seat);
  pen.at(
    x - size / 2,
    y - size / 2,
    () => {
      pen.fill(mark.shape, `--seat-${seat % 8}`).stroke(mark.shape, '--on-seat', 12);
      pen.words(mark.letter, 50, seat % 8 === 2 ? 64 : 54, 62, '--on-seat');
    },
    size / 100,
  );
}
