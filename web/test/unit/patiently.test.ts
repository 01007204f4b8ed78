// What did not arrive is asked for again.

import { expect, it } from 'vitest';
import { patiently } from '../../src/net/patiently';

it('asks until it succeeds, and rests in between', async () => {
  const rests: number[] = [];
  let asked = 0;
  const load = (): Promise<string> => {
    asked += 1;
    return asked < 3 ? Promise.reject(new Error('the line broke')) : Promise.resolve('page');
  };
  const rest = (failures: number): Promise<void> => {
    rests.push(failures);
    return Promise.resolve();
  };
  expect(await patiently(load, rest)).toBe('page');
  expect([asked, rests]).toEqual([3, [0, 1]]);
});
