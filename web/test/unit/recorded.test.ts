// A real game as a real server told it, message by message through the store and the board's words.

import { beforeAll, describe, expect, it } from 'vitest';
import * as cliche from '../../src/games/cliche/words';
import { intentions } from '../../src/games/cliche/intentions';
import type { Play } from '../../src/games/module';
import type { ServerMsg } from '../../src/protocol/ServerMsg';
import { EMPTY, ownPrompt, reduce, type TableState } from '../../src/store/table';
import { loadTexts, say } from '../../src/text/fluent';
import { withNumbers } from '../../src/ui/keyboard';
import recorded from './fixtures/cliche.json';

const messages = recorded.messages as unknown as ServerMsg[];
const fresh = recorded.fresh as unknown as Extract<ServerMsg, { type: 'snapshot' }>;

function states(): TableState[] {
  let state = EMPTY;
  return messages.map((message, i) => (state = reduce(state, message, i)));
}

function playOf(state: TableState): Play | null {
  const { table, shown, you } = state;
  if (table === null || shown === null) return null;
  return {
    ...shown,
    seat: you.seat,
    table,
    names: (seat) => table.seats[seat]?.name,
    own: ownPrompt(state),
    news: state.log.filter((entry) => entry.n >= state.newFrom),
    now: shown.clock.now,
    isStill: false,
    begins: [],
    compose: () => undefined,
    act: () => undefined,
  };
}

const plays = (): Play[] => states().flatMap((state) => playOf(state) ?? []);

describe('a recorded game', () => {
  beforeAll(() => loadTexts('cliche'));

  it('leads step by step to the picture a newcomer gets', () => {
    const last = states().at(-1);
    expect(last?.gap).toBe(false);
    expect(last?.seq).toBe(fresh.seq);
    expect(last?.shown?.view).toEqual(fresh.shown.view);
    expect(last?.shown?.outcome).toEqual(fresh.shown.outcome);
  });

  it('has words for everything that is said, listed, asked or done', () => {
    const words = plays().flatMap((play) => [
      cliche.headline(play),
      ...cliche.describe(play),
      ...play.prompts.map((prompt) => say(prompt.text, play.names)),
      ...play.choices.map((choice) => say(choice.label, play.names)),
      ...play.news.map((entry) => say(entry.text, play.names)),
      ...play.news.flatMap((entry) => cliche.effect(entry, play)?.banner ?? []),
    ]);
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter((text) => text.includes('⟦') || text.includes('{') || text === '')).toEqual([]);
  });

  it('gives every choice one button or one place on the board, and no key to two things', () => {
    for (const play of plays()) {
      const listed = withNumbers(intentions(play));
      const keys = listed.flatMap((intention) => intention.keys);
      expect(new Set(keys).size).toBe(keys.length);
      const composed = /^(offer|counter|propose|put) /;
      const expected = play.choices.map((choice) => choice.action).filter((action) => !composed.test(action));
      expect(listed.map((intention) => intention.id).filter((id) => id !== 'auto-hold')).toEqual(expected);
    }
  });

  it('keeps dice and single steps out of the log, and nothing that matters', () => {
    const last = states().at(-1);
    const notable = last?.log.filter((entry) => cliche.isNotable(entry)) ?? [];
    const types = new Set(notable.map((entry) => (entry.event as { type: string }).type));
    expect(types.has('rolled')).toBe(false);
    expect(types.has('game_over')).toBe(true);
  });
});
