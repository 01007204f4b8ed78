// The mall that never changes, painted: one picture a tile, kept for as long as size and colours stay the same.

import { ART } from './art';
import { edgeAt, type Feature, groundAt, type Plan, type Spot, step, TILE } from './plan';
import type { Dir } from './types';

/** Colours and fonts, read from the style sheet. */
export interface Palette {
  readonly isDark: boolean;
  readonly ink: string;
  readonly paper: string;
  readonly walkway: string;
  readonly walkwayLine: string;
  readonly food: string;
  readonly solid: string;
  readonly wall: string;
  readonly clutter: string;
  readonly clutterTop: string;
  readonly plant: string;
  readonly entrance: string;
  readonly exit: string;
  readonly lamp: string;
  readonly lampDeep: string;
  readonly onLamp: string;
  readonly danger: string;
  readonly zombie: string;
  readonly onSeat: string;
  readonly loot: string;
  readonly objective: string;
  readonly good: string;
  readonly focus: string;
  readonly sheet: string;
  readonly font: string;
  readonly seats: readonly string[];
}

/** Pictures are painted in these sizes, in pixels a space, and drawn smaller where that is needed. */
const SIZES = [6, 10, 16, 24, 34, 48, 68, 96, 136, 192] as const;

const paths = new Map<string, Path2D>();

/** An icon's outline, ready to be painted. */
export function iconPath(outline: string): Path2D {
  let path = paths.get(outline);
  if (path === undefined) {
    path = new Path2D(outline);
    paths.set(outline, path);
  }
  return path;
}

/** Paints an icon into a square whose middle is at `x`, `y`. */
export function paintIcon(
  ctx: CanvasRenderingContext2D,
  outline: string,
  x: number,
  y: number,
  size: number,
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 512, size / 512);
  ctx.fill(iconPath(outline));
  ctx.restore();
}

export class TilePictures {
  #size = 0;
  #palette: Palette | null = null;
  #plan: Plan | null = null;
  #pictures = new Map<number, HTMLCanvasElement>();

