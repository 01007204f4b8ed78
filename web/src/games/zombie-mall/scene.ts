// Everything on the board in one frame: the tiles from their pictures, lights, then what stands on the floor from north to
// south, and on top of it what must be read.

import { Bitmaps } from '../../stage/bitmaps';
import { type Camera, type Room, seen, toWindow } from '../../stage/camera';
import { GLYPHS } from '../../stage/glyphs';
import { type Pen, seedOf } from '../../stage/pen';
import { Sprites } from '../../stage/sprites';
import { bodyAt } from '../../stage/zombies';
import { paintBadge } from '../../stage/badge';
import type { Seat } from '../../protocol/Seat';
import { language } from '../../text/fluent';
import { ART } from './art';
import { paintCrate, UNIT } from './fittings';
import { LOTS, paintLot } from './lot';
import { signWords } from './model';
import type { Flare } from './flares';
import { paintFlare, paintStakes } from './flash';
import { comingTo, isOver, type Move, poseOf } from './motion';
import { groundAt, type Plan, spotOf, step, TILE } from './plan';
import { shopOf } from './shops';
import { personOf } from '../../stage/people';
import type { Lit, LitKind } from './targets';
import { fitted } from './signs';
import { ends, signOf, TilePictures } from './tiles';
import type { Dir, Space, View, ZombieView } from './types';

export interface Scenery {
  readonly plan: Plan;
  readonly view: View;
  readonly camera: Camera;
  readonly room: Room;
  /** Device pixels a pixel. */
  readonly ratio: number;
  /** How large letters are: 1 for the usual text. */
  readonly text: number;
  readonly lit: ReadonlyMap<Space, Lit>;
  /** Keys that press a lit space. */
  readonly caps: ReadonlyMap<Space, string>;
  /** Spaces of the way that is being looked at or walked. */
  readonly way: readonly Space[];
  readonly looked: Space | null;
  readonly cursor: Space | null;
  readonly chosen: Space | null;
  readonly showsPaths: boolean;
  readonly own: Seat | null;
  readonly moves: readonly Move[];
  readonly flares: readonly Flare[];
  /** The fight that is asked about, and where. */
  readonly stakes: { readonly at: Space; readonly zombies: number; readonly one_roll: number } | null;
  /** Nothing may move: what flashes up stands still. */
  readonly isCalm: boolean;
  readonly now: number;
}

/** Below so many pixels a space numbers cannot be read. */
const READABLE = 17;
const ZOMBIE_TALL = 0.92;
const HUMAN_TALL = 1.08;

const LIGHTS: Readonly<Record<LitKind, string>> = {
  walk: '--lamp',
  danger: '--danger-fill',
  fight: '--danger-fill',
  flee: '--human-fill',
  bonus: '--human-fill',
  choose: '--lamp',
  zombie: '--lamp-deep',
  aim: '--lamp-deep',
};

interface Standing {
  readonly y: number;
  readonly draw: () => void;
}

export class MallPainter {
  readonly #pictures = new TilePictures();
  readonly #ground = new Bitmaps();
  readonly #sprites = new Sprites();

