// Which names, numbers and marks hang over the town, where and how large, so that none lies on another or on a figure. They
// keep their size on the screen whatever the zoom, so that from far away there are more of them than there is room: then
// they move aside, are shortened or left out, the less important first. Pure geometry in the drawing's own units.

import type { TownActor } from './actors';
import { type Box, extent, houseBox, type Spot, tileBox, TILE } from './layout';
import { areaAt, insideOf, streetOf, threatIn } from './model';
import type { AreaView, Place, TileView, View } from './types';

/** A letter's width in parts of its height, a sign's height in parts of its letters', and its edge in pixels. */
const LETTER = 0.55;
const HIGH = 1.42;
const EDGE_PX = 10;
const NAME_PX = 12.5;
/** Names may be so much smaller, in parts of their wished size, before letters are left out; large ones as small as usual. */
const LEAST_PART = 0.8;
/** A name that must be there may be as small as this, and as wide as so many tiles, or as so many letters if that is more. */
const KEPT_LEAST_PX = 10;
const KEPT_TILES = 1.6;
const KEPT_LETTERS = 14;
/** With fewer letters left a name says nothing. */
const LEAST_LETTERS = 8;
/** The largest a mark's pixel is drawn: beyond this the marks of a tile would not fit on it. */
const MOST_UNIT = 1.75;
const MOST_BADGE = 36;
/** Marks reach this far beyond their tile, and stay this near to where they belong. */
const OVERHANG = 8;
const NEARBY = 48;
/** Left between two signs, in pixels. */
const GAP_PX = 1.5;

export interface Lettering {
  readonly words: string;
  readonly size: number;
  readonly wide: number;
}

/** How letters are measured: the edge around them, and how wide a sign may be. */
interface Measure {
  readonly edge: number;
  readonly most: number;
}

/** `name` no wider than `most`: smaller, but not below `least`, and then without its middle; null if too little is left. */
export function lettered(
  name: string,
  size: number,
  least: number,
  { edge, most }: Measure,
): Lettering | null {
  const wide = (words: string, high: number): number => words.length * high * LETTER + edge;
  const fit = Math.min(size, (most - edge) / (name.length * LETTER));
  if (fit >= Math.min(size, least)) return { words: name, size: fit, wide: wide(name, fit) };
  // What tells Mill Yard II from Mill Yard is at the end.
  const end = / [IVX]+$/.exec(name)?.[0] ?? '';
  const room = Math.floor((most - edge) / (least * LETTER)) - end.length - 1;
  if (room < LEAST_LETTERS) return null;
  const words = `${name.slice(0, room).trimEnd()}…${end}`;
  return { words, size: least, wide: wide(words, least) };
}

export interface Wish<T> {
  readonly sign: T;
  /** Where it may hang, best first. */
  readonly boxes: readonly Box[];
  /** It hangs whatever is in its way: what is less important there is left out. */
  readonly isKept?: boolean;
  /** What it must not cover, besides what nothing may cover. */
  readonly avoids?: readonly Box[];
}

export interface Hung<T> {
  readonly sign: T;
  readonly box: Box;
  /** Which of its boxes it got. */
  readonly at: number;
  readonly isKept: boolean;
}

/** Hangs the signs, the most important first, each where nothing is yet. */
export function hang<T>(wishes: readonly Wish<T>[], taken: readonly Box[], gap: number): readonly Hung<T>[] {
  let hung: Hung<T>[] = [];
  for (const { sign, boxes, isKept = false, avoids = [] } of wishes) {
    // All its boxes are near each other, and most of the town is far from them.
    const reach = boundsOf(boxes);
    const others = [taken, avoids, hung.map(({ box }) => box)].flatMap((all) =>
      all.filter((other) => shared(reach, other, gap) > 0),
    );
    const free = boxes.findIndex((box) => others.every((other) => shared(box, other, gap) === 0));
    if (free < 0 && !isKept) continue;
    const at = free < 0 ? leastShared(boxes, others, gap) : free;
    const box = boxes[at];
    if (box === undefined) continue;
    if (free < 0) hung = hung.filter((one) => one.isKept || shared(box, one.box, gap) === 0);
    hung.push({ sign, box, at, isKept });
  }
  return hung;
}

