// The game's data as it comes over the wire. The generated types say where a value may be null; the server leaves such
// members out, so here they are optional.

import type { ClicheAction } from '../../protocol/ClicheAction';
import type { ClicheAsk } from '../../protocol/ClicheAsk';
import type { ClicheCard } from '../../protocol/ClicheCard';
import type { ClicheCards } from '../../protocol/ClicheCards';
import type { ClicheEvent } from '../../protocol/ClicheEvent';
import type { ClicheView } from '../../protocol/ClicheView';

type Present<T> = T extends readonly (infer Item)[]
  ? readonly Present<Item>[]
  : T extends object
    ? { readonly [K in keyof T as null extends T[K] ? never : K]: Present<T[K]> } & {
        readonly [K in keyof T as null extends T[K] ? K : never]?: Present<NonNullable<T[K]>>;
      }
    : T;

export type View = Present<ClicheView>;
export type SeatView = View['seats'][number];
export type Chase = NonNullable<View['chase']>;
export type Token = Chase['tokens'][number];
export type Offer = View['offers'][number];
export type Event = Present<ClicheEvent>;
export type Action = ClicheAction;
export type Ask = ClicheAsk;
export type Card = ClicheCard;
export type Cards = Readonly<ClicheCards>;
