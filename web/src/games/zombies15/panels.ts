// Which question stands over the prompt, if any.

import type { Play } from '../module';
import { askOf, verbOf, type Z15Play } from './model';
import { isPlanning, lostIn, planIn } from './plan.svelte';
import { isCarefulIn } from './selection.svelte';

export type PanelKind = 'checkpoint' | 'search' | 'careful' | 'plan';

export function panelOf(play: Z15Play): PanelKind | null {
  const { view } = play;
  if (play.outcome !== null) return null;
  if (view.checkpoint !== undefined) return 'checkpoint';
  if (askOf(play)?.type === 'keep' && view.drawn !== undefined) return 'search';
  if (isCarefulIn(play) && play.choices.some((choice) => verbOf(choice) === 'careful')) return 'careful';
  const plans = planIn(play) !== null || lostIn(play) !== null || (askOf(play) !== null && isPlanning(play));
  return plans ? 'plan' : null;
}

export function hasPanel(play: Play): boolean {
  return panelOf(play as Z15Play) !== null;
}
