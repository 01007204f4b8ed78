// The mall that never changes, painted: one picture a tile, kept for as long as size and colours stay the same. Floors by
// store, fittings by kind, walls with a cap and a face to the south, shop windows and door mats.

import { type Inks, Pen } from '../../stage/pen';
import { ART } from './art';
import { paintFitting, paintObstacle, UNIT } from './fittings';
import { edgeAt, type Feature, groundAt, type Plan, type Spot, step, TILE, tileName } from './plan';
import { type Shop, shopOf } from './shops';
import type { Dir } from './types';

/** Pictures are painted in these sizes, in pixels a space, and drawn smaller where that is needed. */
const SIZES = [6, 10, 16, 24, 34, 48, 68, 96, 136, 192] as const;
const WALL = 15;

export class TilePictures {
  #size = 0;
  #inks: Inks | null = null;
  #plan: Plan | null = null;
  #pictures = new Map<number, OffscreenCanvas>();

  /** The picture of a tile, large enough for so many pixels a space. */
  picture(plan: Plan, tile: number, scale: number, inks: Inks): OffscreenCanvas {
    const size = SIZES.find((one) => one >= scale) ?? 192;
    if (size !== this.#size || inks !== this.#inks || plan !== this.#plan) {
      this.#pictures.clear();
      [this.#size, this.#inks, this.#plan] = [size, inks, plan];
    }
    let picture = this.#pictures.get(tile);
    if (picture === undefined) {
      picture = new OffscreenCanvas(size * TILE, size * TILE);
      const to = picture.getContext('2d');
      if (to !== null) {
        to.scale(size / UNIT, size / UNIT);
        paintTile(new Pen(to, inks), plan, tile);
      }
      this.#pictures.set(tile, picture);
    }
    return picture;
  }
}

/** Where a tile's name stands: on its longest wall without a door, otherwise on the floor. Pure. */
export function signOf(
  plan: Plan,
  tile: number,
): { readonly row: number; readonly col: number; readonly isWall: boolean } {
  const top = Math.floor(tile / plan.mall.cols) * TILE;
  const left = (tile % plan.mall.cols) * TILE;
  const runs: { row: number; from: number; long: number; isFront: boolean }[] = [];
  for (let row = top; row < top + TILE; row += 1) {
    for (const dir of ['n', 's'] as const) {
      let from = left;
      for (let col = left; col <= left + TILE; col += 1) {
        const spot = { row, col };
        const isWall =
          col < left + TILE && groundAt(plan, spot).floor === 'store' && edgeAt(plan, spot, dir) === 'wall';
        if (isWall) continue;
        const isFront = groundAt(plan, step({ row, col: from }, dir)).floor === 'walkway';
        if (col > from) runs.push({ row: dir === 'n' ? row : row + 1, from, long: col - from, isFront });
        from = col + 1;
      }
    }
  }
  const best = runs.toSorted((a, b) => Number(b.isFront) - Number(a.isFront) || b.long - a.long)[0];
  if (best === undefined || best.long < 2)
    return { row: top + TILE / 2, col: left + TILE / 2, isWall: false };
  return { row: best.row, col: best.from + best.long / 2, isWall: true };
}

function paintTile(pen: Pen, plan: Plan, tile: number): void {
  const top = Math.floor(tile / plan.mall.cols) * TILE;
  const left = (tile % plan.mall.cols) * TILE;
  const shop = shopOf(plan.mall.tiles[tile]?.name ?? '');
  pen.to.translate(-left * UNIT, -top * UNIT);
  const spots: Spot[] = [];
  for (let row = top; row < top + TILE; row += 1)
    for (let col = left; col < left + TILE; col += 1) spots.push({ row, col });
  for (const spot of spots) paintFloor(pen, plan, spot, shop);
  for (const spot of spots) paintNeon(pen, plan, spot);
  // From north to south: what stands in front is painted later.
  for (const spot of spots) {
    paintWall(pen, plan, spot, 'n');
    const ground = groundAt(plan, spot);
    const seed = spot.row * 977 + spot.col * 131 + 7;
    if (ground.isCluttered)
      pen.at(spot.col * UNIT, spot.row * UNIT, () =>
        ground.floor === 'walkway' ? paintObstacle(pen, seed) : paintFitting(pen, shop, seed),
      );
    if (ground.feature !== null) paintFeature(pen, spot, ground.feature);
    paintSide(pen, plan, spot, 'w');
    paintSide(pen, plan, spot, 'e');
  }
  for (const spot of spots) paintWall(pen, plan, spot, 's');
}

function paintFloor(pen: Pen, plan: Plan, spot: Spot, shop: Shop): void {
  const [x, y] = [spot.col * UNIT, spot.row * UNIT];
  const { floor, feature } = groundAt(plan, spot);
  if (floor === 'solid') {
    pen.rect(x, y, UNIT + 0.4, UNIT + 0.4, '--m-solid');
    return;
  }
  if (floor === 'walkway') {
    pen
      .rect(x, y, UNIT + 0.4, UNIT + 0.4, '--m-walk')
      .stroke(`M${x} ${y}H${x + UNIT}M${x} ${y}V${y + UNIT}`, '--m-joint', 1);
    if ((spot.row + spot.col) % 2 === 0)
      pen.fill(`M${x} ${y - 4.5}L${x + 4.5} ${y}L${x} ${y + 4.5}L${x - 4.5} ${y}Z`, '--m-inlay');
    if (feature === 'start')
      pen.stroke(
        `M${x + 6} ${y + 34}H${x + 34}M${x + 6} ${y + 29}H${x + 34}M${x + 6} ${y + 24}H${x + 34}`,
        '--m-mat',
        3.2,
      );
    if (feature === 'escalator')
      for (let k = 3; k < UNIT; k += 6) pen.rect(x + 3, y + k, UNIT - 6, 4, '--m-step');
    return;
  }
  pen
    .rect(x, y, UNIT + 0.4, UNIT + 0.4, '--m-floor')
    .rect(x, y, UNIT + 0.4, UNIT + 0.4, shop.accent, Number(pen.inks('--m-tint')));
  switch (floor === 'food' ? 'check' : shop.floor) {
    case 'check':
      pen.rect(x, y, 20, 20, '#000', 0.09).rect(x + 20, y + 20, 20, 20, '#000', 0.09);
      break;
    case 'wood':
      pen.stroke(
        `M${x} ${y + 10}h40M${x} ${y + 20}h40M${x} ${y + 30}h40M${x + (spot.row % 2 === 0 ? 28 : 12)} ${y}v10M${x + (spot.col % 2 === 0 ? 30 : 8)} ${y + 10}v10M${x + 18} ${y + 20}v10M${x + (spot.col % 2 === 0 ? 6 : 32)} ${y + 30}v10`,
        '#000',
        0.9,
        { alpha: 0.2 },
      );
      break;
    case 'carpet':
      pen.fill(`M${x + 20} ${y + 14}l5 6l-5 6l-5 -6Z`, '#000', 0.13).disc(x, y, 2.4, '#fff', 0, '', 0.12);
      break;
    default:
      pen.stroke(`M${x} ${y}H${x + UNIT}M${x} ${y}V${y + UNIT}`, '#000', 1, { alpha: 0.16 });
  }
  pen.stroke(`M${x} ${y}H${x + UNIT}M${x} ${y}V${y + UNIT}`, '#000', 0.7, { alpha: 0.14 });
}

/** Light of shop windows and doors on the walkway before them. */
function paintNeon(pen: Pen, plan: Plan, spot: Spot): void {
  const alpha = Number(pen.inks('--m-neon'));
  if (alpha === 0 || groundAt(plan, spot).floor !== 'walkway') return;
  for (const dir of ['n', 'e', 's', 'w'] as const) {
    const beyond = step(spot, dir);
    if (groundAt(plan, beyond).floor !== 'store' || edgeAt(plan, spot, dir) === 'free') continue;
    const [dx, dy] = [beyond.col - spot.col, beyond.row - spot.row];
    const accent = shopOf(tileName(plan, beyond)).accent;
    const [x, y] = [spot.col * UNIT + 20 + dx * 10, spot.row * UNIT + 20 + dy * 10];
    pen.oval(x, y, dx === 0 ? 30 : 18, dx === 0 ? 18 : 28, accent, 0, '', alpha);
  }
}

/** A wall that runs east and west: a cap, and its face towards whoever looks from the south. */
function paintWall(pen: Pen, plan: Plan, spot: Spot, dir: 'n' | 's'): void {
  const edge = edgeAt(plan, spot, dir);
  if (edge === 'free' || edge === 'door') return;
  const other = step(spot, dir);
  const [above, below] = dir === 'n' ? [other, spot] : [spot, other];
  const [up, down] = [groundAt(plan, above).floor, groundAt(plan, below).floor];
  if (up === 'solid' && down === 'solid') return;
  const [x, y] = [spot.col * UNIT, below.row * UNIT];
  const isShop = (up === 'store' || up === 'food') && down === 'walkway';
  if (edge === 'entrance') {
    mat(pen, plan, above, below, x, y, false);
    return;
  }
  if (edge === 'block') {
    pen
      .stroke(`M${x} ${y}h40`, '--map-ink', 7)
      .stroke(`M${x} ${y}h40`, '--lamp-deep', 4, { dash: [5, 4], cap: 'butt' });
    return;
  }
  if (edge === 'exit') {
    pen.rect(x - 0.3, y - 4, UNIT + 0.6, WALL, '--human-fill');
    pen.box(x + 3, y - 3, 16, WALL - 3, '--m-glass', 1.3).box(x + 21, y - 3, 16, WALL - 3, '--m-glass', 1.3);
  } else if (isShop) {
    pen
      .rect(x - 0.3, y - 3, UNIT + 0.6, WALL + 1, '--m-face')
      .box(x + 3, y - 1, UNIT - 6, WALL - 4, '--m-glass', 1.3);
    pen.stroke(`M${x + 8} ${y + 8}l7 -8M${x + 14} ${y + 9}l8 -9`, '#fff', 1.5, { alpha: 0.5 });
  } else {
    pen
      .rect(x - 0.3, y - 3, UNIT + 0.6, WALL - 3, '--m-face')
      .stroke(`M${x} ${y + WALL - 6}h40`, '#000', 1.6, { alpha: 0.35 });
  }
  pen
    .rect(x - 2, y - 8, UNIT + 4, 7, '--m-cap')
    .stroke(`M${x - 2} ${y - 8}h44M${x - 2} ${y - 1}h44`, '--map-ink', 1.5);
}

/** A wall that runs north and south: only its cap is seen. */
function paintSide(pen: Pen, plan: Plan, spot: Spot, dir: 'w' | 'e'): void {
  const edge = edgeAt(plan, spot, dir);
  if (edge === 'free' || edge === 'door') return;
  const other = step(spot, dir);
  if (groundAt(plan, spot).floor === 'solid' && groundAt(plan, other).floor === 'solid') return;
  const [x, y] = [(dir === 'w' ? spot.col : spot.col + 1) * UNIT, spot.row * UNIT];
  const [left, right] = dir === 'w' ? [other, spot] : [spot, other];
  if (edge === 'entrance') mat(pen, plan, left, right, x, y, true);
  else if (edge === 'block')
    pen
      .stroke(`M${x} ${y}v40`, '--map-ink', 7)
      .stroke(`M${x} ${y}v40`, '--lamp-deep', 4, { dash: [5, 4], cap: 'butt' });
  else {
    pen.rect(x + 3, y - 4, 6, UNIT + 4, '#000', 0.2);
    pen.rect(x - 3.5, y - 8, 7, UNIT + 8, edge === 'exit' ? '--human-fill' : '--m-cap');
    pen.stroke(`M${x - 3.5} ${y - 8}v48M${x + 3.5} ${y - 8}v48`, '--map-ink', 1.5);
  }
}

/** A door mat in the store's colour, its chevron pointing in. */
function mat(
  pen: Pen,
  plan: Plan,
  first: Spot,
  second: Spot,
  x: number,
  y: number,
  isUpright: boolean,
): void {
  const leadsBack = groundAt(plan, first).floor !== 'walkway';
  const { accent } = shopOf(tileName(plan, leadsBack ? first : second));
  const to = leadsBack ? -1 : 1;
  if (isUpright) {
    pen.rect(x - 6, y + 2, 12, UNIT - 4, accent, 0.55);
    pen.stroke(`M${x - 3 * to} ${y + 12}l${6 * to} 8l${-6 * to} 8`, '#fff', 2.2, { alpha: 0.85 });
  } else {
    pen.rect(x + 2, y - 6, UNIT - 4, 12, accent, 0.55);
    pen.stroke(`M${x + 12} ${y - 3 * to}l8 ${6 * to}l8 ${-6 * to}`, '#fff', 2.2, { alpha: 0.85 });
  }
}

const FEATURES: Readonly<Partial<Record<NonNullable<Feature>, string>>> = {
  radio: ART.radio,
  garage: ART.exit,
  roof: ART.helicopter,
};

function paintFeature(pen: Pen, { row, col }: Spot, feature: NonNullable<Feature>): void {
  const outline = FEATURES[feature];
  if (outline === undefined) return;
  pen.at(
    col * UNIT + 6,
    row * UNIT + 6,
    () => pen.stroke(outline, '--map-ink', 46).fill(outline, feature === 'radio' ? '--lamp' : '--human-fill'),
    28 / 512,
  );
}

/** The two corners of a space's side. */
export function ends(
  { row, col }: Spot,
  dir: Dir,
): readonly [readonly [number, number], readonly [number, number]] {
  const [top, left] = [row + (dir === 's' ? 1 : 0), col + (dir === 'e' ? 1 : 0)];
  const isFlat = dir === 'n' || dir === 's';
  return [
    [left, top],
    [isFlat ? left + 1 : left, isFlat ? top : top + 1],
  ];
}
