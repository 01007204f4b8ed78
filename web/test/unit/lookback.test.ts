// The curve of chances: whose it is, where one stands on it, and what its turns were.

import { describe, expect, it } from 'vitest';
import {
  areaPath,
  causeOf,
  chanceAt,
  curveOf,
  extremes,
  linePath,
  partyFor,
  turnBeside,
} from '../../src/lookback/curve';
import { wrapped } from '../../src/lookback/poster';
import { toldOf } from '../../src/lookback/story';
import { points, whenWords } from '../../src/lookback/words';
import type { Analysis, ChancePoint, Party, TurningPoint } from '../../src/net/lookBack';
import { t } from '../../src/text/fluent';

const point = (inputs: number, crew: number, ...seats: number[]): ChancePoint => ({
  inputs,
  turn: inputs / 10,
  at_ms: inputs * 1000,
  seat: 0,
  crew: { share: crew, low95: Math.max(0, crew - 0.1), high95: Math.min(1, crew + 0.1) },
  seats,
});

const turn = (inputs: number, seat: number, choice: number, luck: number): TurningPoint => ({
  point: 0,
  inputs,
  turn: inputs / 10,
  at_ms: inputs * 1000,
  seat,
  before: 0.8,
  after: 0.8 + choice + luck,
  choice,
  luck,
  acts: [{ key: 'ui-home' }],
  decision: null,
});

const party = (seats: readonly number[], crew: boolean, after: number): Party => ({
  seats,
  crew,
  before: 0.5,
  after,
  choice: -0.2,
  luck: after - 0.3,
});

const ANALYSIS: Analysis = {
  level: 'thumb',
  deals: 24,
  whole: true,
  points: [point(0, 0.5, 0.3, 0.2), point(40, 0.8, 0.5, 0.3), point(60, 0.2, 0.1, 0.1), point(100, 0, 0, 0)],
  turning_points: [turn(40, 1, -0.5, -0.1), turn(10, 0, 0, -0.3)],
  parties: [party([0], false, 0), party([1], false, 1)],
};

const curve = curveOf(ANALYSIS, party([0, 1], true, 0));

describe('the curve of chances', () => {
  it('lies along the inputs, with the turns of its own seats in order', () => {
    expect(curve.spots.map(({ x }) => x)).toEqual([0, 0.4, 0.6, 1]);
    expect(curve.turns.map(({ inputs, cause }) => [inputs, cause])).toEqual([
      [10, 'luck'],
      [40, 'choice'],
    ]);
    const own = curveOf(ANALYSIS, party([1], false, 1));
    expect(own.spots.map(({ chance }) => chance)).toEqual([0.2, 0.3, 0.1, 0]);
    expect(own.turns).toHaveLength(1);
    expect(own.spots.every(({ low, chance, high }) => low <= chance && chance <= high)).toBe(true);
  });

  it('is drawn upside up', () => {
    expect(linePath(curve.spots, 100, 10)).toBe('M0 5L40 2L60 8L100 10');
    expect(areaPath(curve.spots, 100, 10)).toBe('M0 5L40 2L60 8L100 10L100 10L0 10Z');
  });

  it('knows where one stands, its heights, and the turns beside', () => {
    expect([0, 39, 40, 100].map((at) => chanceAt(curve, at))).toEqual([0.5, 0.5, 0.8, 0]);
    expect(extremes(curve)).toMatchObject({ high: { inputs: 40 }, low: { inputs: 60 } });
    expect(turnBeside(curve, 10, 1)?.inputs).toBe(40);
    expect(turnBeside(curve, 10, -1)).toBeNull();
    expect(turnBeside(curve, 100, -1)?.inputs).toBe(40);
  });

  it('tells when something was by the clock, or by the turn where none runs', () => {
    const [first] = curve.turns;
    expect(first && whenWords(curve, first)).toBe('0:10');
    const still = curveOf(
      { ...ANALYSIS, points: ANALYSIS.points.map((spot) => ({ ...spot, at_ms: 0 })) },
      party([0, 1], true, 0),
    );
    expect(still.isTimed).toBe(false);
    expect(first && whenWords(still, first)).toBe(t('lookback-turn-number', { n: 1 }));
  });

  it('begins with the eyes that look, or with the winner', () => {
    expect(partyFor(ANALYSIS, 0)?.seats).toEqual([0]);
    expect(partyFor(ANALYSIS, null)?.seats).toEqual([1]);
    expect(partyFor({ ...ANALYSIS, parties: [] }, 0)).toBeNull();
  });

  it('calls a change a choice only if that was the larger part', () => {
    expect(causeOf({ choice: -0.2, luck: 0.1 })).toBe('choice');
    expect(causeOf({ choice: -0.1, luck: -0.2 })).toBe('luck');
    expect(causeOf({ choice: 0, luck: 0 })).toBe('luck');
  });

  it('tells points with a sign, and the story with the turns in between', () => {
    expect([0.234, -0.5, 0.001].map(points)).toEqual(['+23', '−50', '0']);
    const moments = [{ n: 3, at: 20_000, words: 'A growl.', tone: 'danger' as const }];
    const names = (): undefined => undefined;
    expect(toldOf(moments, null, 0, names).map(({ id }) => id)).toEqual(['m3']);
    expect(toldOf(moments, ANALYSIS, 0, names).map(({ id }) => id)).toEqual(['t10', 'm3']);
  });
});

describe('words on the picture', () => {
  it('are broken where they fit no more', () => {
    expect(wrapped('one two  three four', (line) => line.length <= 8)).toEqual(['one two', 'three', 'four']);
    expect(wrapped('', () => true)).toEqual([]);
  });
});
