// What stands in stores and on walkways, in a field of 40 by 40 units: shelves, racks, arcade machines, planters, benches.

import { numbers, type Pen } from '../../stage/pen';
import type { Fitting, Shop } from './shops';

export const UNIT = 40;

export function paintFitting(pen: Pen, shop: Shop, seed: number): void {
  const random = numbers(seed);
  const { accent } = shop;
  const goods = ['--goods-a', '--goods-b', '--goods-c', accent] as const;
  const any = (): string => goods[Math.floor(random() * goods.length)] ?? accent;
  FITTINGS[shop.fitting](pen, accent, any, random);
}

type Draw = (pen: Pen, accent: string, any: () => string, random: () => number) => void;

function shade(pen: Pen): void {
  pen.rect(5, 13, 34, 25, '#000', 0.25);
}

function counter(pen: Pen, high: number, top: string): void {
  shade(pen);
  pen.box(3, 4, 33, 30, '--m-side', 1.8, 3).box(3, 4, 33, high, top, 1.6, 3);
}

const FITTINGS: Readonly<Record<Fitting, Draw>> = {
  rack: (pen, _, any) => {
    pen.oval(20, 33, 16, 4, '#000', 0, '', 0.3);
    pen.stroke('M5 8H35M7 8V34M33 8V34', '--map-ink', 2.4);
    for (let k = 0; k < 4; k += 1)
      pen.inked(`M${8 + k * 6} 9l3 3l4 -3l2 5l-3 1v12h-7v-12l-2 -1Z`, any(), 1.1);
  },
  records: (pen, accent, any) => {
    counter(pen, 19, '--shelf');
    for (let k = 0; k < 6; k += 1) pen.rect(6 + k * 4.7, 7, 3.6, 12, any());
    pen.rect(5, 25, 29, 6, accent, 0.7);
  },
  sofa: (pen, accent, _, random) => {
    shade(pen);
    if (random() < 0.5) {
      pen
        .box(3, 6, 34, 14, accent, 1.8, 5)
        .box(5, 16, 30, 14, accent, 1.8, 4)
        .stroke('M20 17v12', '--map-ink', 1.2);
    } else pen.box(6, 8, 28, 22, '--h-wood', 1.8, 11).disc(20, 17, 5, accent, 1.2);
  },
  arcade: (pen, accent) => {
    shade(pen);
    pen.box(7, 2, 26, 32, accent, 1.8, 3).box(10, 5, 20, 12, '#112233', 1.2, 2);
    pen.stroke('M13 14l3 -5l3 3l4 -4l4 6', '#7dffb0', 1.6);
    pen.disc(15, 24, 2.2, '#ff6a5a', 1).disc(24, 24, 2.2, '#ffd257', 1);
  },
  food: (pen, accent) => {
    counter(pen, 17, '--m-counter');
    pen.rect(3.8, 23, 31.4, 9, accent).disc(13, 12, 4, '--goods-c', 1.2).disc(25, 12, 4, '--goods-a', 1.2);
  },
  seat: (pen) => {
    shade(pen);
    for (const x of [5, 21]) pen.box(x, 6, 13, 24, '--goods-a', 1.6, 4).rect(x + 2, 17, 9, 10, '#000', 0.2);
  },
  desk: (pen) => {
    counter(pen, 20, '--h-wood');
    pen.box(12, 6, 15, 10, '#1c2b30', 1.3, 1).rect(14, 8, 11, 6, '#7fd0c0');
  },
  tent: (pen, accent) => {
    shade(pen);
    pen.inked('M4 33L20 6L36 33Z', accent, 2).inked('M15 33L20 14L25 33Z', '--m-side', 1.2);
  },
  shelf: (pen, _, any, random) => {
    counter(pen, 20, '--shelf');
    for (let k = 0; k < 6; k += 1) pen.rect(5.5 + k * 4.9, 7 + random() * 4, 3.8, 6, any());
    for (let k = 0; k < 6; k += 1) pen.rect(5.5 + k * 4.9, 26, 3.8, 5, any());
    pen.stroke('M3 14.500h33', '--map-ink', 1.2);
  },
};

/** On the walkway: something green, or something to sit on. */
export function paintObstacle(pen: Pen, seed: number): void {
  shade(pen);
  if (numbers(seed)() < 0.55) {
    pen.box(5, 16, 30, 19, '--m-pot', 1.8, 3);
    pen.inked('M8 18Q4 8 13 8Q18 -1 26 5Q36 6 33 15Q35 22 26 22Q20 27 14 22Q7 24 8 18Z', '--leaf', 1.8);
    pen.stroke('M13 12Q17 7 23 8M17 18Q23 19 28 15', '--leaf2', 2);
  } else {
    pen.box(4, 10, 32, 8, '--shelf', 1.6, 2).box(4, 20, 32, 9, '--h-wood', 1.6, 2);
    pen.box(6, 29, 3, 5, '--m-side', 1).box(31, 29, 3, 5, '--m-side', 1);
  }
}

/** A crate with something in it. */
export function paintCrate(pen: Pen): void {
  pen.oval(20, 34, 15, 4, '#000', 0, '', 0.35);
  pen.inked('M7 15L20 8L33 15V29L20 36L7 29Z', '--crate', 1.8);
  pen.inked('M7 15L20 8L33 15L20 22Z', '--crate2', 1.6).stroke('M20 22V36', '--map-ink', 1.4);
  pen.fill('M13.500 11.500L26.500 18.500V23L24 21.700V19.600L11.500 13Z', '#fff6e2', 0.75);
}
