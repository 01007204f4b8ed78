// A finished game: scrubbing, other eyes, and playing on from a point in it.

import assert from 'node:assert/strict';
import { click, playToEnd } from '../drive.mjs';
import { openTable, QUICK } from '../table.mjs';

export const journeys = [
  {
    name: 'a replay can be scrubbed, seen by others, and played on',
    async run({ url, visit, shoot }) {
      const page = await visit();
      await openTable(page, url, {
        options: { ...QUICK, track: '4: 2 1 3 2 2 2 2', max_rounds: '2', free_seconds: '5' },
      });
      await playToEnd(page, { press: click });
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      const count = page.locator('.count').last();
      const where = page.getByRole('slider', { name: 'Position in the game' });
      await page.getByText(/^Step 0 of [1-9]\d*$/).waitFor();
      const steps = Number(/of (\d+)/.exec(await page.getByText(/^Step 0 of/).textContent())[1]);

      await page.getByRole('button', { name: 'One step forward' }).last().click();
      await page.getByText(`Step 1 of ${steps}`).waitFor();
      await where.fill(String(steps));
      await page.getByText(`Step ${steps} of ${steps}`).waitFor();
      await page.getByRole('heading', { name: 'All hands on the table' }).waitFor();
      await shoot(page, 'replay-end');

      const middle = Math.floor(steps / 2);
      await where.fill(String(middle));
      await page.getByText(`Step ${middle} of ${steps}`).waitFor();
      const side = page.getByText(/^You are (human|a zombie)$/);
      assert.equal((await side.count()) + (await page.locator('.hand').count()), 0, 'spectators are nobody');
      await page.getByLabel('Seen by').selectOption('0');
      await side.waitFor();
      await shoot(page, 'replay-middle');
      await page.keyboard.press('ArrowLeft');
      await page.getByText(`Step ${middle - 1} of ${steps}`).waitFor();
      assert.ok((await count.textContent()).length > 0);

      // Moments lead there, and so does a line of the log; a link opens the same moment through the same eyes.
      await where.fill('0');
      await page.locator('.chapters button').last().click();
      await page.getByText('Step 0 of').waitFor({ state: 'detached' });
      const moment = await count.textContent();
      const linked = new URL(page.url());
      linked.search = `?at=${/Step (\d+)/.exec(moment)[1]}&eyes=0`;
      await shoot(page, 'replay-chapters');
      const other = await visit();
      await other.goto(linked.href);
      await other.getByText(moment).waitFor();
      assert.equal(await other.getByLabel('Seen by').inputValue(), '0');
      await where.fill(String(middle));
      await page.getByText(`Step ${middle} of ${steps}`).waitFor();

      const replay = page.url();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL((now) => now.href !== replay && now.pathname.startsWith('/t/'));
      await page.locator('.table').waitFor();
      await page.locator('[data-connection=online]').waitFor();
    },
  },
];
