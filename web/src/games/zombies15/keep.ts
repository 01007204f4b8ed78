// A Quick Search's cards and the slots they may go into, read off the choices. Pure.

import type { Choice } from '../../protocol/Choice';
import type { Slot } from './types';

/** A choice taken apart: which card goes where, and what is given up or swapped for it. */
export interface Keeping {
  readonly choice: Choice;
  /** By card drawn. */
  readonly slots: ReadonlyMap<number, Slot>;
  readonly isSwap: boolean;
  /** Something that one has must go for it. */
  readonly givesUp: boolean;
}

/** What the player wants of each card; a card that is not named stays behind. */
export type Wish = ReadonlyMap<number, Slot>;

export function keepings(choices: readonly Choice[]): readonly Keeping[] {
  return choices
    .filter(({ action }) => action === 'keep' || action.startsWith('keep '))
    .map((choice) => {
      const words = choice.action.split(' ').slice(1);
      const placed = words.flatMap((word) => {
        const match = /^(\d)>(\w+?)!?$/.exec(word);
        return match?.[1] === undefined || match[2] === undefined
          ? []
          : [[Number(match[1]), match[2]] as const];
      });
      return {
        choice,
        slots: new Map(placed),
        isSwap: words.includes('swap'),
        givesUp: words.some((word) => word.endsWith('!')),
      };
    });
}

/** What most people want: everything that there is an empty slot for. */
export function firstWish(all: readonly Keeping[]): Wish {
  const free = all.filter(({ isSwap, givesUp }) => !isSwap && !givesUp);
  return free.reduce<Wish>((best, { slots }) => (slots.size > best.size ? slots : best), new Map());
}

/** The choice that is exactly the wish; where the weapons can change places first, `swap` decides. */
export function keepingFor(all: readonly Keeping[], wish: Wish, swap: boolean): Keeping | null {
  const same = all.filter(({ slots }) => isSame(slots, wish));
  return same.find(({ isSwap }) => isSwap === swap) ?? same[0] ?? null;
}

/** Slots that a card can go into, together with what is already wished for the others. */
export function slotsFor(all: readonly Keeping[], wish: Wish, card: number): readonly Slot[] {
  const others = new Map([...wish].filter(([other]) => other !== card));
  const found = all.flatMap(({ slots }) => {
    const slot = slots.get(card);
    const fits = slot !== undefined && [...others].every(([other, to]) => slots.get(other) === to);
    return fits ? [slot] : [];
  });
  return [...new Set(found)];
}

/** Whether the weapons could change places first for this wish. */
export function canSwap(all: readonly Keeping[], wish: Wish): boolean {
  return new Set(all.filter(({ slots }) => isSame(slots, wish)).map(({ isSwap }) => isSwap)).size === 2;
}

/** The wish with a card put into a slot or left behind; whatever does not go with it is let go. */
export function wished(all: readonly Keeping[], wish: Wish, card: number, slot: Slot | null): Wish {
  const next = new Map(wish);
  next.delete(card);
  if (slot === null) return next;
  for (const [other, taken] of next) if (taken === slot) next.delete(other);
  next.set(card, slot);
  if (all.some(({ slots }) => isSame(slots, next))) return next;
  const nearest = all
    .filter(({ slots }) => slots.get(card) === slot)
    .toSorted((a, b) => a.slots.size - b.slots.size)[0];
  return nearest?.slots ?? wish;
}

function isSame(a: Wish, b: Wish): boolean {
  return a.size === b.size && [...a].every(([card, slot]) => b.get(card) === slot);
}
