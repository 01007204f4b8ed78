// What each message does to what the client knows.

import { describe, expect, it } from 'vitest';
import type { ServerMsg } from '../../src/protocol/ServerMsg';
import { dismiss, EMPTY, LOG_LIMIT, ownPrompt, reduce, type TableState } from '../../src/store/table';
import { event, shown, step, tableInfo } from './samples';

function after(...messages: ServerMsg[]): TableState {
  return messages.reduce((state, message) => reduce(state, message, 0), EMPTY);
}

const WELCOME: ServerMsg = {
  type: 'welcome',
  protocol: 3,
  you: { seat: 0, host: true, token: 'secret', closed: [] },
  table: tableInfo(),
};
const SNAPSHOT: ServerMsg = {
  type: 'snapshot',
  seq: 5,
  shown: shown({ events: [event('a'), event('b')] }),
  reason: 'fresh',
};
const act = (seq: number, changes = {}): ServerMsg => ({ type: 'step', step: step(seq, changes) });

describe('the table', () => {
  it('is welcomed, and keeps its secret when later messages leave it out', () => {
    const state = after(WELCOME, { type: 'you', you: { seat: 1, host: false, token: null, closed: [] } });
    expect(state.you).toEqual({ seat: 1, host: false, token: 'secret', closed: [] });
    expect(state.table?.code).toBe('MOSS-42');
  });

  it('moves on by steps: the view is patched, prompts and choices replaced', () => {
    const choice = { action: 'roll', data: {}, label: { key: 'x', args: {} } };
    const prompt = {
      seat: 0,
      ask: 'roll',
      text: { key: 'x', args: {} },
      must: true,
    };
    const first = after(
      WELCOME,
      SNAPSHOT,
      act(6, { patch: { chase: { human: 1 } }, choices: [choice], prompts: [prompt] }),
    );
    expect(first.seq).toBe(6);
    expect(first.shown?.view).toEqual({ phase: 'gathering', chase: { human: 1 } });
    expect(ownPrompt(first)).toBe(prompt);
    const second = reduce(first, act(7, { prompts: [] }), 0);
    expect(second.shown?.choices).toEqual([choice]);
    expect(ownPrompt(second)).toBeNull();
    expect(reduce(second, act(8), 0).shown?.view).toBe(second.shown?.view);
  });

  it('notices a gap, and is whole again after the next picture', () => {
    const lost = after(WELCOME, SNAPSHOT, act(7));
    expect(lost).toMatchObject({ seq: 5, gap: true });
    expect(reduce(lost, SNAPSHOT, 0).gap).toBe(false);
    expect(after(WELCOME, act(1)).gap).toBe(true);
  });

  it('adds what was missed to the log of somebody who was away', () => {
    const away = reduce(
      after(WELCOME, SNAPSHOT),
      { type: 'snapshot', seq: 7, shown: shown({ events: [event('c')] }), reason: 'away' },
      0,
    );
    expect(away.log.map((entry) => entry.text.key)).toEqual(['a', 'b', 'c']);
    expect(away).toMatchObject({ seq: 7, newFrom: 2 });
  });

  it('numbers the log without repeats and marks what is new', () => {
    const state = after(WELCOME, SNAPSHOT);
    expect(state.log.map((entry) => entry.n)).toEqual([0, 1]);
    expect(state.newFrom).toBe(2);
    const next = reduce(state, act(6, { events: [event('c'), event('d')] }), 0);
    expect(next.log.filter((entry) => entry.n >= next.newFrom).map((entry) => entry.text.key)).toEqual([
      'c',
      'd',
    ]);
    const quiet = reduce(next, act(7), 0);
    expect(quiet.log.filter((entry) => entry.n >= quiet.newFrom)).toEqual([]);
    const back = reduce(
      quiet,
      { type: 'snapshot', seq: 8, shown: shown({ events: [event('a')] }), reason: 'taken_back' },
      0,
    );
    expect(back.log.map((entry) => [entry.n, entry.text.key])).toEqual([[4, 'a']]);
  });

  it('keeps a bounded log', () => {
    const many = Array.from({ length: LOG_LIMIT }, (_, i) => event(`e${i}`));
    const state = after(WELCOME, SNAPSHOT, act(6, { events: many }));
    expect(state.log).toHaveLength(LOG_LIMIT);
    expect(state.log[0]?.text.key).toBe('e0');
  });

  it('shows what went wrong until it is read or done with', () => {
    const text = { key: 'x', args: {} };
    const refused = after(WELCOME, SNAPSHOT, { type: 'refused', id: 3, rule: 'CZG-029', text });
    expect(refused.notice).toEqual({ kind: 'refused', id: 3, rule: 'CZG-029', text });
    expect(dismiss(refused).notice).toBeNull();
    const error = reduce(refused, { type: 'error', id: null, code: 'message/rate', text, options: [] }, 0);
    expect(error.notice).toMatchObject({ kind: 'error', code: 'message/rate' });
    expect(reduce(error, { type: 'done', id: 9, seq: 6 }, 0).notice).toBeNull();
  });

  it('knows where taking back would lead', () => {
    const own = after(
      WELCOME,
      SNAPSHOT,
      act(6, { by: [0], inputs: 11 }),
      act(7, { by: [1], inputs: 12 }),
      act(10, { by: [0, null, null], inputs: 15 }),
      act(11, { inputs: 16 }),
    );
    expect(own.ownAct).toBe(12);
    expect(reduce(own, SNAPSHOT, 0).ownAct).toBeNull();
  });

  it('follows the clock of every message', () => {
    const state = reduce(
      after(WELCOME, SNAPSHOT),
      { type: 'pong', nonce: 0, clock: { now: 4_000, running: false } },
      50,
    );
    expect(state.clock).toMatchObject({ running: false, offset: 4_000 });
  });

  it('keeps a hint until the game moves on, and forgets one that comes late', () => {
    const hint = (seq: number): ServerMsg => ({
      type: 'hint',
      id: 3,
      seq,
      strength: 'choice',
      text: { key: 'x', args: {} },
      mark: ['roll'],
      odds: [],
    });
    expect(after(WELCOME, SNAPSHOT, hint(5)).hint?.mark).toEqual(['roll']);
    expect(after(WELCOME, SNAPSHOT, hint(4)).hint).toBeNull();
    expect(after(WELCOME, SNAPSHOT, hint(5), act(6)).hint).toBeNull();
  });

  it('notes what bots say behind what they did', () => {
    const why: ServerMsg = { type: 'why', seat: 1, text: { key: 'x', args: {} } };
    const state = after(WELCOME, SNAPSHOT, why, why);
    expect(state.whys.map(({ n, after: last }) => [n, last])).toEqual([
      [0, state.log.at(-1)?.n],
      [1, state.log.at(-1)?.n],
    ]);
    expect(after(WELCOME, SNAPSHOT, why, SNAPSHOT).whys).toEqual([]);
  });
});
