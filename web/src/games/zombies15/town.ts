// The ground of the town, drawn from the tiles alone: streets by the open edges, the building on a closed one, and whatever
// stands about, chosen by the tile's name, so that a tile always looks the same.

import { numbers, type Pen, seedOf } from '../../stage/pen';
import { houseBox, type HouseBox, ROAD, TILE } from './layout';
import type { Lot } from './types';

export const PAVE = 48;
const MID = TILE / 2;
const FRONT = 13;

const ENDS: readonly (readonly [number, number])[] = [
  [MID, -2],
  [TILE + 2, MID],
  [MID, TILE + 2],
  [-2, MID],
];

/** Where the streets of a tile leave it. */
export function armsOf(tile: Lot): readonly (readonly [number, number])[] {
  return ENDS.filter((_, i) => tile.streets[i]);
}

/** The middle of all its streets, as one line. */
export function roadOf(tile: Lot): string {
  const arms = armsOf(tile);
  return arms.length === 0 ? `M${MID} ${MID}h.1` : arms.map(([x, y]) => `M${MID} ${MID}L${x} ${y}`).join('');
}

/** Everything of a tile that does not move. */
export function paintTile(pen: Pen, tile: Lot, isOpen: boolean): void {
  paintGround(pen, tile);
  paintLights(pen, tile);
  if (tile.search) paintHouse(pen, tile, houseBox(tile), isOpen);
  paintThings(pen, tile);
}

function paintGround(pen: Pen, tile: Lot): void {
  const random = numbers(seedOf(tile.side));
  const road = roadOf(tile);
  const arms = armsOf(tile);
  pen.rect(-0.5, -0.5, TILE + 1, TILE + 1, '--lawn');
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [4 + random() * 112, 4 + random() * 112];
    pen.stroke(`M${x.toFixed(1)} ${y.toFixed(1)}l1.4 -3.4l1.2 3.2`, '--tuft', 1.1);
  }
  pen.stroke(road, '--map-ink', PAVE + 3, { alpha: 0.55 }).stroke(road, '--pave', PAVE);
  pen.stroke(road, '--pave-line', PAVE, { dash: [0.9, 6.5], cap: 'butt' });
  pen
    .stroke(road, '--kerb', ROAD + 2.6)
    .stroke(road, '--road', ROAD)
    .stroke(road, '--road2', ROAD - 14);
  pen.stroke(road, '--road-line', 1.7, { dash: [6, 6], offset: -8, alpha: 0.75, cap: 'butt' });
  if (arms.length >= 3) {
    for (const [x, y] of arms) {
      const [dx, dy] = [Math.sign(x - MID), Math.sign(y - MID)];
      for (let k = -2; k <= 2; k += 1) {
        const cx = MID + dx * 26 + (dy === 0 ? 0 : k * 6.4);
        const cy = MID + dy * 26 + (dx === 0 ? 0 : k * 6.4);
        const [w, h] = [dx === 0 ? 3.8 : 6.8, dy === 0 ? 3.8 : 6.8];
        pen.rect(cx - w / 2, cy - h / 2, w, h, '--road-line', 0.6);
      }
    }
  }
  pen.disc(54 + random() * 12, 54 + random() * 12, 4, '--road', 1, '--kerb');
  for (let i = 0; i < 3; i += 1) {
    const arm = arms[Math.floor(random() * arms.length)] ?? [MID, MID];
    const along = 0.25 + random() * 0.6;
    const [x, y] = [MID + (arm[0] - MID) * along, MID + (arm[1] - MID) * along];
    pen.stroke(`M${x - 5} ${y - 3}l4 2l1 3l5 1l2 4`, '--map-ink', 0.9, { alpha: 0.4 });
  }
  if (random() < 0.7) {
    const arm = arms[0] ?? [MID, MID];
    const [x, y] = [MID + (arm[0] - MID) * 0.55 + 6, MID + (arm[1] - MID) * 0.55 + 5];
    pen.fill(`M${x} ${y}q5 -4 9 0q5 1 2 5q-4 4 -8 1q-6 0 -3 -6Z`, '--blood', 0.55);
  }
}

function isInHouse(house: HouseBox | null, x: number, y: number): boolean {
  return (
    house !== null &&
    x > house.x - 8 &&
    x < house.x + house.width + 8 &&
    y > house.y - 10 &&
    y < house.y + house.height + 12
  );
}

