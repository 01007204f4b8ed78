// A finished game's chances turn by turn, as the laboratory works them out. Shares are from 0 to 1.

import type { Seat } from '../protocol/Seat';
import type { Text } from '../protocol/Text';

export interface ChancePoint {
  /** How many inputs led here. */
  readonly inputs: number;
  /** Which turn of the game, from 1: where no clock runs, it tells when. */
  readonly turn: number;
  readonly at_ms: number;
  /** Who is about to act; nobody at the end. */
  readonly seat: Seat | null;
  readonly crew: { readonly share: number; readonly low95: number; readonly high95: number };
  readonly seats: readonly number[];
}

/** A choice that cost something beyond doubt, and a better one. */
export interface Decision {
  readonly inputs: number;
  readonly at_ms: number;
  readonly chosen_text: Text;
  readonly chosen_chance: number;
  readonly better_text: Text;
  readonly better_chance: number;
  readonly loss: number;
}

export interface TurningPoint {
  /** Which point of the curve it begins at. */
  readonly point: number;
  readonly inputs: number;
  readonly turn: number;
  readonly at_ms: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** What choices did to the chance, never above 0; the rest is luck. */
  readonly choice: number;
  readonly luck: number;
  readonly acts: readonly Text[];
  readonly decision: Decision | null;
}

/** Seats that win and lose together, and what became of their chance. */
export interface Party {
  readonly seats: readonly Seat[];
  readonly crew: boolean;
  readonly before: number;
  readonly after: number;
  readonly choice: number;
  readonly luck: number;
}

export interface Analysis {
  readonly level: string;
  /** Deals at each turn. */
  readonly deals: number;
  readonly whole: boolean;
  readonly points: readonly ChancePoint[];
  /** The largest change first. */
  readonly turning_points: readonly TurningPoint[];
  readonly parties: readonly Party[];
}

/** How far it has come: `none` if nobody has asked yet, `left` if everybody stopped asking. */
export interface LookBackNews {
  readonly stage: 'none' | 'waiting' | 'working' | 'done' | 'left';
  /** In thousandths. */
  readonly done: number;
  /** Grows with everything that is found. */
  readonly n: number;
  /** What was found by now, if it is new. */
  readonly found?: Analysis;
}
