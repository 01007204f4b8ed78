// Zombie Mall's board without a browser: what lights up, what is sent, and the game in words.

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cycled, dropAction, giveAction, grouped, offerAction } from '../../src/games/zombie-mall/cards';
import { factsAbout } from '../../src/games/zombie-mall/facts';
import {
  aimOf,
  bearing,
  cardKind,
  cardUses,
  keyNumber,
  type MallPlay,
  partners,
  percent,
} from '../../src/games/zombie-mall/model';
import { needsOf } from '../../src/games/zombie-mall/needs';
import { rollsOf } from '../../src/games/zombie-mall/rolls';
import { litSpaces, NOTHING_POINTED } from '../../src/games/zombie-mall/targets';
import type { PlayerView, View } from '../../src/games/zombie-mall/types';
import { describe as inWords, headline } from '../../src/games/zombie-mall/words';
import type { Choice } from '../../src/protocol/Choice';
import { loadTexts } from '../../src/text/fluent';
import { tableInfo } from './samples';

function choice(action: string): Choice {
  return { action, data: null, label: { key: 'zombie-mall-do-roll', args: {} } };
}

function player(seat: number, changes: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    status: 'on_map',
    at: '6,2',
    bandages: 5,
    adrenaline: 4,
    bites: 1,
    kills: 2,
    vp: 3,
    n_cards: 0,
    hand: [],
    hidden_loot: 0,
    hidden_objective: 0,
    slow: 0,
    dark: 0,
    adjacent: 0,
    saves_of_ten: 7,
    ...changes,
  };
}

function viewWith(changes: Partial<View> = {}): View {
  return {
    mall: {
      id: 'test',
      rows: 1,
      cols: 1,
      tiles: [{ id: '02', name: 'Dog-Eared Books', turn: 0 }],
      plan: [
        '+-+-+-+-+-+-+',
        ...Array.from({ length: 4 }, () => ['|o o o o o o|', '+ + + + + + +']).flat(),
        '|o o o o o R|',
        '+-+e+D+-+-+-+',
        '*S . , . . .*',
        '+x+x+*+*+*+*+',
      ],
      exits: [['6,1', '6,2']],
      starts: ['6,1'],
      radio_at: '5,6',
    },
    mode: 'coop',
    scenario: '1',
    round: 2,
    first: 0,
    turn: {
      seat: 0,
      phase: 4,
      north: 'n',
      mp: 4,
      bonus: true,
      act: 'nothing',
      noise: 0,
      offers_left: 8,
    },
    players: [player(0), player(1, { at: '6,5' })],
    zombies: [{ at: '3,2', n: 2, next: ['s', 'e'], distance: 3, first: true, sees: [0] }],
    loot: ['2,2'],
    objectives: [{ number: 3, at: '1,1' }],
    piles: [],
    deck: 40,
    discard: [],
    doors: [{ at: '5,3', side: 's', lock: '1', locked: true }],
    radio: { lock: '2', locked: true },
    wedges: [],
    horns: [],
    drawn: [],
    reach: [
      { at: '5,2', cost: 1, zombies: 0, by: 'n' },
      { at: '4,2', cost: 2, zombies: 2, by: 'n' },
    ],
    to_place: 0,
    ...changes,
  };
}

function playWith(ask: unknown, actions: readonly string[], view = viewWith()): MallPlay {
  return {
    view,
    seat: 0,
    table: tableInfo({ game: 'zombie-mall' }),
    names: (seat) => ['Ada', 'Bob'][seat],
    prompts: [],
    own: { seat: 0, ask, text: { key: 'x', args: {} }, must: true },
    choices: actions.map(choice),
    outcome: null,
    news: [],
    now: 0,
    isStill: false,
    begins: [],
    compose: () => undefined,
    act: vi.fn(),
  };
}

beforeAll(() => loadTexts('zombie-mall'));

describe('lit spaces', () => {
  const kinds = (play: MallPlay, pointed = NOTHING_POINTED) =>
    [...litSpaces(play, pointed)].map(([space, { kind, action }]) => [space, kind, action]);

  it('are those of the forecast, and say which start a fight', () => {
    const play = playWith({ point: 'moving' }, ['step n', 'bonus n', 'done']);
    expect(kinds(play)).toEqual([
      ['5,2', 'walk', null],
      ['4,2', 'danger', null],
    ]);
    expect(kinds(play, { ...NOTHING_POINTED, isBonus: true })).toEqual([['5,2', 'bonus', 'bonus n']]);
  });

  it('are nobody’s who is not asked', () => {
    expect(litSpaces({ ...playWith('fight', ['fight n']), own: null }, NOTHING_POINTED).size).toBe(0);
    expect(litSpaces({ ...playWith('fight', ['fight n']), isStill: true }, NOTHING_POINTED).size).toBe(0);
  });

  it('let zombies be fought and fled from', () => {
    expect(
      kinds(playWith('fight', ['fight here', 'fight n', 'escape n', 'escape e', 'escape w L30*1'])),
    ).toEqual([
      ['6,2', 'fight', 'fight here'],
      ['5,2', 'fight', 'fight n'],
      ['6,3', 'flee', 'escape e'],
    ]);
  });

  it('ask for the way of a zombie only where there are two', () => {
    const play = playWith('move_zombie', ['move 3,2 s', 'move 3,2 e', 'move 1,4 w']);
    expect(kinds(play)).toEqual([
      ['3,2', 'zombie', null],
      ['1,4', 'zombie', 'move 1,4 w'],
    ]);
    expect(kinds(play, { ...NOTHING_POINTED, zombie: '3,2' })).toContainEqual(['4,2', 'aim', 'move 3,2 s']);
  });

  it('show what a card can be aimed at', () => {
    const play = playWith({ point: 'moving' }, ['play L20*2 3,2', 'play L28', 'step n']);
    expect(kinds(play, { ...NOTHING_POINTED, card: 'L20*2' })).toEqual([['3,2', 'aim', 'play L20*2 3,2']]);
    expect(kinds(play, { ...NOTHING_POINTED, card: 'L28' })).toHaveLength(2);
  });
});

