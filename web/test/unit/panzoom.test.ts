import { describe, expect, it } from 'vitest';
import { between, MAX_SCALE, moved, showing, WHOLE, within, zoomed } from '../../src/board/panzoom';

const size = { width: 300, height: 200 };

describe('pan and zoom', () => {
  it('keeps the point under the finger', () => {
    const frame = zoomed(WHOLE, 2, 100, 50, size);
    expect(frame).toEqual({ x: 50, y: 25, scale: 2 });
    // The point was a third and a quarter of the way in, and still is.
    expect((100 - frame.x) / (size.width / 2)).toBeCloseTo(1 / 3);
    expect((50 - frame.y) / (size.height / 2)).toBeCloseTo(1 / 4);
  });

  it('never shows more than the drawing, nor magnifies without end', () => {
    expect(zoomed(WHOLE, 0.2, 10, 10, size)).toBe(WHOLE);
    expect(zoomed(WHOLE, 1000, 10, 10, size).scale).toBe(MAX_SCALE);
  });

  it('stops at the edges', () => {
    const frame = { x: 0, y: 0, scale: 2 };
    expect(moved(frame, -50, 500, size)).toEqual({ x: 0, y: 100, scale: 2 });
    expect(within({ x: 400, y: -3, scale: 4 }, size)).toEqual({ x: 225, y: 0, scale: 4 });
  });

  it('moves only as far as needed to show something', () => {
    const frame = { x: 0, y: 0, scale: 2 };
    expect(showing(frame, { x: 20, y: 20, width: 30, height: 30 }, size)).toEqual(frame);
    expect(showing(frame, { x: 180, y: 20, width: 30, height: 30 }, size)).toEqual({ x: 60, y: 0, scale: 2 });
  });

  it('goes from one look to another on the drawing', () => {
    const to = { x: 100, y: 50, scale: 2 };
    expect(between(WHOLE, to, 0, size)).toEqual(WHOLE);
    expect(between(WHOLE, to, 1, size)).toEqual(to);
    expect(between(WHOLE, to, 0.5, size)).toEqual({ x: 50, y: 25, scale: 1.5 });
  });
});
