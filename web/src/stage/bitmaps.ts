// Ground that is drawn once and kept: one bitmap for each piece, state and step of the zoom.

import { type Inks, Pen } from './pen';

interface Bitmap {
  readonly image: OffscreenCanvas;
  used: number;
}

/** Bytes of pictures kept at most; the ones not used for longest go first. */
const BUDGET = 24_000_000;

export class Bitmaps {
  readonly #made = new Map<string, Bitmap>();
  #inks: Inks | null = null;
  #bytes = 0;
  #turn = 0;

  /** The picture `key` of `units` by `units`, at `scale` device pixels a unit or the next finer step. */
  get(key: string, units: number, scale: number, inks: Inks, draw: (pen: Pen) => void): OffscreenCanvas {
    if (inks !== this.#inks) {
      this.#made.clear();
      this.#bytes = 0;
      this.#inks = inks;
    }
    const step = stepOf(scale);
    const name = `${key} ${step}`;
    this.#turn += 1;
    const found = this.#made.get(name);
    if (found !== undefined) {
      found.used = this.#turn;
      return found.image;
    }
    const side = Math.ceil(units * step);
    const image = new OffscreenCanvas(side, side);
    const to = image.getContext('2d');
    if (to === null) throw new Error('no canvas for the ground');
    to.scale(side / units, side / units);
    draw(new Pen(to, inks));
    this.#made.set(name, { image, used: this.#turn });
    this.#bytes += side * side * 4;
    this.#trim();
    return image;
  }

  #trim(): void {
    if (this.#bytes <= BUDGET) return;
    const oldest = [...this.#made].toSorted((a, b) => a[1].used - b[1].used);
    for (const [name, { image }] of oldest) {
      if (this.#bytes <= BUDGET / 2) break;
      this.#made.delete(name);
      this.#bytes -= image.width * image.height * 4;
    }
  }
}

/** Half steps of doubling: zooming draws little anew. */
function stepOf(scale: number): number {
  return Math.min(6, 2 ** (Math.ceil(Math.log2(Math.max(0.25, scale)) * 2) / 2));
}
