// What is wrong with a screen: serious findings of axe, a page wider than the window, words that are cut off.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What is looked at again where only the colours differ. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Everything that is wrong with the screen; with `rules` only what these rules of axe find. */
export async function inspect(page, where, rules = null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`).join('; ')}`,
      );
  }, rules);
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize().width;
  if (over > 0) found.push(`${over} px too wide`);
  return found.map((what) => `${where}: ${what}`);
}

/** Words that do not fit: cut off by their own box, or wider than the button they stand on. Runs in the page. */
export function clipped() {
  const found = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (
      own.length === 0 ||
      // How many there are of a card stands on its corner, half outside, and what it would bring hangs under it.
      element.closest(
        '.unseen, .mark, .card > .n, .card > .tag, kbd.key, svg, option, textarea, [data-short]',
      ) !== null
    )
      continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    // Only said, not shown.
    if (style.clipPath === 'inset(50%)') continue;
    const isInline = style.display === 'inline';
    const isCut = !isInline && style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const button = element.closest('button, .button, h1, h2, h3, th, label');
    const outer = button?.getBoundingClientRect();
    const range = document.createRange();
    range.setStartBefore(own[0]);
    range.setEndAfter(own.at(-1));
    const words = range.getBoundingClientRect();
    // Letters may stand out of a heading's line, but not out of a button.
    const isTall =
      button?.matches('button, .button') === true &&
      (words.bottom > outer.bottom + 1.5 || words.top < outer.top - 1.5);
    const isOver =
      isTall || (outer !== undefined && (words.right > outer.right + 1.5 || words.left < outer.left - 1.5));
    if (isCut || isOver) found.push(`${element.textContent.trim().slice(0, 60)} (${element.className})`);
  }
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) found.push(`${over} px too wide`);
  return found;
}