function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function leastShared(boxes: readonly Box[], others: readonly Box[], gap: number): number {
  const covers = boxes.map((box) => others.reduce((sum, other) => sum + shared(box, other, gap), 0));
  return covers.indexOf(Math.min(...covers));
}

/** How much of each other two boxes cover, if they are to be `gap` apart. */
function shared(a: Box, b: Box, gap: number): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap;
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap;
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A hero's badge keeps its size too; from far away it is no larger than the street is wide. */
export function badgeSize(scale: number, text: number): number {
  return Math.min(MOST_BADGE, Math.max((20 * text) / scale, 8.5));
}

export type Sign =
  | { readonly kind: 'name'; readonly tile: TileView; readonly letterings: readonly Lettering[] }
  | { readonly kind: 'exit' | 'alarm' | 'letter'; readonly tile: TileView }
  | { readonly kind: 'plate' | 'tokens'; readonly area: AreaView }
  | { readonly kind: 'cost' | 'step'; readonly n: number };

export interface Town {
  readonly view: View;
  readonly scale: number;
  readonly text: number;
  readonly actors: readonly Pick<TownActor, 'hero' | 'x' | 'y' | 'height'>[];
  readonly lit: ReadonlyMap<Place, number>;
  readonly planned: ReadonlyMap<Place, readonly number[]>;
  readonly goals: ReadonlySet<string>;
  /** Where one's own Hero is. */
  readonly own: Place | null;
}

export interface TownSigns {
  readonly hung: readonly Hung<Sign>[];
  /** How large a pixel of a mark is drawn. */
  readonly unit: number;
}

export function signsOf(town: Town, nameOf: (tile: TileView) => string): TownSigns {
  const { view, scale, text, actors } = town;
  const unit = Math.min(text / scale, MOST_UNIT);
  const badge = badgeSize(scale, text);
  const heroes = actors.flatMap(({ hero, x, y, height }) =>
    hero === null
      ? []
      : [around({ x, y: y - height / 2 }, 16, height), around({ x, y: y + 3 + badge * 0.28 }, badge, badge)],
  );
  const zombies = actors.flatMap(({ hero, x, y, height }) =>
    hero === null ? [around({ x, y: y - height / 2 }, 15, height - 4)] : [],
  );
  const marks = view.tiles.map((tile) => marksOf(town, tile, unit));
  const isKept = (tile: TileView): boolean =>
    town.goals.has(tile.side) || town.own?.startsWith(`${tile.side}/`) === true;
  const names = (tiles: readonly TileView[]): readonly Wish<Sign>[] =>
    tiles.map((tile) => nameWish(town, tile, nameOf(tile), isKept(tile), zombies));
  const wishes = [
    ...marks.flatMap(({ exits }) => exits),
    ...marks.flatMap(({ plates }) => plates),
    ...names(view.tiles.filter(isKept)),
    ...marks.flatMap(({ costs }) => costs),
    ...marks.flatMap(({ things }) => things),
    ...names(view.tiles.filter((tile) => !isKept(tile))),
  ];
  return { hung: hang(wishes, [...heroes, ...locksOf(view)], GAP_PX / scale), unit };
}

