// What follows a finished game: friends are led to the next table; and options that hold a whole file.

import assert from 'node:assert/strict';
import { click, playToEnd } from '../drive.mjs';
import { openTable, QUICK } from '../table.mjs';

export const journeys = [
  {
    name: 'friends at a finished table are led to the next one, each to the old chair',
    async run({ url, visit, shoot }) {
      const anna = await visit();
      const table = await openTable(anna, url, {
        pace: 'per-action',
        options: { ...QUICK, race: 'tick', track: '4: 2 1 3 2 2 2 2', max_rounds: '1' },
      });
      await playToEnd(anna, { press: click });
      await anna.getByText('More: options, seed and file').click();
      await anna.getByText(/^Played: Step by step/).waitFor();
      const guest = await visit();
      await guest.goto(`${url}/t/${table}`);
      await guest.locator('.over').waitFor();
      assert.equal(await guest.getByRole('button', { name: 'Join the others' }).count(), 0);

      await anna.getByRole('button', { name: 'Again, new dice' }).click();
      await anna.waitForURL((now) => !now.pathname.endsWith(table));
      const join = guest.getByRole('button', { name: 'Join the others' });
      await join.waitFor();
      await shoot(guest, 'join-them');
      await join.click();
      await guest.waitForURL((now) => !now.pathname.endsWith(table));
      await guest.locator('.table').waitFor();
      assert.equal(new URL(guest.url()).pathname, new URL(anna.url()).pathname);
    },
  },
  {
    name: 'a file of the players is an option, and what is wrong with it stands beside it',
    async run({ url, visit, shoot }) {
      const page = await visit();
      await page.goto(`${url}/?new=zombie-mall`);
      await page.getByRole('radio', { name: 'Your own mall' }).check();
      const file = page.locator('input[type=file]').first();
      await file.setInputFiles({
        name: 'my.mall',
        mimeType: 'text/plain',
        buffer: Buffer.from('size = 2 by 2\nnonsense here\n'),
      });
      await page.waitForFunction(() => document.querySelector('textarea').value.includes('nonsense'));
      await page.getByRole('button', { name: 'Create and invite' }).click();
      const wrong = page.locator('.wrong').first();
      await wrong.waitFor();
      await shoot(page, 'wrong-file');
      assert.match(await wrong.textContent(), /mall/);
      assert.match(page.url(), /\?new=zombie-mall$/, 'nothing was made');
      await file.setInputFiles({
        name: 'mine.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('@layout mine\n@size 1 2\nSO/0 E2/180\n@main E2\n@end\n'),
      });
      await page.locator('.preview', { hasText: 'mine' }).getByText('2 tiles').waitFor();
      await shoot(page, 'previewed-file');
      await page.getByRole('radio', { name: 'Easy' }).check();
      await page.getByRole('button', { name: 'Create and invite' }).click();
      await page.getByRole('heading', { name: 'At the table' }).waitFor();
    },
  },
];
