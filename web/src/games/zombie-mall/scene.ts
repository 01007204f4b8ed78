// Everything on the board in one picture: the tiles from their cache, then tokens, doors, pieces and lights.

import { seatMark } from '../../board/seats';
import type { Seat } from '../../protocol/Seat';
import { ART } from './art';
import { type Camera, type Size, toWindow } from './camera';
import { comingTo, isOver, type Move, poseOf } from './motion';
import { type Plan, spotOf, step, TILE } from './plan';
import type { Lit, LitKind } from './targets';
import { ends, iconPath, line, paintIcon, type Palette, type TilePictures } from './tiles';
import type { Dir, Space, View, ZombieView } from './types';

export interface Scenery {
  readonly plan: Plan;
  readonly view: View;
  readonly camera: Camera;
  readonly window: Size;
  /** Device pixels a pixel. */
  readonly ratio: number;
  readonly palette: Palette;
  readonly pictures: TilePictures;
  readonly lit: ReadonlyMap<Space, Lit>;
  /** Keys that press a lit space. */
  readonly caps: ReadonlyMap<Space, string>;
  /** Spaces of the way that is being looked at or walked. */
  readonly way: readonly Space[];
  readonly looked: Space | null;
  readonly cursor: Space | null;
  readonly showsPaths: boolean;
  readonly own: Seat | null;
  readonly moves: readonly Move[];
  readonly now: number;
}

type Ctx = CanvasRenderingContext2D;

/** Below so many pixels a space numbers cannot be read. */
const READABLE = 17;

export function paintScene(ctx: Ctx, scene: Scenery): void {
  const { camera, window, ratio, palette } = scene;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.fillStyle = palette.paper;
  ctx.fillRect(0, 0, window.width, window.height);
  paintTiles(ctx, scene);
  // From here on one unit is a space.
  const origin = toWindow(camera, 0, 0, window);
  const scale = camera.scale * ratio;
  ctx.setTransform(scale, 0, 0, scale, origin.x * ratio, origin.y * ratio);
  paintLit(ctx, scene);
  paintTokens(ctx, scene);
  paintDoors(ctx, scene);
  paintCall(ctx, scene);
  paintWay(ctx, scene);
  paintZombies(ctx, scene);
  paintPlayers(ctx, scene);
  paintForecast(ctx, scene);
  paintCursor(ctx, scene);
}

function paintTiles(ctx: Ctx, { plan, camera, window, ratio, palette, pictures }: Scenery): void {
  const side = TILE * camera.scale;
  for (let tile = 0; tile < plan.mall.tiles.length; tile += 1) {
    const row = Math.floor(tile / plan.mall.cols);
    const col = tile % plan.mall.cols;
    const { x, y } = toWindow(camera, col * TILE, row * TILE, window);
    if (x > window.width || y > window.height || x + side < 0 || y + side < 0) continue;
    // Edges on whole device pixels, or seams shimmer between tiles.
    const [left, top] = [Math.round(x * ratio) / ratio, Math.round(y * ratio) / ratio];
    const [right, bottom] = [Math.round((x + side) * ratio) / ratio, Math.round((y + side) * ratio) / ratio];
    const picture = pictures.picture(plan, tile, camera.scale * ratio, palette);
    ctx.drawImage(picture, left, top, right - left, bottom - top);
    if (side > 84) paintName(ctx, plan.mall.tiles[tile]?.name ?? '', left, top, side, palette);
  }
}

