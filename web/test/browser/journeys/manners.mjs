// What people do around the game: stop the clock, take something back, get up and sit down, report a problem.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { openTable, QUICK } from '../table.mjs';

/** Presses what is lit until it is the player's turn at the row. */
async function reachRow(page) {
  for (;;) {
    const lit = page.locator(
      '.bar [data-intention="pass"]:enabled, [data-choice]:enabled, .bar [data-intention^="arm"], .bar [data-intention="roll"]',
    );
    await lit.first().waitFor();
    if ((await page.locator('.bar [data-intention="pass"]:enabled').count()) > 0) return;
    await lit
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  }
}

async function menu(page, item) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu').getByRole('button', { name: item }).click();
}

export const journeys = [
  {
    name: 'the clock can be stopped, and an act taken back',
    async run({ url, visit, shoot }) {
      const page = await visit();
      await openTable(page, url, {
        seed: '6',
        options: { ...QUICK, start_cards: 'humans', free_seconds: '600' },
      });
      await menu(page, 'Stop the clock');
      await page.getByText('The clock is stopped.').waitFor();
      await shoot(page, 'paused');
      await page.locator('[data-tool="pause"]').click();
      await page.getByText('The clock is stopped.').waitFor({ state: 'detached' });

      await reachRow(page);
      const headline = await page.locator('h1').textContent();
      await page.locator('.bar [data-intention="pass"]').click();
      await page.locator('.bar [data-intention="pass"]').waitFor({ state: 'detached' });
      await menu(page, 'Take back');
      // Bots may have gone on to the next round meanwhile, where the same is asked.
      await page.locator('h1').filter({ hasText: headline }).waitFor();
      await page.locator('.bar [data-intention="pass"]').waitFor();
    },
  },
  {
    name: 'who gets up can sit down again, and problems can be reported',
    async run({ url, visit }) {
      const page = await visit();
      await openTable(page, url, { options: { ...QUICK, track: '40: 20 19 18 17 16 15 14' } });
      await menu(page, 'Seats and invitation');
      await page.getByRole('button', { name: 'Get up' }).click();
      // Who has seen one hand may have that chair again and no other, and is told so.
      const chairs = page.getByRole('button', { name: 'Sit here' });
      await chairs.first().waitFor();
      assert.equal(await chairs.count(), 1);
      await page.getByText('You have already seen another hand in this game').nth(1).waitFor();
      await chairs.click();
      await page.getByRole('button', { name: 'Get up' }).waitFor();
      await page.keyboard.press('Escape');
      const download = page.waitForEvent('download');
      await menu(page, 'Report a problem');
      const report = JSON.parse(await readFile(await (await download).path(), 'utf8'));
      assert.equal(report.info.game, 'cliche');
      assert.ok(!JSON.stringify(report).includes('token":"'), 'the key to the seat stays here');
    },
  },
];
