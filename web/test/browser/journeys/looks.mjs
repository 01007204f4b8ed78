// Every screen in light and dark, at both sizes: no serious finding of axe, no side scroll, a picture of each.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { openTable, QUICK } from '../table.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that is wrong with the screen. */
async function inspect(page, where) {
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

/** What is pressed on the way: choices on the board, and the answers of the bar that are no dice. */
const LIT =
  '[data-choice]:enabled, .bar [data-intention="pass"]:enabled, .bar [data-intention^="arm"]:enabled';

/** Presses what is lit until the wanted part of the board is there. */
async function until(page, selector) {
  for (;;) {
    const wanted = page.locator(selector).first();
    // Somebody else becomes the zombie: humans have more to see.
    const other = page.locator('[data-choice="zombie 1"]:enabled');
    const any = page.locator(LIT);
    const lit = ((await other.count()) > 0 ? other : any).first();
    const handle = await page.waitForFunction(
      ([wantedSelector, lit]) => {
        if (document.querySelector(wantedSelector)) return 'there';
        return document.querySelector(lit) ? 'press' : null;
      },
      [selector, LIT],
      { timeout: 120_000 },
    );
    if ((await handle.jsonValue()) === 'there') {
      await wanted.waitFor();
      return;
    }
    await lit.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

function journey(size, scheme) {
  return {
    name: `every screen is accessible: ${size}, ${scheme}`,
    async run({ url, visit, shoot, PHONE, DESKTOP }) {
      const page = await visit({ ...(size === 'phone' ? PHONE : DESKTOP), colorScheme: scheme });
      const findings = [];
      const look = async (name) => {
        await shoot(page, `${name}-${size}-${scheme}`);
        findings.push(...(await inspect(page, name)));
      };
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now' }).first().waitFor();
      await look('start');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rulebook' }).first().click();
      await page.locator('article').first().waitFor();
      await look('rulebook');
      await page.keyboard.press('Escape');
      await page.goto(`${url}/?new=cliche`);
      await page.getByText('All options').click();
      await look('create');
      await page.getByRole('button', { name: 'Create and invite' }).click();
      await page.getByRole('heading', { name: 'At the table' }).waitFor();
      await look('waiting');

      await openTable(page, url, {
        seed: '6',
        options: {
          ...QUICK,
          start_cards: 'humans',
          free_seconds: '600',
          arm_seconds: 'none',
          auto_roll: 'on',
        },
      });
      await until(page, '.ring');
      await look('race');
      // The first race is quick; let the page hold the button where the player has a die.
      await page.keyboard.press('h');
      await until(page, '.market');
      await look('row');
      await page.getByRole('button', { name: 'Menu' }).click();
      await look('menu');
      await page.keyboard.press('Escape');
      await until(page, '.stage-free, .stage-over, .over');
      await look('free');
      assert.deepEqual(findings, []);
    },
  };
}

export const journeys = [
  journey('desktop', 'light'),
  journey('desktop', 'dark'),
  journey('phone', 'light'),
  journey('phone', 'dark'),
];
