// Which key means what.

import { describe, expect, it } from 'vitest';
import type { Intention } from '../../src/games/module';
import { intentionFor, keyName, withNumbers } from '../../src/ui/keyboard';

function intention(id: string, keys: string[], changes: Partial<Intention> = {}): Intention {
  return { id, label: id, keys, tone: 'plain', place: 'bar', run: () => undefined, ...changes };
}

describe('keys', () => {
  it('leaves numbers alone that belong to a place', () => {
    const some = [intention('buy 2', ['2']), intention('a', []), intention('b', [])];
    expect(withNumbers(some).map((one) => one.keys[0])).toEqual(['2', '1', '3']);
  });

  it('numbers go to what has no key, in order, up to nine', () => {
    const many = Array.from({ length: 12 }, (_, i) => intention(`x${i}`, i === 1 ? ['d'] : []));
    expect(withNumbers(many).map((one) => one.keys[0])).toEqual([
      '1',
      'd',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      undefined,
      undefined,
    ]);
  });

  it('a key finds its intention whatever the case, unless it must wait', () => {
    const all = [
      intention('roll', [' '], { waits: 'resting' }),
      intention('done', ['d']),
      intention('forward', ['ArrowRight']),
    ];
    expect(intentionFor(all, 'D')?.id).toBe('done');
    expect(intentionFor(all, 'ArrowRight')?.id).toBe('forward');
    expect(intentionFor(all, ' ')).toBeNull();
    expect(intentionFor(all, 'x')).toBeNull();
  });

  it('have names', () => {
    expect([' ', 'd', 'ArrowLeft', 'Escape', '?'].map(keyName)).toEqual(['Space', 'D', '←', 'Esc', '?']);
  });
});
