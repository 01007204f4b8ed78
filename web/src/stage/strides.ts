// Figures that walk instead of jumping: told where everybody is now, it knows where they are on the way. Whoever comes walks
// in, whoever is gone falls over. Never delays anything: what is true is only drawn a little later.

import type { Point } from './camera';

export interface Actor extends Point {
  /** The same one keeps its name. */
  readonly id: string;
  /** Where it comes from if it was not there before; nothing if it simply stands there. */
  readonly from?: Point;
}

/** An actor on the way. */
export interface Pose extends Point {
  /** From 0 to 1: how much there is of it. */
  readonly alpha: number;
  /** Steps up and down while it walks. */
  readonly lift: number;
  /** Degrees: it falls over. */
  readonly lean: number;
  /** Towards the left, the right, or nowhere in particular. */
  readonly heads: -1 | 0 | 1;
  /** Has come, and waits at the edge of sight for its moment. */
  readonly lurks: boolean;
}

interface Stride {
  readonly from: Point;
  readonly to: Point;
  readonly start: number;
  readonly ms: number;
  readonly isNew: boolean;
  /** When it was told to come. */
  readonly born: number;
  readonly lurks: boolean;
}

interface Fall<A> {
  readonly actor: A;
  readonly at: Point;
  readonly start: number;
}

const FALL_MS = 420;
/** Alike beats run together: one after the other by so much. */
const APART_MS = 60;
/** Whoever waits at the edge of sight comes out of the dark within so long. */
const LOOM_MS = 160;

/** Somebody who just stands there. */
const STILL = { alpha: 1, lift: 0, lean: 0, heads: 0, lurks: false } as const;

function headsOf({ from, to }: Stride): Pose['heads'] {
  return to.x < from.x - 1 ? -1 : to.x > from.x + 1 ? 1 : 0;
}

export class Strides<A extends Actor> {
  readonly #strides = new Map<string, Stride>();
  #last = new Map<string, A>();
  #falls: readonly Fall<A>[] = [];
  #isFirst = true;

  /**
   * Takes over the new positions. `pace` is milliseconds a unit of way; 0 moves at once. Those who come may have to wait
   * first, at the place they come from.
   */
  update(actors: readonly A[], now: number, pace: number, most: number, wait = 0): void {
    const next = new Map(actors.map((actor) => [actor.id, actor]));
    if (this.#isFirst || pace === 0) {
      this.#isFirst = false;
      this.#strides.clear();
      this.#falls = [];
      this.#last = next;
      return;
    }
    let order = 0;
    for (const actor of actors) {
      const before = this.#last.get(actor.id);
      const from = before === undefined ? actor.from : this.#where(actor.id, before, now);
      if (from === undefined || (from.x === actor.x && from.y === actor.y)) continue;
      if (before !== undefined && before.x === actor.x && before.y === actor.y) continue;
      const way = Math.hypot(actor.x - from.x, actor.y - from.y);
      const late = before === undefined ? (order += 1) * APART_MS : 0;
      this.#strides.set(actor.id, {
        from,
        to: actor,
        start: now + late + (before === undefined ? wait : 0),
        ms: Math.min(most, way * pace),
        isNew: before === undefined,
        born: now,
        lurks: wait > 0,
      });
    }
    const gone = [...this.#last.values()].filter((actor) => !next.has(actor.id));
    this.#falls = [
      ...this.#falls.filter(({ start }) => now - start < FALL_MS),
      ...gone.map((actor, i) => ({ actor, at: this.#where(actor.id, actor, now), start: now + i * 50 })),
    ];
    for (const { id } of gone) this.#strides.delete(id);
    this.#last = next;
  }

  pose(actor: A, now: number): Pose {
    const stride = this.#strides.get(actor.id);
    if (stride === undefined) return { ...STILL, x: actor.x, y: actor.y };
    if (stride.lurks && stride.isNew && now < stride.start) {
      const { x, y } = stride.from;
      const alpha = Math.min(1, Math.max(0, (now - stride.born) / LOOM_MS));
      return { ...STILL, x, y, alpha, heads: headsOf(stride), lurks: true };
    }
    const part = Math.min(1, Math.max(0, (now - stride.start) / Math.max(1, stride.ms)));
    if (part >= 1) this.#strides.delete(actor.id);
    const { from, to } = stride;
    const steps = Math.abs(Math.sin((now - stride.start) / 90));
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      alpha: stride.isNew && !stride.lurks ? Math.min(1, part * 4) : 1,
      lift: part < 1 ? steps * 2 : 0,
      lean: part < 1 ? Math.sin((now - stride.start) / 90) * 5 : 0,
      heads: headsOf(stride),
      lurks: false,
    };
  }

  /** Those who are gone, on their way down. */
  falling(now: number): readonly { readonly actor: A; readonly pose: Pose }[] {
    return this.#falls
      .filter(({ start }) => now - start < FALL_MS)
      .map(({ actor, at, start }) => {
        const part = Math.max(0, (now - start) / FALL_MS);
        return { actor, pose: { ...STILL, ...at, alpha: 1 - part ** 2, lean: part * 84 } };
      });
  }

  isMoving(now: number): boolean {
    for (const { start, ms } of this.#strides.values()) if (now < start + ms) return true;
    return this.#falls.some(({ start }) => now - start < FALL_MS);
  }

  /** Everybody is where they belong, at once. */
  settle(): void {
    this.#strides.clear();
    this.#falls = [];
  }

  #where(id: string, actor: A, now: number): Point {
    const { x, y } = this.#strides.has(id) ? this.pose(actor, now) : actor;
    return { x, y };
  }
}
