// Everything to be seen of the town in one frame: ground from bitmaps, lights and dangers, figures from north to south, and
// what must be read on top of it.

import { paintBadge } from '../../stage/badge';
import { Bitmaps } from '../../stage/bitmaps';
import { boxInWindow, type Camera, type Room, seen } from '../../stage/camera';
import { GLYPHS } from '../../stage/glyphs';
import type { Pen } from '../../stage/pen';
import { seedOf } from '../../stage/pen';
import { Sprites } from '../../stage/sprites';
import type { Pose, Strides } from '../../stage/strides';
import { say } from '../../text/fluent';
import type { TownActor } from './actors';
import { bumpAt, type Flare, paintFlare, paintHeads, paintRim, isFlaring } from './flash';
import { ART, HEAVY_ART, MARKER_ART, tokenArt, tokenTag } from './art';
import { type Box, extent, houseBox, placeBox, type Spot, tileBox, TILE } from './layout';
import { areaAt, insideOf, streetOf, threatIn } from './model';
import {
  badgeSize,
  type Lettering,
  LOCK,
  lockSpot,
  plateNumber,
  plateWidth,
  signsOf,
  type Town,
  type TownSigns,
} from './signs';
import { PAVE, paintOutskirts, paintTile, roadOf } from './town';
import type { AreaView, Place, TileView, View } from './types';

export interface TownScene {
  readonly view: View;
  readonly camera: Camera;
  readonly room: Room;
  readonly ratio: number;
  readonly now: number;
  /** How large letters are: 1 for the usual text. */
  readonly text: number;
  readonly actors: readonly TownActor[];
  readonly strides: Strides<TownActor>;
  readonly flares: readonly Flare[];
  /** Nothing may move: what flashes up stands still. */
  readonly isCalm: boolean;
  /** What lies how many Actions away. */
  readonly lit: ReadonlyMap<Place, number>;
  readonly planned: ReadonlyMap<Place, readonly number[]>;
  readonly chosen: Place | null;
  readonly cursor: Place | null;
  readonly active: string | null;
  /** Where one's own Hero is. */
  readonly own: Place | null;
  readonly goals: ReadonlySet<string>;
}

const PAD = 4;
const SUBURBS = 7;

export class TownPainter {
  readonly #ground = new Bitmaps();
  readonly #sprites = new Sprites();
  #signs: { readonly key: readonly unknown[]; readonly signs: TownSigns } | null = null;

