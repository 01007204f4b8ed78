// What the server says has changed, carried out; and pairs of views as the engine tells them.

import { describe, expect, it } from 'vitest';
import { patched } from '../../src/store/patch';
import recorded from './fixtures/patches.json';

describe('patched', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [[1, 2, 3], { '[]': 2 }, [1, 2]],
    [[1, { a: 1, b: 2 }], { '[]': 3, 1: { a: null }, 2: 'c' }, [1, { b: 2 }, 'c']],
    [[1, 2], { '[]': 2, 0: null }, [null, 2]],
    [[1, 2, 3], { '[]': [1, 1, 7, [8]] }, [1, 7, [8], 3]],
    [{ a: [[1, 2], 3] }, { a: { '[]': 2, 0: { '[]': [0, 1] } } }, { a: [[2], 3] }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j with %j becomes %j', (target, patch, result) => {
    expect(patched(target, patch)).toEqual(result);
  });

  it('shares what it does not touch and changes nothing in place', () => {
    const target = { same: { deep: 1 }, other: { x: 1 } };
    const before = structuredClone(target);
    const after = patched(target, { other: { x: 2 } }) as typeof target;
    expect(after.same).toBe(target.same);
    expect(target).toEqual(before);
  });

  it.each(recorded)('leads through a recorded game of $game', ({ first, patches, last }) => {
    expect(patches.length).toBeGreaterThan(10);
    expect(patches.reduce<unknown>(patched, first)).toEqual(last);
  });
});
