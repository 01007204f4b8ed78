// The game's data as it comes over the wire. The generated types say where a value may be null; the server leaves such
// members out, so here they are optional.

import type { Ask as WireAsk } from '../../protocol/zombies15/Ask';
import type { Event as WireEvent } from '../../protocol/zombies15/Event';
import type { View as WireView } from '../../protocol/zombies15/View';

export type { EventKind } from '../../protocol/zombies15/EventKind';
export type { HeavyKind } from '../../protocol/zombies15/HeavyKind';
export type { HeroId } from '../../protocol/zombies15/HeroId';
export type { MarkerKind } from '../../protocol/zombies15/MarkerKind';
export type { Token } from '../../protocol/zombies15/Token';

type Present<T> = T extends { readonly key: string; readonly args: object }
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? readonly Present<Item>[]
      : { readonly [K in keyof T]: Present<T[K]> }
    : T extends object
      ? { readonly [K in keyof T as null extends T[K] ? never : K]: Present<T[K]> } & {
          readonly [K in keyof T as null extends T[K] ? K : never]?: Present<NonNullable<T[K]>>;
        }
      : T;

export type View = Present<WireView>;
export type ClockView = View['clock'];
export type TileView = View['tiles'][number];
export type AreaView = View['areas'][number];
export type HeroView = View['heroes'][number];
export type SlotView = HeroView['slots'][number];
export type ItemView = NonNullable<SlotView['item']>;
export type TokenView = HeroView['backpack'][number];
export type PileView = View['zombie_pile'];
export type Ask = Present<WireAsk>;
export type Event = Present<WireEvent>;
export type EventName = Event['type'];

/** Written as in actions: `17B/street`, `17B`, `axe`, `w1`. */
export type Place = string;
export type Side = string;
export type Card = string;
export type Slot = string;
