// Zombies 15' in the browser: the plan that is checked again, the cards of a search, chances, ways and geometry.

import { describe, expect, it } from 'vitest';
import { canSwap, firstWish, keepingFor, keepings, slotsFor, wished } from '../../src/games/zombies15/keep';
import { extent, houseBox, houseSpots, streetSpots, TILE } from '../../src/games/zombies15/layout';
import { besides, directionTo, hordeChance, wayTo, type Z15Play } from '../../src/games/zombies15/model';
import { choiceFor, endOf, ideas, judge, type Plan, stepTo } from '../../src/games/zombies15/plan';
import { placeCard } from '../../src/games/zombies15/places';
import { sequel } from '../../src/games/zombies15/sequel';
import type { AreaView, HeroView, TileView, View } from '../../src/games/zombies15/types';
import type { Choice } from '../../src/protocol/Choice';
import { tableInfo } from './samples';

function choice(action: string): Choice {
  return { action, data: null, label: { key: 'x', args: {} } };
}

function tile(side: string, x: number, y: number, adjacent: string[], search = false): TileView {
  const streets: TileView['streets'] = [false, true, false, true];
  const name = { key: `tile-${side}`, args: {} };
  return { side, name, x, y, facing: 'N', streets, adjacent, search, alarm: false, exit: false };
}

function area(place: string, changes: Partial<AreaView> = {}): AreaView {
  return { place, zombies: 0, fend_off: 0, markers: [], tokens: [], heavy: [], heroes: [], ...changes };
}

const HERO: HeroView = {
  hero: 'will',
  seat: 0,
  place: '1A/street',
  lp: 3,
  max_lp: 3,
  posture: 'standing',
  slots: [
    {
      slot: 'w1',
      takes: 'bulky',
      covered: false,
      item: { card: 'axe', kind: 'melee', uses: 2, max_uses: 3, damage: 2, fend_off: 1, noise: 0 },
    },
    { slot: 'w2', takes: 'light', covered: false },
  ],
  backpack: [],
  backpack_slots: 3,
  abilities: [],
  fend_off: 1,
  zombies_here: 0,
  fend_off_here: 1,
  minus_action: false,
};

/** Three tiles in a row, the last one with a building; zombies where they are said to be. */
function view(changes: Partial<View> = {}, zombies: Readonly<Record<string, number>> = {}): View {
  const places = ['1A/street', '2A/street', '3A/street', '3A/search'];
  return {
    tiles: [tile('1A', 0, 0, ['2A']), tile('2A', 1, 0, ['1A', '3A']), tile('3A', 2, 0, ['2A'], true)],
    areas: places.map((place) => area(place, { zombies: zombies[place] ?? 0 })),
    heroes: [HERO],
    active: 'will',
    active_seat: 0,
    actions: 4,
    ...changes,
  } as View;
}

function play(
  shown: View,
  actions: readonly string[],
  ask: unknown = { type: 'act', hero: 'will' },
): Z15Play {
  const own = ask === null ? null : { seat: 0, ask, text: { key: 'x', args: {} }, must: true };
  return {
    view: shown,
    seat: 0,
    table: tableInfo({ game: 'zombies15' }),
    own,
    choices: actions.map(choice),
    outcome: null,
    isStill: false,
    begins: [],
    compose: () => undefined,
    news: [],
  } as unknown as Z15Play;
}

describe('the card of a place', () => {
  const shown = view({ reach: [{ place: '2A/street', moves: 1 }], goals: [] });

  it('asks about a step where one cannot go, and not where one can', () => {
    const now = play(shown, ['move 2A/street', 'end-actions']);
    expect(placeCard(now, '3A/search')).toMatchObject({ whyNot: 'move 3A/search', lines: [] });
    expect(placeCard(now, '2A/street')).not.toHaveProperty('whyNot');
    expect(placeCard(now, '1A/street')).not.toHaveProperty('whyNot');
  });

  it('lists a weapon that cannot strike, to be asked about', () => {
    const lines = (actions: readonly string[]): unknown =>
      placeCard(play(shown, actions), '1A/street')?.lines.map(({ id, whyNot }) => [id, whyNot]);
    expect(lines(['end-actions'])).toEqual([['attack w1', 'attack w1']]);
    expect(lines(['attack w1', 'end-actions'])).toEqual([['attack w1', undefined]]);
  });
});

