// What the player points at before an act is whole: a first target, and the act they have decided for. Only how the
// board is used, never what the game allows.

import type { Play } from '../module';
import { from, isSame, onward, openWays, type Target } from './model';

let picked = $state.raw<Target | null>(null);
let decided = $state<string | null>(null);
/** Choices the selection was made among; with others it is void. */
let among: unknown = null;

export function pickedIn(play: Play): Target | null {
  return among === play.choices ? picked : null;
}

export function decidedIn(play: Play): string | null {
  return among === play.choices ? decided : null;
}

export function pick(play: Play, target: Target | null): void {
  if (among !== play.choices) decided = null;
  among = play.choices;
  picked = target;
}

/** Decides for an act, or against it again. */
export function decide(play: Play, verb: string): void {
  const again = decidedIn(play) === verb;
  pick(play, null);
  decided = again ? null : verb;
}

/** The player points at something: either that makes a choice, or it is looked at. */
export function point(play: Play, target: Target): void {
  const ways = openWays(play.choices, decidedIn(play));
  const before = pickedIn(play);
  const second = before === null ? [] : onward(ways, before, target);
  if (second.length === 1 && second[0] !== undefined) {
    act(play, second[0].choice.action);
    return;
  }
  const first = from(ways, target);
  const only = first.length === 1 ? first[0] : undefined;
  if (only !== undefined && only.path.length === 1) act(play, only.choice.action);
  else pick(play, isSame(before, target) ? null : target);
}

export function act(play: Play, action: string): void {
  picked = null;
  decided = null;
  play.act(action);
}
