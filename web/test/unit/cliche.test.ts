// The board's own arithmetic: texts of composed actions, and what is read from the choices.

import { describe, expect, it } from 'vitest';
import { cardsText, combine, NO_CARDS, offerText, partners, sum, total } from '../../src/games/cliche/model';
import type { Cards } from '../../src/games/cliche/types';
import type { Play } from '../../src/games/module';

const cards = (some: Partial<Cards>): Cards => ({ ...NO_CARDS, ...some });

describe('cards', () => {
  it('are written as the rules read them', () => {
    expect(cardsText(NO_CARDS)).toBe('nothing');
    expect(cardsText(cards({ scrap: 3, tire: 1 }))).toBe('scrap*3,tire');
    expect(cardsText(cards({ engine: 1, medkit: 2, shotgun: 1 }))).toBe('engine,medkit*2,shotgun');
  });

  it('are counted and joined', () => {
    expect(total(cards({ scrap: 2, tire: 3 }))).toBe(5);
    expect(sum([cards({ scrap: 2 }), cards({ scrap: 1, tire: 1 })])).toEqual(cards({ scrap: 3, tire: 1 }));
    expect(combine(cards({ scrap: 2 }), cards({ scrap: 5, tire: 1 }), Math.min)).toEqual(cards({ scrap: 2 }));
  });
});

describe('offers', () => {
  it('are written as the rules read them', () => {
    const terms = [cards({ scrap: 3, tire: 1 }), cards({ engine: 1 })] as const;
    expect(offerText(2, ...terms, false)).toBe('offer 2 give scrap*3,tire want engine');
    expect(offerText(1, cards({ scrap: 1 }), NO_CARDS, true)).toBe('counter 1 give scrap want nothing');
  });

  it('go to whom the listed bargains name', () => {
    const label = { key: 'x', args: {} };
    const bargain = (type: string, to: number) => ({
      action: '',
      label,
      data: { type, to, give: cards({ scrap: 1 }), want: NO_CARDS },
    });
    const play = {
      choices: [
        bargain('offer', 3),
        bargain('offer', 3),
        bargain('counter', 1),
        { action: 'done', label, data: { type: 'done' } },
      ],
    } as unknown as Play;
    expect([...partners(play)]).toEqual([
      [3, false],
      [1, true],
    ]);
  });
});
