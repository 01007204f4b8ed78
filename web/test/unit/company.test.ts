// What people tell each other: what is kept of it, for how long, and what is said when somebody comes or goes.

import { describe, expect, it } from 'vitest';
import type { GameModule, Play } from '../../src/games/module';
import type { ChatLine } from '../../src/protocol/ChatLine';
import type { ServerMsg } from '../../src/protocol/ServerMsg';
import type { SeatInfo } from '../../src/protocol/SeatInfo';
import {
  chatted,
  mutedBy,
  NO_COMPANY,
  notesBetween,
  readMuted,
  signalled,
  writeMuted,
} from '../../src/store/company';
import { EMPTY, reduce, type TableState } from '../../src/store/table';
import { loadTexts } from '../../src/text/fluent';
import { seatKey, seatLink } from '../../src/ui/handover';
import { noteWords, planWords, signWords } from '../../src/ui/signWords';
import { tableInfo } from './samples';

const person = (name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  occupant: { kind: 'person' },
  name,
  connected: true,
  stand_in: false,
  ...changes,
});
const bot: SeatInfo = {
  occupant: { kind: 'bot', level: 'casual' },
  name: 'Moss',
  connected: true,
  stand_in: false,
};
const line = (n: number, text = 'x'): ChatLine => ({ n, by: { kind: 'seat', seat: 1, name: 'Bo' }, text });

