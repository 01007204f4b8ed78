// The game's data as it comes over the wire. Where the generated types say that a value may be null, the server may
// also leave it out.

import type { Ask as WireAsk } from '../../protocol/zombie-mall/Ask';
import type { Event as WireEvent } from '../../protocol/zombie-mall/Event';
import type { View as WireView } from '../../protocol/zombie-mall/View';

export type { Dir } from '../../protocol/zombie-mall/Dir';
export type { Near } from '../../protocol/zombie-mall/Near';
export type { Refuge } from '../../protocol/zombie-mall/Refuge';

type Present<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? readonly Present<Item>[]
    : { readonly [K in keyof T]: Present<T[K]> }
  : T extends object
    ? { readonly [K in keyof T as null extends T[K] ? never : K]: Present<T[K]> } & {
        readonly [K in keyof T as null extends T[K] ? K : never]?: Present<NonNullable<T[K]>> | null;
      }
    : T;

export type View = Present<WireView>;
export type MallView = View['mall'];
export type PlayerView = View['players'][number];
export type ZombieView = View['zombies'][number];
export type PileView = View['piles'][number];
export type DoorView = View['doors'][number];
export type Reach = View['reach'][number];
export type Odds = NonNullable<View['combat']>;
export type Ask = WireAsk;
export type Event = Present<WireEvent>;
export type EventName = WireEvent['type'];

/** Spaces and cards are written as in actions: `5,7`, `L13*2`. */
export type Space = string;
export type Card = string;