  paint(pen: Pen, scene: Scenery): void {
    const { camera, room, ratio } = scene;
    const { to } = pen;
    to.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.rect(0, 0, room.window.width, room.window.height, '--lot');
    this.#lots(pen, scene);
    this.#tiles(pen, scene);
    // From here on one unit is a space.
    const origin = toWindow(camera, { x: 0, y: 0 }, room.window);
    const scale = camera.scale * ratio;
    to.setTransform(scale, 0, 0, scale, origin.x * ratio, origin.y * ratio);
    paintLit(pen, scene);
    paintCall(pen, scene);
    paintDoors(pen, scene);
    paintWay(pen, scene);
    // Nobody's head is hidden by a sign or a frame.
    paintSigns(pen, scene);
    paintCursor(pen, scene);
    const standing = [...tokens(pen, scene), ...this.#zombies(pen, scene), ...this.#players(pen, scene)];
    for (const { draw } of standing.toSorted((a, b) => a.y - b.y)) draw();
    paintNumbers(pen, scene);
    paintForecast(pen, scene);
    paintNews(pen, scene);
    to.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintVeil(pen, scene);
  }

  #lots(pen: Pen, { plan, camera, room, ratio }: Scenery): void {
    const half = { x: room.window.width / 2 / camera.scale, y: room.window.height / 2 / camera.scale };
    const { cols, rows } = plan.mall;
    const edge = (at: number): number => Math.round(at * ratio) / ratio;
    for (let gy = Math.floor((camera.y - half.y) / TILE); gy <= (camera.y + half.y) / TILE; gy += 1) {
      for (let gx = Math.floor((camera.x - half.x) / TILE); gx <= (camera.x + half.x) / TILE; gx += 1) {
        if (gx >= 0 && gy >= 0 && gx < cols && gy < rows) continue;
        const kind = seedOf(`${gx} ${gy}`) % LOTS;
        const picture = this.#ground.get(
          `lot ${kind}`,
          TILE * UNIT,
          (camera.scale * ratio) / UNIT,
          pen.inks,
          (ink) => paintLot(ink, kind),
        );
        const from = toWindow(camera, { x: gx * TILE, y: gy * TILE }, room.window);
        const to = toWindow(camera, { x: (gx + 1) * TILE, y: (gy + 1) * TILE }, room.window);
        const [left, top] = [edge(from.x), edge(from.y)];
        pen.to.drawImage(picture, left, top, edge(to.x) - left, edge(to.y) - top);
      }
    }
  }

  #tiles(pen: Pen, { plan, camera, room, ratio }: Scenery): void {
    const side = TILE * camera.scale;
    const { width, height } = room.window;
    for (let tile = 0; tile < plan.mall.tiles.length; tile += 1) {
      const row = Math.floor(tile / plan.mall.cols);
      const col = tile % plan.mall.cols;
      const { x, y } = toWindow(camera, { x: col * TILE, y: row * TILE }, room.window);
      if (x > width || y > height || x + side < 0 || y + side < 0) continue;
      // Edges on whole device pixels, or seams shimmer between tiles.
      const edge = (at: number): number => Math.round(at * ratio) / ratio;
      const [left, top] = [edge(x), edge(y)];
      const picture = this.#pictures.picture(plan, tile, camera.scale * ratio, pen.inks);
      pen.to.drawImage(picture, left, top, edge(x + side) - left, edge(y + side) - top);
    }
  }

  #zombies(pen: Pen, scene: Scenery): readonly Standing[] {
    const { view, moves, now, lit } = scene;
    const coming = comingTo(moves, now);
    const there = view.zombies.flatMap(({ at, n }): readonly Standing[] => {
      const left = n - (coming.get(at) ?? 0);
      if (left <= 0) return [];
      const { row, col } = spotOf(at);
      const y = row + 0.86;
      const places = left === 1 ? [0.5] : left === 2 ? [0.34, 0.68] : [0.26, 0.52, 0.76];
      return [
        {
          y,
          draw: () => {
            if (lit.get(at)?.kind === 'zombie')
              pen
                .oval(col + 0.5, y - 0.05, 0.48, 0.24, 'none', 0.12, '--map-ink')
                .oval(col + 0.5, y - 0.05, 0.48, 0.24, 'none', 0.07, '--lamp');
            places.forEach((x, i) => this.#zombie(pen, scene, at, i, col + x, y - (i % 2) * 0.12, 1, 1));
            if (left > 1) plate(pen, String(left), col + 0.86, row + 0.1);
          },
        },
      ];
    });
    const moving = moves.flatMap((move): readonly Standing[] => {
      if (move.who !== 'zombie' || isOver(move, now) || now < move.start) return [];
      const pose = poseOf(move, now);
      const bob = Math.abs(Math.sin(now / 90)) * 0.05;
      return [
        {
          y: pose.y + 0.36,
          draw: () =>
            this.#zombie(pen, scene, move.to, 0, pose.x, pose.y + 0.36 - bob, pose.size, pose.alpha),
        },
      ];
    });
    return [...there, ...moving];
  }

  #zombie(
    pen: Pen,
    scene: Scenery,
    at: Space,
    i: number,
    x: number,
    y: number,
    size: number,
    alpha: number,
  ): void {
    const seed = seedOf(`${at} ${i}`);
    const scale = scene.camera.scale * scene.ratio;
    const sprite = this.#sprites.get(bodyAt(seed), ZOMBIE_TALL * size * scale, '', seed % 2 === 0, pen.inks);
    stamp(pen, sprite, x, y, scale, alpha);
  }

  #players(pen: Pen, scene: Scenery): readonly Standing[] {
    const { view, moves, now, own } = scene;
    const here = new Map<Space, { readonly seat: Seat; readonly isBitten: boolean }[]>();
    for (const { seat, at, status } of view.players) {
      if (at === undefined || at === null || (status !== 'on_map' && status !== 'bitten')) continue;
      here.set(at, [...(here.get(at) ?? []), { seat, isBitten: status === 'bitten' }]);
    }
    const scale = scene.camera.scale * scene.ratio;
    return [...here].flatMap(([at, seats]) =>
      seats.map(({ seat, isBitten }, i): Standing => {
        const move = moves.find((one) => one.who === seat && !isOver(one, now) && now >= one.start);
        const pose = move === undefined ? null : poseOf(move, now);
        const { row, col } = spotOf(at);
        const spread = seats.length === 1 ? 0 : (i / (seats.length - 1) - 0.5) * 0.5;
        const [x, y] = [(pose?.x ?? col + 0.5) + spread, (pose?.y ?? row + 0.5) + 0.34];
        return {
          y: y + 0.001,
          draw: () => {
            if (seat === own || seat === view.turn.seat)
              pen
                .oval(x, y - 0.03, 0.46, 0.2, 'none', 0.13, '--map-ink')
                .oval(x, y - 0.03, 0.46, 0.2, 'none', 0.075, seat === own ? '--lamp' : '--sheet-raised');
            const colour = pen.inks(`--seat-${seat % 8}`);
            const sprite = this.#sprites.get(personOf(seat), HUMAN_TALL * scale, colour, false, pen.inks);
            const bob = pose === null ? 0 : Math.abs(Math.sin(now / 70)) * 0.05;
            stamp(pen, sprite, x, y - bob, scale, isBitten ? 0.55 : 1, isBitten ? 80 : 0);
            const size = Math.max((20 * scene.text) / scene.camera.scale, 0.3);
            paintBadge(pen, seat, x, y + size * 0.34, size);
          },
        };
      }),
    );
  }
}

