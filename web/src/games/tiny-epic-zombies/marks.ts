// How Humans are told apart on the board: by the mark of their seat, or one each where one player has two.

import { type SeatMark, seatMark } from '../../board/seats';
import type { HumanView, View } from './types';

export function markNumber(view: View, human: HumanView): number {
  return view.options.mode === 'solo' ? human.human : human.seat;
}

export function humanMark(view: View, human: HumanView): SeatMark {
  return seatMark(markNumber(view, human));
}
