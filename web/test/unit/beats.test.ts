// What happens, as the boards of the map games show it: in order, at its place, and told once at the end.

import { describe, expect, it } from 'vitest';
import { flaresOf as mallFlares } from '../../src/games/zombie-mall/flares';
import { tale as clicheTale } from '../../src/games/cliche/tale';
import { tale as tinyTale } from '../../src/games/tiny-epic-zombies/tale';
import { tale as mallTale } from '../../src/games/zombie-mall/tale';
import type { View as MallView } from '../../src/games/zombie-mall/types';
import { flaresOf, isSurprise, waitOf } from '../../src/games/zombies15/flares';
import { tale } from '../../src/games/zombies15/tale';
import type { Event, View } from '../../src/games/zombies15/types';
import type { GameModule, Play } from '../../src/games/module';
import type { ShownEvent } from '../../src/protocol/ShownEvent';
import { Strides } from '../../src/stage/strides';
import { momentsOf } from '../../src/ui/moments';

const NOW = 1_000;
const shown = (event: unknown): ShownEvent => ({ at: 0, event, text: { key: 'x', args: {} } }) as ShownEvent;

const TOWN = {
  tiles: [],
  areas: [
    { place: '1A/street', zombies: 5, fend_off: 4, heroes: ['will'], tokens: [], heavy: [], markers: [] },
  ],
  heroes: [{ hero: 'will', place: '1A/street' }],
  active: 'will',
} as unknown as View;

describe('a growl', () => {
  const events: readonly Event[] = [
    { type: 'growl', number: 4 },
    { type: 'zombie_card_drawn', card: '3' },
    { type: 'zombies_came', n: 3, at: '1A/street' },
  ];

  it('is heard, then its card turns, then they come, then it says that they are too many', () => {
    const flares = flaresOf(events, TOWN, NOW);
    expect(flares.map(({ kind }) => kind)).toEqual(['growl', 'card', 'came', 'balance']);
    const starts = flares.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(flares.at(-1)?.start).toBeLessThanOrEqual(NOW + 1_500);
  });

  it('says nothing of a balance that holds', () => {
    const areas = TOWN.areas.map((area) => ({ ...area, fend_off: 5 }));
    const kinds = flaresOf(events, { ...TOWN, areas }, NOW).map(({ kind }) => kind);
    expect(kinds).not.toContain('balance');
  });

  it('keeps those who come waiting at the edge of sight until the card has turned', () => {
    const wait = waitOf(events);
    expect(wait).toBeGreaterThan(0);
    expect(waitOf([{ type: 'growl', number: 4 }])).toBe(0);
    const strides = new Strides();
    const next = [{ id: 'z', x: 50, y: 0, from: { x: 0, y: 0 } }] as const;
    strides.update([], 0, 2, 900, 0);
    strides.update(next, 0, 2, 900, wait);
    expect(strides.pose(next[0], wait / 2)).toMatchObject({ x: 0, lurks: true, alpha: 1 });
    expect(strides.isMoving(wait / 2)).toBe(true);
    expect(strides.pose(next[0], wait + 2_000)).toMatchObject({ x: 50, lurks: false });
  });

  it('is told in full to whoever brought it about, and their own act is not', () => {
    expect(events.map((event) => isSurprise(shown(event)))).toEqual([false, false, true]);
  });
});

