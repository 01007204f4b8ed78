// The game's data as it comes over the wire.

import type { Ask } from '../../protocol/zombies15/Ask';
import type { Event } from '../../protocol/zombies15/Event';
import type { View } from '../../protocol/zombies15/View';

export type { EventKind } from '../../protocol/zombies15/EventKind';
export type { HeavyKind } from '../../protocol/zombies15/HeavyKind';
export type { HeroId } from '../../protocol/zombies15/HeroId';
export type { MarkerKind } from '../../protocol/zombies15/MarkerKind';
export type { Token } from '../../protocol/zombies15/Token';

export type { Ask, Event, View };
export type ClockView = View['clock'];
export type TileView = View['tiles'][number];
export type AreaView = View['areas'][number];
export type HeroView = View['heroes'][number];
export type SlotView = HeroView['slots'][number];
export type ItemView = NonNullable<SlotView['item']>;
export type TokenView = HeroView['backpack'][number];
export type PileView = View['zombie_pile'];
export type EventName = Event['type'];

/** Written as in actions: `17B/street`, `17B`, `axe`, `w1`. */
export type Place = string;
export type Side = string;
export type Card = string;
export type Slot = string;

/** What of a tile can be drawn before anybody plays on it. */
export type Lot = Pick<TileView, 'side' | 'x' | 'y' | 'streets' | 'search'>;
