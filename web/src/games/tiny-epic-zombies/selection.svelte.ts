// What the player points at before an act is whole: a first target, and the act they have decided for. Only how the
// board is used, never what the game allows.

import type { Play } from '../module';
import { from, isRisky, isSame, onward, openWays, type Target, type TezPlay, type Way } from './model';

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
  const main = mainOf(play, target);
  const isAgain = isSame(before, target);
  const isPlain =
    main !== undefined && from(ways, target).length === 1 && !asksFirst(play, main.verb, target);
  if (main !== undefined && (isAgain || isPlain)) act(play, main.choice.action);
  else pick(play, isAgain ? null : target);
}

/** A fight is looked at before it is begun and a card before it is laid, whatever key or finger that is done with. */
export function asksFirst(play: Play, verb: string, { kind, id }: Target): boolean {
  return verb === 'deal' || (verb === 'move' && kind === 'room' && isRisky((play as TezPlay).view, id));
}

/** What pointing at it means in the end: the only thing that can be done with it, or going there. */
export function mainOf(play: Play, target: Target): Way | undefined {
  const ways = from(openWays(play.choices, decidedIn(play)), target).filter(({ path }) => path.length === 1);
  return ways.find(({ verb }) => verb === 'move') ?? (ways.length === 1 ? ways[0] : undefined);
}

export function act(play: Play, action: string): void {
  picked = null;
  decided = null;
  play.act(action);
}
