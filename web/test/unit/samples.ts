// Small messages that tests are built from.

import type { Shown } from '../../src/protocol/Shown';
import type { ShownEvent } from '../../src/protocol/ShownEvent';
import type { StepMsg } from '../../src/protocol/StepMsg';
import type { TableInfo } from '../../src/protocol/TableInfo';

export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    code: 'MOSS-42',
    game: 'cliche',
    status: 'playing',
    public: false,
    pace: 'real-time',
    options: {},
    long_options: [],
    seats: [
      { occupant: { kind: 'person' }, name: 'Ada', connected: true, stand_in: false },
      { occupant: { kind: 'bot', level: 'thumb' }, name: 'Bob', connected: true, stand_in: false },
    ],
    spectators: 0,
    commitment: null,
    seed: null,
    proposal: null,
    paused: false,
    gathering: null,
    voices: false,
    pausing: { kind: 'by_consent' },
    practice: true,
    failed: false,
    hints: false,
    reasons: true,
    follows: null,
    successor: null,
    labels: [],
    waits: false,
    ...changes,
  };
}

export function shown(changes: Partial<Shown> = {}): Shown {
  return {
    view: { phase: 'gathering', chase: { human: 0 } },
    prompts: [],
    choices: [],
    events: [],
    clock: { now: 1_000, running: true },
    inputs: 10,
    floor: 10,
    outcome: null,
    ...changes,
  };
}

export function step(seq: number, changes: Partial<StepMsg> = {}): StepMsg {
  return {
    seq,
    by: [null],
    events: [],
    clock: { now: 2_000, running: true },
    inputs: 11,
    floor: 11,
    ...changes,
  };
}

export function event(type: string): ShownEvent {
  return { at: 0, event: { type }, text: { key: type, args: {} } };
}
