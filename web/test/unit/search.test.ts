// Searching and linking rules.

import { describe, expect, it } from 'vitest';
import type { RulebookPage } from '../../src/net/rulebook';
import { rulesAbout, searchRules, withLinks } from '../../src/ui/search';

const rule = (id: string, title: string, text: string) => ({
  id,
  kind: 'rule' as const,
  kind_label: 'Rule',
  title,
  text,
  see: [],
});

const BOOK: RulebookPage = {
  game: 'cliche',
  lang: 'en',
  title: 'Book',
  intro: '',
  summary_title: '',
  summary: '',
  chapters: [
    {
      key: 'a',
      title: 'Race',
      intro: '',
      rules: [rule('CZG-029', 'Rolling', 'Roll for a 1.'), rule('CZG-030', 'Passing', 'Hand the die on.')],
    },
    { key: 'b', title: 'End', intro: '', rules: [rule('CZG-R11', 'Cliché', 'See CZG-029 and CZG-999.')] },
  ],
};

const found = (query: string) =>
  searchRules(BOOK, query).flatMap((chapter) => chapter.rules.map((one) => one.id));

describe('searchRules', () => {
  it('finds by words in any order, by id, without accents and case', () => {
    expect(found('')).toEqual(['CZG-029', 'CZG-030', 'CZG-R11']);
    expect(found('DIE hand')).toEqual(['CZG-030']);
    expect(found('czg-r11')).toEqual(['CZG-R11']);
    expect(found('cliche')).toEqual(['CZG-R11']);
    expect(found('nothing like it')).toEqual([]);
  });

  it('leaves empty chapters out', () => {
    expect(searchRules(BOOK, 'roll').map((chapter) => chapter.key)).toEqual(['a']);
  });
});

describe('rulesAbout', () => {
  const rules = [
    rule('X-1', 'The shotgun', ''),
    rule('X-2', 'Buying from the row', ''),
    rule('X-3', 'The end of the game', ''),
  ];
  const small: RulebookPage = { ...BOOK, chapters: [{ key: 'a', title: '', intro: '', rules }] };

  it('finds what the screen speaks of, and nothing else', () => {
    expect(rulesAbout(small, 'Buying a SHOTGUN from the row').map(({ id }) => id)).toEqual(['X-2', 'X-1']);
    expect(rulesAbout(small, 'Roll the die!')).toEqual([]);
  });
});

describe('withLinks', () => {
  it('cuts a text at the rules it names, if the book has them', () => {
    const known = new Set(['CZG-029', 'CZG-R11']);
    expect(withLinks('See CZG-029 and CZG-999.', known)).toEqual([
      { text: 'See ' },
      { rule: 'CZG-029' },
      { text: ' and CZG-999.' },
    ]);
    expect(withLinks('CZG-R11', known)).toEqual([{ rule: 'CZG-R11' }]);
    expect(withLinks('plain', known)).toEqual([{ text: 'plain' }]);
  });
});
