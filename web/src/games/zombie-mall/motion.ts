// What happened, as movement on the board: zombies that fall in, shamble and vanish, players that walk. Pure: time is an
// argument.

import type { Seat } from '../../protocol/Seat';
import type { LogEntry } from '../../store/table';
import { eventOf } from './model';
import { spotOf } from './plan';
import type { Space } from './types';

export interface Move {
  readonly kind: 'drop' | 'glide' | 'fade';
  readonly who: 'zombie' | Seat;
  readonly from: Space;
  readonly to: Space;
  readonly start: number;
  readonly ms: number;
}

/** One after the other, but all of it within about a second. */
const STAGGER_MS = 90;
const LONGEST_MS = 1_100;

/** The movements that belong to what just happened, beginning at `now`. */
export function movesOf(news: readonly LogEntry[], now: number): readonly Move[] {
  const moves: Omit<Move, 'start'>[] = [];
  for (const entry of news) {
    const event = eventOf(entry);
    switch (event.type) {
      case 'spawned':
        if (event.at !== undefined && event.at !== null)
          moves.push({ kind: 'drop', who: 'zombie', from: event.at, to: event.at, ms: 380 });
        break;
      case 'zombie_placed':
        moves.push({ kind: 'drop', who: 'zombie', from: event.at, to: event.at, ms: 380 });
        break;
      case 'zombie_moved':
        moves.push({ kind: 'glide', who: 'zombie', from: event.from, to: event.to, ms: 320 });
        break;
      case 'killed':
      case 'zombie_removed':
        moves.push({ kind: 'fade', who: 'zombie', from: event.at, to: event.at, ms: 420 });
        break;
      case 'stepped':
        moves.push({ kind: 'glide', who: event.seat, from: event.from, to: event.to, ms: 140 });
        break;
      default:
        break;
    }
  }
  const stagger = Math.min(STAGGER_MS, LONGEST_MS / Math.max(1, moves.length));
  return moves.map((move, i) => ({ ...move, start: now + i * stagger }));
}

/** Where a moving thing is now, in spaces, and how large and solid it looks. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly alpha: number;
}

export function isOver(move: Move, now: number): boolean {
  return now >= move.start + move.ms;
}

export function poseOf(move: Move, now: number): Pose {
  const part = Math.min(1, Math.max(0, (now - move.start) / move.ms));
  const [from, to] = [spotOf(move.from), spotOf(move.to)];
  const x = from.col + (to.col - from.col) * part + 0.5;
  const y = from.row + (to.row - from.row) * part + 0.5;
  switch (move.kind) {
    case 'drop':
      return {
        x,
        y: y - (1 - part) * (1 - part) * 1.6,
        size: 1.5 - part * 0.5,
        alpha: now < move.start ? 0 : part,
      };
    case 'fade':
      return { x, y: y - part * 0.3, size: 1 + part * 0.4, alpha: 1 - part };
    case 'glide':
      return { x, y, size: 1, alpha: 1 };
  }
}

/** How many zombies that the view already has in a space are still on their way there. */
export function comingTo(moves: readonly Move[], now: number): ReadonlyMap<Space, number> {
  const coming = new Map<Space, number>();
  for (const move of moves) {
    if (move.who !== 'zombie' || move.kind === 'fade' || isOver(move, now)) continue;
    coming.set(move.to, (coming.get(move.to) ?? 0) + 1);
  }
  return coming;
}
