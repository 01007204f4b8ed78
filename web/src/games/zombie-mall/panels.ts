// Which question stands over the prompt, if any.

import type { Play } from '../module';
import { askOf, type MallPlay } from './model';
import { cardIn } from './selection.svelte';

export type PanelKind = 'offer' | 'take' | 'keep' | 'lose' | 'fight' | 'card';

export function panelOf(play: MallPlay): PanelKind | null {
  const { view } = play;
  if (play.outcome !== null) return null;
  if (view.offer !== undefined && view.offer !== null) return 'offer';
  const ask = askOf(play);
  if (ask === 'take' || ask === 'keep') return ask;
  if (ask === 'turned') return 'lose';
  const isFighting = view.combat !== undefined && view.combat !== null && view.turn.phase > 0;
  if (isFighting) return 'fight';
  return cardIn(play) === null ? null : 'card';
}

export function hasPanel(play: Play): boolean {
  return panelOf(play as MallPlay) !== null;
}
