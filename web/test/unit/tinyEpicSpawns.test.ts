// What the zombie player is told of a card before laying it.

import { describe, expect, it } from 'vitest';
import { isNoisy, landing, landings, printedOn } from '../../src/games/tiny-epic-zombies/spawns';
import type { HumanView, RoomView, StoreView } from '../../src/games/tiny-epic-zombies/types';

const room = (name: string, zombie: boolean): RoomView =>
  ({ room: name, zombie }) as Partial<RoomView> as RoomView;
const store = (slot: string, symbol: string, zombies: readonly boolean[]): StoreView =>
  ({
    slot,
    symbol,
    rooms: zombies.map((zombie, i) => room(`${slot}.${i + 1}`, zombie)),
  }) as Partial<StoreView> as StoreView;

const view = {
  stores: [
    store('NW', 'door', [true, false, false]),
    store('N', 'door', [true, true, true]),
    store('NE', 'vase', [false, false, false]),
  ],
  humans: [
    { human: 0, room: 'N.2' },
    { human: 1, room: 'C.c' },
  ] as Partial<HumanView>[] as HumanView[],
  supply: 5,
  options: { destination_first: false },
};

describe('a search card', () => {
  it('has the symbol and the type that are printed on it, and says whether the symbol is ours', () => {
    expect(printedOn('crowbar')).toEqual({ symbol: 'door', type: 'melee', isHouse: false });
    expect(printedOn('zombie-b')).toEqual({ symbol: 'radio', type: 'event', isHouse: true });
    expect(printedOn('no-such-card')).toBeNull();
  });

  it('calls a zombie to both stores with its symbol, into the first free room', () => {
    expect(landings(view, 'door').map(({ store: { slot }, filled, room: to }) => [slot, filled, to])).toEqual(
      [
        ['NW', 1, 'NW.2'],
        ['N', 3, null],
      ],
    );
  });

  it('goes on to the next store from a full corner, and at the barricade from anywhere else that is full', () => {
    const full = [true, true, true];
    const mall = (...stores: StoreView[]): typeof view => ({ ...view, stores });
    const [corner, middle, last] = [
      store('NW', 'door', full),
      store('N', 'door', full),
      store('W', 'vase', []),
    ];
    const roomy = store('N', 'vase', [true, false, false]);
    expect(landing(mall(corner, roomy), corner)).toMatchObject({ room: 'N.2', next: roomy, overrun: [0] });
    expect(landing(mall(corner, middle), corner)).toMatchObject({ room: null, next: null, end: 'barricade' });
    expect(landing(mall(corner, middle, last), middle)).toMatchObject({ room: null, end: 'barricade' });
  });

  it('makes somebody bleed where no zombie is left, unless it would have hit the barricade by this table', () => {
    const [first, full] = view.stores as [StoreView, StoreView];
    const empty = { ...view, supply: 0 };
    expect(landing(empty, first).end).toBe('blood');
    expect(landing(empty, full).end).toBe('blood');
    expect(landing({ ...empty, options: { destination_first: true } }, full).end).toBe('barricade');
  });

  it('is noise for whoever stands in such a store', () => {
    expect(isNoisy(view, 0, 'door')).toBe(true);
    expect(isNoisy(view, 0, 'vase')).toBe(false);
    expect(isNoisy(view, 1, 'door')).toBe(false);
  });
});
