// A pen for canvases: flat fills and ink lines in the colours of the page's tokens. All drawing goes through it, so that one
// drawing serves both themes.

import { outlineOf } from './shapes';

/** Gives a colour for a token such as `--lawn`; anything else is a colour already. */
export type Inks = (colour: string) => string;

/** The tokens as `element` has them now. Read once for each theme: asking the page is slow. */
export function inksOf(element: Element): Inks {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  return (colour) => {
    if (!colour.startsWith('--')) return colour;
    let found = known.get(colour);
    if (found === undefined) {
      found = style.getPropertyValue(colour).trim();
      // Styles that are still on their way are asked again; until then a colour that also takes an opacity.
      if (found === '') return '#ff00ff';
      known.set(colour, found);
    }
    return found;
  };
}

export interface Line {
  readonly alpha?: number;
  readonly dash?: readonly number[];
  readonly offset?: number;
  readonly cap?: CanvasLineCap;
}

export type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export class Pen {
  constructor(
    readonly to: Surface,
    readonly inks: Inks,
  ) {}

  fill(path: string, colour: string, alpha = 1): this {
    const { to } = this;
    to.globalAlpha = alpha;
    to.fillStyle = this.inks(colour);
    to.fill(outlineOf(path), 'evenodd');
    to.globalAlpha = 1;
    return this;
  }

  stroke(path: string, colour: string, width: number, line: Line = {}): this {
    const { to } = this;
    to.globalAlpha = line.alpha ?? 1;
    to.strokeStyle = this.inks(colour);
    to.lineWidth = width;
    to.lineCap = line.cap ?? 'round';
    to.lineJoin = 'round';
    to.setLineDash([...(line.dash ?? [])]);
    to.lineDashOffset = line.offset ?? 0;
    to.stroke(outlineOf(path));
    to.setLineDash([]);
    to.globalAlpha = 1;
    return this;
  }

  /** Filled, with an ink line around it. */
  inked(path: string, colour: string, width = 1.6, ink = '--map-ink'): this {
    return this.fill(path, colour).stroke(path, ink, width);
  }

  rect(x: number, y: number, width: number, height: number, colour: string, alpha = 1): this {
    const { to } = this;
    to.globalAlpha = alpha;
    to.fillStyle = this.inks(colour);
    to.fillRect(x, y, width, height);
    to.globalAlpha = 1;
    return this;
  }

  /** A box with an ink line around it. */
  box(
    x: number,
    y: number,
    w: number,
    h: number,
    colour: string,
    line = 1.6,
    round = 0,
    ink = '--map-ink',
  ): this {
    const { to } = this;
    to.beginPath();
    to.roundRect(x, y, w, h, round);
    to.fillStyle = this.inks(colour);
    to.fill();
    if (line > 0) {
      to.strokeStyle = this.inks(ink);
      to.lineWidth = line;
      to.lineJoin = 'round';
      to.stroke();
    }
    return this;
  }

  disc(x: number, y: number, r: number, colour: string, line = 0, ink = '--map-ink', alpha = 1): this {
    return this.oval(x, y, r, r, colour, line, ink, alpha);
  }

  oval(
    x: number,
    y: number,
    rx: number,
    ry: number,
    colour: string,
    line = 0,
    ink = '--map-ink',
    alpha = 1,
  ): this {
    const { to } = this;
    to.globalAlpha = alpha;
    to.beginPath();
    to.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    if (colour !== 'none') {
      to.fillStyle = this.inks(colour);
      to.fill();
    }
    if (line > 0) {
      to.strokeStyle = this.inks(ink);
      to.lineWidth = line;
      to.stroke();
    }
    to.globalAlpha = 1;
    return this;
  }

  /** Light that fades towards its rim. */
  glow(x: number, y: number, rx: number, ry: number, colour: string, alpha: number): this {
    const { to } = this;
    to.save();
    to.translate(x, y);
    to.scale(rx, ry);
    const light = to.createRadialGradient(0, 0, 0, 0, 0, 1);
    const ink = this.inks(colour);
    light.addColorStop(0, `${ink}ff`);
    light.addColorStop(0.55, `${ink}66`);
    light.addColorStop(1, `${ink}00`);
    to.globalAlpha = alpha;
    to.fillStyle = light;
    to.beginPath();
    to.arc(0, 0, 1, 0, Math.PI * 2);
    to.fill();
    to.restore();
    return this;
  }

  /** Draws somewhere else, turned and enlarged, and comes back. */
  at(
    x: number,
    y: number,
    draw: (pen: this) => void,
    scale: number | readonly [number, number] = 1,
    degrees = 0,
  ): this {
    const { to } = this;
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
    to.save();
    to.translate(x, y);
    if (degrees !== 0) to.rotate((degrees * Math.PI) / 180);
    to.scale(sx, sy);
    draw(this);
    to.restore();
    return this;
  }

  /** An icon of 512 units around a point, with a halo if it is given one. */
  icon(outline: string, x: number, y: number, size: number, colour: string, halo?: string): this {
    return this.at(
      x - size / 2,
      y - size / 2,
      () => {
        if (halo !== undefined) this.stroke(outline, halo, 70);
        this.fill(outline, colour);
      },
      size / 512,
    );
  }

  words(
    text: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    look: {
      readonly face?: string;
      readonly weight?: number;
      readonly halo?: string;
      readonly haloWidth?: number;
    } = {},
  ): this {
    const { to } = this;
    to.font = `${look.weight ?? 900} ${size}px ${this.inks(look.face ?? '--font-display')}`;
    to.textAlign = 'center';
    to.textBaseline = 'middle';
    if (look.halo !== undefined) {
      to.strokeStyle = this.inks(look.halo);
      to.lineWidth = look.haloWidth ?? size * 0.24;
      to.lineJoin = 'round';
      to.strokeText(text, x, y);
    }
    to.fillStyle = this.inks(colour);
    to.fillText(text, x, y);
    return this;
  }
}

/** A drawing of so many units, in the colours that a class brings. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly inks: string;
  /** Draws it; a unit has `scale` device pixels. */
  paint(pen: Pen, scale: number): void;
}

/** A stream of numbers from 0 to 1 that is always the same for the same seed: scenery that stays. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number for a name, the same on every device. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i += 1) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return hash >>> 0;
}
