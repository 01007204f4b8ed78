// A held button finds the moment to press.

import { describe, expect, it } from 'vitest';
import { counted, type Lead, NO_LEAD, pressed, tooSoon } from '../../src/ui/lead';

/** Presses a hundred times over a line of this length; returns how late each press arrived that counted. */
function hold(journeyMs: number): { late: number[]; refused: number } {
  let lead: Lead = NO_LEAD;
  const late: number[] = [];
  let refused = 0;
  for (let i = 0; i < 100; i += 1) {
    // The reckoned clock is behind by one journey, and so is what is sent.
    const arrives = 2 * journeyMs - lead.ms;
    if (arrives < 0) {
      refused += 1;
      lead = tooSoon(lead);
    } else {
      late.push(arrives);
      lead = counted(lead, 2 * journeyMs);
    }
  }
  return { late, refused };
}

describe('lead', () => {
  it.each([0, 5, 40])('makes up for a journey of %i ms without a refusal', (journey) => {
    const { late, refused } = hold(journey);
    const settled = late.slice(-30);
    expect(settled.reduce((a, b) => a + b) / settled.length).toBeLessThanOrEqual(20);
    expect(refused).toBe(0);
  });

  it('is bounded, and rests between two presses', () => {
    let lead = NO_LEAD;
    for (let i = 0; i < 1000; i += 1) lead = counted(lead, 1_000);
    expect(lead.ms).toBe(150);
    expect(tooSoon(NO_LEAD).ms).toBe(0);
    expect(pressed(NO_LEAD, 1_000).notBefore).toBe(1_060);
  });
});
