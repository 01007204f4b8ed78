import { describe, expect, it } from 'vitest';
import { TILE } from '../../src/games/zombie-mall/plan';
import { fitted } from '../../src/games/zombie-mall/signs';

describe('the sign of a shop', () => {
  it('says everything where there is room', () => {
    expect(fitted('FOOD COURT: TACO CART', 0.36)).toMatchObject({
      words: 'FOOD COURT: TACO CART',
      size: 0.36,
    });
  });

  it('says only what the shop is called where there is less', () => {
    expect(fitted('FOOD COURT: TACO CART', 0.6)).toMatchObject({ words: 'TACO CART', size: 0.6 });
  });

  it('is never wider than the shop, whatever it says and however large the letters should be', () => {
    for (const words of ['TEA', 'MERCER DEPARTMENT STORE', 'SNACK BAR: A NAME THAT GOES ON AND ON']) {
      for (const size of [0.36, 0.6, 0.96]) expect(fitted(words, size).wide).toBeLessThan(TILE);
    }
  });
});
