import { describe, expect, it } from 'vitest';
import stores from '../../../crates/games/tiny-epic-zombies/content/stores.toml?raw';
import {
  area,
  CARD,
  type Edges,
  isInside,
  outlines,
  type Point,
  roomiest,
  turned,
} from '../../src/games/tiny-epic-zombies/geometry';
import { courtyard, mallBox, PLAIN, stand, stretchFor } from '../../src/games/tiny-epic-zombies/layout';

/** Every Store side of the box, read from the rules' own content. */
const SIDES = readSides();

function readSides(): readonly { id: string; edges: Edges; inside: string[] }[] {
  return stores
    .split('[[side]]')
    .slice(1)
    .map((part) => ({
      id: /id = "(\w+)"/.exec(part)?.[1] ?? '',
      inside: [...(/inside = \[(.*)\]/.exec(part)?.[1] ?? '').matchAll(/"(\d-\d)"/g)].map((m) => m[1] ?? ''),
      edges: {
        top: spans(part, 'top'),
        right: spans(part, 'right'),
        bottom: spans(part, 'bottom'),
        left: spans(part, 'left'),
      },
    }));
}

function spans(part: string, edge: string): { room: number; from: number; to: number }[] {
  const list = new RegExp(`\\b${edge} = "([^"]+)"`).exec(part)?.[1] ?? '';
  return [...list.matchAll(/(\d):(\d+)-(\d+)/g)].map(([, room, from, to]) => ({
    room: Number(room),
    from: Number(from),
    to: Number(to),
  }));
}

/** The Room at a point: exactly one, away from the walls. */
function roomsAt(point: Point, all: readonly (readonly Point[])[]): readonly number[] {
  return all.flatMap((outline, i) => (isInside(point, outline) ? [i + 1] : []));
}

describe('outlines', () => {
  it('knows all sixteen sides', () => {
    expect(SIDES).toHaveLength(16);
  });

  it.each(SIDES.map((side) => [side.id, side] as const))('%s: three Rooms fill the card', (_, { edges }) => {
    const all = outlines(edges);
    const total = all.reduce((sum, outline) => sum + area(outline), 0);
    expect(total).toBeCloseTo(CARD.width * CARD.height, 5);
    for (const outline of all) expect(area(outline)).toBeGreaterThan(1000);
  });

  it.each(SIDES.map((side) => [side.id, side] as const))(
    '%s: every stretch of edge is its Room',
    (_, { edges }) => {
      const all = outlines(edges);
      const inset = 0.5;
      for (const span of edges.top) {
        expect(roomsAt({ x: (span.from + span.to) / 2, y: inset }, all)).toEqual([span.room]);
      }
      for (const span of edges.bottom) {
        expect(roomsAt({ x: (span.from + span.to) / 2, y: CARD.height - inset }, all)).toEqual([span.room]);
      }
      for (const span of edges.left) {
        expect(roomsAt({ x: inset, y: (span.from + span.to) / 2 }, all)).toEqual([span.room]);
      }
      for (const span of edges.right) {
        expect(roomsAt({ x: CARD.width - inset, y: (span.from + span.to) / 2 }, all)).toEqual([span.room]);
      }
    },
  );

  it.each(SIDES.map((side) => [side.id, side] as const))(
    '%s: walls join the Rooms the rules join',
    (_, side) => {
      const all = outlines(side.edges);
      const found = new Set<string>();
      for (let y = 1; y < CARD.height; y += 2) {
        for (let x = 1; x < CARD.width; x += 2) {
          const here = roomsAt({ x, y }, all)[0];
          for (const there of [roomsAt({ x: x + 2, y }, all)[0], roomsAt({ x, y: y + 2 }, all)[0]]) {
            if (here === undefined || there === undefined || here === there) continue;
            found.add([here, there].toSorted().join('-'));
          }
        }
      }
      expect([...found].toSorted()).toEqual(side.inside.toSorted());
    },
  );

  it.each(SIDES.map((side) => [side.id, side] as const))(
    '%s: there is room to stand in every Room',
    (_, { edges }) => {
      for (const outline of outlines(edges)) {
        const box = roomiest(outline);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        const corners = [
          [box.x + 1, box.y + 1],
          [box.x + box.width - 1, box.y + 1],
          [box.x + 1, box.y + box.height - 1],
          [box.x + box.width - 1, box.y + box.height - 1],
        ] as const;
        for (const [x, y] of corners) expect(isInside({ x, y }, outline)).toBe(true);
      }
    },
  );
});

describe('turned', () => {
  it('keeps the card upright after four quarters', () => {
    const corner = { x: 10, y: 20 };
    expect(turned(corner, 90)).toEqual({ x: 68, y: 10 });
    expect(turned(corner, 180)).toEqual({ x: 114, y: 68 });
    expect(turned(corner, 270)).toEqual({ x: 20, y: 114 });
    expect(turned(corner, 0)).toEqual(corner);
  });
});

describe('the Courtyard', () => {
  it('is filled by its five Rooms', () => {
    const rooms = courtyard(PLAIN);
    expect(rooms.map(({ room }) => room)).toEqual(['C.c', 'C.n', 'C.e', 'C.s', 'C.w']);
    expect(rooms.reduce((sum, { outline }) => sum + area(outline), 0)).toBeCloseTo(124 * 88, 5);
  });
});

describe('the stretch', () => {
  it('fills the window as far as it goes', () => {
    for (const size of [
      { width: 900, height: 760 },
      { width: 340, height: 470 },
      { width: 1400, height: 700 },
    ]) {
      const stretch = stretchFor(size);
      const { width, height } = mallBox(stretch);
      const scale = Math.min(size.width / width, size.height / height);
      const isFull = (width * height * scale * scale) / (size.width * size.height) > 0.93;
      expect(isFull || stretch.x === 1.6 || stretch.y === 1.45).toBe(true);
    }
  });
});

describe('standing in a room', () => {
  const box = { x: 0, y: 0, width: 40, height: 30 };

  it('puts one thing into the middle, with its feet on the floor', () => {
    const [only] = stand([18], box);
    expect(only?.x).toBeCloseTo(20);
    expect((only?.y ?? 0) + 18 * 0.46).toBeCloseTo(27);
  });

  it('makes many things smaller until they fit beside each other', () => {
    const placed = stand([18, 18, 18, 18, 14, 14], box);
    expect(placed).toHaveLength(6);
    for (const [i, a] of placed.entries()) {
      expect(a.x - a.size * 0.44).toBeGreaterThanOrEqual(-0.01);
      expect(a.x + a.size * 0.44).toBeLessThanOrEqual(40.01);
      for (const b of placed.slice(i + 1)) {
        const isApart = Math.abs(a.x - b.x) > 4 || Math.abs(a.y - b.y) > 4;
        expect(isApart).toBe(true);
      }
    }
  });
});
