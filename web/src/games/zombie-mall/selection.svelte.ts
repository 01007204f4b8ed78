// How the player uses the board: the cursor, what is picked, layers, dialogs, a walk under way. Never what the game
// allows.

import type { Seat } from '../../protocol/Seat';
import type { Play } from '../module';
import { activeOf, askOf, focusOf, type MallPlay, placeOf, planFor, playerOf } from './model';
import { beside, isOn, spotOf } from './plan';
import { routeTo } from './route';
import { type Lit, litSpaces, type Pointed } from './targets';
import type { Card, Dir, Space } from './types';

export type OpenDialog = { readonly kind: 'trade'; readonly with: Seat } | { readonly kind: 'drop' };

/** A walk under way: the steps still to be sent, and where each of them begins. */
interface Walk {
  readonly steps: readonly { readonly from: Space; readonly dir: Dir }[];
  readonly to: Space;
  readonly tries: number;
}

/** A wish for the camera: a space, home to the player, nearer or farther. Counts up with every wish. */
export interface CameraCall {
  readonly n: number;
  readonly to: Space | 'home' | 'nearer' | 'farther';
}

let cursor = $state<Space | null>(null);
let hover = $state<Space | null>(null);
let card = $state<Card | null>(null);
let zombie = $state<Space | null>(null);
let isBonus = $state(false);
let dialog = $state.raw<OpenDialog | null>(null);
let walk = $state.raw<Walk | null>(null);
let showsPaths = $state(false);
/** A space that was pressed and cannot be; counts up with every press. */
let asked = $state.raw<{ readonly n: number; readonly space: Space | null }>({ n: 0, space: null });
let called = $state.raw<CameraCall>({ n: 0, to: 'home' });
/** Choices that a bonus step and a zombie were picked among; with others they are void. */
let among: unknown = null;

export function pointedIn(play: MallPlay): Pointed {
  const isCurrent = among === play.choices;
  return { card: cardIn(play), zombie: isCurrent ? zombie : null, isBonus: isCurrent && isBonus };
}

/** The picked card of one's own hand. */
export function cardIn(play: MallPlay): Card | null {
  const hand = playerOf(play.view, play.seat)?.hand ?? [];
  return card !== null && hand.includes(card) ? card : null;
}

export function pickCard(play: MallPlay, picked: Card | null): void {
  card = picked === cardIn(play) ? null : picked;
}

export function toggleBonus(play: Play): void {
  const wasOn = among === play.choices && isBonus;
  among = play.choices;
  zombie = null;
  isBonus = !wasOn;
}

/** Lets go of everything that was begun. */
export function letGo(): void {
  card = null;
  zombie = null;
  isBonus = false;
  walk = null;
}

export function isHolding(play: MallPlay): boolean {
  const pointed = pointedIn(play);
  return pointed.card !== null || pointed.zombie !== null || pointed.isBonus || walk !== null;
}

export function openDialog(open: OpenDialog | null): void {
  dialog = open;
}

export function dialogOpen(): OpenDialog | null {
  return dialog;
}

export function pathsShown(): boolean {
  return showsPaths;
}

export function togglePaths(): void {
  showsPaths = !showsPaths;
}

// The cursor.

export function cursorIn(play: MallPlay): Space | null {
  return cursor !== null && isOn(planFor(play.view), spotOf(cursor)) ? cursor : null;
}

/** What is looked at: under the mouse, or under the cursor. */
export function lookedAt(play: MallPlay): Space | null {
  return hover ?? cursorIn(play);
}

export function setHover(space: Space | null): void {
  hover = space;
}

export function setCursor(space: Space | null): void {
  cursor = space;
}

export function moveCursor(play: MallPlay, dir: Dir): void {
  hover = null;
  const from = cursorIn(play);
  const next = from === null ? placeOf(focusOf(play)) : beside(from, dir);
  if (next === null || !isOn(planFor(play.view), spotOf(next))) return;
  cursor = next;
  callCamera(next);
}

export function callCamera(to: CameraCall['to']): void {
  called = { n: called.n + 1, to };
}

export function cameraCall(): CameraCall {
  return called;
}

// Pressing spaces.

/** A space is pressed, by finger, mouse or key. Returns whether that did anything. */
export function press(play: MallPlay, space: Space): boolean {
  const lit = litSpaces(play, pointedIn(play)).get(space);
  cursor = space;
  if (lit === undefined) {
    walk = null;
    asked = { n: asked.n + 1, space };
    return false;
  }
  if (lit.action !== null) act(play, lit.action);
  else if (lit.kind === 'zombie') pickZombie(play, space);
  else startWalk(play, space, lit);
  return true;
}

export function askedAbout(): { readonly n: number; readonly space: Space | null } {
  return asked;
}

function pickZombie(play: Play, space: Space): void {
  among = play.choices;
  isBonus = false;
  zombie = zombie === space ? null : space;
}

export function act(play: Play, action: string): void {
  letGo();
  play.act(action);
}

// Walking: the steps the server lists, one by one, until something happens.

function startWalk(play: MallPlay, to: Space, lit: Lit): void {
  const from = placeOf(activeOf(play.view));
  const dirs = from === null || lit.reach === null ? null : routeTo(play.view.reach, from, to);
  if (from === null || dirs === null) return;
  let at = from;
  const steps = dirs.map((dir) => {
    const begun = { from: at, dir };
    at = beside(at, dir);
    return begun;
  });
  card = null;
  walk = { steps, to, tries: 0 };
  walkOn(play);
}

export function walkTarget(): Space | null {
  return walk?.to ?? null;
}

/** A step that is refused so often is given up. */
const MAX_TRIES = 200;

/** Sends the next step of a walk under way, if everything is as it was thought to be. May be called at any time. */
export function walkOn(play: MallPlay): void {
  if (walk === null) return;
  const at = placeOf(activeOf(play.view));
  const arrived = walk.steps.findIndex(({ from }) => from === at);
  const next = walk.steps[arrived];
  const isOpen = askOf(play) === 'moving' && play.seat === play.view.turn.seat && !play.isStill;
  const isListed = next !== undefined && play.choices.some(({ action }) => action === `step ${next.dir}`);
  if (next === undefined || !isOpen || !isListed || walk.tries >= MAX_TRIES) {
    walk = null;
    return;
  }
  const steps = walk.steps.slice(arrived);
  walk = { ...walk, steps, tries: steps.length === walk.steps.length ? walk.tries + 1 : 0 };
  play.act(`step ${next.dir}`);
}
