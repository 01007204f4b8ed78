// Finding rules by words. Pure.

import type { ChapterPage, RulebookPage, RulePage } from '../net/rulebook';

/** The chapters with only the rules that contain all the words, in title, text or id; empty chapters left out. */
export function searchRules(book: RulebookPage, query: string): readonly ChapterPage[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => contains(rule, words)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

function contains(rule: RulePage, words: readonly string[]): boolean {
  const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
  return words.every((word) => text.includes(word));
}

/** So many rules are enough to begin with. */
const N_ABOUT = 6;
/** Shorter words say little. */
const LEAST_LETTERS = 4;
/** This share of a title, by the weight of its words, has to be there. */
const LEAST_SHARE = 0.6;

/** The rules whose titles speak of what stands on the screen, the plainest first. Words that many titles have weigh little. */
export function rulesAbout(book: RulebookPage, screen: string): readonly RulePage[] {
  const there = new Set(wordsOf(screen));
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const titles = rules.map(({ title }) => [...new Set(wordsOf(title))]);
  const counts = new Map<string, number>();
  for (const word of titles.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weigh = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + Math.log(1 + rules.length / (counts.get(word) ?? 1)), 0);
  return rules
    .map((rule, i) => {
      const title = titles[i] ?? [];
      const found = weigh(title.filter((word) => there.has(word)));
      return { rule, found, share: title.length === 0 ? 0 : found / weigh(title) };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.found * b.share - a.found * a.share)
    .slice(0, N_ABOUT)
    .map(({ rule }) => rule);
}

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);
}

/** Lower case and without accents, so that nobody needs the right keyboard. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export type Piece = { readonly text: string } | { readonly rule: string };

/** A text cut at the rule ids it names, so that each can be a link. */
export function withLinks(text: string, known: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of text.matchAll(/[A-Z][A-Z0-9]*-R?\d+/g)) {
    if (!known.has(match[0])) continue;
    if (match.index > rest) pieces.push({ text: text.slice(rest, match.index) });
    pieces.push({ rule: match[0] });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest) });
  return pieces;
}