describe('the plan', () => {
  const plan: Plan = { hero: 'will', steps: [stepTo(view(), '2A/street'), stepTo(view(), '3A/street')] };

  it('runs what the server lists now', () => {
    expect(judge(play(view(), ['move 2A/street', 'end-actions']), plan)).toEqual({
      kind: 'run',
      action: 'move 2A/street',
    });
  });

  it('waits while others are active, while a choice is open and while the clock stands', () => {
    expect(judge(play(view(), [], null), plan)).toEqual({ kind: 'wait' });
    expect(judge(play(view(), ['keep'], { type: 'keep', hero: 'will' }), plan)).toEqual({ kind: 'wait' });
    expect(judge(play(view(), ['resume'], { type: 'resume' }), plan)).toEqual({ kind: 'wait' });
    expect(judge(play(view(), ['move 2A/street'], { type: 'act', hero: 'dex' }), plan)).toEqual({
      kind: 'wait',
    });
  });

  it('drops what is no longer listed, with what the table shows as the reason', () => {
    const held = view({ heroes: [{ ...HERO, zombies_here: 2 }] });
    expect(judge(play(held, ['hands', 'end-actions']), plan)).toMatchObject({
      why: { key: 'z15-drop-held', args: { n: 2 } },
    });
    expect(judge(play(view({ actions: 0 }), ['end-actions']), plan)).toMatchObject({
      why: { key: 'z15-drop-no-actions' },
    });
    const lying = view({ heroes: [{ ...HERO, posture: 'lying' }] });
    expect(judge(play(lying, ['get-up']), plan)).toMatchObject({ why: { key: 'z15-drop-lying' } });
    expect(judge(play(view(), ['end-actions']), plan)).toMatchObject({ why: { key: 'z15-drop-changed' } });
  });

  it('does not outlive a growl that put zombies where it leads', () => {
    const after = view({}, { '2A/street': 3 });
    expect(judge(play(after, ['move 2A/street']), plan)).toMatchObject({
      kind: 'drop',
      why: { key: 'z15-drop-zombies', args: { n: 3 } },
    });
    const elsewhere = view({}, { '3A/search': 3 });
    expect(judge(play(elsewhere, ['move 2A/street']), plan)).toMatchObject({ kind: 'run' });
  });

  it('takes the only target there is, and none of several', () => {
    expect(choiceFor([choice('use o1 will')], 'use o1')?.action).toBe('use o1 will');
    expect(choiceFor([choice('use o1 will'), choice('use o1 dex')], 'use o1')).toBeNull();
    expect(choiceFor([choice('use o10')], 'use o1')).toBeNull();
  });

  it('offers what lies where the planned way ends', () => {
    const inside: Plan = { ...plan, steps: [...plan.steps, stepTo(view(), '3A/search')] };
    expect(endOf(inside, HERO)).toBe('3A/search');
    const actions = ideas(view(), inside, HERO).map((step) => step.action);
    expect(actions).toEqual(['move 3A/street', 'search', 'attack w1', 'hands', 'end-actions']);
    expect(ideas(view(), null, { ...HERO, posture: 'lying' }).map((step) => step.action)).toEqual(['get-up']);
  });
});

describe('ways', () => {
  it('leads through empty streets into a building', () => {
    expect(wayTo(view(), '1A/street', '3A/search')).toEqual(['2A/street', '3A/street', '3A/search']);
    expect(besides(view(), '3A/search')).toEqual(['3A/street']);
  });

  it('ends at zombies but does not pass them, nor a Lock', () => {
    const blocked = view({}, { '2A/street': 1 });
    expect(wayTo(blocked, '1A/street', '2A/street')).toEqual(['2A/street']);
    expect(wayTo(blocked, '1A/street', '3A/street')).toEqual([]);
    const locked = view();
    const areas = locked.areas.map((one) =>
      one.place === '2A/street' ? { ...one, lock: 'red' as const } : one,
    );
    expect(wayTo({ ...locked, areas }, '1A/street', '3A/street')).toEqual([]);
  });

  it('knows the arrow key of a neighbour', () => {
    expect(directionTo(view(), '1A/street', '2A/street')).toBe('ArrowRight');
    expect(directionTo(view(), '2A/street', '1A/street')).toBe('ArrowLeft');
    expect(directionTo(view(), '3A/street', '3A/search')).toBeNull();
  });
});

describe('the chance of the Horde', () => {
  const pile = { left: 38, half_left: 19, half_hordes: 4, hordes: 8, per_growl: 1, used: [] };

  it('is what anybody can count', () => {
    expect(hordeChance(pile, 0)).toBeCloseTo(4 / 19);
    expect(hordeChance({ ...pile, per_growl: 2 }, 0)).toBeCloseTo(1 - (15 / 19) * (14 / 18));
  });

  it('is nothing when the Cat takes the card, and certain when only Hordes are left', () => {
    expect(hordeChance(pile, 1)).toBe(0);
    expect(hordeChance({ ...pile, half_left: 2, half_hordes: 2 }, 0)).toBe(1);
  });

  it('goes on with the second half, then with what was used', () => {
    const atEdge = { ...pile, left: 20, half_left: 1, half_hordes: 0, hordes: 4, per_growl: 2 };
    expect(hordeChance(atEdge, 0)).toBeCloseTo(4 / 19);
    const empty = { ...pile, left: 0, half_left: 0, half_hordes: 0, hordes: 0, used: ['horde', '1A', '2B'] };
    expect(hordeChance(empty, 0)).toBeCloseTo(1 / 3);
  });
});

