// The companion's Zombie pile and Horde box, and what it remembers.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  addToBox,
  type Card,
  draw,
  hordeChance,
  left,
  N_CARDS,
  N_HORDE_CARDS,
  newPile,
  NUMBER_CARDS,
  tap,
  undo,
} from '../../src/companion/deck';
import { FRESH, growlEvery, parseMemory } from '../../src/companion/memory';

/** Fixed chance, the same on every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const HORDE: Card = { kind: 'horde' };
const TWO: Card = { kind: 'number', value: 2 };

describe('the cards', () => {
  it('are those of the game', () => {
    const path = new URL('../../../crates/games/zombies15/content/zombie-cards.toml', import.meta.url);
    const content = readFileSync(path, 'utf8');
    expect(content).toContain(`horde = ${String(N_HORDE_CARDS)}`);
    const rows = content
      .split('[[card]]')
      .slice(1)
      .map((row) => /value = (\d)\nletter = "(\w)"\ncopies = (\d)\nevent = "(\w+)"/.exec(row)?.slice(1))
      .map((row) => row?.join(' '));
    expect(NUMBER_CARDS.map((row) => row.join(' '))).toEqual(rows);
    const copies = NUMBER_CARDS.reduce((sum, [, , n]) => sum + n, 0);
    expect(copies + N_HORDE_CARDS).toBe(N_CARDS);
  });

  it('are dealt with four Horde cards in each half', () => {
    for (const seed of [1, 2, 3]) {
      const { order } = newPile(dice(seed));
      expect(order).toHaveLength(48);
      for (const half of [order?.slice(0, 24), order?.slice(24)]) {
        expect(half?.filter((card) => card.kind === 'horde')).toHaveLength(4);
      }
      const events = order?.filter((card) => card.kind === 'number' && card.event !== undefined);
      expect(events).toHaveLength(16);
    }
  });
});

describe('drawing', () => {
  it('counts, empties the Horde box, and can be taken back', () => {
    let pile = addToBox(newPile(null), 4);
    expect(hordeChance(pile)).toBe(4 / 24);
    pile = tap(pile, TWO);
    expect([left(pile, TWO), hordeChance(pile)]).toEqual([9, 4 / 23]);
    const before = pile;
    pile = tap(pile, HORDE);
    expect([pile.box, pile.drawn.at(-1)?.boxBefore, hordeChance(pile)]).toEqual([3, 7, 3 / 22]);
    expect(undo(pile)).toEqual(before);
    expect(undo(newPile(null))).toEqual(newPile(null));
  });

  it('ends with the pile and never has more of a kind than there is', () => {
    let pile = newPile(dice(5));
    for (let n = 0; n < 60; n += 1) pile = draw(pile);
    expect(pile.drawn).toHaveLength(48);
    expect(hordeChance(pile)).toBeNull();
    let own = newPile(null);
    for (let n = 0; n < 12; n += 1) own = tap(own, HORDE);
    expect(own.drawn).toHaveLength(8);
    expect(tap(newPile(dice(1)), HORDE).drawn).toHaveLength(0);
    expect(draw(newPile(null)).drawn).toHaveLength(0);
  });

  it('keeps the chance of the second half', () => {
    let pile = newPile(null);
    for (let n = 0; n < 4; n += 1) pile = tap(pile, HORDE);
    expect(hordeChance(pile)).toBe(0);
    for (const value of [1, 2, 3, 4]) {
      for (let n = 0; n < 5; n += 1) pile = tap(pile, { kind: 'number', value });
    }
    expect([pile.drawn.length, hordeChance(pile)]).toEqual([24, 4 / 24]);
  });

  it('keeps the box within reason', () => {
    expect(addToBox(newPile(null), -9).box).toBe(0);
    expect(addToBox(newPile(null), 500).box).toBe(99);
  });
});

describe('the memory', () => {
  it('comes back as it was kept', () => {
    const kept = { every: 40, timer: { doneMs: 5_000, since: 77 }, pile: draw(newPile(dice(2))) };
    expect(parseMemory(JSON.stringify(kept))).toEqual(kept);
    const counted = { ...FRESH, every: null, pile: tap(addToBox(newPile(null), -3), HORDE) };
    expect(parseMemory(JSON.stringify(counted))).toEqual(counted);
  });

  it('begins anew where it is broken', () => {
    expect(parseMemory(null)).toEqual({ ...FRESH, every: FRESH.every });
    expect(parseMemory('[broken')).toEqual(FRESH);
    expect(parseMemory('{"every":7,"timer":{"doneMs":-1},"pile":{"drawn":[{}],"box":3}}')).toEqual(FRESH);
    expect([growlEvery(20), growlEvery(840), growlEvery(19), growlEvery(2.5), growlEvery(null)]).toEqual([
      20,
      840,
      60,
      60,
      null,
    ]);
  });
});
