// The game's data as it comes over the wire.

import type { Ask } from '../../protocol/zombie-mall/Ask';
import type { Event } from '../../protocol/zombie-mall/Event';
import type { View } from '../../protocol/zombie-mall/View';

export type { Dir } from '../../protocol/zombie-mall/Dir';
export type { Near } from '../../protocol/zombie-mall/Near';
export type { Refuge } from '../../protocol/zombie-mall/Refuge';

export type { Ask, Event, View };
export type MallView = View['mall'];
export type PlayerView = View['players'][number];
export type ZombieView = View['zombies'][number];
export type PileView = View['piles'][number];
export type DoorView = View['doors'][number];
export type Reach = View['reach'][number];
export type Odds = NonNullable<View['combat']>;
export type EventName = Event['type'];

/** Spaces and cards are written as in actions: `5,7`, `L13*2`. */
export type Space = string;
export type Card = string;
