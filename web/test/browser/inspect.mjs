// What is wrong with a screen: serious findings of axe, and a page wider than the window.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that is wrong with the screen. */
export async function inspect(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`).join('; ')}`,
      );
  });
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize().width;
  if (over > 0) found.push(`${over} px too wide`);
  return found.map((what) => `${where}: ${what}`);
}
