// Texts in words, from the catalogue the server uses.

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Text } from '../../src/protocol/Text';
import {
  closestLanguage,
  has,
  language,
  LANGUAGES,
  list,
  loadTexts,
  nameOf,
  say,
  seatName,
  speak,
  t,
} from '../../src/text/fluent';

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

describe('another language', () => {
  afterEach(() => speak('en'));

  it('is every folder of locales, by the name it gives itself', () => {
    expect(LANGUAGES.map((tag) => [tag, nameOf(tag)])).toEqual([
      ['en', 'English'],
      ['fr', 'Français'],
    ]);
    expect(['fr-CA', 'FR', 'fr_BE', 'de-AT'].map(closestLanguage)).toEqual(['fr', 'fr', 'fr', 'en']);
  });

  it('is spoken at once, with the words that were asked for before', async () => {
    await loadTexts('lessons');
    expect(t('lesson-step', { done: 1, of: 2 })).toBe('Step 1 of 2');
    await speak('fr-CH');
    expect(language()).toBe('fr');
    expect(t('lesson-step', { done: 1, of: 2 })).toBe('Étape 1 sur 2');
    await loadTexts('sound');
    expect(t('sound-caption-dice')).toBe('[dés]');
    await speak('en');
    expect(t('sound-caption-dice')).toBe('[dice]');
  });

  it('has its own plurals, numbers and lists', async () => {
    await speak('fr');
    expect([0, 1, 2].map((n) => t('ui-spectators', { n }))).toEqual([
      '0 spectateur',
      '1 spectateur',
      '2 spectateurs',
    ]);
    expect(t('ui-spectators', { n: 12_345 })).toBe('12\u202f345 spectateurs');
    expect(list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(seatName(1)).toBe('Place 2');
  });

  it('gives way to the last wish', async () => {
    await Promise.all([speak('fr'), speak('en')]);
    expect(language()).toBe('en');
    expect(t('ui-ok')).toBe('OK');
  });
});
