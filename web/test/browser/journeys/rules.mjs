// A refusal names its rule and leads to it; the rulebook can be searched.

import assert from 'node:assert/strict';
import { openTable, QUICK } from '../table.mjs';

export const journeys = [
  {
    name: 'a refusal links to its rule in the rulebook',
    async run({ url, visit, shoot }) {
      const page = await visit();
      // The server judges acts that no button offers: here one is slipped into the line.
      let slip = () => {};
      await page.routeWebSocket(/\/ws\//, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => server.send(message));
        server.onMessage((message) => socket.send(message));
        slip = (message) => server.send(JSON.stringify(message));
      });
      await openTable(page, url, { options: { ...QUICK, track: '40: 20 19 18 17 16 15 14' } });
      await page.locator('[data-connection=online]').waitFor();
      slip({ type: 'act', id: 4_000_000, seen: 1, action: 'motorcycle' });
      const link = page.getByRole('button', { name: /^Show rule CZG-/ });
      await link.waitFor();
      await shoot(page, 'refused');
      const id = /CZG-R?\d+/.exec(await link.textContent())[0];
      await link.click();
      const rule = page.locator(`#rule-${id}`);
      await rule.waitFor();
      await page.waitForFunction((wanted) => document.activeElement?.id === `rule-${wanted}`, id);
      assert.ok(await rule.evaluate((element) => element.classList.contains('target')));
      await shoot(page, 'rule');
    },
  },
  {
    name: 'the rulebook can be searched',
    async run({ url, visit, shoot }) {
      const page = await visit();
      await page.goto(url);
      await page.getByRole('button', { name: 'Rulebook: Cliché Zombie Game' }).click();
      const search = page.getByRole('searchbox', { name: 'Search the rules' });
      await search.fill('shotgun fires itself');
      await page.getByText(/rules? found/).waitFor();
      const n = await page.locator('article').count();
      assert.ok(n > 0 && n < 20, `${n} rules found`);
      await shoot(page, 'search');
      await search.fill('xyzzy');
      await page.getByText('No rule mentions “xyzzy”.').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];
