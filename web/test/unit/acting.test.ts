// Options that do nothing are neither shown nor sent.

import { describe, expect, it } from 'vitest';
import type { GameSpec } from '../../src/protocol/GameSpec';
import type { OptionSpec } from '../../src/protocol/OptionSpec';
import { acts, withoutIdle } from '../../src/ui/acting';

const option = (key: string, standard: string, needs: OptionSpec['needs']): OptionSpec => ({
  key,
  kind: { type: 'toggle' },
  default: standard,
  rule: 'X-001',
  needs,
});
const level = option('level', 'low', [{ key: 'mode', values: ['quick'] }]);
const seconds = option('seconds', '50', [{ key: 'track', values: ['custom'] }]);
const mode = (id: string) => ({ id, min_seats: 1, max_seats: 4, default_seats: 4 });
const SPEC: GameSpec = {
  id: 'demo',
  name: 'Demo',
  modes: [mode('story'), mode('quick')],
  options: [level, option('track', 'plain', []), seconds],
};

describe('acting options', () => {
  it('looks at the mode and at other options, defaults included', () => {
    expect(acts(SPEC, level, {})).toBe(false);
    expect(acts(SPEC, level, { mode: 'quick' })).toBe(true);
    expect(acts(SPEC, seconds, { track: 'plain' })).toBe(false);
    expect(acts(SPEC, seconds, { track: 'custom' })).toBe(true);
  });

  it('drops what does nothing', () => {
    expect(withoutIdle(SPEC, { level: 'high', track: 'custom', seconds: '40' })).toEqual({
      track: 'custom',
      seconds: '40',
    });
    expect(withoutIdle(SPEC, { mode: 'quick', level: 'high', seconds: '40' })).toEqual({
      mode: 'quick',
      level: 'high',
    });
  });
});