function around({ x, y }: Spot, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export const LOCK = 11;

/** The middle of an Area, where its lock is. */
export function lockSpot(tile: TileView, place: Place): Spot {
  if (place === streetOf(tile.side)) return { x: TILE / 2, y: TILE / 2 };
  const { x, y, width, height } = houseBox(tile);
  return { x: x + width / 2, y: y + height / 2 };
}

function locksOf(view: View): readonly Box[] {
  return view.tiles.flatMap((tile) =>
    [streetOf(tile.side), insideOf(tile.side)].flatMap((place) => {
      if (areaAt(view, place)?.lock === undefined) return [];
      const { x, y } = lockSpot(tile, place);
      return [around({ x: tile.x * TILE + x, y: tile.y * TILE + y }, 2 * LOCK, 2 * LOCK)];
    }),
  );
}

interface Marks {
  readonly exits: readonly Wish<Sign>[];
  readonly plates: readonly Wish<Sign>[];
  readonly costs: readonly Wish<Sign>[];
  readonly things: readonly Wish<Sign>[];
}

function marksOf({ view, lit, planned, goals }: Town, tile: TileView, unit: number): Marks {
  const street = areaAt(view, streetOf(tile.side));
  const inside = tile.search ? areaAt(view, insideOf(tile.side)) : undefined;
  const house = houseBox(tile);
  const wish = (sign: Sign, at: Spot, width: number, height: number): Wish<Sign> => ({
    sign,
    boxes: boxesNear(tile, at, width * unit, height * unit),
  });
  const printed = [
    ...(goals.has(tile.side) || tile.exit ? [{ kind: 'exit' as const, side: 30 }] : []),
    ...(tile.alarm ? [{ kind: 'alarm' as const, side: 24 }] : []),
    ...(tile.letter === undefined ? [] : [{ kind: 'letter' as const, side: 20 }]),
  ].map(({ kind, side }, i, all) => {
    const y = TILE / 2 + (i * 26 - (all.length - 1) * 12) * unit;
    return { kind, wish: wish({ kind, tile }, { x: 16, y }, side, side) };
  });
  const plate = (area: AreaView | undefined, at: Spot): readonly Wish<Sign>[] =>
    area === undefined || threatIn(area) < 3
      ? []
      : [wish({ kind: 'plate', area }, at, plateWidth(area) + 2, 24)];
  const tokens = (area: AreaView | undefined, at: Spot): readonly Wish<Sign>[] => {
    const n = area === undefined ? 0 : thingsIn(area);
    return area === undefined || n === 0 ? [] : [wish({ kind: 'tokens', area }, at, n * 23, 26)];
  };
  const south = { x: house.x + house.width, y: house.y + house.height };
  return {
    exits: printed.filter(({ kind }) => kind === 'exit').map((one) => ({ ...one.wish, isKept: true })),
    plates: [
      ...(street === undefined ? [] : plate(street, plateSpot(tile, street))),
      ...plate(inside, { x: house.x + house.width * 0.7, y: house.y + 3 }),
    ],
    costs: [streetOf(tile.side), insideOf(tile.side)].flatMap((place) => {
      const isInside = place !== streetOf(tile.side);
      const cost = lit.get(place);
      const corner = isInside ? { x: house.x, y: house.y } : { x: 2, y: 2 };
      return [
        ...(planned.get(place) ?? []).map((n, i) =>
          wish({ kind: 'step', n }, { x: corner.x + 12 + i * 14, y: corner.y + 12 }, 20, 20),
        ),
        ...(cost === undefined || (isInside && !tile.search)
          ? []
          : [
              wish(
                { kind: 'cost', n: cost },
                isInside ? { x: south.x - 11, y: house.y + 11 } : costSpot(tile),
                26,
                26,
              ),
            ]),
      ];
    }),
    things: [
      ...tokens(street, { x: 26, y: 96 }),
      ...tokens(inside, { x: south.x - 12, y: south.y - 12 }),
      ...printed.filter(({ kind }) => kind !== 'exit').map((one) => one.wish),
    ],
  };
}

/** How many things lie in an Area, an alpha among them. */
export function thingsIn(area: AreaView): number {
  return area.tokens.length + area.heavy.length + area.markers.length + (area.alpha === undefined ? 0 : 1);
}

/** The number on a plate, and how wide the plate is. */
export function plateNumber(area: AreaView): number {
  return area.zombies + (area.alpha === undefined ? 0 : 3);
}
export function plateWidth(area: AreaView): number {
  return plateNumber(area) > 9 ? 44 : 36;
}

function plateSpot(tile: TileView, area: AreaView): Spot {
  const [north, , south] = tile.streets;
  if (area.heroes.length > 0) return { x: south ? 19 : 98, y: south ? 88 : 82 };
  return { x: north ? 94 : 60, y: north ? 32 : 46 };
}

function costSpot(tile: TileView): Spot {
  const [, east, south, west] = tile.streets;
  if (west) return { x: 18, y: 80 };
  if (east) return { x: 102, y: 80 };
  return south ? { x: 82, y: 98 } : { x: 82, y: 22 };
}

/** A box at its spot on the tile, and then ever farther from it. */
function boxesNear(tile: TileView, at: Spot, width: number, height: number): readonly Box[] {
  const lot = tileBox(tile);
  const clamp = (value: number, from: number, to: number): number =>
    from > to ? (from + to) / 2 : Math.max(from, Math.min(to, value));
  // At the edge a smaller step aside is often enough.
  return [[0, 0] as const, ...ASIDE].map(([dx, dy]) => ({
    x: clamp(lot.x + at.x + dx - width / 2, lot.x - OVERHANG, lot.x + TILE + OVERHANG - width),
    y: clamp(lot.y + at.y + dy - height / 2, lot.y - OVERHANG, lot.y + TILE + OVERHANG - height),
    width,
    height,
  }));
}

const STEPS = [0, -8, 8, -16, 16, -24, 24, -32, 32, -40, 40, -48, 48];
const ASIDE = STEPS.flatMap((dx) => STEPS.map((dy): readonly [number, number] => [dx, dy]))
  .filter(([dx, dy]) => (dx !== 0 || dy !== 0) && Math.hypot(dx, dy) <= NEARBY)
  .toSorted(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));

