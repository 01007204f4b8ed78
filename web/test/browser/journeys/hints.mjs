// Hints: the lamp says a little more with every press, what it points at can be done, and the result remembers it.

import assert from 'node:assert/strict';
import { openTable } from '../table.mjs';

const TABLE = {
  game: 'zombies15',
  seats: 2,
  pace: 'per-action',
  options: { scenario: '1' },
  bots: 'steady',
  seed: '4',
};

export const journeys = [
  {
    name: 'the lamp says where to look, what to do, and why',
    async run({ url, visit, shoot }) {
      const page = await visit();
      const table = await openTable(page, url, { ...TABLE, hints: true });
      await page.locator('[data-hint-ask="area"]').click();
      await page.locator('[data-hint="area"]').waitFor();
      await page.locator('[data-hint-ask="choice"]').click();
      await page.locator('[data-hint="choice"]').waitFor();
      // What it means can be seen where it would be done.
      await page.locator('[data-beacon], .bar .hinted').first().waitFor();
      await page.locator('[data-hint-ask="reasons"]').click();
      const hint = page.locator('[data-hint="reasons"]');
      await hint.waitFor();
      assert.match(await hint.textContent(), /% to win/);
      await shoot(page, 'hint');
      await page.locator('[data-hint-do]').click();
      await hint.waitFor({ state: 'detached' });
      const info = await (await page.request.get(`${url}/api/tables/${table}`)).json();
      assert.ok(info.labels.includes('hints'), 'the result says so');
    },
  },
  {
    name: 'a table without hints has no lamp',
    async run({ url, visit }) {
      const page = await visit();
      await openTable(page, url, TABLE);
      await page.locator('.bar .ask').waitFor();
      assert.equal(await page.locator('[data-hint-ask]').count(), 0);
    },
  },
];