/** Lamps stand at two corners of the crossing, where no house is. */
function lampsOf(tile: Lot): readonly (readonly [number, number])[] {
  const house = tile.search ? houseBox(tile) : null;
  return (
    [
      [37, 37],
      [83, 84],
    ] as const
  ).filter(([x, y]) => !isInHouse(house, x, y - 12));
}

function paintLights(pen: Pen, tile: Lot): void {
  for (const [x, y] of lampsOf(tile))
    pen.glow(x, y + 2, 34, 25, '--pool', Number(pen.inks('--pool-strength')));
}

const PLOTS: readonly (readonly [number, number])[] = [
  [14, 20],
  [106, 20],
  [14, 108],
  [106, 108],
  [60, 18],
  [60, 108],
  [16, 62],
  [104, 62],
  [34, 26],
  [88, 104],
  [34, 104],
  [88, 26],
];

/** Trees, a car, lamps: off the middle of the road, where figures stand. */
function paintThings(pen: Pen, tile: Lot): void {
  const random = numbers(seedOf(tile.side) ^ 77);
  const [north, east, south, west] = tile.streets;
  const house = tile.search ? houseBox(tile) : null;
  const isRoad = (x: number, y: number): boolean => {
    const [nearX, nearY] = [Math.abs(x - MID) < 33, Math.abs(y - MID) < 33];
    return (
      (nearX && ((north && y < MID) || (south && y > MID) || nearY)) ||
      (nearY && ((west && x < MID) || (east && x > MID)))
    );
  };
  const things: (readonly [number, () => void])[] = [];
  for (const [px, py] of PLOTS) {
    const [x, y] = [px + random() * 8 - 4, py + random() * 6 - 3];
    const [size, isTree, isThere] = [0.75 + random() * 0.4, random() < 0.75, random() < 0.62];
    if (!isThere || isInHouse(house, x, y) || isRoad(x, y)) continue;
    things.push([y, () => pen.at(x, y, isTree ? paintTree : paintBush, size)]);
  }
  if (random() < 0.8) {
    const colour = ['--car-a', '--car-b', '--car-c'][Math.floor(random() * 3)] ?? '--car-a';
    const turn = random() * 10 - 5;
    const car = (x: number, y: number, degrees: number): void => {
      things.push([y, () => pen.at(x, y, () => paintCar(pen, colour), 0.72, degrees)]);
    };
    if (west && !south) car(22, 78, turn);
    else if (east && !south) car(98, 78, turn);
    else if (south && !east) car(79, 98, 90 + turn);
    else if (north && !east) car(79, 22, 90 + turn);
  }
  for (const [x, y] of lampsOf(tile)) things.push([y, () => pen.at(x, y, paintLamp)]);
  for (const [, draw] of things.toSorted((a, b) => a[0] - b[0])) draw();
  for (const [x, y] of lampsOf(tile))
    pen.glow(x, y - 25, 9, 9, '--bulb', Number(pen.inks('--bulb-strength')));
}

function paintTree(pen: Pen): void {
  pen.oval(0, 6, 11, 4, '#000', 0, '', 0.3).inked('M-1.6 7V-1H1.6V7Z', '--trunk', 1.2);
  pen.inked(
    'M-10 -5Q-12 -12 -5 -13Q-1 -19 5 -15Q12 -14 10 -7Q12 -1 5 0Q0 4 -5 0Q-11 1 -10 -5Z',
    '--leaf',
    1.6,
  );
  pen.stroke('M-6 -9Q-3 -13 2 -13M-3 -4Q2 -3 6 -6', '--leaf2', 1.8);
}

function paintBush(pen: Pen): void {
  pen.inked('M-6 2Q-8 -4 -2 -4Q1 -7 4 -4Q9 -3 6 2Z', '--leaf', 1.3);
}

function paintLamp(pen: Pen): void {
  pen.oval(0, 1, 3.4, 1.5, '#000', 0, '', 0.4).inked('M-1 0V-24H1V0Z', '--pole', 1);
  pen.inked('M-5 -26Q0 -31 5 -26L3 -23H-3Z', '--lamp-head', 1.2);
}