describe('signs', () => {
  it('are numbered and bounded, and a plan replaces the last one of its seat', () => {
    let company = NO_COMPANY;
    for (let i = 0; i < 60; i += 1)
      company = signalled(company, 1, 'Bo', { kind: 'point', at: `space-${i}` }, i);
    expect(company.signs.length).toBeLessThan(60);
    expect(company.signs.at(-1)).toMatchObject({ n: 59, at: 59, name: 'Bo' });
    const step = { at: 'a', what: 'move' };
    company = signalled(company, 1, 'Bo', { kind: 'plan', steps: [step] }, 1);
    company = signalled(company, 2, 'Cy', { kind: 'plan', steps: [step] }, 2);
    company = signalled(company, 1, 'Bo', { kind: 'plan', steps: [step, step] }, 3);
    expect(company.plans.map(({ seat, steps }) => [seat, steps.length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    company = signalled(company, 1, 'Bo', { kind: 'plan', steps: [] }, 4);
    expect(company.plans.map(({ seat }) => seat)).toEqual([2]);
  });

  it('are said in words, and not at all about a place that the board does not have', async () => {
    await loadTexts('together');
    const play = {
      table: tableInfo(),
      names: (seat: number) => ['Ada', 'Juno'][seat],
    } as unknown as Play;
    const module = {
      placeName: (_: Play, place: string) => (place === 'p' ? 'the Pharmacy' : null),
    } as unknown as GameModule;
    const sign = (signal: Parameters<typeof signWords>[0]['signal']): string | undefined =>
      signWords({ n: 0, seat: 1, name: 'Juno', at: 0, signal }, play, module)?.words;
    expect(sign({ kind: 'point', at: 'p' })).toBe('Juno points at the Pharmacy');
    expect(sign({ kind: 'point', at: 'nowhere' })).toBeUndefined();
    expect(sign({ kind: 'arrow', from: 'p', to: 'seat-0' })).toBe(
      "Juno points from the Pharmacy to Ada's seat",
    );
    expect(sign({ kind: 'arrow', from: 'p', to: 'seat-7' })).toBeUndefined();
    expect(sign({ kind: 'call', call: 'help', at: 'p' })).toBe('Juno: Help here! (the Pharmacy)');
    expect(sign({ kind: 'call', call: 'go', at: null })).toBe('Juno: Go!');
    expect(sign({ kind: 'look', at: null })).toBe('Juno is looking at nothing in particular');
    const steps = [
      { at: 'p', what: 'move' },
      { at: 'p', what: 'juggle' },
      { at: 'gone', what: 'move' },
    ];
    expect(planWords({ seat: 1, name: 'Juno', steps, at: 0 }, play, module)).toBe(
      'Juno shows a plan: walk at the Pharmacy and do something at the Pharmacy',
    );
  });
});

describe('the chat', () => {
  it('takes every line once, whatever comes twice, and begins anew with a new server', () => {
    let company = chatted(NO_COMPANY, [line(0), line(1)]);
    company = chatted(company, [line(0), line(1), line(2)]);
    expect(company.chat.map(({ n }) => n)).toEqual([0, 1, 2]);
    company = chatted(company, [line(0, 'new')]);
    expect(company.chat.map(({ text }) => text)).toEqual(['new']);
    expect(chatted(company, [])).toBe(company);
  });

  it('mutes a person, not the seat they leave to another', () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const bo = mutedBy({ kind: 'seat', seat: 1, name: 'Bo' });
    expect(mutedBy({ kind: 'seat', seat: 1, name: 'Cy' })).not.toBe(bo);
    expect(mutedBy({ kind: 'guest', number: 0, name: 'Bo' })).not.toBe(bo);
    writeMuted(shelf, 't1', [bo]);
    expect(readMuted(shelf, 't1')).toEqual([bo]);
    expect(readMuted(shelf, 't2')).toEqual([]);
    kept.set('shamble.muted.t1', 'nonsense');
    expect(readMuted(shelf, 't1')).toEqual([]);
  });
});

describe('coming and going', () => {
  const at = (...seats: SeatInfo[]): ReturnType<typeof tableInfo> => tableInfo({ seats });
  const kinds = (before: SeatInfo, after: SeatInfo): readonly string[] =>
    notesBetween(at(person('Ada'), before), at(person('Ada'), after), 0).map(({ kind }) => kind);

  it('is told for everybody but oneself', () => {
    const bo = person('Bo');
    const away = person('Bo', { connected: false });
    const stoodFor = person('Bo', { connected: false, stand_in: true });
    expect(kinds(bo, away)).toEqual(['left']);
    expect(kinds(away, stoodFor)).toEqual(['stand-in']);
    expect(kinds(stoodFor, bo)).toEqual(['back']);
    expect(kinds(bo, bot)).toEqual(['up']);
    expect(kinds(bot, bo)).toEqual(['sat']);
    expect(kinds(bo, person('Cy'))).toEqual(['handed']);
    expect(kinds(bo, bo)).toEqual([]);
    expect(notesBetween(at(bo), at(away), 0)).toEqual([]);
    expect(notesBetween(null, at(bo), null)).toEqual([]);
  });

  it('says when a pause was not agreed to', () => {
    const proposal = { kind: { kind: 'pause' as const }, by: 0, agreed: [0], missing: [1] };
    const asked = tableInfo({ proposal });
    expect(notesBetween(asked, tableInfo(), null).map(({ kind }) => kind)).toEqual(['pause-refused']);
    expect(notesBetween(asked, tableInfo({ paused: true }), null)).toEqual([]);
  });

  it('stands in the log and takes the plan of whoever left from the board', async () => {
    await loadTexts('together');
    const seats = [person('Ada'), person('Bo')];
    const messages: ServerMsg[] = [
      {
        type: 'welcome',
        protocol: 3,
        you: { seat: 0, host: true, token: null, closed: [] },
        table: tableInfo({ seats }),
      },
      { type: 'signal', seat: 1, signal: { kind: 'plan', steps: [{ at: 'a', what: 'move' }] } },
      { type: 'countdown', left: 3000 },
      { type: 'table', table: tableInfo({ seats: [person('Ada'), person('Bo', { connected: false })] }) },
    ];
    const state = messages.reduce<TableState>((before, message) => reduce(before, message, 1_000), EMPTY);
    expect(state.company.plans).toEqual([]);
    expect(state.company.startsAt).toBe(4_000);
    expect(state.company.notes.map(noteWords)).toEqual(['Bo has lost the connection']);
  });
});

describe('a link to a seat', () => {
  it('keeps its secret where no server sees it, and reads it back', () => {
    const link = seatLink('https://example.org', 'abc', '5f'.repeat(24));
    expect(new URL(link).pathname).toBe('/t/abc');
    expect(seatKey(new URL(link).hash)).toBe('5f'.repeat(24));
    for (const wrong of ['', '#', '#seat=', '#seat=<script>', '#other=5f5f5f5f5f5f5f5f'])
      expect(seatKey(wrong)).toBeNull();
  });
});
