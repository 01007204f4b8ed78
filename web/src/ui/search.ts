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
