// What others can be told of this board: spaces by name, where the viewer looks, and the way they would walk there.

import type { PlanStep } from '../../protocol/PlanStep';
import type { Text } from '../../protocol/Text';
import { t } from '../../text/fluent';
import type { Play } from '../module';
import { activeOf, type MallPlay, placeName as nameOf, placeOf, planFor, signWords } from './model';
import { groundAt, isOn, spotOf, tileName } from './plan';
import { routeTo, spacesOn } from './route';
import { lookedAt as looked, walkTarget } from './selection.svelte';

/** Longer ways are shown as far as this. */
const MOST_STEPS = 12;

export function placeName(shell: Play, place: string): string | null {
  const plan = planFor((shell as MallPlay).view);
  return /^\d+,\d+$/.test(place) && isOn(plan, spotOf(place)) ? nameOf(plan, spotOf(place)) : null;
}

/** Spaces by the name over the shop or on the map, not by row and column. */
export function voice(text: Text, shell: Play): Text {
  const plan = planFor((shell as MallPlay).view);
  const named = Object.entries(text.args ?? {}).map(([name, arg]) => {
    if (typeof arg !== 'string' || !/^\d+,\d+$/.test(arg) || !isOn(plan, spotOf(arg))) return [name, arg];
    const spot = spotOf(arg);
    const sign = signWords(tileName(plan, spot));
    return [name, groundAt(plan, spot).floor === 'walkway' ? t('zm-outside', { name: sign }) : sign];
  });
  return { ...text, args: Object.fromEntries(named) };
}

export function lookedAt(shell: Play): string | null {
  return looked(shell as MallPlay);
}

/** The walk under way, or the one to the space that is looked at. */
export function plan(shell: Play): readonly PlanStep[] {
  const play = shell as MallPlay;
  const { view, seat } = play;
  const target = walkTarget() ?? looked(play);
  const from = placeOf(activeOf(view));
  if (target === null || from === null || seat !== view.turn.seat) return [];
  const steps = routeTo(view.reach, from, target);
  const way = steps === null ? [] : spacesOn(from, steps).filter((space) => space !== from);
  return way.slice(0, MOST_STEPS).map((at) => ({ at, what: 'move' }));
}
