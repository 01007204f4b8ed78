// A view as it is once an event has been seen. Only what is drawn moves on; the true view follows when all has been told. Pure.

import type { Event, HumanView, Room, RoomView, StoreView, View } from './types';

export function after(view: View, event: Event): View {
  switch (event.name) {
    case 'moved':
      return withHuman(view, event.data.who.human, { room: event.data.to });
    case 'killed':
    case 'captured':
    case 'trap_sprung':
      return withZombie(view, event.data.spot, false);
    case 'zombie_added':
      return withZombie(view, event.data.spot, true);
    case 'zombie_moved':
      return withZombie(withZombie(view, event.data.from, false), event.data.to, true);
    case 'wounded':
      return withHuman(view, event.data.who.human, { wounds: event.data.wounds, ammo: event.data.ammo });
    case 'spent':
    case 'gained':
      return withHuman(view, event.data.who.human, { ammo: event.data.ammo });
    case 'healed': {
      const { who, n } = event.data;
      return withHuman(view, who.human, { wounds: Math.max(0, (view.humans[who.human]?.wounds ?? 0) - n) });
    }
    case 'barricade_hit':
    case 'repaired':
      return { ...view, barricade: event.data.barricade };
    case 'survivor_lost':
      return event.data.who === undefined ? { ...view, survivors: event.data.left } : view;
    case 'card_laid':
    case 'dropped':
      return withCards(view, event.data.slot, (cards) => [...cards, event.data.card]);
    case 'collected':
      return withCards(view, event.data.slot, (cards) => cards.filter((card) => card !== event.data.card));
    default:
      return view;
  }
}

function withHuman(view: View, human: number, change: Partial<HumanView>): View {
  return {
    ...view,
    humans: view.humans.map((one) => {
      if (one.human !== human) return one;
      const next = { ...one, ...change };
      return { ...next, to_death: Math.max(0, next.ammo - next.wounds) };
    }),
  };
}

function withZombie(view: View, spot: Room, zombie: boolean): View {
  const rooms = (all: readonly RoomView[]): RoomView[] =>
    all.map((one) => (one.room === spot ? { ...one, zombie } : one));
  return { ...view, stores: view.stores.map((store) => ({ ...store, rooms: rooms(store.rooms) })) };
}

function withCards(
  view: View,
  slot: StoreView['slot'],
  change: (cards: StoreView['cards']) => StoreView['cards'],
): View {
  return {
    ...view,
    stores: view.stores.map((store) =>
      store.slot === slot ? { ...store, cards: change(store.cards) } : store,
    ),
  };
}
