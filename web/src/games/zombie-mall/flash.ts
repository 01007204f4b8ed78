// Paints what happens where it happens: dice that tumble and land, the ten numbers of a fight, throws, bursts, bites. One unit
// is a space. Where nothing may move everything stands on its result for as long.

import type { Pen } from '../../stage/pen';
import { t } from '../../text/fluent';
import { ART } from './art';
import { type Flare, WINS_FROM } from './flares';
import { spotOf } from './plan';

/** What a flash has to know of the frame it is in. */
interface Light {
  readonly now: number;
  /** Spaces a pixel, times the size of letters. */
  readonly unit: number;
  readonly isCalm: boolean;
  /** The part of the mall that nothing lies over. */
  readonly seen: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const TUMBLE = 0.32;
const CALM = 0.5;
const DICE = {
  4: 'M0 -44L46 40H-46Z',
  6: 'M-34 -40H34Q40 -40 40 -34V34Q40 40 34 40H-34Q-40 40 -40 34V-34Q-40 -40 -34 -40Z',
  10: 'M0 -47L45 -10V12L0 47L-45 12V-10Z',
} as const;
const EDGES = 'M0 -47L-28 6L0 24L28 6ZM-45 12L-28 6M45 12L28 6M0 24V47';
const STAR = 'M0 -24L6 -9L21 -15L13 -2L26 6L10 8L8 22L-2 11L-15 19L-12 5L-26 0L-12 -5L-17 -18L-5 -10Z';

export function isFlaring({ start, ms }: Flare, now: number): boolean {
  return now < start + ms;
}

export function paintFlare(pen: Pen, light: Light, flare: Flare): void {
  const real = (light.now - flare.start) / flare.ms;
  if (real < 0 || real > 1) return;
  const part = light.isCalm ? CALM : real;
  const { row, col } = spotOf(flare.at);
  const [x, y] = [col + 0.5, row + 0.5];
  const fade = light.isCalm ? 1 : Math.min(1, (1 - real) * 5);
  switch (flare.kind) {
    case 'die':
      paintRoll(pen, light, flare, x, y, part, fade);
      break;
    case 'fight':
      paintFight(pen, light, flare, x, y, part, fade);
      break;
    case 'throw':
      paintThrow(pen, flare, x, y, part, fade);
      break;
    case 'noise':
      for (const lateness of [0, 0.25]) {
        const grown = Math.max(0, part - lateness);
        pen.oval(x, y, 0.3 + grown * 1.6, 0.2 + grown * 1.2, 'none', 0.07, '--zombie-fill', 1 - part);
      }
      break;
    case 'burst':
      pen.at(
        x,
        y - 0.1,
        () => pen.fill(STAR, '--lamp', fade).stroke(STAR, '--map-ink', 2.4, { alpha: fade }),
        (0.6 + part * 0.5) / 26,
      );
      shout(pen, light, flare.words ?? '', x, y - 0.75 - part * 0.25, '--zombie-fill', fade);
      break;
    case 'bite':
      pen.disc(x, y, 1.1 * (0.6 + part * 0.4), '--danger-fill', 0, '', (1 - part) * 0.6);
      pill(pen, light, flare.words ?? '', x, y - 1.15, '--danger-fill', fade);
      break;
    case 'shout':
      pill(pen, light, flare.words ?? '', x, y - 1.1 - part * 0.1, '--human-fill', fade);
      break;
    case 'card':
      pen.to.globalAlpha = fade;
      pen.at(
        x,
        y - 0.3 - Math.min(1, part * 2) * 0.55,
        () => {
          pen.box(-0.26, -0.36, 0.52, 0.72, '#f2d68a', 0.05, 0.07, '#14100c');
          pen.icon(ART.pile, 0, 0, 0.34, '#14100c');
        },
        [Math.max(0.06, Math.abs(Math.cos(Math.min(1, part * 2) * Math.PI))), 1],
      );
      pen.to.globalAlpha = 1;
      break;
  }
}

/** Before a fight is fought: how many, and how likely one roll is to win. Stands for as long as it is asked. */
export function paintStakes(
  pen: Pen,
  light: Light,
  at: string,
  { zombies, one_roll }: { readonly zombies: number; readonly one_roll: number },
): void {
  const { row, col } = spotOf(at);
  const words = t('zm-flare-fight', { n: zombies, percent: Math.round(one_roll / 10) });
  pill(pen, light, words, col + 0.5, row - 1.05, '--danger-fill', 1);
}

/** Beside whoever threw it, on the side where it can be seen. */
function besides({ seen, unit }: Light, x: number, y: number, wide: number): { x: number; y: number } {
  const room = Math.max(1.1, 40 * unit);
  const isRight = x + room + wide < seen.x + seen.width;
  return { x: isRight ? x + room : x - room, y: Math.max(seen.y + 0.8, y - 0.7) };
}

function paintRoll(
  pen: Pen,
  light: Light,
  flare: Flare,
  x: number,
  y: number,
  part: number,
  fade: number,
): void {
  const at = besides(light, x, y, 0.6);
  const size = Math.max(0.85, 46 * light.unit);
  die(pen, flare, at.x, at.y, size, part, fade, light.isCalm);
  if (flare.words !== undefined && (part > TUMBLE || light.isCalm))
    shout(pen, light, flare.words, at.x, at.y + size * 0.78, '#fffdf6', fade, 15);
}

/** It tumbles through other numbers, lands, and stays on its own. */
function die(
  pen: Pen,
  { die: sides = 10, value = 0, tone = 'plain' }: Flare,
  x: number,
  y: number,
  size: number,
  part: number,
  fade: number,
  isCalm: boolean,
): void {
  const isRolling = part < TUMBLE && !isCalm;
  const way = isRolling ? 1 - part / TUMBLE : 0;
  const faces = sides === 10 ? 10 : sides;
  const shown = isRolling ? (value + Math.ceil(way * 7) * 3) % faces : value;
  const colour =
    isRolling || tone === 'plain' ? '#fffdf6' : tone === 'good' ? '--human-fill' : '--danger-fill';
  pen.to.globalAlpha = fade;
  pen.oval(x, y + size * 0.5, size * 0.36, size * 0.1, '#000', 0, '', 0.35 * fade);
  pen.at(
    x - way * 0.9,
    y - Math.abs(Math.sin(way * Math.PI * 1.5)) * 0.7 * (way > 0 ? 1 : 0),
    () => {
      const outline = DICE[sides];
      pen.fill(outline, colour, fade).stroke(outline, '#14100c', 7, { alpha: fade });
      if (sides === 10) pen.stroke(EDGES, '#14100c', 2.5, { alpha: 0.4 * fade });
      pen.to.globalAlpha = fade;
      pen.words(String(shown), 0, sides === 4 ? 14 : sides === 10 ? -8 : 2, 44, '#14100c');
    },
    size / 100,
    way * 300,
  );
  pen.to.globalAlpha = 1;
}

/** LOSE and WIN in words and apart, so that nobody has to tell red from green. */
function paintFight(
  pen: Pen,
  light: Light,
  flare: Flare,
  x: number,
  y: number,
  part: number,
  fade: number,
): void {
  const { value = 0 } = flare;
  const cell = Math.max(0.36, 19 * light.unit);
  const gap = cell * 0.45;
  const wide = 10 * cell + gap;
  const left = Math.min(
    Math.max(x - wide / 2, light.seen.x + 0.2),
    light.seen.x + light.seen.width - wide - 0.2,
  );
  const top = Math.max(light.seen.y + cell * 1.4, y - 1.15 - cell * 1.4);
  const hasLanded = part > TUMBLE || light.isCalm;
  pen.to.globalAlpha = fade;
  const label = (words: string, from: number, n: number): void =>
    void pen.words(words, left + from + (n * cell) / 2, top - cell * 0.62, cell * 0.8, '#fffdf6', {
      halo: '#14100c',
    });
  label(t('zm-flare-lose'), 0, WINS_FROM);
  label(t('zm-flare-win'), WINS_FROM * cell + gap, 10 - WINS_FROM);
  for (let n = 0; n < 10; n += 1) {
    const wins = n >= WINS_FROM;
    const from = left + n * cell + (wins ? gap : 0);
    const isIt = hasLanded && n === value;
    pen.to.globalAlpha = fade * (hasLanded && !isIt ? 0.55 : 1);
    pen.box(
      from + cell * 0.05,
      top - (isIt ? cell * 0.1 : 0),
      cell * 0.9,
      cell * (isIt ? 1.25 : 1.05),
      wins ? '--human-fill' : '--danger-fill',
      isIt ? cell * 0.14 : cell * 0.07,
      cell * 0.16,
      '#14100c',
    );
    pen.words(String(n), from + cell / 2, top + cell * 0.56, cell * 0.78, '#14100c');
  }
  pen.to.globalAlpha = 1;
  const at = besides(light, x, y + 0.3, 0.6);
  die(pen, flare, at.x, at.y, Math.max(0.95, 52 * light.unit), part, fade, light.isCalm);
}

/** Thrown out as the dice say: dots along the way, and where it lands. */
function paintThrow(pen: Pen, { to }: Flare, x: number, y: number, part: number, fade: number): void {
  if (to === undefined) return;
  const { row, col } = spotOf(to);
  const [tx, ty] = [col + 0.5, row + 0.5];
  const far = Math.hypot(tx - x, ty - y);
  const dots = Math.max(2, Math.round(far * 1.6));
  const reach = Math.min(1, part * 1.8);
  for (let i = 1; i <= dots; i += 1) {
    const at = i / dots;
    if (at > reach) break;
    const lift = Math.sin(at * Math.PI) * Math.min(1.4, far * 0.18);
    pen.disc(x + (tx - x) * at, y + (ty - y) * at - lift, 0.09, '--zombie-fill', 0.03, '--map-ink', fade);
  }
}

function shout(
  pen: Pen,
  { unit }: Light,
  words: string,
  x: number,
  y: number,
  colour: string,
  alpha: number,
  size = 20,
): void {
  if (words === '') return;
  pen.to.globalAlpha = alpha;
  pen.words(words, x, y, size * unit, colour, { halo: '#14100c' });
  pen.to.globalAlpha = 1;
}

function pill(
  pen: Pen,
  light: Light,
  words: string,
  x: number,
  y: number,
  colour: string,
  alpha: number,
): void {
  const wide = words.length * 9.6 + 30;
  const half = (wide / 2) * light.unit;
  const { seen } = light;
  const cx = Math.min(Math.max(x, seen.x + half), seen.x + seen.width - half);
  pen.to.globalAlpha = alpha;
  pen.at(
    cx,
    Math.max(y, seen.y + 18 * light.unit),
    () => {
      pen.box(-wide / 2, -15, wide, 30, colour, 3, 15, '#14100c');
      pen.words(words, 0, 1, 19, '#14100c');
    },
    light.unit,
  );
  pen.to.globalAlpha = 1;
}
