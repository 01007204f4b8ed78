// What a search card calls: its entrance symbol, where the zombies it brings would stand as the mall is now, and whether
// somebody's store hears it. Pure; the symbols are printed on the cards for all to see.

import text from '../../../../crates/games/tiny-epic-zombies/content/search.toml?raw';
import type { Card, Entrance, Room, StoreView, View } from './types';

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

/** A store that a symbol calls a zombie to. */
export interface Landing {
  readonly store: StoreView;
  readonly filled: number;
  /** The room it would stand in; none in a full store, where it goes on. */
  readonly room: Room | null;
}

export function landings(view: Pick<View, 'stores'>, symbol: Entrance): readonly Landing[] {
  return view.stores
    .filter((store) => store.symbol === symbol)
    .map((store) => ({
      store,
      filled: store.rooms.filter(({ zombie }) => zombie).length,
      room: store.rooms.find(({ zombie }) => !zombie)?.room ?? null,
    }));
}

/** Whether a human who ended the turn where they stand would make noise. */
export function isNoisy(view: Pick<View, 'stores' | 'humans'>, human: number, symbol: Entrance): boolean {
  const slot = view.humans[human]?.room.split('.')[0];
  return view.stores.some((store) => store.slot === slot && store.symbol === symbol);
}
