// Questions about a view that several parts of the board ask. No rules: whether something is allowed is read from the
// choices, never worked out.

import type { Choice } from '../../protocol/Choice';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { say, t } from '../../text/fluent';
import type { Play } from '../module';
import type {
  AreaView,
  Ask,
  Card,
  Event,
  HeavyKind,
  HeroId,
  HeroView,
  PileView,
  Place,
  Side,
  TileView,
  Token,
  View,
} from './types';

export type Z15Play = Play<View>;

export function eventOf(entry: ShownEvent): Event {
  return entry.event as Event;
}

/** What the viewer is asked, if anything. */
export function askOf(play: Play): Ask | null {
  return play.own === null ? null : (play.own.ask as Ask);
}

/** What a choice is called in its text form. */
export function verbOf(choice: Choice): string {
  return choice.action.split(' ')[0] ?? '';
}

/** What a choice is about: the words after its name. */
export function wordsOf(choice: Choice): readonly string[] {
  return choice.action.split(' ').slice(1);
}

function sideOf(place: Place): Side {
  return place.split('/')[0] ?? place;
}

export function isInside(place: Place): boolean {
  return place.endsWith('/search');
}

export function streetOf(side: Side): Place {
  return `${side}/street`;
}

export function insideOf(side: Side): Place {
  return `${side}/search`;
}

export function tileAt(view: View, place: Place): TileView | undefined {
  const side = sideOf(place);
  return view.tiles.find((tile) => tile.side === side);
}

export function areaAt(view: View, place: Place): AreaView | undefined {
  return view.areas.find((area) => area.place === place);
}

export function heroOf(view: View, id: HeroId): HeroView | undefined {
  return view.heroes.find(({ hero }) => hero === id);
}

export function activeHero(view: View): HeroView | undefined {
  return heroOf(view, view.active);
}

/** Zombies as the attack counts them. */
export function threatIn(area: AreaView | undefined): number {
  return area === undefined ? 0 : area.zombies + (area.alpha === undefined ? 0 : ALPHA_COUNTS);
}
const ALPHA_COUNTS = 3;

/** The viewer's Hero whose turn it is or comes next, if one is awake. */
export function nextOwnHero(play: Z15Play): HeroView | undefined {
  const { heroes, active } = play.view;
  const here = heroes.findIndex(({ hero }) => hero === active);
  const inOrder = [...heroes.slice(here), ...heroes.slice(0, here)];
  return inOrder.find(({ seat, posture }) => seat === play.seat && posture !== 'unconscious');
}

/** Who is active after this turn, as the table shows it. */
export function nextHero(view: View): HeroView | undefined {
  const here = view.heroes.findIndex(({ hero }) => hero === view.active);
  const after = [...view.heroes.slice(here + 1), ...view.heroes.slice(0, here + 1)];
  return after.find(({ posture }) => posture !== 'unconscious');
}

/** Areas that touch this one on the map, locked or not. */
export function besides(view: View, place: Place): readonly Place[] {
  const tile = tileAt(view, place);
  if (tile === undefined) return [];
  if (isInside(place)) return [streetOf(tile.side)];
  return [...tile.adjacent.map(streetOf), ...(tile.search ? [insideOf(tile.side)] : [])];
}

/** The Areas on the shortest way past closed doors and zombies, the goal last; nothing if there is none. */
export function wayTo(view: View, from: Place, to: Place): readonly Place[] {
  const cameFrom = new Map<Place, Place>([[from, from]]);
  const open = [from];
  for (const place of open) {
    if (place === to) break;
    if (place !== from && threatIn(areaAt(view, place)) > 0) continue;
    for (const next of besides(view, place)) {
      if (cameFrom.has(next) || (areaAt(view, next)?.lock !== undefined && next !== to)) continue;
      cameFrom.set(next, place);
      open.push(next);
    }
  }
  const way: Place[] = [];
  for (let at = to; at !== from;) {
    const before = cameFrom.get(at);
    if (before === undefined) return [];
    way.unshift(at);
    at = before;
  }
  return way;
}

/** Where on the map a neighbour lies; nothing for the inside of a tile. */
export function directionTo(view: View, from: Place, to: Place): Direction | null {
  const [a, b] = [tileAt(view, from), tileAt(view, to)];
  if (a === undefined || b === undefined || isInside(from) || isInside(to)) return null;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (dx === 0 && dy === -1) return 'ArrowUp';
  if (dx === 0 && dy === 1) return 'ArrowDown';
  if (dy === 0 && dx === -1) return 'ArrowLeft';
  return dy === 0 && dx === 1 ? 'ArrowRight' : null;
}
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** How likely a Horde card is among the cards of the next growl, from what anybody can count. */
export function hordeChance(pile: PileView, cats: number): number {
  let none = 1;
  let now = { left: pile.half_left, hordes: pile.half_hordes };
  let later = { left: pile.left - pile.half_left, hordes: pile.hordes - pile.half_hordes };
  let used = { left: pile.used.length, hordes: pile.used.filter((card) => card === 'horde').length };
  for (let n = Math.max(0, pile.per_growl - cats); n > 0; n -= 1) {
    while (now.left === 0 && later.left + used.left > 0) {
      [now, later, used] = [later, used, { left: 0, hordes: 0 }];
    }
    if (now.left === 0) break;
    none *= (now.left - now.hordes) / now.left;
    now = { ...now, left: now.left - 1 };
  }
  return 1 - none;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

export function heroName(hero: HeroId): string {
  return t(`zombies15-hero-${hero}`);
}

export function cardName(card: Card): string {
  return t(`zombies15-card-${card}`);
}

export function tokenName(token: Token): string {
  return t(`zombies15-token-${token}`);
}

export function heavyName(kind: HeavyKind): string {
  return t(`zombies15-heavy-${kind}`);
}

export function tileName(view: View, side: Side): string {
  const tile = view.tiles.find((one) => one.side === side);
  return tile === undefined ? side : say(tile.name);
}

export function placeName(view: View, place: Place): string {
  const tile = tileName(view, sideOf(place));
  return isInside(place) ? t('z15-inside', { tile }) : tile;
}
