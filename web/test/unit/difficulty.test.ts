// What is told about a table is what was measured at tables like it, and nothing else.

import { describe, expect, it } from 'vitest';
import type { DifficultyRow } from '../../src/net/difficulty';
import type { GameSpec } from '../../src/protocol/GameSpec';
import { measured, percent } from '../../src/ui/difficulty';

const SPEC: GameSpec = {
  id: 'demo',
  name: 'Demo',
  modes: [
    { id: 'story', min_seats: 1, max_seats: 4, default_seats: 4 },
    { id: 'quick', min_seats: 1, max_seats: 4, default_seats: 4 },
  ],
  options: [
    { key: 'level', kind: { type: 'toggle' }, default: 'low', rule: 'X-001', needs: [] },
    { key: 'colour', kind: { type: 'toggle' }, default: 'red', rule: 'X-002', needs: [] },
  ],
};
const row = (game: string, seats: number, options: Record<string, string>): DifficultyRow => ({
  game,
  options,
  seats,
  level: 'thumb',
  games: 200,
  n: 82,
  share: 0.41,
  low95: 0.34,
  high95: 0.48,
});
const ROWS = [
  row('demo', 2, { mode: 'story', level: 'low' }),
  row('demo', 3, { mode: 'story', level: 'low' }),
  row('demo', 2, { mode: 'quick', level: 'high' }),
  row('other', 2, {}),
];

describe('the difficulty of a table', () => {
  it('is that of tables with the same choices, defaults included', () => {
    expect(measured(ROWS, SPEC, 2, {})).toEqual([ROWS[0]]);
    expect(measured(ROWS, SPEC, 3, { colour: 'blue' })).toEqual([ROWS[1]]);
    expect(measured(ROWS, SPEC, 2, { mode: 'quick', level: 'high' })).toEqual([ROWS[2]]);
  });

  it('is unknown where nothing was measured', () => {
    expect(measured(ROWS, SPEC, 4, {})).toEqual([]);
    expect(measured(ROWS, SPEC, 2, { level: 'high' })).toEqual([]);
  });

  it('is told in whole percent', () => {
    expect(percent(0.407)).toBe('41');
    expect(percent(0)).toBe('0');
  });
});