describe('dice in the mall', () => {
  const view = {
    players: [{ seat: 0, at: '3,4', kills: 2, bites: 1, vp: 5 }],
    turn: { seat: 0 },
  } as unknown as MallView;
  const flares = (events: readonly unknown[]): ReturnType<typeof mallFlares> =>
    mallFlares(
      events.map((event, n) => ({ ...shown(event), n })),
      view,
      NOW,
    );

  it('roll one after the other, and each makes room for the next', () => {
    const [first, second] = flares([
      { type: 'spawn_rolled', seat: 0, die: 4, roll: 3, extra: 0 },
      { type: 'move_rolled', seat: 0, roll: 6, mp: 7 },
    ]);
    expect([first?.die, second?.die]).toEqual([4, 10]);
    expect((first?.start ?? 0) + (first?.ms ?? 0)).toBeLessThanOrEqual(second?.start ?? 0);
  });

  it('show a fight before the zombie falls', () => {
    const seen = flares([
      { type: 'fought', seat: 0, at: 'n', roll: 8, won: true },
      { type: 'killed', seat: 0, at: '2,4' },
    ]);
    expect(seen.map(({ kind, tone }) => [kind, tone])).toEqual([
      ['fight', 'good'],
      ['burst', undefined],
    ]);
    expect(seen[1]?.start).toBeGreaterThan(seen[0]?.start ?? 0);
  });

  it('are counted at the end', () => {
    const events = [
      { type: 'fought', seat: 0, at: 'n', roll: 8, won: true },
      { type: 'fought', seat: 0, at: 'n', roll: 5, won: true },
      { type: 'looted_token', seat: 0, at: '3,4' },
      { type: 'survival_rolled', seat: 0, roll: 2, bites: 1, survived: true },
    ].map(shown);
    const told = mallTale(events, { view, names: () => 'Anna' } as unknown as Play);
    expect(told.parts[0]?.facts.map(({ value }) => value).slice(0, 3)).toEqual(['2', '1', '1']);
    expect(told.marks).toHaveLength(2);
  });
});

describe('the end', () => {
  it('tells what every Hero did', () => {
    const events = [
      { type: 'attacked', hero: 'will', card: 'axe', at: '1A/street', killed: 2 },
      { type: 'punched', hero: 'will', at: '1A/street', killed: 1 },
      { type: 'fell', hero: 'will' },
      { type: 'kept', hero: 'will', cards: ['axe'] },
      { type: 'zombie_attack', hero: 'will', zombies: 3, fend_off: 3, held: true, again: false },
    ].map(shown);
    const told = tale(events, { view: TOWN } as unknown as Play);
    expect(told.parts).toMatchObject([
      { id: 'will', facts: [{ value: '3' }, { value: '1' }, { value: '1' }] },
    ]);
    expect(told.marks).toHaveLength(2);
  });

  it('tells what every human of the mall did', () => {
    const who = { human: 0, character: 'athlete' };
    const events = [
      { type: 'killed', spot: 'N.1', who },
      { type: 'killed', spot: 'N.2' },
      { type: 'wounded', who, n: 2, wounds: 7, ammo: 9 },
      { type: 'wounded', who, n: 2, wounds: 9, ammo: 9 },
      { type: 'collected', who, card: 'machete', slot: 'N' },
      { type: 'barricade_hit', barricade: 4 },
    ].map(shown);
    const told = tinyTale(events, { view: { humans: [who] } } as unknown as Play);
    expect(told.parts).toMatchObject([{ id: '0', facts: [{ value: '1' }, { value: '4' }, { value: '1' }] }]);
    // Being eaten is no close call.
    expect(told.marks).toHaveLength(2);
    const dead = tinyTale(events.slice(3, 4), { view: { humans: [who] } } as unknown as Play);
    expect(dead.marks).toEqual([]);
  });

  it('tells who bit and who was bitten', () => {
    const events = [
      { type: 'bitten', seat: 0, by: 1, token: 0 },
      { type: 'bought', seat: 0, space: 0, card: 'tire', price: 1 },
      { type: 'shot', by: 0, seat: 1, token: 0, automatic: false },
    ].map(shown);
    const told = clicheTale(events, { view: { seats: [{}, {}] }, names: () => 'Anna' } as unknown as Play);
    expect(told.parts.map(({ facts }) => facts.map(({ value }) => value))).toEqual([
      ['0', '1', '1'],
      ['1', '0', '0'],
    ]);
    expect(told.marks).toHaveLength(2);
  });

  it('tells one line for what happened in one breath, and nothing twice', () => {
    const module = {
      isNotable: () => true,
      effect: () => ({ flash: 'danger' }),
    } as unknown as GameModule;
    const at = [0, 0, 0, 5, 9, 12, 20];
    const words = ['attack', 'life', 'down', 'growl', 'horde', 'growl', 'over'];
    const log = words.map((key, n) => ({ ...shown({}), n, at: at[n] ?? 0, text: { key, args: {} } }));
    const told = momentsOf(log, module, { names: () => undefined } as unknown as Play);
    expect(told.map(({ n }) => n)).toEqual([2, 4, 5, 6]);
  });
});
