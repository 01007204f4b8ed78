// What flashes up on the town for a moment: rings of noise, the card that a growl turns over, who came, who was bitten. Where
// nothing may move it stands still for as long.

import { GLYPHS } from '../../stage/glyphs';
import type { Pen } from '../../stage/pen';
import { ART } from './art';
import { placeBox, TILE } from './layout';
import type { TownScene } from './scene';
import type { Place } from './types';

/** Something that flashes up at a place for a moment. */
export interface Flare {
  readonly kind:
    'noise' | 'growl' | 'card' | 'came' | 'hit' | 'shot' | 'hurt' | 'held' | 'search' | 'balance' | 'heart';
  readonly place: Place | null;
  readonly start: number;
  readonly ms: number;
  readonly words?: string;
}

/** Where something stands while nothing moves. */
const CALM = 0.3;

export function isFlaring({ start, ms }: Flare, now: number): boolean {
  return now < start + ms;
}

/** How far it is, from 0 to 1; nothing before and after. */
function partOf({ start, ms }: Flare, now: number): number | null {
  const part = (now - start) / ms;
  return part < 0 || part > 1 ? null : part;
}

export function paintFlare(pen: Pen, scene: TownScene, flare: Flare): void {
  const real = partOf(flare, scene.now);
  if (real === null || flare.place === null) return;
  const part = scene.isCalm ? CALM : real;
  const tile = scene.view.tiles.find(({ side }) => flare.place?.startsWith(`${side}/`));
  if (tile === undefined) return;
  const box = placeBox(tile, flare.place);
  const [x, y] = [tile.x * TILE + box.x + box.width / 2, tile.y * TILE + box.y + box.height / 2];
  const unit = scene.text / scene.camera.scale;
  switch (flare.kind) {
    case 'noise':
      paintRings(pen, x, y, part);
      break;
    case 'card':
      paintCard(pen, flare.words ?? '', tile.x * TILE + 22, tile.y * TILE + 30, unit, part);
      return;
    case 'balance':
      paintPill(pen, flare.words ?? '', x, y - 46, unit, part);
      return;
    case 'hit':
    case 'shot':
      pen.at(
        x,
        y - 8,
        () => burst(pen, flare.kind === 'shot' ? '#fff6c9' : '--lamp', 1 - part),
        0.5 + part * 0.7,
      );
      break;
    case 'hurt':
      pen.disc(x, y, 44 * (0.6 + part * 0.4), '--danger-fill', 0, '', (1 - part) * 0.5);
      break;
    case 'heart':
      paintHeart(pen, x, y - 34, unit, part);
      return;
    case 'held':
      pen.oval(x, y, 30 + part * 10, 22 + part * 8, 'none', 4, '--human-fill', 1 - part);
      break;
    case 'search':
      pen.icon(ART.question, x, y - 12 - part * 14, 18, '--lamp', '--map-ink');
      break;
    default:
      break;
  }
  if (flare.words !== undefined)
    paintWords(pen, flare.words, x, y - 26 - part * 8, unit, toneOf(flare), part);
}

function toneOf({ kind }: Flare): string {
  if (kind === 'held' || kind === 'search') return '--human-fill';
  if (kind === 'hurt') return '--danger-fill';
  return kind === 'came' ? '--zombie-fill' : '--lamp';
}

function paintWords(
  pen: Pen,
  words: string,
  x: number,
  y: number,
  unit: number,
  colour: string,
  part: number,
): void {
  pen.to.globalAlpha = Math.min(1, (1 - part) * 3);
  pen.words(words, x, y, Math.max(12, 22 * unit), colour, { halo: '#14100c' });
  pen.to.globalAlpha = 1;
}

function paintRings(pen: Pen, x: number, y: number, part: number): void {
  for (const late of [0, 0.25]) {
    const grown = Math.max(0, part - late);
    pen.oval(x, y, 8 + grown * 60, 6 + grown * 44, 'none', 3, '--zombie-fill', 1 - part);
  }
}

/** The card that turned over, at the place it strikes: it flips up, stands, and is gone. */
function paintCard(pen: Pen, words: string, x: number, y: number, unit: number, part: number): void {
  const open = Math.min(1, part * 5);
  pen.to.globalAlpha = Math.min(1, (1 - part) * 5);
  pen.at(
    x,
    y,
    () => {
      pen.box(-21, -30, 42, 60, '#fffdf6', 3, 6, '#14100c');
      pen.words(words, 0, -6, words.length > 2 ? 24 : 34, '#a8470b');
      pen.at(-8, 10, () => pen.fill(GLYPHS.head, '#a8470b'), 16 / 512);
    },
    [unit * Math.max(0.05, open), unit],
  );
  pen.to.globalAlpha = 1;
}

