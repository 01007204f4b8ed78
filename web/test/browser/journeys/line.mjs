// A line that is cut: the page says so, comes back by itself, and has missed nothing.

import assert from 'node:assert/strict';
import { until } from '../drive.mjs';
import { openTable, QUICK } from '../table.mjs';
import { lastSeq, listen, steps } from '../wire.mjs';

export const journeys = [
  {
    name: 'a cut line comes back by itself and nothing is missed',
    async run({ url, visit, shoot }) {
      const page = await visit();
      let cut = () => {};
      let isDown = false;
      // A line in between, to be cut at will.
      await page.routeWebSocket(/\/ws\//, (socket) => {
        if (isDown) {
          socket.close();
          return;
        }
        const server = socket.connectToServer();
        cut = () => {
          void server.close();
          void socket.close();
        };
      });
      const heard = listen(page);
      await openTable(page, url, {
        options: { ...QUICK, track: '40: 20 19 18 17 16 15 14', roll_interval_ms: '200' },
      });
      // The opening may ask this player to name the zombie, and waits for the answer.
      await until(page, '.ring');
      await page.waitForFunction(() => document.querySelector('[data-connection=online]') !== null);

      isDown = true;
      cut();
      await page.locator('[data-connection=waiting], [data-connection=connecting]').first().waitFor();
      await page.getByText('Connection lost, trying again').waitFor();
      await shoot(page, 'cut');
      isDown = false;
      await page.locator('[data-connection=online]').waitFor();

      // The board goes on moving, and the numbers have no holes since the last whole picture.
      await page.locator('[data-tool=drawer]').click();
      await page.locator('[data-tab=log]').click();
      const before = await page.locator('time').count();
      await page.waitForFunction(() => document.querySelector('.die') !== null);
      const seqs = steps(heard).map((step) => step.seq);
      for (let i = 1; i < seqs.length; i += 1) assert.ok(seqs[i] >= seqs[i - 1], 'numbers only grow');
      assert.ok(lastSeq(heard) > 0 && before > 0);
    },
  },
  {
    name: 'a page that did not arrive is asked for again',
    async run({ url, visit }) {
      const page = await visit({ serviceWorkers: 'block' });
      let asked = 0;
      await page.route(/RecordsPage.*\.js$/, (route) => {
        asked += 1;
        return asked < 3 ? route.abort() : route.continue();
      });
      await page.goto(url);
      await page.getByRole('link', { name: 'Your records' }).click();
      await page.getByRole('heading', { name: 'Your records' }).waitFor();
      assert.equal(asked, 3);
    },
  },
];
