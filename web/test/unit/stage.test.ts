// The stage without a browser: the camera keeps to the clear rectangle, popovers cover nothing that matters, beats keep time.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  boxInWindow,
  centred,
  holding,
  overlap,
  panned,
  type Room,
  seen,
  showing,
  toMap,
  toWindow,
  whole,
  within,
  zoomed,
} from '../../src/stage/camera';
import { Director } from '../../src/stage/director.svelte';
import { placed } from '../../src/stage/placing';
import { tierOf } from '../../src/stage/space.svelte';
import { Strides } from '../../src/stage/strides';
import { EMPTY, type TableState } from '../../src/store/table';

const ROOM: Room = {
  window: { width: 1280, height: 800 },
  clear: { x: 200, y: 10, width: 840, height: 780 },
  world: { x: 0, y: 0, width: 480, height: 480 },
  nearest: 6,
};

describe('the camera', () => {
  it('shows the whole map in the clear rectangle, in its middle', () => {
    const box = boxInWindow(whole(ROOM), ROOM.world, ROOM.window);
    expect(box.height).toBeCloseTo(780);
    expect(box.x + box.width / 2).toBeCloseTo(ROOM.clear.x + ROOM.clear.width / 2);
    expect(box.y).toBeCloseTo(ROOM.clear.y);
  });

  it('stays on the map', () => {
    const near = centred({ x: 240, y: 240 }, 4, ROOM);
    const far = panned(near, 10_000, -10_000, ROOM);
    const shown = seen(far, ROOM);
    expect(shown.x + shown.width).toBeCloseTo(480);
    expect(shown.y).toBeCloseTo(0);
    expect(within(far, ROOM)).toEqual(far);
  });

  it('keeps the ground under the finger while it zooms', () => {
    const before = centred({ x: 240, y: 240 }, 3, ROOM);
    const finger = { x: 600, y: 380 };
    const ground = toMap(before, finger, ROOM.window);
    const after = toWindow(zoomed(before, 1.3, finger.x, finger.y, ROOM), ground, ROOM.window);
    expect(after.x).toBeCloseTo(finger.x);
    expect(after.y).toBeCloseTo(finger.y);
  });

  it('brings any place into the clear rectangle, and moves no more than it must', () => {
    const camera = centred({ x: 240, y: 240 }, 4, ROOM);
    for (let x = 0; x < 480; x += 60) {
      for (let y = 0; y < 480; y += 60) {
        const place = { x, y, width: 40, height: 40 };
        const box = boxInWindow(showing(camera, place, ROOM), place, ROOM.window);
        expect(overlap(box, ROOM.clear)).toBeCloseTo(box.width * box.height);
      }
    }
    expect(showing(camera, { x: 230, y: 230, width: 20, height: 20 }, ROOM)).toEqual(camera);
  });

  it('holds a piece in the middle three fifths of the clear rectangle, in a corner of the map too', () => {
    const camera = centred({ x: 240, y: 240 }, 4, ROOM);
    const { x: left, y: top, width, height } = ROOM.clear;
    for (const [x, y] of [
      [0, 0],
      [460, 0],
      [240, 460],
      [460, 460],
    ] as const) {
      const piece = { x, y, width: 20, height: 20 };
      const box = boxInWindow(holding(camera, piece, ROOM), piece, ROOM.window);
      expect(box.x).toBeGreaterThanOrEqual(left + width * 0.2 - 0.01);
      expect(box.x + box.width).toBeLessThanOrEqual(left + width * 0.8 + 0.01);
      expect(box.y).toBeGreaterThanOrEqual(top + height * 0.2 - 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(top + height * 0.8 + 0.01);
    }
    expect(holding(camera, { x: 230, y: 230, width: 20, height: 20 }, ROOM)).toEqual(camera);
  });
});

describe('a popover', () => {
  const bounds = { x: 10, y: 10, width: 1260, height: 780 };
  const size = { width: 312, height: 170 };

  it("never covers its place or one's own piece while there is room", () => {
    for (let x = 20; x < 1100; x += 90) {
      for (let y = 20; y < 640; y += 70) {
        const place = { x, y, width: 150, height: 150 };
        const own = { x: x + 150, y: y + 20, width: 40, height: 60 };
        const box = placed(size, place, bounds, { never: [own], rather: [] });
        expect(overlap(box, place)).toBe(0);
        expect(overlap(box, own)).toBe(0);
        expect(overlap(box, bounds)).toBeCloseTo(size.width * size.height);
      }
    }
  });

  it('leaves lit places free if it can', () => {
    const place = { x: 600, y: 400, width: 100, height: 100 };
    const above = { x: 400, y: 200, width: 500, height: 190 };
    const box = placed(size, place, bounds, { never: [], rather: [above] });
    expect(overlap(box, above)).toBe(0);
  });
});

describe('room', () => {
  it('is measured in letters, not in pixels', () => {
    expect([1280 / 16, 1280 / 24, 1280 / 32, 360 / 16, 360 / 32].map((rem) => tierOf(rem))).toEqual([
      'wide',
      'medium',
      'medium',
      'narrow',
      'tiny',
    ]);
  });

  it('is as little as on the smallest screen where the window is low, however wide it is', () => {
    expect([320, 1280].map((px) => tierOf(px / 16, 200 / 16))).toEqual(['tiny', 'tiny']);
    expect(tierOf(1280 / 32, 800 / 32)).toBe('medium');
  });
});

describe('beats', () => {
  const at = (seq: number, n: number): TableState => ({
    ...EMPTY,
    seq,
    log: [{ n, at: 0, event: {}, text: { key: 'x', args: {} } }],
    newFrom: n,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are told one after the other, and end with what is true', () => {
    const director = new Director(() => 400);
    director.hear(at(1, 0), 'normal');
    for (const seq of [2, 3, 4]) director.hear(at(seq, seq), 'normal');
    expect(director.told?.seq).toBe(2);
    expect(director.isTelling).toBe(true);
    vi.advanceTimersByTime(400);
    expect(director.told?.seq).toBe(3);
    vi.advanceTimersByTime(10_000);
    expect(director.told?.seq).toBe(4);
    expect(director.isTelling).toBe(false);
  });

  it('can be skipped, are cut after a jump, and do not delay anything where they are off', () => {
    const director = new Director(() => 400);
    director.hear(at(1, 0), 'normal');
    for (const seq of [2, 3, 4]) director.hear(at(seq, seq), 'normal');
    director.hurry();
    expect([director.told?.seq, director.isTelling]).toEqual([4, false]);
    director.hear(at(9, 9), 'normal');
    expect([director.told?.seq, director.isTelling]).toEqual([9, false]);
    director.hear(at(10, 10), 'off');
    expect([director.told?.seq, director.isTelling]).toEqual([10, false]);
  });
});

describe('figures', () => {
  it('walk from where they were, come in from outside, and end where the table has them', () => {
    const strides = new Strides();
    strides.update([{ id: 'a', x: 0, y: 0 }], 0, 2, 900);
    const next = [
      { id: 'a', x: 100, y: 0 },
      { id: 'b', x: 50, y: 50, from: { x: 0, y: 50 } },
    ] as const;
    strides.update(next, 0, 2, 900);
    expect(strides.pose(next[0], 100).x).toBeCloseTo(50);
    expect(strides.pose(next[1], 60).x).toBeCloseTo(0);
    expect(strides.isMoving(100)).toBe(true);
    expect(strides.pose(next[0], 2_000)).toMatchObject({ x: 100, y: 0, alpha: 1 });
    expect(strides.pose(next[1], 2_000)).toMatchObject({ x: 50, y: 50, alpha: 1 });
    expect(strides.isMoving(2_000)).toBe(false);
  });

  it('fall when they are gone, and not at all where nothing may move', () => {
    const strides = new Strides();
    strides.update([{ id: 'a', x: 0, y: 0 }], 0, 2, 900);
    strides.update([], 0, 2, 900);
    expect(strides.falling(100)).toHaveLength(1);
    expect(strides.falling(1_000)).toHaveLength(0);
    const still = new Strides();
    still.update([{ id: 'a', x: 0, y: 0 }], 0, 0, 900);
    still.update([{ id: 'a', x: 9, y: 0 }], 0, 0, 900);
    expect(still.isMoving(0)).toBe(false);
  });
});
