// What a search card calls: its entrance symbol, where the zombies it brings would stand as the mall is now, and whether
// somebody's store hears it. Pure; the symbols are printed on the cards for all to see.

import text from '../../../../crates/games/tiny-epic-zombies/content/search.toml?raw';
import type { Card, Entrance, HumanView, Room, StoreView, View } from './types';

export type CardType = 'melee' | 'ranged' | 'backpack' | 'pickup' | 'event';

export interface Printed {
  readonly symbol: Entrance;
  readonly type: CardType;
  /** No photograph shows its symbol: it is ours. */
  readonly isHouse: boolean;
}

const CARDS: ReadonlyMap<Card, Printed> = new Map(
  text.split('[[card]]').flatMap((entry) => {
    const field = (name: string): string | undefined =>
      new RegExp(`^${name} = "([\\w-]+)"`, 'm').exec(entry)?.[1];
    const id = field('id');
    if (id === undefined) return [];
    const [type, symbol] = [field('type') as CardType, field('symbol') as Entrance];
    return [[id, { type, symbol, isHouse: field('source') === 'house' }] as const];
  }),
);

export function printedOn(card: Card): Printed | null {
  return CARDS.get(card) ?? null;
}

/** Where a zombie that is sent to a store ends up, as the mall is now. */
export interface Landing {
  readonly store: StoreView;
  readonly filled: number;
  /** The room it would stand in; none where it reaches the barricade or no zombie is left. */
  readonly room: Room | null;
  /** The store it goes on to, where its own is full. */
  readonly next: StoreView | null;
  readonly end: 'room' | 'barricade' | 'blood';
  /** Humans who stand in that room. */
  readonly overrun: readonly number[];
}

/** What of a view decides where zombies go. */
export interface Mall {
  readonly stores: readonly StoreView[];
  readonly humans: readonly Pick<HumanView, 'room' | 'human'>[];
  readonly supply: number;
  readonly options: Pick<View['options'], 'destination_first'>;
}

export function landings(view: Mall, symbol: Entrance): readonly Landing[] {
  return view.stores.filter((store) => store.symbol === symbol).map((store) => landing(view, store));
}

/** A full store in a corner sends it on to the next one clockwise, a full one between the corners at the barricade. */
export function landing(view: Mall, store: StoreView): Landing {
  const own = freeIn(store);
  const after = view.stores[(view.stores.indexOf(store) + 1) % view.stores.length];
  const next = own === null && store.slot.length === 2 ? (after ?? null) : null;
  const room = own ?? (next === null ? null : freeIn(next));
  const isBlood = view.supply === 0 && (room !== null || !view.options.destination_first);
  return {
    store,
    filled: store.rooms.filter(({ zombie }) => zombie).length,
    room: isBlood ? null : room,
    next: isBlood || room === null ? null : next,
    end: isBlood ? 'blood' : room === null ? 'barricade' : 'room',
    overrun: isBlood ? [] : view.humans.filter((human) => human.room === room).map(({ human }) => human),
  };
}

function freeIn(store: StoreView): Room | null {
  return store.rooms.find(({ zombie }) => !zombie)?.room ?? null;
}

/** Whether a human who ended the turn where they stand would make noise. */
export function isNoisy(view: Pick<View, 'stores' | 'humans'>, human: number, symbol: Entrance): boolean {
  const slot = view.humans[human]?.room.split('.')[0];
  return view.stores.some((store) => store.slot === slot && store.symbol === symbol);
}
