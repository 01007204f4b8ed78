// The game's data as it comes over the wire.

import type { Ask as WireAsk } from '../../protocol/tiny-epic-zombies/Ask';
import type { Event as WireEvent } from '../../protocol/tiny-epic-zombies/Event';
import type { View } from '../../protocol/tiny-epic-zombies/View';

export type { Ability } from '../../protocol/tiny-epic-zombies/Ability';
export type { Character } from '../../protocol/tiny-epic-zombies/Character';
export type { Objective } from '../../protocol/tiny-epic-zombies/Objective';
export type { Slot } from '../../protocol/tiny-epic-zombies/Slot';
export type { Symbol as Entrance } from '../../protocol/tiny-epic-zombies/Symbol';

export type { View };
export type StoreView = View['stores'][number];
export type RoomView = StoreView['rooms'][number];
export type HumanView = View['humans'][number];
export type ObjectiveView = View['objectives'][number];
export type TokenView = View['tokens'][number];
export type Odds = HumanView['odds'][number][1];
export type Ask = WireAsk;

/** Rooms, cards and tokens are written as in actions: `NW.1`, `grenade-b`, `ingredient-3`. */
export type Room = string;
export type Card = string;
export type Token = string;

export type { WireEvent };
export type EventName = WireEvent['type'];

/** An event taken apart: its name, and what belongs to it. */
export type Event = {
  [K in EventName]: { readonly name: K; readonly data: Omit<Extract<WireEvent, { type: K }>, 'type'> };
}[EventName];
