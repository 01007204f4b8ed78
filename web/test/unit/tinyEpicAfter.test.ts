// The board as far as it has been told: every event moves what it is about, and nothing else.

import { describe, expect, it } from 'vitest';
import { after } from '../../src/games/tiny-epic-zombies/after';
import type { Event, HumanView, RoomView, StoreView, View } from '../../src/games/tiny-epic-zombies/types';

const room = (name: string, zombie: boolean): RoomView =>
  ({ room: name, zombie }) as Partial<RoomView> as RoomView;
const view = {
  stores: [
    { slot: 'N', rooms: [room('N.1', true), room('N.2', false)], cards: ['uzi'] } as Partial<StoreView>,
  ],
  humans: [
    { human: 0, room: 'C.n', wounds: 1, ammo: 8, to_death: 7 },
    { human: 1, room: 'N.2', wounds: 0, ammo: 9, to_death: 9 },
  ] as Partial<HumanView>[],
  barricade: 3,
  survivors: 2,
} as Partial<View> as View;
const who = { human: 0, character: 'mechanic' } as const;

function seen(...events: readonly object[]): View {
  return events.reduce<View>((shown, event) => after(shown, event as Event), view);
}

describe('a view after an event', () => {
  it('has whoever moved in the new room, and the zombie until it is killed', () => {
    const moved = { name: 'moved', data: { who, from: 'C.n', to: 'N.1', how: 'walk' } };
    const killed = { name: 'killed', data: { spot: 'N.1', who } };
    expect(seen(moved).humans[0]?.room).toBe('N.1');
    expect(seen(moved).stores[0]?.rooms[0]?.zombie).toBe(true);
    expect(seen(moved, killed).stores[0]?.rooms[0]?.zombie).toBe(false);
    expect(view.stores[0]?.rooms[0]?.zombie).toBe(true);
  });

  it('counts wounds, ammo and what is left between them, of nobody else', () => {
    const hurt = seen({ name: 'wounded', data: { who, n: 2, wounds: 3, ammo: 8 } });
    expect(hurt.humans[0]).toMatchObject({ wounds: 3, ammo: 8, to_death: 5 });
    expect(hurt.humans[1]).toBe(view.humans[1]);
    expect(seen({ name: 'healed', data: { who, n: 2 } }).humans[0]).toMatchObject({ wounds: 0, to_death: 8 });
  });

  it('brings zombies in and on, and cracks the barricade', () => {
    const added = seen({ name: 'zombie_added', data: { spot: 'N.2' } });
    expect(added.stores[0]?.rooms.map(({ zombie }) => zombie)).toEqual([true, true]);
    const gone = seen({ name: 'zombie_moved', data: { from: 'N.1', to: 'N.2' } });
    expect(gone.stores[0]?.rooms.map(({ zombie }) => zombie)).toEqual([false, true]);
    expect(seen({ name: 'barricade_hit', data: { barricade: 2 } }).barricade).toBe(2);
  });

  it('lays cards beside stores and takes them away, and leaves alone what it does not draw', () => {
    expect(seen({ name: 'card_laid', data: { card: 'axe', slot: 'N' } }).stores[0]?.cards).toEqual([
      'uzi',
      'axe',
    ]);
    expect(seen({ name: 'collected', data: { who, card: 'uzi', slot: 'N' } }).stores[0]?.cards).toEqual([]);
    expect(seen({ name: 'rolled', data: { who, face: 'overkill' } })).toBe(view);
  });
});
