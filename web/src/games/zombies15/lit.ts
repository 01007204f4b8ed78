// Which Areas light up, and at what cost; and which of them the plan leads through.

import { verbOf, wordsOf, type Z15Play } from './model';
import { isPlanning, planIn } from './plan.svelte';
import type { Place } from './types';

/** Areas that can be walked to, by the number of Actions; and those a choice is aimed at. */
export function litIn(play: Z15Play): ReadonlyMap<Place, number> {
  const found = new Map<Place, number>();
  const { view, choices } = play;
  if (play.isStill || isPlanning(play)) return found;
  for (const choice of choices) {
    const [to = ''] = wordsOf(choice);
    const verb = verbOf(choice);
    if (verb === 'move') found.set(to, 1);
    if ((verb === 'surge' || verb === 'fire') && to !== '') found.set(`${to}/street`, 1);
  }
  if (found.size > 0 && view.active_seat === play.seat)
    for (const { place, moves } of view.reach)
      if (!found.has(place) && moves > 1 && moves <= view.actions) found.set(place, moves);
  return found;
}

/** The numbers of the planned steps that end in each Area. */
export function plannedIn(play: Z15Play): ReadonlyMap<Place, readonly number[]> {
  const found = new Map<Place, number[]>();
  (planIn(play)?.steps ?? []).forEach(({ place }, i) =>
    found.set(place, [...(found.get(place) ?? []), i + 1]),
  );
  return found;
}
