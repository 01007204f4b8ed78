// JSON merge patch, with the cases of RFC 7386.

import { describe, expect, it } from 'vitest';
import { mergePatch } from '../../src/store/patch';

describe('mergePatch', () => {
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
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j with %j becomes %j', (target, patch, result) => {
    expect(mergePatch(target, patch)).toEqual(result);
  });

  it('shares what it does not touch and changes nothing in place', () => {
    const target = { same: { deep: 1 }, other: { x: 1 } };
    const before = structuredClone(target);
    const after = mergePatch(target, { other: { x: 2 } }) as typeof target;
    expect(after.same).toBe(target.same);
    expect(target).toEqual(before);
  });
});
