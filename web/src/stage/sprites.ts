// Figures as bitmaps, drawn once for each size, direction and owner: a crowd costs one copy each.

import { type Inks, Pen } from './pen';
import { FEET, FIELD, type Figure, outlineOf } from './shapes';

export interface Sprite {
  readonly image: OffscreenCanvas;
  /** Where the feet are in the image, in its pixels. */
  readonly feet: { readonly x: number; readonly y: number };
}

/** More sizes than these are not kept: zooming makes many. */
const MOST = 400;

export class Sprites {
  readonly #made = new Map<string, Sprite>();
  #inks: Inks | null = null;

  /** `height` is that of the figure in device pixels; `seat` the colour of its owner. */
  get(figure: Figure, height: number, seat: string, isFlipped: boolean, inks: Inks, isDark = false): Sprite {
    if (inks !== this.#inks) {
      this.#made.clear();
      this.#inks = inks;
    }
    const px = Math.max(8, Math.round(height));
    const key = `${figure.id} ${px} ${seat} ${isFlipped ? 'f' : ''}${isDark ? 'd' : ''}`;
    let found = this.#made.get(key);
    if (found === undefined) {
      if (this.#made.size >= MOST) this.#made.clear();
      found = draw(figure, px, seat, isFlipped, inks, isDark);
      this.#made.set(key, found);
    }
    return found;
  }
}

function draw(
  figure: Figure,
  px: number,
  seat: string,
  isFlipped: boolean,
  inks: Inks,
  isDark: boolean,
): Sprite {
  const scale = px / FIELD.tall;
  const image = new OffscreenCanvas(Math.ceil(FIELD.width * scale), Math.ceil(FIELD.height * scale));
  const to = image.getContext('2d');
  if (to === null) throw new Error('no canvas for figures');
  const pen = new Pen(to, inks);
  if (isFlipped) {
    to.translate(image.width, 0);
    to.scale(-1, 1);
  }
  to.scale(scale, scale);
  to.translate(-FIELD.x, -FIELD.y);
  // The rim outside the ink tells the sides apart on any ground.
  to.lineJoin = 'round';
  to.lineCap = 'round';
  to.strokeStyle = inks(figure.side === 'zombie' ? '--rim-zombie' : '--rim-human');
  for (const shape of figure.shapes) {
    if (shape.alpha !== undefined) continue;
    to.lineWidth = shape.line + 4;
    to.stroke(outlineOf(shape.d));
  }
  for (const shape of figure.shapes) {
    const fill = isDark && shape.fill !== 'none' && !shape.fill.startsWith('#fff') ? '#0d1715' : shape.fill;
    if (fill !== 'none') pen.fill(shape.d, fill === 'seat' ? seat : fill, shape.alpha ?? 1);
    if (shape.line > 0) pen.stroke(shape.d, shape.ink, shape.line);
  }
  const feetX = (FEET.x - FIELD.x) * scale;
  return { image, feet: { x: isFlipped ? image.width - feetX : feetX, y: (FEET.y - FIELD.y) * scale } };
}
