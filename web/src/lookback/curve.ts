// The curve of chances: where its points lie, what can be said of it, and where one stands on it. Pure.

import type { Analysis, ChancePoint, Party, TurningPoint } from '../net/lookBack';

/** A point of the curve: along the game and up the chance, both from 0 to 1. */
export interface Spot {
  readonly x: number;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  readonly inputs: number;
  readonly turn: number;
  readonly at_ms: number;
}

/** What a change mostly was: its mark and its colour. */
export type Cause = 'choice' | 'luck';

export interface Turn extends TurningPoint {
  readonly x: number;
  readonly cause: Cause;
}

export interface Curve {
  readonly party: Party;
  /** Whether a clock ran; else turns tell when something was. */
  readonly isTimed: boolean;
  readonly spots: readonly Spot[];
  /** The turning points of this party, in the order of the game. */
  readonly turns: readonly Turn[];
}

export function curveOf(analysis: Analysis, party: Party): Curve {
  const end = Math.max(1, analysis.points.at(-1)?.inputs ?? 1);
  const spots = analysis.points.map((point): Spot => {
    const chance = chanceOf(point, party);
    const spread = chance - point.crew.share;
    return {
      x: point.inputs / end,
      chance,
      // Of a seat alone only the chance is told; how sure it is, is the same.
      low: clamp(point.crew.low95 + spread),
      high: clamp(point.crew.high95 + spread),
      inputs: point.inputs,
      turn: point.turn,
      at_ms: point.at_ms,
    };
  });
  const turns = analysis.turning_points
    .filter(({ seat }) => party.seats.includes(seat))
    .map((turn): Turn => ({ ...turn, x: turn.inputs / end, cause: causeOf(turn) }))
    .toSorted((a, b) => a.inputs - b.inputs);
  const isTimed = spots.some(({ at_ms }) => at_ms > 0);
  return { party, isTimed, spots, turns };
}

function chanceOf(point: ChancePoint, party: Party): number {
  return party.crew ? point.crew.share : (point.seats[party.seats[0] ?? 0] ?? 0);
}

export function causeOf({ choice, luck }: { readonly choice: number; readonly luck: number }): Cause {
  return choice < 0 && Math.abs(choice) >= Math.abs(luck) ? 'choice' : 'luck';
}

/** Whose curve is shown first: that of the eyes that look, the crew's, or the winner's. */
export function partyFor(analysis: Analysis, seat: number | null): Party | null {
  const { parties } = analysis;
  return (
    parties.find(({ seats }) => seat !== null && seats.includes(seat)) ??
    parties.find(({ crew }) => crew) ??
    parties.toSorted((a, b) => b.after - a.after)[0] ??
    null
  );
}

/** The chance after `inputs` inputs: that of the last turn that had begun by then. */
export function chanceAt({ spots }: Curve, inputs: number): number | null {
  return spots.findLast((spot) => spot.inputs <= inputs)?.chance ?? spots[0]?.chance ?? null;
}

/** The highest and the lowest point before the end, which is one of them anyway. */
export function extremes({ spots }: Curve): { readonly high: Spot; readonly low: Spot } | null {
  const before = spots.slice(0, -1);
  const [first] = before;
  if (first === undefined) return null;
  return {
    high: before.reduce((best, spot) => (spot.chance > best.chance ? spot : best), first),
    low: before.reduce((worst, spot) => (spot.chance < worst.chance ? spot : worst), first),
  };
}

/** Steps to the next turning point after `at`, or the one before. */
export function turnBeside({ turns }: Curve, at: number, way: -1 | 1): Turn | null {
  const found = way > 0 ? turns.find((turn) => turn.inputs > at) : turns.findLast((turn) => turn.inputs < at);
  return found ?? null;
}

/** A line through all points on a field of `width` by `height`. */
export function linePath(spots: readonly Spot[], width: number, height: number): string {
  return spots
    .map(({ x, chance }, i) => `${i === 0 ? 'M' : 'L'}${round(x * width)} ${round((1 - chance) * height)}`)
    .join('');
}

/** What lies below it, for the eye. */
export function areaPath(spots: readonly Spot[], width: number, height: number): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${linePath(spots, width, height)}L${round(last.x * width)} ${height}L${round(first.x * width)} ${height}Z`;
}

/** Where the true chance may lie. */
export function bandPath(spots: readonly Spot[], width: number, height: number): string {
  if (spots.length === 0) return '';
  const up = spots.map(({ x, high }) => `${round(x * width)} ${round((1 - high) * height)}`);
  const down = spots.map(({ x, low }) => `${round(x * width)} ${round((1 - low) * height)}`).toReversed();
  return `M${[...up, ...down].join('L')}Z`;
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const round = (n: number): number => Math.round(n * 10) / 10;
