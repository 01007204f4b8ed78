// Texts in words, from the catalogue the server uses.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Text } from '../../src/protocol/Text';
import { closestLanguage, has, list, loadTexts, say, seatName, t } from '../../src/text/fluent';

const tires = (n: number): Text => ({ key: 'cliche-card-tire-n', args: { n } });
const names = (seat: number): string | undefined => ['Ada', 'Bob'][seat];

describe('texts', () => {
  beforeAll(() => loadTexts('cliche'));

  it('have plurals and attributes', () => {
    expect([t('ui-spectators', { n: 1 }), t('ui-spectators', { n: 2 })]).toEqual([
      '1 spectator',
      '2 spectators',
    ]);
    expect(t('cliche-card-tire.help')).toContain('4 scrap');
  });

  it('call seats by name, or by number where there is none', () => {
    expect(say({ key: 'ui-waiting-for', args: { who: { seat: 1 } } }, names)).toBe('Waiting for Bob');
    expect(seatName(4, names)).toBe('Player 5');
  });

  it('put texts into texts and join lists', () => {
    const who = (items: Text[]): Text => ({ key: 'ui-waiting-for', args: { who: items } });
    expect(say(who([]))).toBe('Waiting for nothing');
    expect(say(who([tires(1), tires(2)]))).toBe('Waiting for 1 tire and 2 tires');
    expect(say(who([tires(1), tires(2), tires(3)]))).toBe('Waiting for 1 tire, 2 tires and 3 tires');
    expect(say({ key: 'ui-waiting-for', args: { who: tires(2) } })).toBe('Waiting for 2 tires');
    expect(list(['a'])).toBe('a');
  });

  it('show what people wrote as it is', () => {
    expect(say({ key: 'ui-waiting-for', args: { who: '<b>{ $n }' } })).toBe('Waiting for <b>{ $n }');
  });

  it('show the key where words are missing', () => {
    expect(t('ui-no-such-key')).toBe('⟦ui-no-such-key⟧');
    expect(has('ui-no-such-key')).toBe(false);
    expect(has('ui-ok')).toBe(true);
  });

  it('fall back to English', () => {
    expect(['en', 'en-GB', 'xx-YY', ''].map(closestLanguage)).toEqual(['en', 'en', 'en', 'en']);
  });
});