/** A tile's name: along its lower edge if that is free, otherwise along the upper one; smaller before it is left out. */
function nameWish(
  town: Town,
  tile: TileView,
  name: string,
  isKept: boolean,
  figures: readonly Box[],
): Wish<Sign> {
  const pixel = 1 / town.scale;
  const wished = NAME_PX * town.text * pixel;
  const least = isKept
    ? Math.min(wished, KEPT_LEAST_PX * pixel)
    : Math.min(wished * LEAST_PART, NAME_PX * pixel);
  const edge = EDGE_PX * pixel;
  const most = isKept ? Math.max(KEPT_TILES * TILE, edge + KEPT_LETTERS * least * LETTER) : TILE - 2;
  const choices = [wished, (wished + least) / 2, least].flatMap((size) => {
    const lettering = lettered(name, size, Math.min(size, least), { edge, most });
    if (lettering === null) return [];
    return nameBoxes(town.view, tile, lettering).map((box) => ({ lettering, box }));
  });
  return {
    sign: { kind: 'name', tile, letterings: choices.map(({ lettering }) => lettering) },
    boxes: choices.map(({ box }) => box),
    isKept,
    avoids: figures,
  };
}

function nameBoxes(view: View, tile: TileView, { wide, size }: Lettering): readonly Box[] {
  const [, east, south, west] = tile.streets;
  const lot = tileBox(tile);
  const town = extent(view.tiles);
  const high = size * HIGH;
  const house = tile.search ? houseBox(tile).side : null;
  const inside = areaAt(view, insideOf(tile.side));
  const isEmpty = inside === undefined || inside.heroes.length + threatIn(inside) === 0;
  const [left, mid, right] = [3 + wide / 2, TILE / 2, TILE - 3 - wide / 2];
  let first = mid;
  if (south) first = house === 'west' || (west && !east) ? right : left;
  // Whoever is inside is seen: the sign moves aside, as far as what lies there lets it.
  if (house === 'south' && !isEmpty) first = right;
  const low = TILE - (house !== 'south' ? 8 : isEmpty ? 6.5 : 3);
  return [low, high / 2 + 1].flatMap((y) =>
    [first, left, right, mid].map((x) => {
      const box = around({ x: lot.x + x, y: lot.y + y }, wide, high);
      // What is wider than its tile does not leave the town.
      return { ...box, x: Math.max(town.x, Math.min(town.x + town.width - wide, box.x)) };
    }),
  );
}