  /** The picture of a tile, large enough for so many pixels a space. */
  picture(plan: Plan, tile: number, scale: number, palette: Palette): HTMLCanvasElement {
    const size = SIZES.find((one) => one >= scale) ?? 192;
    if (size !== this.#size || palette !== this.#palette || plan !== this.#plan) {
      this.#pictures.clear();
      [this.#size, this.#palette, this.#plan] = [size, palette, plan];
    }
    let picture = this.#pictures.get(tile);
    if (picture === undefined) {
      picture = document.createElement('canvas');
      picture.width = picture.height = size * TILE;
      const ctx = picture.getContext('2d');
      if (ctx !== null) {
        ctx.scale(size, size);
        paintTile(ctx, plan, tile, palette);
      }
      this.#pictures.set(tile, picture);
    }
    return picture;
  }
}

/** A store's floor: a hue of its own, the same in every mall. */
export function storeColour(id: string, palette: Palette): string {
  let hash = 7;
  for (const char of id) hash = (hash * 31 + char.charCodeAt(0)) % 3600;
  const hue = (hash * 137) % 360;
  return palette.isDark ? `hsl(${hue} 24% 25%)` : `hsl(${hue} 48% 84%)`;
}

function paintTile(ctx: CanvasRenderingContext2D, plan: Plan, tile: number, palette: Palette): void {
  const top = Math.floor(tile / plan.mall.cols) * TILE;
  const left = (tile % plan.mall.cols) * TILE;
  const colour = storeColour(plan.mall.tiles[tile]?.id ?? '', palette);
  ctx.translate(-left, -top);
  const spots: Spot[] = [];
  for (let row = top; row < top + TILE; row += 1)
    for (let col = left; col < left + TILE; col += 1) spots.push({ row, col });
  for (const spot of spots) paintFloor(ctx, plan, spot, colour, palette);
  for (const spot of spots) paintEdges(ctx, plan, spot, palette);
}

function paintFloor(
  ctx: CanvasRenderingContext2D,
  plan: Plan,
  spot: Spot,
  colour: string,
  palette: Palette,
): void {
  const { row, col } = spot;
  const ground = groundAt(plan, spot);
  const floors = { walkway: palette.walkway, store: colour, food: palette.food, solid: palette.solid };
  ctx.fillStyle = floors[ground.floor];
  ctx.fillRect(col, row, 1.02, 1.02);
  if (ground.floor === 'solid') return;
  ctx.strokeStyle = palette.walkwayLine;
  ctx.lineWidth = 0.025;
  ctx.strokeRect(col, row, 1, 1);
  if (ground.isCluttered) paintClutter(ctx, spot, ground.floor === 'walkway', palette);
  if (ground.feature !== null) paintFeature(ctx, spot, ground.feature, palette);
}

/** Shelves and counters in stores; planters and benches on the walkway. */
function paintClutter(
  ctx: CanvasRenderingContext2D,
  { row, col }: Spot,
  isWalkway: boolean,
  palette: Palette,
): void {
  ctx.strokeStyle = palette.wall;
  ctx.lineWidth = 0.04;
  if (isWalkway) {
    ctx.fillStyle = palette.clutter;
    ctx.beginPath();
    ctx.roundRect(col + 0.16, row + 0.16, 0.68, 0.68, 0.2);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = palette.plant;
    for (const [x, y] of [
      [0.38, 0.4],
      [0.6, 0.36],
      [0.5, 0.6],
    ] as const) {
      ctx.beginPath();
      ctx.arc(col + x, row + y, 0.16, 0, Math.PI * 2);
      ctx.fill();
    }
    return;
  }
  ctx.fillStyle = palette.clutter;
  ctx.beginPath();
  ctx.roundRect(col + 0.12, row + 0.14, 0.76, 0.72, 0.07);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = palette.clutterTop;
  for (const y of [0.22, 0.44, 0.66]) ctx.fillRect(col + 0.2, row + y, 0.6, 0.1);
}

function paintFeature(
  ctx: CanvasRenderingContext2D,
  { row, col }: Spot,
  feature: NonNullable<Feature>,
  palette: Palette,
): void {
  const pictures: Readonly<Record<NonNullable<Feature>, string>> = {
    start: ART.shoes,
    radio: ART.radio,
    garage: ART.exit,
    roof: ART.helicopter,
    escalator: ART.stairs,
  };
  ctx.globalAlpha = feature === 'start' || feature === 'escalator' ? 0.22 : 0.75;
  ctx.fillStyle = palette.ink;
  paintIcon(ctx, pictures[feature], col + 0.5, row + 0.5, 0.7);
  ctx.globalAlpha = 1;
}

function paintEdges(ctx: CanvasRenderingContext2D, plan: Plan, spot: Spot, palette: Palette): void {
  const sides: readonly Dir[] = ['n', 'e', 's', 'w'];
  for (const dir of sides) {
    const edge = edgeAt(plan, spot, dir);
    if (edge === 'free' || edge === 'door') continue;
    // Between two solid spaces there is nothing to see.
    const beyond = step(spot, dir);
    const isInside =
      groundAt(plan, spot).floor === 'solid' && groundAt(plan, beyond).floor === 'solid' && edge === 'wall';
    if (isInside) continue;
    const [from, to] = ends(spot, dir);
    ctx.lineCap = 'round';
    if (edge === 'wall') {
      line(ctx, from, to, palette.wall, 0.14);
    } else if (edge === 'block') {
      line(ctx, from, to, palette.wall, 0.2);
      ctx.setLineDash([0.12, 0.14]);
      line(ctx, from, to, palette.lampDeep, 0.1);
      ctx.setLineDash([]);
    } else if (edge === 'exit') {
      line(ctx, from, to, palette.wall, 0.3);
      line(ctx, from, to, palette.exit, 0.18);
    } else if (groundAt(plan, spot).floor !== 'store') {
      paintArrow(ctx, spot, dir, palette.entrance);
    }
  }
}

/** A small arrow head before an entrance, pointing inwards. */
function paintArrow(ctx: CanvasRenderingContext2D, { row, col }: Spot, dir: Dir, colour: string): void {
  const turn = { n: 0, e: 1, s: 2, w: 3 }[dir] * (Math.PI / 2);
  ctx.save();
  ctx.translate(col + 0.5, row + 0.5);
  ctx.rotate(turn);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(-0.2, -0.3);
  ctx.lineTo(0.2, -0.3);
  ctx.lineTo(0, -0.48);
  ctx.fill();
  ctx.restore();
}

export function line(
  ctx: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  width: number,
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}

/** The two corners of a space's side. */
export function ends(
  { row, col }: Spot,
  dir: Dir,
): readonly [readonly [number, number], readonly [number, number]] {
  switch (dir) {
    case 'n':
      return [
        [col, row],
        [col + 1, row],
      ];
    case 'e':
      return [
        [col + 1, row],
        [col + 1, row + 1],
      ];
    case 's':
      return [
        [col, row + 1],
        [col + 1, row + 1],
      ];
    case 'w':
      return [
        [col, row],
        [col, row + 1],
      ];
  }
}
