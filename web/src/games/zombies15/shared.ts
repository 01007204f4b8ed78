// What others can be told of this board: places by name, and the plan that the viewer has put on it.

import type { PlanStep } from '../../protocol/PlanStep';
import type { Play } from '../module';
import { areaAt, placeName as nameOf, type Z15Play } from './model';
import { planIn } from './plan.svelte';

/** First words of actions that are told as another one. */
const TOLD: Readonly<Record<string, string>> = {
  hands: 'attack',
  token: 'take',
  'end-actions': 'end',
};

export function placeName(shell: Play, place: string): string | null {
  const { view } = shell as Z15Play;
  return areaAt(view, place) === undefined ? null : nameOf(view, place);
}

/** The pause is the game's own to vote on: everybody who plays and is there. */
export function pauseVotes(shell: Play): { readonly have: number; readonly all: number } | null {
  const play = shell as Z15Play;
  const { votes, paused_at } = play.view.clock;
  const people = play.table.seats.filter(({ occupant, stand_in }) => occupant.kind === 'person' && !stand_in);
  return votes.length === 0 || paused_at !== undefined ? null : { have: votes.length, all: people.length };
}

export function plan(shell: Play): readonly PlanStep[] {
  const steps = planIn(shell as Z15Play)?.steps ?? [];
  return steps.map(({ action, place }) => {
    const verb = action.split(' ')[0] ?? '';
    return { at: place, what: TOLD[verb] ?? verb };
  });
}
