// One table of keys for all four games: a letter is never both the shell's and a game's, and U only takes back.

import { describe, expect, it } from 'vitest';
import { KEYS as TINY_EPIC } from '../../src/games/tiny-epic-zombies/intentions';
import { KEYS as MALL } from '../../src/games/zombie-mall/intentions';
import { KEYS as FIFTEEN } from '../../src/games/zombies15/intentions';
import { SHELL_KEYS } from '../../src/ui/tableIntentions';

describe('the table of keys', () => {
  it('has no letter that means both something of the shell and something of a game', () => {
    const shell = new Set<string>(Object.values(SHELL_KEYS));
    // A pause is the same wish wherever it is pressed.
    shell.delete(SHELL_KEYS.pause);
    const games = {
      FIFTEEN: Object.values(FIFTEEN).flat(),
      MALL: Object.values(MALL),
      TINY_EPIC: Object.values(TINY_EPIC),
    };
    for (const [game, keys] of Object.entries(games))
      expect(
        keys.filter((key) => shell.has(key)),
        game,
      ).toEqual([]);
  });

  it('attacks with F and gets with G in every map game', () => {
    expect([FIFTEEN['attack w1']?.[0], MALL['fight'], TINY_EPIC['fight']]).toEqual(['f', 'f', 'f']);
    expect([FIFTEEN['search']?.[0], MALL['loot'], TINY_EPIC['take']]).toEqual(['g', 'g', 'g']);
  });
});