describe('the cards of a search', () => {
  const all = keepings(
    ['keep', 'keep 0>w1!', 'keep 0>w2', 'keep 0>w1! swap', 'keep 2>o1', 'keep 0>w2 2>o1'].map(choice),
  );

  it('finds the choice for what is wished', () => {
    expect(keepingFor(all, new Map(), false)?.choice.action).toBe('keep');
    expect(keepingFor(all, new Map([[0, 'w1']]), true)?.choice.action).toBe('keep 0>w1! swap');
    expect(
      keepingFor(
        all,
        new Map([
          [0, 'w2'],
          [2, 'o1'],
        ]),
        false,
      )?.choice.action,
    ).toBe('keep 0>w2 2>o1');
    expect(slotsFor(all, new Map(), 0)).toEqual(['w1', 'w2']);
    expect(slotsFor(all, new Map([[2, 'o1']]), 0)).toEqual(['w2']);
    expect(canSwap(all, new Map([[0, 'w1']]))).toBe(true);
  });

  it('begins with all that there is room for, and gives nothing up for it', () => {
    expect([...firstWish(all)]).toEqual([
      [0, 'w2'],
      [2, 'o1'],
    ]);
    expect(firstWish(keepings(['keep', 'keep 0>w1!', 'keep 0>w2!'].map(choice))).size).toBe(0);
  });

  it('lets go what does not go together', () => {
    const first = wished(all, new Map([[2, 'o1']]), 0, 'w2');
    expect([...first]).toEqual([
      [2, 'o1'],
      [0, 'w2'],
    ]);
    expect([...wished(all, new Map([[2, 'o1']]), 0, 'w1')]).toEqual([[0, 'w1']]);
    expect([...wished(all, new Map([[0, 'w1']]), 0, null)]).toEqual([]);
  });
});

describe('the drawing', () => {
  it('stands nobody in a wall and no two on one spot', () => {
    const kinds: readonly [boolean, boolean, boolean, boolean][] = [
      [true, true, true, true],
      [false, true, true, true],
      [true, false, true, false],
      [false, false, true, false],
    ];
    for (const streets of kinds) {
      const one = { ...tile('1A', 0, 0, []), streets, search: true };
      const house = houseBox(one);
      const { heroes, zombies } = streetSpots(one, 2, 9);
      expect([heroes.length, zombies.length]).toEqual([2, 9]);
      const all = [...heroes, ...zombies, ...houseSpots(house, 5)].map(({ x, y }) => `${x} ${y}`);
      expect(new Set(all).size).toBe(all.length);
      for (const { x, y } of heroes) {
        const isIn = x > house.x && x < house.x + house.width && y > house.y && y < house.y + house.height;
        expect(isIn).toBe(false);
      }
      for (const { x, y } of houseSpots(house, 4)) {
        expect(x).toBeGreaterThan(house.x);
        expect(x).toBeLessThan(house.x + house.width);
        expect(y).toBeGreaterThan(house.y);
        expect(y).toBeLessThan(house.y + house.height);
      }
    }
  });

  it('covers the whole map', () => {
    const long = extent([tile('1A', 0, 0, []), tile('2A', 8, 1, [])]);
    expect(long).toEqual({ x: 0, y: 0, width: 9 * TILE, height: 2 * TILE });
  });
});

describe('what follows a campaign scenario', () => {
  const at = (campaign: unknown): ReturnType<typeof sequel> =>
    sequel({
      ...play(view({ campaign } as Partial<View>), [], null),
      table: tableInfo({ game: 'zombies15', options: { mode: 'campaign', progress: 'new', speed: '75' } }),
    });

  it('goes on with the line of the crew and the other options of the table', () => {
    const campaign = { scenario: 3, scenarios: 15, won: true, next: 4, progress_next: '4 | will starting' };
    expect(at(campaign)?.options).toEqual({
      mode: 'campaign',
      progress: '4 | will starting',
      speed: '75',
    });
  });

  it('offers nothing where the game leads nowhere', () => {
    expect(at(undefined)).toBeNull();
    expect(at({ scenario: 15, scenarios: 15, won: true })).toBeNull();
  });
});