/** What just happened, over everything that stands there. */
function paintNews(pen: Pen, scene: Scenery): void {
  const { flares, stakes, camera, room, text, now, isCalm } = scene;
  if (flares.length === 0 && stakes === null) return;
  const light = { now, isCalm, unit: text / camera.scale, seen: seen(camera, room) };
  const isRolled = flares.some(({ kind, start }) => kind === 'fight' && now >= start);
  if (stakes !== null && !isRolled) paintStakes(pen, light, stakes.at, stakes);
  for (const flare of flares) paintFlare(pen, light, flare);
}

type Sprite = ReturnType<Sprites['get']>;

function stamp(
  pen: Pen,
  sprite: Sprite,
  x: number,
  y: number,
  scale: number,
  alpha: number,
  degrees = 0,
): void {
  const { to } = pen;
  to.save();
  to.translate(x, y);
  if (degrees !== 0) to.rotate((degrees * Math.PI) / 180);
  to.globalAlpha = alpha;
  to.scale(1 / scale, 1 / scale);
  to.drawImage(sprite.image, -sprite.feet.x, -sprite.feet.y);
  to.restore();
}

/** Head and number: several in one space. */
function plate(pen: Pen, words: string, x: number, y: number): void {
  pen.box(x - 0.34, y - 0.2, 0.68, 0.4, '--plate', 0.05, 0.2, '--zombie-fill');
  pen.icon(GLYPHS.head, x - 0.15, y, 0.3, '--zombie-fill');
  pen.words(words, x + 0.14, y + 0.02, 0.34, '#fffdf6');
}