  /** True if something moves and the next frame differs. */
  paint(pen: Pen, scene: TownScene): boolean {
    const { to } = pen;
    const { camera, room, ratio, view } = scene;
    const { width, height } = room.window;
    const scale = camera.scale * ratio;
    to.setTransform(1, 0, 0, 1, 0, 0);
    to.fillStyle = pen.inks('--far');
    to.fillRect(0, 0, width * ratio, height * ratio);
    this.#outskirts(pen, scene, scale);
    for (const tile of view.tiles) this.#tile(pen, scene, tile, scale);
    to.setTransform(
      scale,
      0,
      0,
      scale,
      (width / 2 - camera.x * camera.scale) * ratio,
      (height / 2 - camera.y * camera.scale) * ratio,
    );
    for (const tile of view.tiles) paintLights(pen, scene, tile);
    this.#figures(pen, scene, scale);
    paintHeads(pen, scene);
    paintSigns(pen, scene, this.#signsFor(pen, scene));
    for (const flare of scene.flares) paintFlare(pen, scene, flare);
    to.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintVeil(pen, scene);
    paintRim(pen, scene);
    return scene.strides.isMoving(scene.now) || scene.flares.some((flare) => isFlaring(flare, scene.now));
  }

  /** Where signs hang changes with the town and the zoom, not with every frame. */
  #signsFor(pen: Pen, { view, camera, text, actors, lit, planned, goals, own }: TownScene): TownSigns {
    const town: Town = { view, scale: camera.scale, text, actors, lit, planned, goals, own };
    // The inks are new in another language too.
    const key = [pen.inks, ...Object.values(town)];
    if (this.#signs === null || key.some((part, i) => part !== this.#signs?.key[i]))
      this.#signs = { key, signs: signsOf(town, (tile) => say(tile.name)) };
    return this.#signs.signs;
  }

  #outskirts(pen: Pen, scene: TownScene, scale: number): void {
    const { camera, room, ratio, view } = scene;
    const half = { x: room.window.width / 2 / camera.scale, y: room.window.height / 2 / camera.scale };
    const has = new Set(view.tiles.map(({ x, y }) => `${x} ${y}`));
    for (let gy = Math.floor((camera.y - half.y) / TILE); gy <= (camera.y + half.y) / TILE; gy += 1) {
      for (let gx = Math.floor((camera.x - half.x) / TILE); gx <= (camera.x + half.x) / TILE; gx += 1) {
        if (has.has(`${gx} ${gy}`)) continue;
        const kind = seedOf(`${gx} ${gy}`) % SUBURBS;
        const image = this.#ground.get(`far ${kind}`, TILE, scale, pen.inks, (ink) =>
          paintOutskirts(ink, kind + 1),
        );
        const box = boxInWindow(
          camera,
          { x: gx * TILE, y: gy * TILE, width: TILE, height: TILE },
          room.window,
        );
        copy(pen, image, box.x * ratio, box.y * ratio, box.width * ratio);
      }
    }
  }

  #tile(pen: Pen, scene: TownScene, tile: TileView, scale: number): void {
    const { camera, room, ratio, view } = scene;
    const inside = areaAt(view, insideOf(tile.side));
    const isOpen = inside !== undefined && (inside.heroes.length > 0 || inside.zombies > 0);
    const key = `${tile.side}${tile.streets.map(Number).join('')}${isOpen ? 'open' : ''}`;
    const image = this.#ground.get(key, TILE + 2 * PAD, scale, pen.inks, (ink) => {
      ink.to.translate(PAD, PAD);
      ink.to.beginPath();
      ink.to.rect(-0.4, -PAD, TILE + 0.8, TILE + PAD + 0.4);
      ink.to.clip();
      paintTile(ink, tile, isOpen);
    });
    const { x, y } = tileBox(tile);
    const box = boxInWindow(
      camera,
      { x: x - PAD, y: y - PAD, width: TILE + 2 * PAD, height: TILE + 2 * PAD },
      room.window,
    );
    copy(pen, image, box.x * ratio, box.y * ratio, box.width * ratio);
  }

  #figures(pen: Pen, scene: TownScene, scale: number): void {
    const { strides, now } = scene;
    const all = [
      ...scene.actors.map((actor) => ({ actor, pose: strides.pose(actor, now) })),
      ...strides.falling(now),
    ].toSorted((a, b) => a.pose.y - b.pose.y);
    for (const { actor, pose } of all) this.#figure(pen, scene, actor, pose, scale);
  }

  #figure(pen: Pen, scene: TownScene, actor: TownActor, pose: Pose, scale: number): void {
    const { to } = pen;
    const { hero } = actor;
    const seat = hero === null ? '#999' : pen.inks(`--seat-${hero.seat % 8}`);
    const flip = pose.heads === 0 ? actor.isFlipped : hero === null ? pose.heads > 0 : pose.heads < 0;
    const sprite = this.#sprites.get(actor.figure, actor.height * scale, seat, flip, pen.inks, pose.lurks);
    const isActive = hero !== null && hero.hero === scene.active;
    if (isActive)
      pen
        .oval(pose.x, pose.y - 1.5, 14, 6.5, 'none', 5, '--map-ink')
        .oval(pose.x, pose.y - 1.5, 14, 6.5, 'none', 2.8, '--lamp');
    to.save();
    to.translate(pose.x, pose.y - pose.lift);
    to.rotate(((actor.lies ? 80 : 0) + pose.lean) * (Math.PI / 180));
    to.globalAlpha = pose.alpha * (hero?.posture === 'unconscious' ? 0.6 : 1);
    to.scale(1 / scale, 1 / scale);
    to.drawImage(sprite.image, -sprite.feet.x, -sprite.feet.y);
    to.restore();
    if (hero !== null) {
      const size = badgeSize(scene.camera.scale, scene.text);
      paintBadge(pen, hero.seat, pose.x, pose.y + 3 + size * 0.28, size);
    }
  }
}