function paintCar(pen: Pen, colour: string): void {
  pen.rect(-15, -5.4, 31, 14, '#000', 0.32);
  pen.inked('M-15 -6Q-15 -9 -11 -9H10Q15 -9 15.5 -5V4Q15 8 10 8H-11Q-15 8 -15 5Z', colour, 1.7);
  pen.fill('M-8 -6.6H5Q8 -6.4 8 -3V2Q8 5.4 5 5.6H-8Q-10 5 -10 2V-3Q-10 -6 -8 -6.6Z', '#000', 0.25);
  pen.inked('M5 -6.4Q9.4 -5.6 9.4 -.5Q9.4 4.6 5 5.4Q7 -.5 5 -6.4Z', '--glass', 1);
  pen.inked('M-8 -6.4Q-11.4 -5.6 -11.4 -.5Q-11.4 4.6 -8 5.4Q-9.6 -.5 -8 -6.4Z', '--glass', 1);
  pen.disc(14.2, -5.6, 1.4, '--headlight', 0.8).disc(14.2, 4.6, 1.4, '--headlight', 0.8);
}

const ROOFS = ['--roof-a', '--roof-b', '--roof-c', '--roof-d'] as const;

/** Where the door of a house is: always on the side of the street. */
function doorOf({ x, y, width, height, side }: HouseBox): readonly [number, number] {
  switch (side) {
    case 'north':
      return [x + width / 2, y + height];
    case 'south':
      return [x + width / 2, y];
    case 'east':
      return [x, y + height / 2];
    default:
      return [x + width, y + height / 2];
  }
}

function paintHouse(pen: Pen, tile: Lot, house: HouseBox, isOpen: boolean): void {
  const { x, y, width, height } = house;
  const random = numbers(seedOf(tile.side) ^ 5);
  pen.stroke(`M${x + 4} ${y + height}H${x + width + 5}V${y + 6}`, '#000', 6, { alpha: 0.28, cap: 'butt' });
  if (isOpen) paintRoom(pen, house, random);
  else paintFront(pen, tile, house, random);
  const [dx, dy] = doorOf(house);
  if (house.side === 'north')
    pen.box(dx - 5, dy - 9, 10, 9.5, '--door', 1.4).disc(dx + 2.6, dy - 4, 0.8, '--map-ink');
  else if (house.side === 'south')
    pen.box(dx - 5.5, dy - 1, 11, 8.5, '--door', 1.4).disc(dx + 2.6, dy + 4, 0.8, '--map-ink');
  else pen.box(dx - 2.5, dy - 6, 5, 12, '--door', 1.4);
}

/** Roof off: the floor, the back wall and shelves along it. */
function paintRoom(pen: Pen, { x, y, width, height, side }: HouseBox, random: () => number): void {
  pen.box(x, y, width, height, '--house-floor', 2.6, 1.5);
  for (let fy = y + 14; fy < y + height - 2; fy += 5)
    pen.stroke(`M${x + 2} ${fy}H${x + width - 2}`, '--plank', 0.7);
  pen
    .rect(x + 1.3, y + 1.3, width - 2.6, 9, '--wallpaper')
    .stroke(`M${x + 1} ${y + 10.6}H${x + width - 1}`, '--map-ink', 1.2);
  pen.glow(x + width / 2, y + height * 0.62, width * 0.48, height * 0.42, '--room-light', 0.42);
  if (width > height) {
    for (const sx of [x + 6, x + 26, x + width - 42, x + width - 22]) {
      if (side === 'south' && Math.abs(sx + 8 - (x + width / 2)) < 14) continue;
      paintShelf(pen, sx, y + 2.5, random);
    }
  } else {
    for (let sy = y + 14; sy < y + height - 20; sy += 24) pen.box(x + 3, sy, 8, 15, '--shelf', 1.2);
  }
}

function paintShelf(pen: Pen, x: number, y: number, random: () => number): void {
  pen.box(x, y, 16, 10.5, '--shelf', 1.2);
  for (let k = 0; k < 5; k += 1) {
    const colour = ['--goods-a', '--goods-b', '--goods-c'][Math.floor(random() * 3)] ?? '--goods-a';
    pen.rect(x + 1.6 + k * 2.7, y + 1.9 + random() * 2, 2, 4.6, colour);
  }
  pen.stroke(`M${x} ${y + 7.1}H${x + 16}`, '--map-ink', 0.9);
}

