// Finds English on a page that is to be in another language, by what the catalogue says in English and nowhere else.

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const LOCALES = fileURLToPath(new URL('../../../locales/', import.meta.url));
/** A shorter piece of a sentence may well be a word of another language too. */
const MIN_WORDS = 2;
const MIN_LETTERS = 8;

/** Whole values without anything to fill in, and the pieces between what is filled in. */
async function wordsOf(lang) {
  const [whole, pieces] = [new Set(), new Set()];
  const addPattern = (pattern) => {
    if (pattern === null || pattern === undefined) return;
    if (typeof pattern === 'string') {
      whole.add(plain(pattern));
      pieces.add(plain(pattern));
      return;
    }
    for (const part of pattern) {
      if (typeof part === 'string') pieces.add(plain(part));
      else for (const variant of part.variants ?? []) addPattern(variant.value);
    }
  };
  for (const file of await readdir(`${LOCALES}${lang}`)) {
    if (!file.endsWith('.ftl') || /^(cli|lab)\.ftl$/.test(file)) continue;
    for (const message of new FluentResource(await readFile(`${LOCALES}${lang}/${file}`, 'utf8')).body) {
      addPattern(message.value);
      Object.values(message.attributes).forEach(addPattern);
    }
  }
  return { whole, pieces };
}

const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** Looks for English in what is seen and heard of a page that speaks `lang`. */
export async function englishFinder(lang) {
  const [english, other] = await Promise.all([wordsOf('en'), wordsOf(lang)]);
  const said = [...other.pieces].join(' \n ');
  const isWord = (words) => !said.includes(words);
  const whole = new Set([...english.whole].filter((words) => /\p{L}{2}/u.test(words) && isWord(words)));
  const pieces = [...english.pieces].filter(
    (words) => words.length >= MIN_LETTERS && words.split(' ').length >= MIN_WORDS && isWord(words),
  );
  return async (page, where) => {
    const texts = await page.evaluate(readPage);
    const found = texts
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(
        (text) => whole.has(text) || pieces.some((piece) => text.includes(piece)) || text.includes('⟦'),
      );
    return [...new Set(found)].map((text) => `${where}: ${text}`);
  };
}

/** Every text of the page and every label. Runs in the page. */
function readPage() {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    // A language is called by its own name.
    if (holder.closest('script, style, [lang]:not(html)') === null) texts.push(walker.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
  }
  return texts;
}