/** Copies without seams: edges fall on whole pixels. */
function copy(pen: Pen, image: OffscreenCanvas, x: number, y: number, side: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  pen.to.drawImage(image, left, top, Math.ceil(x + side) - left, Math.ceil(y + side) - top);
}

/** Lamps on whatever can be chosen, red where the zombies are too many, brackets around the goal. */
function paintLights(pen: Pen, scene: TownScene, tile: TileView): void {
  const { view, lit } = scene;
  const [x, y] = [tile.x * TILE, tile.y * TILE];
  const street = areaAt(view, streetOf(tile.side));
  const road = roadOf(tile);
  const isBad = street !== undefined && street.heroes.length > 0 && threatIn(street) > street.fend_off;
  pen.at(x, y, () => {
    pen.to.save();
    pen.to.beginPath();
    pen.to.rect(0, 0, TILE, TILE);
    pen.to.clip();
    if (isBad) {
      pen.stroke(road, '--danger-glow', PAVE - 5);
      ring(pen, tile, '--kerb-danger', 3.2, [7, 3.5]);
    }
    if (lit.has(streetOf(tile.side))) {
      ring(pen, tile, '--lit-line', 4.4);
      ring(pen, tile, '--lamp', 3);
    }
    pen.to.restore();
    if (lit.has(insideOf(tile.side)) && tile.search) {
      const house = houseBox(tile);
      pen.to.strokeStyle = pen.inks('--lit-line');
      pen.to.lineWidth = 4.4;
      pen.to.strokeRect(house.x, house.y, house.width, house.height);
      pen.to.strokeStyle = pen.inks('--lamp');
      pen.to.lineWidth = 2.8;
      pen.to.strokeRect(house.x, house.y, house.width, house.height);
    }
    if (scene.goals.has(tile.side)) {
      const brackets = 'M3 24V3H24M96 3H117V24M117 96V117H96M24 117H3V96';
      pen.stroke(brackets, '--map-ink', 7.5).stroke(brackets, '--human-fill', 4.5);
    }
    for (const place of [scene.chosen, scene.cursor]) {
      if (place === null || !place.startsWith(`${tile.side}/`)) continue;
      const box = placeBox(tile, place);
      pen.to.strokeStyle = pen.inks(place === scene.cursor ? '--focus' : '--lamp');
      pen.to.lineWidth = 3;
      pen.to.setLineDash(place === scene.cursor ? [] : [6, 4]);
      pen.to.strokeRect(box.x, box.y, box.width, box.height);
      pen.to.setLineDash([]);
    }
  });
}

/** A line along both edges of the pavement. */
function ring(pen: Pen, tile: TileView, colour: string, width: number, dash: readonly number[] = []): void {
  pen.stroke(kerbOf(tile), colour, width, { dash, cap: 'butt' });
}