/** Too many for whoever is there. */
function paintPill(pen: Pen, words: string, x: number, y: number, unit: number, part: number): void {
  const wide = words.length * 9.4 + 34;
  const grown = Math.min(1, 0.7 + part * 3);
  pen.to.globalAlpha = Math.min(1, (1 - part) * 5);
  pen.at(
    x,
    y,
    () => {
      pen.box(-wide / 2, -16, wide, 32, '--danger-fill', 3, 16, '#14100c');
      pen.words(words, 0, 1, 20, '#14100c');
    },
    unit * grown,
  );
  pen.to.globalAlpha = 1;
}

/** A life is lost: its two halves part. */
function paintHeart(pen: Pen, x: number, y: number, unit: number, part: number): void {
  const apart = Math.max(0, part - 0.25) * 14;
  const fade = Math.min(1, (1 - part) * 3);
  for (const side of [-1, 1]) {
    pen.to.save();
    pen.to.globalAlpha = fade;
    pen.to.translate(x, y + apart * 0.6 * unit);
    pen.to.rotate(side * apart * 0.03);
    pen.to.scale(unit, unit);
    pen.to.beginPath();
    pen.to.rect(side < 0 ? -40 : 0, -40, 40, 80);
    pen.to.translate(side * apart, 0);
    pen.to.clip();
    pen.at(-15, -15, () => pen.fill(GLYPHS.heart, '--danger-fill', fade), 30 / 512);
    pen.to.restore();
  }
  pen.to.globalAlpha = 1;
}

function burst(pen: Pen, colour: string, alpha: number): void {
  const star = 'M0 -24L6 -9L21 -15L13 -2L26 6L10 8L8 22L-2 11L-15 19L-12 5L-26 0L-12 -5L-17 -18L-5 -10Z';
  pen.fill(star, colour, alpha).stroke(star, '--map-ink', 2, { alpha });
}

/** A growl: every zombie lifts its head. */
export function paintHeads(pen: Pen, scene: TownScene): void {
  const growl = scene.flares.find(({ kind }) => kind === 'growl');
  const part = growl === undefined ? null : partOf(growl, scene.now);
  if (part === null) return;
  const open = scene.isCalm ? 1 : 0.6 + part * 0.6;
  const alpha = scene.isCalm ? 1 : Math.sin(part * Math.PI);
  for (const actor of scene.actors) {
    if (actor.hero !== null) continue;
    const pose = scene.strides.pose(actor, scene.now);
    if (pose.lurks) continue;
    const [x, y] = [pose.x - 3, pose.y - actor.height * 0.93];
    for (const r of [7 * open, 11.5 * open])
      pen.stroke(
        `M${(x - r).toFixed(1)} ${(y - r * 0.35).toFixed(1)}Q${x.toFixed(1)} ${(y - r * 1.15).toFixed(1)} ${(x + r).toFixed(1)} ${(y - r * 0.35).toFixed(1)}`,
        '--zombie-fill',
        2,
        { alpha },
      );
  }
}

/** A growl: the rim of the window pulses once. */
export function paintRim(pen: Pen, scene: TownScene): void {
  const growl = scene.flares.find(({ kind }) => kind === 'growl');
  const part = growl === undefined ? null : partOf(growl, scene.now);
  if (part === null || scene.isCalm) return;
  const { width, height } = scene.room.window;
  const { to } = pen;
  to.globalAlpha = Math.sin(part * Math.PI) * 0.6;
  to.strokeStyle = pen.inks('--danger-fill');
  to.lineWidth = 60;
  to.strokeRect(0, 0, width, height);
  to.globalAlpha = 1;
}

/** How much larger the number of a place is while it changes. */
export function bumpAt(scene: TownScene, place: Place): number {
  if (scene.isCalm) return 1;
  for (const flare of scene.flares) {
    const part = flare.kind === 'came' && flare.place === place ? partOf(flare, scene.now) : null;
    if (part !== null) return 1 + 0.4 * Math.sin(Math.min(1, part * 3) * Math.PI);
  }
  return 1;
}
