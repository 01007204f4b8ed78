// Geometry of round tracks.

import { describe, expect, it } from 'vitest';
import { closestTurn, degreesOf, onCircle, sector } from '../../src/board/ring';

describe('ring', () => {
  it('counts clockwise from the top', () => {
    expect(onCircle(degreesOf(0, 12), 100)).toEqual({ x: 0, y: -100 });
    expect(onCircle(degreesOf(3, 12), 100)).toEqual({ x: 100, y: 0 });
    expect(onCircle(degreesOf(6, 12), 100)).toEqual({ x: 0, y: 100 });
    expect(onCircle(degreesOf(9, 12), 100)).toEqual({ x: -100, y: 0 });
  });

  it('turns the short way over the top', () => {
    expect(closestTurn(330, 0)).toBe(360);
    expect(closestTurn(360, 30)).toBe(390);
    expect(closestTurn(390, 0)).toBe(360);
    expect(closestTurn(0, 90)).toBe(90);
  });

  it('draws closed spaces', () => {
    expect(sector(0, 4, 50, 100, 0)).toBe(
      'M-70.71 -70.71A100 100 0 0 1 70.71 -70.71L35.36 -35.36A50 50 0 0 0 -35.36 -35.36Z',
    );
  });
});
