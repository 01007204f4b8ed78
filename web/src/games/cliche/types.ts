// The game's data as it comes over the wire.

import type { View } from '../../protocol/cliche/View';

export type { Action } from '../../protocol/cliche/Action';
export type { Ask } from '../../protocol/cliche/Ask';
export type { Card } from '../../protocol/cliche/Card';
export type { Cards } from '../../protocol/cliche/Cards';
export type { Event } from '../../protocol/cliche/Event';
export type { View };

export type SeatView = View['seats'][number];
export type Chase = NonNullable<View['chase']>;
export type Token = Chase['tokens'][number];
export type Offer = View['offers'][number];