function paintLit(pen: Pen, { lit }: Scenery): void {
  const { to } = pen;
  for (const [space, { kind }] of lit) {
    const { row, col } = spotOf(space);
    const isFight = kind === 'danger' || kind === 'fight';
    const colour = LIGHTS[kind];
    to.globalAlpha = Number(pen.inks('--m-lit'));
    to.fillStyle = pen.inks(colour);
    to.beginPath();
    to.roundRect(col + 0.05, row + 0.05, 0.9, 0.9, 0.12);
    to.fill();
    to.globalAlpha = 1;
    to.lineWidth = 0.06;
    to.strokeStyle = pen.inks(
      isFight ? '--kerb-danger' : kind === 'walk' || kind === 'choose' ? '--lit-line' : colour,
    );
    if (isFight) to.setLineDash([0.16, 0.08]);
    to.stroke();
    to.setLineDash([]);
  }
}

/** Costs and keys, over whatever stands there. */
function paintNumbers(pen: Pen, { lit, caps, camera, view }: Scenery): void {
  if (camera.scale < READABLE) return;
  const full = new Set([...view.loot, ...view.objectives.map(({ at }) => at)]);
  const dark = pen.inks('--ink');
  for (const [space, one] of lit) {
    const { row, col } = spotOf(space);
    const words = one.reach === null ? caps.get(space) : String(one.reach.cost);
    const isFull = full.has(space);
    if (words !== undefined)
      pen.words(words, col + (isFull ? 0.8 : 0.5), row + (isFull ? 0.76 : 0.53), isFull ? 0.38 : 0.46, dark, {
        halo: '--paper',
      });
    if (one.kind === 'danger') pen.icon(ART.swords, col + 0.78, row + 0.2, 0.34, '--ink', '--paper');
  }
}

function tokens(pen: Pen, { view }: Scenery): readonly Standing[] {
  const at = (space: Space, draw: (x: number, y: number) => void): Standing => {
    const { row, col } = spotOf(space);
    return { y: row + 0.7, draw: () => draw(col, row) };
  };
  return [
    ...view.loot.map((space) =>
      at(space, (x, y) => void pen.at(x + 0.06, y + 0.06, () => paintCrate(pen), 0.88 / UNIT)),
    ),
    ...view.objectives.map(({ at: space, number, card }) =>
      at(space, (x, y) => {
        const diamond = `M${x + 0.5} ${y + 0.1}L${x + 0.9} ${y + 0.5}L${x + 0.5} ${y + 0.9}L${x + 0.1} ${y + 0.5}Z`;
        pen.fill(diamond, '--seat-4').stroke(diamond, '--on-seat', 0.07);
        pen.words(
          card === undefined || card === null ? String(number) : '!',
          x + 0.5,
          y + 0.52,
          0.4,
          '--on-seat',
        );
      }),
    ),
    ...view.piles.map(({ at: space, n }) =>
      at(space, (x, y) => {
        pen.disc(x + 0.7, y + 0.7, 0.25, '--sheet-raised', 0.06, '--on-seat');
        pen.icon(ART.pile, x + 0.7, y + 0.7, 0.34, '--ink');
        if (n > 1) pen.words(String(n), x + 0.92, y + 0.9, 0.3, '--ink', { halo: '--paper' });
      }),
    ),
  ];
}

