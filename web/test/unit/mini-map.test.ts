import { describe, expect, it } from 'vitest';
import { cornerFor } from '../../src/games/tiny-epic-zombies/mini';

const extent = { x: 0, y: 0, width: 400, height: 400 };
const frame = { x: 100, y: 100, scale: 2 };

describe('the small map', () => {
  it('lies in the lower left corner if nothing that matters is there', () => {
    expect(cornerFor(frame, extent, [])).toBe('sw');
  });

  it('gives way to what matters in the part that is seen', () => {
    const here = { x: 110, y: 250, width: 20, height: 20 };
    expect(cornerFor(frame, extent, [here])).toBe('se');
    // The same room out of sight is in nobody's way.
    expect(cornerFor({ ...frame, x: 200 }, extent, [here])).toBe('sw');
  });

  it('is nowhere if it would hide something wherever it lay', () => {
    expect(cornerFor(frame, extent, [extent])).toBeNull();
  });
});