function paintFront(pen: Pen, tile: Lot, house: HouseBox, random: () => number): void {
  const { x, y, width, height, side } = house;
  const seed = seedOf(tile.side);
  const roof = ROOFS[seed % ROOFS.length] ?? '--roof-a';
  const top = y + height - FRONT;
  const [doorX] = doorOf(house);
  pen.box(x, y, width, height, '--brick', 2.2, 1);
  for (let wx = x + 6; wx < x + width - 9; wx += 12.5) {
    if (side === 'north' && Math.abs(wx + 4 - doorX) < 9) continue;
    const isOn = random() < 0.45;
    const isBoarded = random() < 0.4;
    pen.box(wx, top + 3, 7.5, 6.4, isOn ? '--window-on' : '--window-off', 1.1);
    pen.stroke(`M${wx + 3.7} ${top + 3}v6.4`, '--map-ink', 0.8);
    if (!isOn && isBoarded) pen.stroke(`M${wx - 1} ${top + 5}l9.5 2.4`, '--board', 1.8);
  }
  const isGabled = seed % 5 < 2;
  const roofHeight = height - FRONT;
  if (isGabled) {
    const n = width > height ? Math.max(1, Math.round(width / 38)) : 1;
    const each = width / n;
    for (let i = 0; i < n; i += 1) {
      const gx = x + i * each;
      pen
        .box(gx, y, each, roofHeight, roof, 1.8)
        .rect(gx, y + roofHeight / 2, each, roofHeight / 2, '#000', 0.2);
      pen.stroke(`M${gx} ${y + roofHeight / 2}H${gx + each}`, '--map-ink', 1.4);
      for (let k = 4; k < each; k += 6)
        pen.stroke(`M${gx + k} ${y + 1}V${y + roofHeight - 1}`, '#000', 0.6, { alpha: 0.25 });
      pen.box(gx + each * 0.68, y + 3, 5, 6, '--brick', 1.1);
    }
  } else {
    pen
      .box(x, y, width, roofHeight, roof, 2)
      .rect(x + 3.4, y + 3.4, width - 6.8, roofHeight - 6.8, '#000', 0.18);
    const isLong = width > height;
    for (let i = 0; i < 4; i += 1) {
      const ax = x + 7 + (isLong ? i * width * 0.23 + random() * 6 : random() * (width - 22));
      const ay = y + 5 + (isLong ? random() * 4 : i * height * 0.2);
      const kind = random();
      if (ay > y + roofHeight - 10) continue;
      if (kind < 0.4)
        pen
          .rect(ax + 2, ay + 2.5, 11, 8, '#000', 0.3)
          .box(ax, ay, 11, 8, '--vent', 1.1)
          .disc(ax + 5.5, ay + 4, 2.5, '--vent2');
      else if (kind < 0.7)
        pen
          .box(ax, ay, 9, 9, '--window-on', 1.1)
          .stroke(`M${ax} ${ay + 4.5}h9M${ax + 4.5} ${ay}v9`, '--map-ink', 0.9);
      else pen.disc(ax + 6, ay + 5.5, 5.5, '--tank', 1.2).disc(ax + 6, ay + 5.5, 2, '#000', 0, '', 0.3);
    }
  }
  if (side === 'north') {
    const isShop = seed % 3 === 0;
    const long = isShop ? 46 : 22;
    const colour = seed % 2 === 0 ? '--awn-a' : '--awn-b';
    for (let k = 0; k * 5.75 < long; k += 1) {
      const ax = doorX - long / 2 + k * 5.75;
      pen.inked(`M${ax} ${top - 1}h5.75l.6 6.5q-3.4 2.6 -6.6 0Z`, k % 2 === 0 ? colour : '--awn-w', 0.8);
    }
  }
}

/** Scenery outside the tiles, so that the stage has no empty edge: dim roofs and trees on the same grid. */
export function paintOutskirts(pen: Pen, seed: number): void {
  const random = numbers(seed * 7919 + 13);
  pen.rect(-0.5, -0.5, TILE + 1, TILE + 1, '--far');
  for (let j = 0; j < 2; j += 1) {
    for (let i = 0; i < 2; i += 1) {
      const [x, y] = [5 + i * 58, 6 + j * 58];
      const [w, h] = [34 + random() * 18, 32 + random() * 16];
      if (random() < 0.72) {
        pen.rect(x + 4, y + 5, w, h, '#000', 0.22).box(x, y, w, h, '--far-roof', 1.6, 0, '--far-ink');
        pen.rect(x + 3, y + 3, w - 6, h - 14, '--far-roof2');
        for (let k = 0; k < 4; k += 1)
          pen.rect(x + 4 + k * (w / 4.4), y + h - 8, 5, 5, random() < 0.16 ? '--far-lit' : '--far-ink');
      } else {
        for (let k = 0; k < 3; k += 1)
          pen.disc(
            x + 12 + random() * 26,
            y + 14 + random() * 26,
            7 + random() * 5,
            '--far-tree',
            1.4,
            '--far-ink',
          );
      }
    }
  }
}
