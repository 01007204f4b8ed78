// The map of Zombie Mall without a browser: its plan, ways over it, and what moves on it.

import { describe, expect, it } from 'vitest';
import { comingTo, isOver, movesOf, poseOf } from '../../src/games/zombie-mall/motion';
import {
  beside,
  edgeAt,
  groundAt,
  opposite,
  planOf,
  spaceOf,
  spotOf,
} from '../../src/games/zombie-mall/plan';
import { routeTo, spacesOn } from '../../src/games/zombie-mall/route';
import type { MallView, Reach } from '../../src/games/zombie-mall/types';

/** One tile: a store with an entrance and a door, an exit in the rim, a block, solid ground. */
const MALL: MallView = {
  id: 'test',
  rows: 1,
  cols: 1,
  tiles: [{ id: '02', name: 'Dog-Eared Books', turn: 0 }],
  plan: [
    '+-+-+-+-+-+-+',
    '|o c o o o R|',
    '+ + + + + + +',
    '|o o X o o o|',
    '+ +~+ + + + +',
    '|o o o o o o|',
    '+ + + + + + +',
    '|o o o o o o|',
    '+ + + + + + +',
    '|o o o o o o|',
    '+-+e+D+-+-+-+',
    '*S , . . . .*',
    '+x+x+*+*+*+*+',
  ],
  exits: [['6,1', '6,2']],
  starts: ['6,1'],
  radio_at: '1,6',
};
const plan = planOf(MALL);

describe('the plan', () => {
  it('counts spaces from one and spots from nought', () => {
    expect(spotOf('1,6')).toEqual({ row: 0, col: 5 });
    expect(spaceOf({ row: 5, col: 0 })).toBe('6,1');
    expect(beside('3,3', 'n')).toBe('2,3');
    expect(opposite('e')).toBe('w');
  });

  it('knows floors, clutter and what is printed', () => {
    expect(groundAt(plan, spotOf('1,2'))).toEqual({ floor: 'store', isCluttered: true, feature: null });
    expect(groundAt(plan, spotOf('2,3')).floor).toBe('solid');
    expect(groundAt(plan, spotOf('1,6')).feature).toBe('radio');
    expect(groundAt(plan, spotOf('6,2'))).toMatchObject({ floor: 'walkway', isCluttered: true });
    expect(groundAt(plan, { row: -1, col: 0 }).floor).toBe('solid');
  });

  it('knows what stands on edges, from both sides and at the rim', () => {
    expect(edgeAt(plan, spotOf('5,2'), 's')).toBe('entrance');
    expect(edgeAt(plan, spotOf('6,2'), 'n')).toBe('entrance');
    expect(edgeAt(plan, spotOf('5,3'), 's')).toBe('door');
    expect(edgeAt(plan, spotOf('2,2'), 's')).toBe('block');
    expect(edgeAt(plan, spotOf('6,1'), 's')).toBe('exit');
    expect(edgeAt(plan, spotOf('6,3'), 's')).toBe('wall');
    expect(edgeAt(plan, spotOf('1,1'), 'e')).toBe('free');
  });
});

describe('a way', () => {
  const reach: readonly Reach[] = [
    { at: '5,2', cost: 1, zombies: 0, by: 'n' },
    { at: '4,2', cost: 2, zombies: 0, by: 'n' },
    { at: '4,3', cost: 3, zombies: 2, by: 'e' },
  ];

  it('follows the forecast back to the player', () => {
    expect(routeTo(reach, '6,2', '4,3')).toEqual(['n', 'n', 'e']);
    expect(spacesOn('6,2', ['n', 'n', 'e'])).toEqual(['6,2', '5,2', '4,2', '4,3']);
  });

  it('leads nowhere where the forecast does not', () => {
    expect(routeTo(reach, '6,2', '1,1')).toBeNull();
    expect(routeTo(reach, '6,2', '6,2')).toBeNull();
    const circle: readonly Reach[] = [
      { at: '5,2', cost: 1, zombies: 0, by: 'n' },
      { at: '6,2', cost: 1, zombies: 0, by: 's' },
    ];
    expect(routeTo(circle, '1,1', '5,2')).toBeNull();
  });
});

describe('movement', () => {
  let n = 0;
  const entry = (event: unknown) => ({ at: 0, event, text: { key: 'x', args: {} }, n: (n += 1) });

  it('follows what happened, one after the other', () => {
    const moves = movesOf(
      [
        entry({ type: 'spawned', from: '6,1', direction: 1, distance: 2, at: '4,1' }),
        entry({ type: 'spawned', from: '6,1', direction: 9, distance: 0, at: null }),
        entry({ type: 'zombie_moved', from: '4,1', to: '5,1' }),
        entry({ type: 'stepped', seat: 1, from: '6,1', to: '6,2', kind: 'normal', cost: 2 }),
      ],
      1_000,
    );
    expect(moves.map(({ kind, who }) => [kind, who])).toEqual([
      ['drop', 'zombie'],
      ['glide', 'zombie'],
      ['glide', 1],
    ]);
    expect(moves[1]?.start).toBeGreaterThan(moves[0]?.start ?? Infinity);
  });

  it('takes a horde no longer than about a second', () => {
    const horde = Array.from({ length: 60 }, () => entry({ type: 'zombie_placed', at: '4,1' }));
    const last = movesOf(horde, 0).at(-1);
    expect(last?.start).toBeLessThan(1_200);
  });

  it('ends where the view has it, and hides what is still on its way', () => {
    const [move] = movesOf([entry({ type: 'zombie_moved', from: '4,1', to: '5,1' })], 0);
    if (move === undefined) throw new Error('nothing moves');
    expect(comingTo([move], 100).get('5,1')).toBe(1);
    expect(isOver(move, 400)).toBe(true);
    expect(comingTo([move], 400).size).toBe(0);
    expect(poseOf(move, 400)).toEqual({ x: 0.5, y: 4.5, size: 1, alpha: 1 });
  });
});
