// What others can be told of this board: Rooms by name, and the Room that the viewer thinks of going to.

import type { PlanStep } from '../../protocol/PlanStep';
import type { Text } from '../../protocol/Text';
import type { Play } from '../module';
import { roomName, storeName, type TezPlay, wayOf } from './model';
import { decidedIn, pickedIn } from './selection.svelte';

export function placeName(shell: Play, place: string): string | null {
  const { view } = shell as TezPlay;
  const rooms = [...view.stores.flatMap((store) => store.rooms), ...view.courtyard];
  return rooms.some(({ room }) => room === place) ? roomName(view, place) : null;
}

/** What was picked on the board, else the Room that is looked at, if something could be done there. */
export function plan(shell: Play, looked: string | null): readonly PlanStep[] {
  const picked = pickedIn(shell);
  const at = picked?.kind === 'room' ? picked.id : looked;
  if (at === null || placeName(shell, at) === null) return [];
  const ways = shell.choices.map(wayOf).filter(({ path }) => path[0]?.kind === 'room' && path[0].id === at);
  const verb = decidedIn(shell) ?? ways[0]?.verb;
  return verb === undefined ? [] : [{ at, what: verb }];
}

const SLOT = 'tiny-epic-zombies-slot-';

/** Stores by the names on their signs, not by where they lie. */
export function voice(text: Text, shell: Play): Text {
  const { view } = shell as TezPlay;
  if (text.args === undefined) return text;
  const args = Object.entries(text.args).map(([name, arg]) => {
    const slot =
      typeof arg === 'object' && 'key' in arg && arg.key.startsWith(SLOT) ? arg.key.slice(SLOT.length) : null;
    const store = slot === null ? undefined : view.stores.find((one) => one.slot === slot);
    return [name, store === undefined ? arg : storeName(store)];
  });
  return { ...text, args: Object.fromEntries(args) as NonNullable<Text['args']> };
}
