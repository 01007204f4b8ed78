// A campaign at home: its crew from the line the server wrote, what became of its parts, and its link.

import { describe, expect, it } from 'vitest';
import { isPacked, packed, unpacked } from '../../src/campaign/link';
import { standingOf } from '../../src/campaign/standing';
import { crewOf } from '../../src/games/zombies15/campaign';
import { loadTexts } from '../../src/text/fluent';

await loadTexts('zombies15');

describe('a crew', () => {
  it('is read from the progress of its next table, with bags and things', () => {
    const crew = crewOf({
      progress: '4 | josh w1=recurve_bow:5 w2=crowbar:2 bag2 dog | will starting bag1 | dex w1=shotgun:1*',
    });
    expect(crew?.next).toBe(4);
    expect(crew?.members.map(({ id }) => id)).toEqual(['josh', 'will', 'dex']);
    const [josh, will, dex] = crew?.members ?? [];
    expect(josh?.bags.map(({ tag }) => tag)).toHaveLength(1);
    expect(josh?.things.map(({ label, tag }) => [label, tag])).toEqual([
      ['Recurve Bow', '5'],
      ['Crowbar', '2'],
      ['Dog', undefined],
    ]);
    expect(will?.things).toEqual([]);
    expect(will?.note).toBeDefined();
    expect(dex?.things[0]?.tag).toBe('1');
  });

  it('is none without a progress, and leaves out what nobody knows', () => {
    expect(crewOf({})).toBeNull();
    expect(crewOf({ progress: 'new' })).toBeNull();
    expect(crewOf({ progress: '2 | nobody starting | snow o1=unheard_of:3' })?.members).toMatchObject([
      { id: 'snow', things: [] },
    ]);
  });
});

describe('a part of the way', () => {
  const past = (part: number, won: boolean) => ({ part, won, at: 1, table: null });

  it('is won, next, ahead, or behind without a record', () => {
    const history = [past(2, false), past(2, true), past(3, false)];
    expect(standingOf(1, 3, history)).toEqual({ is: 'skipped', tries: 0 });
    expect(standingOf(2, 3, history)).toEqual({ is: 'won', tries: 2 });
    expect(standingOf(3, 3, history)).toEqual({ is: 'next', tries: 1 });
    expect(standingOf(4, 3, history)).toEqual({ is: 'ahead', tries: 0 });
    expect(standingOf(15, null, [past(15, true)])).toEqual({ is: 'won', tries: 1 });
  });
});

describe('a link', () => {
  it('holds the whole text and is shorter than it', async () => {
    const text = JSON.stringify({ kind: 'shamble campaign', words: 'é'.repeat(300) });
    const hash = await packed(text);
    expect(hash).toMatch(/^c=[\w-]+$/);
    expect(hash.length).toBeLessThan(text.length);
    expect(isPacked(`#${hash}`)).toBe(true);
    expect(await unpacked(`#${hash}`)).toBe(text);
  });

  it('that is cut off, or something else, is none', async () => {
    const hash = await packed('x'.repeat(500));
    expect(await unpacked(hash.slice(0, -3))).toBeNull();
    expect(await unpacked('#c=!!')).toBeNull();
    expect(await unpacked('#elsewhere')).toBeNull();
    expect(await unpacked(await packed('x'.repeat(70_000)))).toBeNull();
  });
});
