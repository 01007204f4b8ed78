// What the player has open or put together before it is sent: the careful search, and the cards of a quick one. Only how
// the board is used, never what the game allows.

import type { Play } from '../module';
import { firstWish, keepingFor, type Keeping, keepings, type Wish, wished } from './keep';
import type { Slot } from './types';

interface Selection {
  /** The choices it was made among; with others it is void. */
  readonly among: unknown;
  readonly isCareful: boolean;
  readonly wish: Wish;
  readonly isSwap: boolean;
}

const NONE: Selection = { among: null, isCareful: false, wish: new Map(), isSwap: false };
let selection = $state.raw(NONE);

function selectionIn(play: Play): Selection {
  if (selection.among === play.choices) return selection;
  return { ...NONE, among: play.choices, wish: firstWish(keepings(play.choices)) };
}

export function isCarefulIn(play: Play): boolean {
  return selectionIn(play).isCareful;
}

export function openCareful(play: Play, isCareful: boolean): void {
  selection = { ...selectionIn(play), isCareful };
}

export function wishIn(play: Play): Wish {
  return selectionIn(play).wish;
}

export function isSwapIn(play: Play): boolean {
  return selectionIn(play).isSwap;
}

export function put(play: Play, card: number, slot: Slot | null): void {
  const now = selectionIn(play);
  selection = { ...now, wish: wished(keepings(play.choices), now.wish, card, slot) };
}

export function swap(play: Play, isSwap: boolean): void {
  selection = { ...selectionIn(play), isSwap };
}

/** What is sent when the player says so: the choice that the wish amounts to. */
export function keepingIn(play: Play): Keeping | null {
  const { wish, isSwap } = selectionIn(play);
  return keepingFor(keepings(play.choices), wish, isSwap);
}