/** Both edges of the pavement: outwards along every street, round the corners where none leaves. */
function kerbOf(tile: TileView): string {
  const [n, e, s, w] = tile.streets;
  const [mid, end] = [TILE / 2, TILE + 2];
  const [a, b] = [mid - PAVE / 2 + 1.6, mid + PAVE / 2 - 1.6];
  const parts: string[] = [];
  if (n) parts.push(`M${a} -2V${a}M${b} -2V${a}`);
  if (s) parts.push(`M${a} ${end}V${b}M${b} ${end}V${b}`);
  if (w) parts.push(`M-2 ${a}H${a}M-2 ${b}H${a}`);
  if (e) parts.push(`M${end} ${a}H${b}M${end} ${b}H${b}`);
  const round = (isStreet: boolean, from: string, via: string, to: string): void => {
    if (!isStreet) parts.push(`M${from}Q${via} ${to}`);
  };
  round(n || w, `${a} ${mid}`, `${a} ${a}`, `${mid} ${a}`);
  round(n || e, `${b} ${mid}`, `${b} ${a}`, `${mid} ${a}`);
  round(s || w, `${a} ${mid}`, `${a} ${b}`, `${mid} ${b}`);
  round(s || e, `${b} ${mid}`, `${b} ${b}`, `${mid} ${b}`);
  if (!n) parts.push(`M${w ? a : mid} ${a}H${e ? b : mid}`);
  if (!s) parts.push(`M${w ? a : mid} ${b}H${e ? b : mid}`);
  if (!w) parts.push(`M${a} ${n ? a : mid}V${s ? b : mid}`);
  if (!e) parts.push(`M${b} ${n ? a : mid}V${s ? b : mid}`);
  return parts.join('');
}

/** Names, numbers, costs and things: what must be read keeps its size whatever the zoom. */
function paintSigns(pen: Pen, scene: TownScene, { hung, unit }: TownSigns): void {
  const { view, camera } = scene;
  for (const tile of view.tiles) {
    for (const place of [streetOf(tile.side), insideOf(tile.side)]) {
      const lock = areaAt(view, place)?.lock;
      const { x, y } = lockSpot(tile, place);
      if (lock !== undefined) paintLock(pen, lock, tile.x * TILE + x, tile.y * TILE + y);
    }
  }
  for (const { sign, box, at } of hung) {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    switch (sign.kind) {
      case 'name':
        paintName(pen, sign.letterings[at], box, 1 / camera.scale);
        break;
      case 'plate':
        paintPlate(pen, sign.area, middle, unit * bumpAt(scene, sign.area.place));
        break;
      case 'tokens':
        paintTokens(pen, sign.area, middle, 10.5 * unit);
        break;
      case 'cost':
        paintPip(pen, String(sign.n), middle.x, middle.y, 12 * unit);
        break;
      case 'step':
        paintStep(pen, String(sign.n), middle.x, middle.y, 9 * unit);
        break;
      default:
        pen.at(middle.x, middle.y, () => paintPrinted(pen, sign.kind, sign.tile), unit);
    }
  }
}

function paintName(pen: Pen, lettering: Lettering | undefined, box: Box, unit: number): void {
  if (lettering === undefined) return;
  const { words, size } = lettering;
  const { x, y, width, height } = box;
  pen.box(x, y, width, height, '--sign', 1.2 * unit, 2.5 * unit, '--sign-line');
  pen.words(words, x + width / 2, y + height / 2 + size * 0.04, size, '#fff', {
    face: '--font-text',
    weight: 700,
  });
}

/** Head and number; red where they are too many for whoever is there. */
function paintPlate(pen: Pen, area: AreaView, { x, y }: Spot, unit: number): void {
  const n = plateNumber(area);
  const isHot = area.heroes.length > 0 && threatIn(area) > area.fend_off;
  pen.at(
    x,
    y,
    () => {
      const wide = plateWidth(area);
      pen.box(-wide / 2, -11, wide, 22, '--plate', 2.4, 11, isHot ? '--danger-fill' : '--zombie-fill');
      pen.at(-wide / 2 + 5, -7.5, () => pen.fill(GLYPHS.head, '--zombie-fill'), 15 / 512);
      pen.words(String(n), n > 9 ? 9 : 7, 1, 17, '#fffdf6');
    },
    unit,
  );
}

function paintPip(pen: Pen, words: string, x: number, y: number, r: number): void {
  pen.disc(x, y, r, '--lamp', r * 0.17, '--on-lamp').words(words, x, y + r * 0.08, r * 1.35, '--on-lamp');
}

function paintStep(pen: Pen, words: string, x: number, y: number, r: number): void {
  pen.disc(x, y, r, '--sheet', r * 0.2, '--ink').words(words, x, y + r * 0.08, r * 1.3, '--ink');
}