/** A tile's name across its middle, always large enough to be read. */
function paintName(ctx: Ctx, name: string, x: number, y: number, side: number, palette: Palette): void {
  const size = Math.min(26, Math.max(12, side / 13));
  ctx.font = `800 ${size}px ${palette.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.globalAlpha = 0.62;
  ctx.fillStyle = palette.ink;
  ctx.strokeStyle = palette.paper;
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  const words = ctx.measureText(name).width > side * 0.92 ? halves(name) : [name];
  words.forEach((part, i) => {
    const at = y + side / 2 + (i - (words.length - 1) / 2) * size * 1.05;
    ctx.strokeText(part, x + side / 2, at, side);
    ctx.fillText(part, x + side / 2, at, side);
  });
  ctx.globalAlpha = 1;
}

function halves(name: string): readonly string[] {
  const words = name.split(' ');
  if (words.length < 2) return [name];
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
}

const LIGHTS: Readonly<Record<LitKind, keyof Palette>> = {
  walk: 'lamp',
  danger: 'danger',
  fight: 'danger',
  flee: 'good',
  bonus: 'good',
  choose: 'lamp',
  zombie: 'lampDeep',
  aim: 'lampDeep',
};

function paintLit(ctx: Ctx, { lit, caps, palette, camera }: Scenery): void {
  for (const [space, one] of lit) {
    const { row, col } = spotOf(space);
    const colour = palette[LIGHTS[one.kind]] as string;
    ctx.globalAlpha = one.kind === 'walk' ? 0.5 : 0.55;
    ctx.fillStyle = colour;
    ctx.fillRect(col + 0.05, row + 0.05, 0.9, 0.9);
    ctx.globalAlpha = 1;
    ctx.strokeStyle = one.kind === 'walk' ? palette.lampDeep : colour;
    ctx.lineWidth = 0.07;
    ctx.strokeRect(col + 0.06, row + 0.06, 0.88, 0.88);
    if (camera.scale < READABLE) continue;
    if (one.reach !== null) label(ctx, String(one.reach.cost), col + 0.5, row + 0.52, 0.5, palette);
    const cap = caps.get(space);
    if (cap !== undefined) label(ctx, cap, col + 0.5, row + 0.52, 0.5, palette);
    if (one.kind === 'danger') {
      ctx.fillStyle = palette.onSeat;
      paintIcon(ctx, ART.swords, col + 0.77, row + 0.23, 0.36);
    }
  }
}

/** A number with a rim, readable on any ground. */
function label(ctx: Ctx, words: string, x: number, y: number, size: number, palette: Palette): void {
  ctx.font = `800 ${size}px ${palette.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = size * 0.26;
  ctx.strokeStyle = palette.isDark ? '#14201dcc' : '#fffdf6cc';
  ctx.strokeText(words, x, y);
  ctx.fillStyle = palette.isDark ? '#fffdf6' : '#14201d';
  ctx.fillText(words, x, y);
}

function disc(ctx: Ctx, x: number, y: number, radius: number, fill: string, rim: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = rim;
  ctx.lineWidth = 0.06;
  ctx.stroke();
}

function paintTokens(ctx: Ctx, { view, palette }: Scenery): void {
  for (const space of view.loot) {
    const { row, col } = spotOf(space);
    disc(ctx, col + 0.3, row + 0.3, 0.25, palette.loot, palette.onSeat);
    ctx.fillStyle = palette.onSeat;
    paintIcon(ctx, ART.crate, col + 0.3, row + 0.3, 0.34);
  }
  for (const { at, number, card } of view.objectives) {
    const { row, col } = spotOf(at);
    ctx.beginPath();
    ctx.moveTo(col + 0.34, row + 0.02);
    ctx.lineTo(col + 0.66, row + 0.34);
    ctx.lineTo(col + 0.34, row + 0.66);
    ctx.lineTo(col + 0.02, row + 0.34);
    ctx.closePath();
    ctx.fillStyle = palette.objective;
    ctx.fill();
    ctx.strokeStyle = palette.onSeat;
    ctx.lineWidth = 0.06;
    ctx.stroke();
    ctx.fillStyle = palette.onSeat;
    ctx.font = `900 0.36px ${palette.font}`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(card === undefined || card === null ? String(number) : '!', col + 0.34, row + 0.36);
  }
  for (const { at, n } of view.piles) {
    const { row, col } = spotOf(at);
    disc(ctx, col + 0.7, row + 0.7, 0.25, palette.sheet, palette.onSeat);
    ctx.fillStyle = palette.ink;
    paintIcon(ctx, ART.pile, col + 0.7, row + 0.7, 0.34);
    if (n > 1) label(ctx, String(n), col + 0.9, row + 0.88, 0.3, palette);
  }
}

function paintDoors(ctx: Ctx, { view, palette }: Scenery): void {
  for (const { at, side, locked, lock } of view.doors) {
    const spot = spotOf(at);
    const [from, to] = ends(spot, side);
    line(ctx, from, to, palette.wall, 0.26);
    line(ctx, from, to, locked ? palette.danger : palette.exit, 0.16);
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    if (locked) padlock(ctx, x, y, lock, palette);
  }
  for (const { at, side } of view.wedges) {
    const [from, to] = ends(spotOf(at), side);
    line(ctx, from, to, palette.wall, 0.26);
    line(ctx, from, to, palette.lampDeep, 0.16);
  }
  const radio = spotOf(view.mall.radio_at);
  if (view.radio.locked) padlock(ctx, radio.col + 0.78, radio.row + 0.75, view.radio.lock, palette);
}

function padlock(ctx: Ctx, x: number, y: number, lock: string, palette: Palette): void {
  disc(ctx, x, y, 0.28, palette.danger, palette.onSeat);
  ctx.fillStyle = palette.onSeat;
  const isNumbered = /^\d$/.test(lock);
  paintIcon(ctx, ART.padlock, x, y - (isNumbered ? 0.06 : 0), 0.38);
  if (isNumbered) label(ctx, lock, x, y + 0.14, 0.28, palette);
}

/** Exits by number, and where the team takes players in. */
function paintCall(ctx: Ctx, { view, plan, palette, camera }: Scenery): void {
  if (camera.scale >= READABLE) {
    view.mall.exits.forEach((spaces, i) => {
      const { row, col } = spotOf(spaces[0] ?? '1,1');
      const edge = { x: col + 0.5, y: row + 0.5 };
      if (row === 0) edge.y = 0.22;
      else if (row === plan.rows - 1) edge.y = row + 0.8;
      else if (col === 0) edge.x = 0.22;
      else edge.x = col + 0.8;
      disc(ctx, edge.x, edge.y, 0.19, palette.exit, palette.onSeat);
      ctx.fillStyle = palette.onSeat;
      ctx.font = `900 0.28px ${palette.font}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillText(String(i + 1), edge.x, edge.y + 0.02);
    });
  }
  const call = view.call ?? null;
  if (call === null || call.over) return;
  for (const space of call.spaces) {
    const { row, col } = spotOf(space);
    ctx.globalAlpha = call.here ? 0.75 : 0.35;
    ctx.fillStyle = palette.good;
    ctx.fillRect(col + 0.08, row + 0.08, 0.84, 0.84);
    ctx.globalAlpha = 1;
  }
  for (const { at, range } of view.horns) {
    const { row, col } = spotOf(at);
    ctx.strokeStyle = palette.focus;
    ctx.lineWidth = 0.08;
    ctx.setLineDash([0.3, 0.2]);
    ctx.beginPath();
    ctx.arc(col + 0.5, row + 0.5, Math.min(range, 3), 0, Math.PI * 2);
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

function paintWay(ctx: Ctx, { way, palette }: Scenery): void {
  if (way.length < 2) return;
  ctx.strokeStyle = palette.focus;
  ctx.lineWidth = 0.14;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.setLineDash([0.05, 0.3]);
  ctx.beginPath();
  way.forEach((space, i) => {
    const { row, col } = spotOf(space);
    if (i === 0) ctx.moveTo(col + 0.5, row + 0.5);
    else ctx.lineTo(col + 0.5, row + 0.5);
  });
  ctx.stroke();
  ctx.setLineDash([]);
}

function paintZombies(ctx: Ctx, scene: Scenery): void {
  const { view, palette, moves, now, lit, camera } = scene;
  const coming = comingTo(moves, now);
  for (const { at, n } of view.zombies) {
    const there = n - (coming.get(at) ?? 0);
    if (there <= 0) continue;
    const { row, col } = spotOf(at);
    zombie(ctx, col + 0.5, row + 0.5, 1, 1, palette);
    if (there > 1 && camera.scale >= 10) {
      disc(ctx, col + 0.82, row + 0.2, 0.2, palette.onSeat, palette.zombie);
      ctx.fillStyle = '#fffdf6';
      ctx.font = `800 0.3px ${palette.font}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillText(String(there), col + 0.82, row + 0.22);
    }
    if (lit.get(at)?.kind === 'zombie') {
      ctx.strokeStyle = palette.lampDeep;
      ctx.lineWidth = 0.1;
      ctx.beginPath();
      ctx.arc(col + 0.5, row + 0.5, 0.47, 0, Math.PI * 2);
      ctx.stroke();
    }
  }
  for (const move of moves) {
    if (move.who !== 'zombie' || isOver(move, now)) continue;
    const pose = poseOf(move, now);
    zombie(ctx, pose.x, pose.y, pose.size, pose.alpha, palette);
  }
}

function zombie(ctx: Ctx, x: number, y: number, size: number, alpha: number, palette: Palette): void {
  ctx.globalAlpha = alpha;
  disc(ctx, x, y, 0.4 * size, palette.zombie, palette.onSeat);
  ctx.fillStyle = palette.onSeat;
  paintIcon(ctx, ART.zombie, x, y, 0.64 * size);
  ctx.globalAlpha = 1;
}

function paintPlayers(ctx: Ctx, scene: Scenery): void {
  const { view, palette, moves, now, own } = scene;
  const here = new Map<Space, Seat[]>();
  for (const { seat, at, status } of view.players) {
    if (at === undefined || at === null) continue;
    const { row, col } = spotOf(at);
    if (status === 'bitten') {
      ctx.fillStyle = palette.danger;
      paintIcon(ctx, ART.bite, col + 0.3, row + 0.7, 0.5);
    } else if (status === 'on_map') {
      here.set(at, [...(here.get(at) ?? []), seat]);
    }
  }
  for (const [at, seats] of here) {
    seats.forEach((seat, i) => {
      const move = moves.find((one) => one.who === seat && !isOver(one, now));
      const pose = move === undefined ? null : poseOf(move, now);
      const { row, col } = spotOf(at);
      const spread = seats.length === 1 ? 0 : (i / (seats.length - 1) - 0.5) * 0.42;
      const size = seats.length === 1 ? 0.82 : 0.6;
      player(ctx, seat, (pose?.x ?? col + 0.5) + spread, pose?.y ?? row + 0.5, size, palette, {
        isOwn: seat === own,
        isActive: seat === view.turn.seat,
      });
    });
  }
}

function player(
  ctx: Ctx,
  seat: Seat,
  x: number,
  y: number,
  size: number,
  palette: Palette,
  { isOwn, isActive }: { isOwn: boolean; isActive: boolean },
): void {
  const mark = seatMark(seat);
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 100, size / 100);
  const shape = iconPath(mark.shape);
  if (isActive || isOwn) {
    ctx.strokeStyle = isOwn ? palette.sheet : palette.lamp;
    ctx.lineWidth = 30;
    ctx.lineJoin = 'round';
    ctx.stroke(shape);
  }
  ctx.fillStyle = palette.seats[seat % palette.seats.length] ?? palette.lamp;
  ctx.fill(shape);
  ctx.strokeStyle = palette.onSeat;
  ctx.lineWidth = isOwn ? 14 : 9;
  ctx.stroke(shape);
  ctx.fillStyle = palette.onSeat;
  ctx.font = `900 52px ${palette.font}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(mark.letter, 50, seat % 8 === 2 ? 66 : 54);
  ctx.restore();
}

/** Where zombies would go next, and whom they see: of the one looked at, or of all. */
function paintForecast(ctx: Ctx, { view, palette, looked, showsPaths }: Scenery): void {
  for (const one of view.zombies) {
    const isLooked = one.at === looked;
    if (!isLooked && !showsPaths) continue;
    paintSight(ctx, view, one, palette, isLooked);
    for (const dir of one.next) paintStep(ctx, one.at, dir, one.first, palette);
  }
}

function paintSight(ctx: Ctx, view: View, one: ZombieView, palette: Palette, isLooked: boolean): void {
  const from = spotOf(one.at);
  for (const seat of one.sees) {
    const at = view.players.find((player) => player.seat === seat)?.at;
    if (at === undefined || at === null) continue;
    const to = spotOf(at);
    ctx.globalAlpha = isLooked ? 0.95 : 0.4;
    ctx.setLineDash([0.16, 0.16]);
    line(
      ctx,
      [from.col + 0.5, from.row + 0.5],
      [to.col + 0.5, to.row + 0.5],
      palette.danger,
      isLooked ? 0.09 : 0.05,
    );
    ctx.setLineDash([]);
    ctx.globalAlpha = 1;
  }
}

function paintStep(ctx: Ctx, at: Space, dir: Dir, isFirst: boolean, palette: Palette): void {
  const from = spotOf(at);
  const to = step(from, dir);
  const [dx, dy] = [to.col - from.col, to.row - from.row];
  const [x, y] = [from.col + 0.5 + dx * 0.45, from.row + 0.5 + dy * 0.45];
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.atan2(dy, dx));
  ctx.beginPath();
  ctx.moveTo(-0.06, -0.1);
  ctx.lineTo(0.16, -0.1);
  ctx.lineTo(0.16, -0.24);
  ctx.lineTo(0.46, 0);
  ctx.lineTo(0.16, 0.24);
  ctx.lineTo(0.16, 0.1);
  ctx.lineTo(-0.06, 0.1);
  ctx.closePath();
  ctx.fillStyle = isFirst ? palette.danger : palette.zombie;
  ctx.fill();
  ctx.strokeStyle = palette.onSeat;
  ctx.lineWidth = 0.05;
  ctx.stroke();
  ctx.restore();
}

function paintCursor(ctx: Ctx, { cursor, looked, palette }: Scenery): void {
  if (looked !== null && looked !== cursor) frame(ctx, looked, palette.ink, 0.06);
  if (cursor !== null) {
    frame(ctx, cursor, palette.sheet, 0.2);
    frame(ctx, cursor, palette.focus, 0.11);
  }
}

function frame(ctx: Ctx, space: Space, colour: string, width: number): void {
  const { row, col } = spotOf(space);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.strokeRect(col + 0.03, row + 0.03, 0.94, 0.94);
}
