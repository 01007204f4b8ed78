// Which question stands over the prompt, if any.

import type { Play } from '../module';
import { isChoosing, type TezPlay } from './model';
import { pickedIn } from './selection.svelte';

export type PanelKind = 'choosing' | 'inspector';

export function panelOf(play: TezPlay): PanelKind | null {
  if (play.outcome !== null) return null;
  if (isChoosing(play.view)) return 'choosing';
  const picked = pickedIn(play);
  // A card of the hand is told beside the hand, a Room where it is.
  const isInHand = picked?.kind === 'card' && play.view.hand?.includes(picked.id) === true;
  return picked === null || picked.kind === 'room' || isInHand ? null : 'inspector';
}

export function hasPanel(play: Play): boolean {
  return panelOf(play as TezPlay) !== null;
}