function paintLock(pen: Pen, colour: string, x: number, y: number): void {
  pen.disc(x, y, LOCK, LOCKS[colour] ?? '#ccc', 2);
  pen.at(x - 6, y - 7.5, () => pen.fill(ART.lock, '#14201d'), 12 / 512);
  pen.words(colour[0]?.toUpperCase() ?? '', x, y + 7.5, 7, '#14201d');
}
const LOCKS: Readonly<Record<string, string>> = {
  red: '#ff9a8d',
  blue: '#9cc8ff',
  green: '#9be0ae',
  yellow: '#ffe08a',
};

/** Alarm, letter or Exit of a tile. */
function paintPrinted(pen: Pen, kind: 'exit' | 'alarm' | 'letter', tile: TileView): void {
  if (kind === 'letter') {
    pen.box(-9, -9, 18, 18, '--sheet', 2, 4).words(tile.letter ?? '', 0, 1, 15, '--ink');
    return;
  }
  const isExit = kind === 'exit';
  const half = isExit ? 8 : 6.5;
  pen.disc(0, 0, isExit ? 14 : 11, isExit ? '--human-fill' : '--danger-fill', 2);
  pen.at(-half, -half, () => pen.fill(isExit ? ART.exit : ART.alarm, '#14201d'), half / 256);
}

function paintTokens(pen: Pen, area: AreaView, { x, y }: Spot, size: number): void {
  const things: ((at: number) => void)[] = [
    ...area.tokens.map(({ token }) => (at: number): void => {
      pen.disc(at, y, size, token === undefined ? '--card-back' : '--card-medkit', size * 0.16);
      if (token !== undefined) pen.icon(tokenArt(token), at, y, size * 1.3, '#14201d');
      pen.words(
        tokenTag(token),
        token === undefined ? at : at + size * 0.7,
        token === undefined ? y : y + size * 0.7,
        size * (token === undefined ? 1.3 : 0.9),
        token === undefined ? '#f2ebd9' : '#14201d',
      );
    }),
    ...area.heavy.map(([kind]) => (at: number): void => {
      pen.box(at - size, y - size, size * 2, size * 2, '--card-shotgun', size * 0.16, size * 0.4);
      pen.icon(HEAVY_ART[kind], at, y, size * 1.6, '#14201d');
    }),
    ...area.markers.map((kind) => (at: number): void => {
      pen.icon(MARKER_ART[kind], at, y, size * 2.6, '--ink', '--sheet');
    }),
    ...(area.alpha === undefined
      ? []
      : [
          (at: number): void => {
            pen.disc(at, y, size * 1.3, '--danger-fill', size * 0.2);
            pen.icon(ART.skull, at, y - size * 0.2, size * 1.4, '#14201d');
            pen.words(String(area.alpha), at, y + size * 0.8, size * 0.9, '#14201d');
          },
        ]),
  ];
  things.forEach((draw, i) => draw(x + (i - (things.length - 1) / 2) * size * 2.2));
}

/** The far edges sink into the dark, so that the eye stays with the town. */
function paintVeil(pen: Pen, { room, camera, view }: TownScene): void {
  const { to } = pen;
  const { width, height } = room.window;
  const shown = seen(camera, room);
  const town = extent(view.tiles);
  const isWhole = shown.width >= town.width && shown.height >= town.height;
  const { clear } = room;
  const [cx, cy] = [clear.x + clear.width / 2, clear.y + clear.height / 2];
  const veil = to.createRadialGradient(
    cx,
    cy,
    Math.max(width, height) * (isWhole ? 0.34 : 0.42),
    cx,
    cy,
    Math.max(width, height) * 0.66,
  );
  veil.addColorStop(0, `${pen.inks('--veil')}00`);
  veil.addColorStop(1, `${pen.inks('--veil')}d0`);
  to.fillStyle = veil;
  to.fillRect(0, 0, width, height);
}
