import { describe, expect, it } from 'vitest';
import { type Heard, spelled } from '../../src/net/spell';

const rest = { inputs: 1, floor: 1, clock: { now: 0, running: false } };

type Short = Extract<Heard, { type: 'step' }>['step']['events'][number]['text'];

describe('short texts', () => {
  const short: Short = [
    '-drew',
    {
      who: { seat: 2 },
      what: ['-card-tire'],
      also: [['table-card'], ['-x', { n: 3 }]],
      none: [],
      word: '-x',
    },
  ];
  const long = {
    key: 'cliche-drew',
    args: {
      who: { seat: 2 },
      what: { key: 'cliche-card-tire' },
      also: [{ key: 'table-card' }, { key: 'cliche-x', args: { n: 3 } }],
      none: [],
      word: '-x',
    },
  };

  it('are spelled out in steps, where nothing that is absent appears', () => {
    const event = { at: 5, event: { type: 'drew' } };
    const step = { ...rest, seq: 3, by: [null], events: [{ ...event, text: short }] };
    expect(spelled({ type: 'step', step }, 'cliche')).toEqual({
      type: 'step',
      step: { ...step, events: [{ ...event, text: long }] },
    });
  });

  it('are spelled out in pictures, but not in views', () => {
    const view = { name: ['-drew'] };
    const prompt = { seat: 0, ask: 'roll', must: true };
    const choice = { action: 'roll', data: 'roll' };
    const shown = { ...rest, outcome: null, view, events: [] };
    const snapshot: Heard = {
      type: 'snapshot',
      seq: 3,
      reason: 'fresh',
      shown: { ...shown, prompts: [{ ...prompt, text: ['-ask'] }], choices: [{ ...choice, label: short }] },
    };
    expect(spelled(snapshot, 'cliche')).toEqual({
      ...snapshot,
      shown: {
        ...shown,
        prompts: [{ ...prompt, text: { key: 'cliche-ask' } }],
        choices: [{ ...choice, label: long }],
      },
    });
  });

  it('are nowhere else', () => {
    const refused: Heard = { type: 'refused', id: 1, rule: 'CZ-1', text: { key: 'cliche-no' } };
    expect(spelled(refused, 'cliche')).toBe(refused);
  });
});