function strip(pen: Pen, at: Space, side: Dir, colour: string): readonly [number, number] {
  const [from, to] = ends(spotOf(at), side);
  const path = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  pen.stroke(path, '--map-ink', 0.3, { cap: 'butt' }).stroke(path, colour, 0.2, { cap: 'butt' });
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

function paintDoors(pen: Pen, { view }: Scenery): void {
  for (const { at, side, locked, lock } of view.doors) {
    const [x, y] = strip(pen, at, side, locked ? '--danger-fill' : '--human-fill');
    if (locked) padlock(pen, x, y, lock);
  }
  for (const { at, side } of view.wedges) strip(pen, at, side, '--lamp-deep');
  const radio = spotOf(view.mall.radio_at);
  if (view.radio.locked) padlock(pen, radio.col + 0.78, radio.row + 0.75, view.radio.lock);
}

function padlock(pen: Pen, x: number, y: number, lock: string): void {
  const isNumbered = /^\d$/.test(lock);
  pen.disc(x, y, 0.28, '--danger-fill', 0.06, '--on-seat');
  pen.icon(ART.padlock, x, y - (isNumbered ? 0.06 : 0), 0.38, '--on-seat');
  if (isNumbered) pen.words(lock, x, y + 0.14, 0.26, '#fffdf6', { halo: '#14201d' });
}

/** Exits by number, and where the team takes players in. */
function paintCall(pen: Pen, { view, plan, camera }: Scenery): void {
  if (camera.scale >= READABLE) {
    view.mall.exits.forEach((spaces, i) => {
      const { row, col } = spotOf(spaces[0] ?? '1,1');
      const edge = { x: col + 0.5, y: row + 0.5 };
      if (row === 0) edge.y = 0.22;
      else if (row === plan.rows - 1) edge.y = row + 0.8;
      else if (col === 0) edge.x = 0.22;
      else edge.x = col + 0.8;
      pen
        .disc(edge.x, edge.y, 0.2, '--human-fill', 0.05, '--on-seat')
        .words(String(i + 1), edge.x, edge.y + 0.02, 0.28, '--on-seat');
    });
  }
  const call = view.call ?? null;
  if (call === null || call.over) return;
  for (const space of call.spaces) {
    const { row, col } = spotOf(space);
    pen.rect(col + 0.08, row + 0.08, 0.84, 0.84, '--human-fill', call.here ? 0.75 : 0.35);
  }
  for (const { at, range } of view.horns) {
    const { row, col } = spotOf(at);
    pen.oval(col + 0.5, row + 0.5, Math.min(range, 3), Math.min(range, 3), 'none', 0.08, '--focus');
  }
}

function paintWay(pen: Pen, { way }: Scenery): void {
  if (way.length < 2) return;
  const path = way
    .map((space, i) => {
      const { row, col } = spotOf(space);
      return `${i === 0 ? 'M' : 'L'}${col + 0.5} ${row + 0.5}`;
    })
    .join('');
  pen.stroke(path, '#14201d', 0.3, { alpha: 0.55 }).stroke(path, '#fffdf6', 0.17, { dash: [0.01, 0.3] });
}

/** Where zombies would go next, and whom they see: of the one looked at, or of all. */
function paintForecast(pen: Pen, { view, looked, chosen, showsPaths }: Scenery): void {
  for (const one of view.zombies) {
    const isLooked = one.at === looked || one.at === chosen;
    if (!isLooked && !showsPaths) continue;
    paintSight(pen, view, one, isLooked);
    for (const dir of one.next) paintStep(pen, one.at, dir, one.first);
  }
}

function paintSight(pen: Pen, view: View, one: ZombieView, isLooked: boolean): void {
  const from = spotOf(one.at);
  for (const seat of one.sees) {
    const at = view.players.find((player) => player.seat === seat)?.at;
    if (at === undefined || at === null) continue;
    const to = spotOf(at);
    pen.stroke(
      `M${from.col + 0.5} ${from.row + 0.5}L${to.col + 0.5} ${to.row + 0.5}`,
      '--danger-fill',
      isLooked ? 0.09 : 0.05,
      {
        dash: [0.16, 0.16],
        alpha: isLooked ? 0.95 : 0.4,
      },
    );
  }
}

function paintStep(pen: Pen, at: Space, dir: Dir, isFirst: boolean): void {
  const from = spotOf(at);
  const to = step(from, dir);
  const [dx, dy] = [to.col - from.col, to.row - from.row];
  const arrow = 'M-.06 -.1L.16 -.1L.16 -.24L.46 0L.16 .24L.16 .1L-.06 .1Z';
  pen.at(
    from.col + 0.5 + dx * 0.45,
    from.row + 0.5 + dy * 0.45,
    () => pen.fill(arrow, isFirst ? '--danger-fill' : '--zombie-fill').stroke(arrow, '--on-seat', 0.05),
    1,
    (Math.atan2(dy, dx) * 180) / Math.PI,
  );
}

/** The name of each store on its shopfront, lit in its colour; always large enough to be read. */
function paintSigns(pen: Pen, { plan, camera, text, lit }: Scenery): void {
  if (camera.scale < READABLE) return;
  plan.mall.tiles.forEach(({ name }, tile) => {
    const sign = signOf(plan, tile);
    const wished = Math.max(0.36, Math.min(0.6, (15 * text) / camera.scale));
    const { words, size, wide } = fitted(signWords(name).toLocaleUpperCase(language()), wished);
    const floor = groundAt(plan, { row: Math.floor(sign.row - 0.5), col: Math.floor(sign.col) }).floor;
    const accent = floor === 'walkway' && !sign.isWall ? '--m-cap' : shopOf(name).accent;
    const left = (tile % plan.mall.cols) * TILE;
    // A shop's sign stays over the shop: its neighbours have signs too.
    const x = Math.max(left + wide / 2, Math.min(left + TILE - wide / 2, sign.col));
    const y = sign.row - (sign.isWall ? 0.02 : 0);
    // Where one may go is more than what the floor is called.
    const isTrodden = [...lit.keys()].map(spotOf).some(({ row, col }) => {
      return Math.abs(row + 0.5 - y) < 1 && Math.abs(col + 0.5 - x) < wide / 2 + 0.5;
    });
    if (!sign.isWall && isTrodden) return;
    pen.box(x - wide / 2, y - size * 0.72, wide, size * 1.44, '--m-signback', 0.07, 0.12, accent);
    pen.words(words, x, y + size * 0.05, size, '#fffdf6', { weight: 800 });
  });
}

function paintCursor(pen: Pen, { cursor, looked, chosen }: Scenery): void {
  if (looked !== null && looked !== cursor) frame(pen, looked, '--ink', 0.05);
  if (chosen !== null) {
    frame(pen, chosen, '#14201d', 0.2);
    frame(pen, chosen, '--focus', 0.12);
  }
  if (cursor !== null) {
    frame(pen, cursor, '--sheet-raised', 0.2);
    frame(pen, cursor, '--focus', 0.11);
  }
}

function frame(pen: Pen, space: Space, colour: string, width: number): void {
  const { row, col } = spotOf(space);
  pen.to.strokeStyle = pen.inks(colour);
  pen.to.lineWidth = width;
  pen.to.beginPath();
  pen.to.roundRect(col + 0.04, row + 0.04, 0.92, 0.92, 0.12);
  pen.to.stroke();
}

function paintVeil(pen: Pen, { room }: Scenery): void {
  const { to } = pen;
  const { width, height } = room.window;
  const { clear } = room;
  const [cx, cy] = [clear.x + clear.width / 2, clear.y + clear.height / 2];
  const far = Math.max(width, height);
  const veil = to.createRadialGradient(cx, cy, far * 0.42, cx, cy, far * 0.72);
  veil.addColorStop(0, `${pen.inks('--veil')}00`);
  veil.addColorStop(1, `${pen.inks('--veil')}b0`);
  to.fillStyle = veil;
  to.fillRect(0, 0, width, height);
}