describe('cards', () => {
  it('are taken apart by their text form', () => {
    expect([cardKind('L13*2'), cardUses('L13*2'), cardUses('L35')]).toEqual(['L13', 2, null]);
    expect([keyNumber('O02'), keyNumber('L35'), keyNumber('L13*2')]).toEqual(['2', '1', null]);
    expect(
      [
        'play L28',
        'play L38 5,7',
        'play L24 n',
        'play L43 #3',
        'play L39 @1',
        'play L46*3 @1 L35',
        'play L42 L13*1',
      ].map((text) => aimOf(choice(text))),
    ).toEqual(['none', 'space', 'side', 'token', 'seat', 'gift', 'card']);
  });

  it('change hands as the server reads it', () => {
    const [two] = grouped(['L26*1', 'L26*1']);
    if (two === undefined) throw new Error('no group');
    const both = cycled(cycled({}, two), two);
    expect(dropAction(both)).toBe('drop L26*1 L26*1');
    expect(giveAction(1, both)).toBe('give 1 L26*1 L26*1');
    expect(offerAction(1, {}, both)).toBe('offer 1 give nothing want L26*1 L26*1');
    expect(cycled(both, two)).toEqual({ 'L26*1': 0 });
  });

  it('are traded with whom the choices name', () => {
    expect(partners(['give 1 L35', 'offer 3 give nothing want L35', 'drop L35'].map(choice))).toEqual([1, 3]);
  });
});

describe('in words', () => {
  const play = playWith({ point: 'moving' }, ['step n']);

  it('a space tells its cost, its dangers and what lies there', () => {
    const lit = litSpaces(play, NOTHING_POINTED);
    expect(factsAbout(play, '4,2', lit.get('4,2')).lines[0]).toBe('Walk here for 2 MP, and fight 2 zombies');
    expect(factsAbout(play, '3,2', undefined).lines[0]).toBe(
      '2 zombies, goes south or east next, 3 steps from the closest player, sees Ada, must be moved before others',
    );
    expect(factsAbout(play, '6,3', undefined).lines).toEqual([
      'Locked door to the north, key #1',
      'Cluttered: 2 MP, and zombies on open floor do not step in',
    ]);
  });

  it('the board says where things are', () => {
    const words = inWords(play).join('\n');
    expect(headline(play)).toBe('Ada · Move · round 2');
    expect(words).toContain('You are at 6,2: Walkway by Dog-Eared Books.');
    expect(words).toContain('4 north: Loot token.');
    expect(words).toContain('5 north, 1 west: Objective token 3.');
    expect(words).not.toContain('⟦');
    expect(bearing('6,2', '6,2')).toBe('here');
  });

  it('the way out says who holds what is needed', () => {
    expect(needsOf(play).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    const held = viewWith({ players: [player(0), player(1, { hand: ['O01'] })] });
    const [door] = needsOf(playWith({ point: 'moving' }, [], held));
    expect(door).toMatchObject({ state: 'ready', words: 'with Bob: key #1' });
    const open = viewWith({ doors: [{ at: '5,3', side: 's', lock: '1', locked: false }] });
    expect(needsOf(playWith({ point: 'moving' }, [], open))[0]?.state).toBe('done');
  });

  it('odds that are only almost sure are not called sure', () => {
    expect([percent(999), percent(1000), percent(4), percent(0), percent(343)]).toEqual([99, 100, 1, 0, 34]);
  });

  it('dice show what fell, and a lost zombie has no distance', () => {
    const entry = (event: unknown, n: number) => ({ at: 0, event, text: { key: 'x', args: {} }, n });
    const rolls = rollsOf([
      entry({ type: 'spawn_rolled', seat: 0, die: 4, roll: 2, extra: 0 }, 1),
      entry({ type: 'spawned', from: '6,2', direction: 9, distance: 0, at: null }, 2),
      entry({ type: 'fought', seat: 0, at: 'n', roll: 2, won: false }, 3),
    ]);
    expect(rolls.map(({ die, value, tone }) => [die, value, tone])).toEqual([
      [4, 2, 'bad'],
      [10, 9, 'plain'],
      [10, 2, 'bad'],
    ]);
  });
});
