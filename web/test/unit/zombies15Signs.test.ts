// Signs over the town of Zombies 15': none on another, none on a Hero, and what matters most is always there.

import { describe, expect, it } from 'vitest';
import { type Box, extent, TILE } from '../../src/games/zombies15/layout';
import {
  hang,
  lettered,
  type Sign,
  signsOf,
  type Town,
  type TownSigns,
} from '../../src/games/zombies15/signs';
import type { AreaView, TileView, View } from '../../src/games/zombies15/types';

const NAMES = ['Mill Yard', 'Willow Park Road III', 'Route du Parc aux Saules II', 'Old Cemetery'];

function tile(x: number, y: number): TileView {
  const name = { key: NAMES[(x + y) % NAMES.length] ?? '', args: {} };
  const streets: TileView['streets'] = [y > 0, true, (x + y) % 2 === 0, true];
  const side = `${x}${y}A`;
  return { side, name, x, y, facing: 'N', streets, adjacent: [], search: true, alarm: x === 1, exit: false };
}

function area(place: string, changes: Partial<AreaView> = {}): AreaView {
  return { place, zombies: 0, fend_off: 0, markers: [], tokens: [], heavy: [], heroes: [], ...changes };
}

/** Seven by five tiles full of zombies, one's own Hero on the first, the goal on the last. */
function town(scale: number, text: number): Town {
  const tiles = Array.from({ length: 35 }, (_, i) => tile(i % 7, Math.floor(i / 7)));
  const areas = tiles.flatMap(({ side, x }) => [
    area(`${side}/street`, { zombies: 3 + x * 2 }),
    area(`${side}/search`, { zombies: x % 4, ...(x === 2 ? { lock: 'red' } : {}) }),
  ]);
  const hero = { hero: 'will' } as unknown as NonNullable<Town['actors'][number]['hero']>;
  return {
    view: { tiles, areas } as unknown as View,
    scale,
    text,
    actors: [
      { hero, x: 60, y: 68, height: 36 },
      { hero: null, x: 180, y: 112, height: 29 },
    ],
    lit: new Map([
      ['10A/street', 1],
      ['00A/search', 1],
    ]),
    planned: new Map([['10A/street', [1, 2]]]),
    goals: new Set(['64A']),
    own: '00A/street',
  };
}

const signs = (seen: Town): TownSigns => signsOf(seen, ({ name }) => name.key);

function touches(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const named = (side: string) => (sign: Sign) => sign.kind === 'name' && sign.tile.side === side;

describe('signs over the town', () => {
  const scales = [0.3, 0.39, 0.6, 0.93, 1.15, 2.3, 5.8];
  const cases = scales.flatMap((scale) => [0.9, 1, 1.5, 1.6].map((text) => ({ scale, text })));

  it.each(cases)('keep out of each other’s way at scale $scale with text $text', ({ scale, text }) => {
    const boxes = signs(town(scale, text)).hung.map(({ box }) => box);
    boxes.forEach((box, i) => {
      expect(boxes.slice(i + 1).filter((other) => touches(box, other))).toEqual([]);
    });
  });

  it.each(cases)('name one’s own place and the goal at scale $scale with text $text', ({ scale, text }) => {
    const { hung } = signs(town(scale, text));
    const bounds = extent(town(scale, text).view.tiles);
    for (const side of ['00A', '64A']) {
      const own = hung.find(({ sign }) => named(side)(sign));
      expect(own).toBeDefined();
      if (own === undefined || own.sign.kind !== 'name') continue;
      expect((own.sign.letterings[own.at]?.size ?? 0) * scale).toBeGreaterThan(7);
      expect(own.box.x).toBeGreaterThanOrEqual(bounds.x);
      expect(own.box.x + own.box.width).toBeLessThanOrEqual(bounds.x + bounds.width + 1e-9);
    }
    expect(hung.some(({ sign }) => sign.kind === 'exit')).toBe(true);
  });

  it.each(cases)('leave Heroes and zombies uncovered at scale $scale with text $text', ({ scale, text }) => {
    const names = signs(town(scale, text)).hung.filter(({ sign, isKept }) => sign.kind === 'name' && !isKept);
    for (const figure of [
      { x: 52, y: 32, width: 16, height: 36 },
      { x: 174, y: 85, width: 12, height: 25 },
    ])
      expect(names.filter(({ box }) => touches(box, figure))).toEqual([]);
  });

  it('say what a step beside a Hero costs, from far away too', () => {
    const seen = town(0.84, 1.6);
    const actors = seen.actors.map((actor) => (actor.hero === null ? actor : { ...actor, x: 180 }));
    const { hung } = signs({ ...seen, actors, planned: new Map(), lit: new Map([['10A/street', 1]]) });
    expect(hung.filter(({ sign }) => sign.kind === 'cost')).toHaveLength(1);
  });

  it('all have a name at the usual size', () => {
    const { hung } = signs({ ...town(1.15, 1), actors: [], lit: new Map(), planned: new Map() });
    expect(hung.filter(({ sign }) => sign.kind === 'name').length).toBeGreaterThanOrEqual(30);
  });
});

describe('the letters of a name', () => {
  const measure = { edge: 8, most: TILE - 2 };

  it('are as large as wished where there is room', () => {
    expect(lettered('Mill Yard', 11, 9, measure)).toMatchObject({ words: 'Mill Yard', size: 11 });
  });

  it('become smaller, then fewer, and keep the number at the end', () => {
    expect(lettered('Willow Park Road III', 11, 9, measure)?.words).toBe('Willow Park Road III');
    const short = lettered('Route du Parc aux Saules III', 11, 9, measure);
    expect(short?.words).toMatch(/^Route du Parc.*… III$/);
    expect(short?.wide).toBeLessThanOrEqual(measure.most);
  });

  it('are left out where too few would be left', () => {
    expect(lettered('Route du Parc aux Saules III', 40, 32, measure)).toBeNull();
  });
});

describe('hanging', () => {
  const box = (x: number): Box => ({ x, y: 0, width: 10, height: 10 });

  it('moves a sign aside before it leaves it out', () => {
    const hung = hang(
      [
        { sign: 'a', boxes: [box(0)] },
        { sign: 'b', boxes: [box(5), box(20)] },
        { sign: 'c', boxes: [box(15)] },
      ],
      [],
      0,
    );
    expect(hung.map(({ sign, at }) => `${sign}${at}`)).toEqual(['a0', 'b1']);
  });

  it('takes down what hangs in the way of a sign that must be there', () => {
    const hung = hang(
      [
        { sign: 'a', boxes: [box(0)] },
        { sign: 'b', boxes: [box(5)], isKept: true },
      ],
      [],
      0,
    );
    expect(hung.map(({ sign }) => sign)).toEqual(['b']);
  });
});
