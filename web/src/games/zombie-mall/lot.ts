// The car park round the mall, so that the stage has no empty edge: bays, a few cars that nobody came back for, lamps and
// trees. Dim, on the grid of the tiles.

import { numbers, type Pen } from '../../stage/pen';
import { UNIT } from './fittings';
import { TILE } from './plan';

/** So many different pieces are repeated. */
export const LOTS = 6;
const SIDE = TILE * UNIT;
const BAY = 48;
const DEEP = 84;

export function paintLot(pen: Pen, seed: number): void {
  const random = numbers(seed * 6151 + 29);
  pen.rect(-0.5, -0.5, SIDE + 1, SIDE + 1, '--lot');
  for (let k = 0; k < 5; k += 1)
    pen.oval(random() * SIDE, random() * SIDE, 8 + random() * 16, 3 + random() * 5, '--lot-stain');
  const hasTrees = seed % 3 === 2;
  for (const top of [0, SIDE - DEEP]) {
    const bays = `M0 ${top === 0 ? 0 : SIDE}H${SIDE}`;
    const lines = Array.from({ length: SIDE / BAY + 1 }, (_, i) => `M${i * BAY} ${top + 8}v${DEEP - 16}`);
    pen.stroke(bays + lines.join(''), '--lot-line', 2.4);
    for (let bay = 0; bay < SIDE / BAY; bay += 1) {
      const chance = random();
      const tilt = random() * 9 - 4.5;
      if (chance < 0.3) paintCar(pen, (bay + 0.5) * BAY, top + DEEP / 2, tilt, chance < 0.15);
    }
  }
  pen.stroke(`M14 ${SIDE / 2}H${SIDE - 14}`, '--lot-line', 2, { dash: [14, 18] });
  if (hasTrees) {
    pen.box(SIDE / 2 - 62, SIDE / 2 - 13, 124, 26, '--lot-bed', 2, 12, '--lot-ink');
    for (const x of [-36, 2, 40]) {
      const r = 17 + random() * 7;
      pen
        .disc(SIDE / 2 + x, SIDE / 2 - 4, r, '--lot-tree', 2, '--lot-ink')
        .disc(SIDE / 2 + x - 4, SIDE / 2 - 9, r * 0.55, '--lot-tree2');
    }
  } else {
    pen.glow(SIDE / 2, SIDE / 2 + 4, 92, 62, '--lot-glow', 0.28);
    pen
      .stroke(`M${SIDE / 2} ${SIDE / 2 + 6}V${SIDE / 2 - 26}`, '--lot-ink', 5)
      .box(SIDE / 2 - 16, SIDE / 2 - 32, 32, 8, '--lot-lamp', 2, 3, '--lot-ink');
  }
}

function paintCar(pen: Pen, x: number, y: number, tilt: number, isRed: boolean): void {
  pen.at(
    x,
    y,
    () => {
      pen.rect(-13, -27, 32, 62, '#000', 0.22);
      pen.box(-16, -31, 32, 62, isRed ? '--lot-car' : '--lot-car2', 2.2, 9, '--lot-ink');
      pen.box(-12, -16, 24, 34, '--lot-roof', 1.6, 6, '--lot-ink');
      pen.box(-11, -15, 22, 9, '--lot-pane', 1.2, 3, '--lot-ink');
    },
    1,
    tilt,
  );
}
