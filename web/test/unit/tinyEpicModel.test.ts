import { describe, expect, it } from 'vitest';
import {
  cardKind,
  from,
  litness,
  onward,
  openWays,
  wayOf,
  waysOf,
} from '../../src/games/tiny-epic-zombies/model';
import { intentions } from '../../src/games/tiny-epic-zombies/intentions';
import type { Play } from '../../src/games/module';
import { grouped, noiseChance, sixths } from '../../src/games/tiny-epic-zombies/odds';
import { happenedIn } from '../../src/games/tiny-epic-zombies/happenings';
import type { Odds, View } from '../../src/games/tiny-epic-zombies/types';
import type { Choice } from '../../src/protocol/Choice';

function choice(action: string): Choice {
  return { action, data: null, label: { key: 'x', args: {} } };
}

const room = (id: string) => ({ kind: 'room', id }) as const;
const card = (id: string) => ({ kind: 'card', id }) as const;

describe('answers', () => {
  it('counts those that differ in a number alone, and marks what kills', () => {
    const deadly = { ...choice('stash 2'), label: { key: 'tiny-epic-zombies-do-deadly', args: {} } };
    const play = {
      choices: [choice('stash 1'), deadly, choice('cache 0'), choice('end')],
      begins: [],
      view: { stores: [] },
      names: [],
    } as unknown as Play;
    const found = intentions(play).map(({ id, count, grave }) => [id, count?.n, grave]);
    expect(found).toEqual([
      ['stash 1', 1, undefined],
      ['stash 2', 2, true],
      ['cache 0', undefined, undefined],
      ['end', undefined, undefined],
    ]);
  });
});

describe('ways', () => {
  it('takes text forms apart', () => {
    expect(wayOf(choice('move N.3')).path).toEqual([room('N.3')]);
    expect(wayOf(choice('drop machete')).path).toEqual([card('machete')]);
    expect(wayOf(choice('drop machete W')).path).toEqual([card('machete'), { kind: 'slot', id: 'W' }]);
    expect(wayOf(choice('peek 1')).path).toEqual([{ kind: 'human', id: '1' }]);
    expect(wayOf(choice('peek deck')).path).toEqual([]);
    expect(wayOf(choice('stash 3')).path).toEqual([]);
    expect(wayOf(choice('fight'))).toMatchObject({ verb: 'fight', path: [] });
  });

  it('lets either of two rooms be shot at first', () => {
    const ways = waysOf([choice('shoot E.1 E.3')]);
    expect(from(ways, room('E.3'))).toHaveLength(1);
    expect(onward(ways, room('E.3'), room('E.1'))).toHaveLength(1);
  });

  it('keeps costly acts dark until they are decided for', () => {
    const choices = [choice('move E.1'), choice('skateboard E.1'), choice('skateboard W.2')];
    const plain = openWays(choices, null);
    expect(litness(plain, null, room('E.1'))).toBe('first');
    expect(litness(plain, null, room('W.2'))).toBe('no');
    const decided = openWays(choices, 'skateboard');
    expect(litness(decided, null, room('W.2'))).toBe('first');
    expect(from(decided, room('E.1')).map(({ verb }) => verb)).toEqual(['skateboard']);
  });

  it('forgets a decision that is no longer there', () => {
    expect(openWays([choice('move E.1')], 'skateboard')).toHaveLength(1);
  });

  it('lights where something can go once it is picked', () => {
    const ways = openWays([choice('shift E.1 S.2'), choice('shift E.1 S.3')], null);
    expect(litness(ways, null, room('S.2'))).toBe('no');
    expect(litness(ways, room('E.1'), room('S.2'))).toBe('second');
  });
});

describe('names', () => {
  it('leaves out the letter of the copy', () => {
    expect(cardKind('grenade-b')).toBe('grenade');
    expect(cardKind('frequency-3-a')).toBe('frequency-3');
    expect(cardKind('machete')).toBe('machete');
  });
});

describe('odds', () => {
  it('shows the deadly faces as the worst', () => {
    const odds: Odds = { free_move: 2, wounds: [4, 1, 1], eaten: 1 };
    expect(sixths(odds)).toEqual(['clean', 'clean', 'clean', 'clean', 'one', 'eaten']);
  });

  it('puts rooms with the same odds together', () => {
    const odds: Odds = { free_move: 2, wounds: [4, 1, 1], eaten: 0 };
    const worse: Odds = { ...odds, wounds: [2, 3, 1] };
    const groups = grouped([
      ['N.1', odds],
      ['N.2', worse],
      ['E.1', odds],
    ]);
    expect(groups.map(({ rooms }) => rooms)).toEqual([['N.1', 'E.1'], ['N.2']]);
  });

  it('counts the unseen cards with the symbol of a store', () => {
    const stores = [
      { slot: 'N', symbol: 'glass' },
      { slot: 'E', symbol: 'door' },
    ] as const;
    const unseen_symbols: View['unseen_symbols'] = [5, 4, 3, 6];
    const mall = { stores, unseen_symbols };
    expect(noiseChance(mall, 'N.2')).toEqual({ n: 3, of: 18 });
    expect(noiseChance(mall, 'E.1')).toEqual({ n: 5, of: 18 });
    expect(noiseChance(mall, 'C.c')).toBeUndefined();
    expect(noiseChance({ ...mall, last_turns: 2 }, 'N.2')).toBeUndefined();
    expect(noiseChance({ ...mall, unseen_symbols: [0, 0, 0, 0] }, 'N.2')).toBeUndefined();
  });
});

describe('what is seen of an event', () => {
  const text = { key: 'x', args: {} };
  const mall = {
    humans: [{ human: 0, room: 'N.2' }],
    stores: [{ slot: 'N' }, { slot: 'E' }],
  } as unknown as View;
  const seen = (event: unknown) => happenedIn(mall, { at: 0, event, text, n: 4 });
  const who = { human: 0, character: 'mechanic' };

  it('is where it happens', () => {
    expect(seen({ type: 'zombie_moved', from: 'N.1', to: 'E.2' })).toMatchObject({
      kind: 'comes',
      at: 'E.2',
      rooms: ['N.1', 'E.2'],
      stores: ['E'],
    });
    expect(seen({ type: 'rolled', who, face: 'one_wound' })).toMatchObject({ kind: 'die', at: 'N.2' });
    expect(seen({ type: 'barricade_hit', barricade: 2 })).toMatchObject({ kind: 'crack', at: 'C.c' });
  });

  it('is nothing where nothing is heard', () => {
    expect(seen({ type: 'noise_checked', who, noise: false })).toBeNull();
    expect(seen({ type: 'noise_checked', who, noise: true })).toMatchObject({ kind: 'noise', at: 'N.2' });
    expect(seen({ type: 'supply_empty' })).toBeNull();
  });
});
