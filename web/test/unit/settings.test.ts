// Stored settings are read forgivingly.

import { describe, expect, it } from 'vitest';
import { DEFAULTS, NAME_LIMIT, parseSettings } from '../../src/store/settings';

describe('parseSettings', () => {
  it('takes what is right and defaults for the rest', () => {
    expect(parseSettings(null)).toEqual(DEFAULTS);
    expect(parseSettings('[broken')).toEqual(DEFAULTS);
    expect(parseSettings('"text"')).toEqual(DEFAULTS);
    expect(
      parseSettings(
        '{"name":"Ada","theme":"dark","motion":"wild","volume":101,"music":"loud","muted":1,"captions":true,"ambience":0,"textSize":130,"autoHold":1,"language":7}',
      ),
    ).toEqual({ ...DEFAULTS, name: 'Ada', theme: 'dark', captions: true, ambience: 0, textSize: 130 });
  });

  it('cuts long names to what the server takes', () => {
    expect(parseSettings(JSON.stringify({ name: 'x'.repeat(100) })).name).toHaveLength(NAME_LIMIT);
  });
});
