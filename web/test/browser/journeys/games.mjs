// Whole games to the end, by mouse on a desktop and by touch on a phone.

import assert from 'node:assert/strict';
import { click, playToEnd, tap } from '../drive.mjs';
import { openTable, QUICK } from '../table.mjs';

async function hasNoSideScroll(page) {
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize().width;
  assert.ok(over <= 0, `${over} px too wide`);
}

export const journeys = [
  {
    name: 'a whole game in real time by mouse',
    async run({ url, visit, shoot }) {
      const page = await visit();
      // With these dice the player names the zombie, and so stays human.
      await openTable(page, url, { seed: '6' });
      const { over, pressed } = await playToEnd(page, { press: click });
      await shoot(page, 'over-desktop');
      assert.ok(over.length > 0);
      assert.ok(pressed.size >= 3, `too little was pressed: ${JSON.stringify([...pressed])}`);
      await page.getByRole('heading', { name: 'All hands on the table' }).waitFor();
      await page.getByRole('link', { name: 'Watch the replay' }).waitFor();
      // The same dice again: a new table, already playing.
      const before = page.url();
      await page.getByRole('button', { name: 'Again, same dice' }).click();
      await page.waitForURL((now) => now.href !== before);
      await page.locator('.table').waitFor();
    },
  },
  {
    name: 'a whole game step by step by touch on a phone',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await openTable(page, url, {
        pace: 'per-action',
        seed: '7',
        options: { ...QUICK, race: 'tick', track: '4: 2 1 3 2 2 2 2', max_rounds: '2' },
      });
      let photos = 0;
      const { over } = await playToEnd(page, {
        press: async (target, what) => {
          if (photos < 6) {
            photos += 1;
            await shoot(page, `phone-${photos}-${what.replaceAll(' ', '-')}`);
          }
          await hasNoSideScroll(page);
          await tap(target);
        },
      });
      await shoot(page, 'over-phone');
      await hasNoSideScroll(page);
      assert.ok(over.length > 0);
    },
  },
];
