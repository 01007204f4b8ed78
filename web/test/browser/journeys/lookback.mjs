// After the game: the curve of chances, where it turned and another try from there; a picture to share; the home of a
// campaign, and going on with it on a second device.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { LAZY, playHastily } from '../hasty.mjs';
import { createTable, QUICK } from '../table.mjs';

/** A game that is lost by giving every turn away. */
const LOST = { game: 'zombies15', seats: 1, pace: 'per-action', seed: '7', bots: 'thumb' };

/** A finished game, seen at its end. */
async function lose(page, url, changes = {}) {
  const table = await createTable(page, url, { ...LOST, options: { scenario: '2' }, ...changes });
  await page.goto(url);
  await playHastily(page, table, LAZY);
  await page.goto(`${url}/t/${table}`);
  await page.locator('.over').waitFor();
  return table;
}

async function isNoWider(page) {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window, `${wide - window} px too wide`);
}

/** The curve of a lost game, a turning point, and another try from it. */
async function lookBack({ page, url, shoot, name }) {
  const table = await lose(page, url);
  await page.getByRole('link', { name: 'See where it turned' }).click();
  await page.waitForURL((now) => now.pathname === `/r/${table}` && now.searchParams.has('look'));
  const curve = page.locator('[data-curve]');
  await curve.waitFor({ timeout: 60_000 });
  assert.match(
    await curve.getByRole('img').getAttribute('aria-label'),
    /Chance of .+ from turn to turn: \d+ percent at the start, lost in the end\. Highest \d+ percent/,
  );
  await page.locator('progress').waitFor({ state: 'detached', timeout: 120_000 });
  await shoot(page, `curve-${name}`);
  await isNoWider(page);

  // Two sums, each with its sign, that are the whole way down.
  const number = async (what) =>
    Number((await page.locator(`[data-sum=${what}]`).textContent()).replace('−', '-'));
  const [choice, luck] = [await number('choice'), await number('luck')];
  assert.ok(choice <= 0, `choices cost: ${choice}`);
  assert.ok(choice + luck < 0, `the chance fell: ${choice} and ${luck}`);

  // The keyboard leads from turning point to turning point.
  const marks = page.locator('[data-turn]');
  const n = await marks.count();
  assert.ok(n >= 1, 'a lost game has a turning point');
  await page.keyboard.press('End');
  await page.getByText(/^Step (\d+) of \1$/).waitFor();
  await page.keyboard.press('b');
  const last = Math.max(...(await marks.evaluateAll((all) => all.map((one) => Number(one.dataset.turn)))));
  await page.getByText(new RegExp(`^Step ${last} of`)).waitFor();
  await shoot(page, `turning-point-${name}`);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  for (const words of ['To the next turning point', 'Faster', 'To the end', "Through the next player's eyes"])
    await keys.getByText(words).waitFor();
  await page.keyboard.press('Escape');

  // Another try from there, at a table of its own.
  const again = page.getByRole('button', { name: /^Try again from \d+:\d\d/ }).first();
  await again.scrollIntoViewIfNeeded();
  await again.click();
  await page.waitForURL((now) => now.pathname.startsWith('/t/') && !now.pathname.endsWith(table));
  await page.locator('.table').waitFor();
  await page.locator('[data-connection=online]').waitFor();

  // Whoever comes back to the end is told where it turned.
  await page.goto(`${url}/t/${table}`);
  await page
    .locator('.story')
    .getByText(/[−+]\d+ points/)
    .first()
    .waitFor();
  await shoot(page, `story-${name}`);
}

export const journeys = [
  {
    name: 'a lost game: its curve, where it turned, and another try from there',
    run: async ({ url, visit, shoot }) => lookBack({ page: await visit(), url, shoot, name: 'desktop' }),
  },
  {
    name: 'a lost game: its curve, where it turned, and another try from there, on a phone',
    run: async ({ url, visit, shoot, PHONE }) => {
      const page = await visit(PHONE);
      await lookBack({ page, url, shoot, name: 'phone' });
    },
  },
  {
    name: 'a picture to share is made in the browser and saved',
    async run({ url, visit, shoot }) {
      const page = await visit({ acceptDownloads: true });
      const tables = [
        LOST,
        { ...LOST, game: 'tiny-epic-zombies', seats: 2, options: {} },
        { ...LOST, game: 'cliche', seats: 3, options: { ...QUICK, race: 'tick', max_rounds: '1' } },
      ];
      for (const [i, changes] of tables.entries()) {
        await lose(page, url, changes);
        await page.getByRole('button', { name: 'Picture to share' }).click();
        const picture = page.locator('[data-poster=ready]');
        await picture.waitFor();
        assert.match(await picture.getAttribute('aria-label'), /.+: .+/);
        await shoot(page, `share-${i}`);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Save the picture' }).click(),
        ]);
        const bytes = await readFile(await download.path());
        assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
        assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
        // The board is more than a field of one colour.
        const colours = await picture.locator('canvas').evaluate((canvas) => {
          const { data } = canvas.getContext('2d').getImageData(0, 0, 760, 630);
          const seen = new Set();
          for (let at = 0; at < data.length; at += 4 * 97)
            seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
          return seen.size;
        });
        assert.ok(colours > 8, `${changes.game}: ${colours} colours`);
      }
    },
  },
  {
    name: 'a campaign at home, and gone on with on a second device by its link',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit();
      await lose(page, url, { options: { mode: 'campaign' } });
      await page.getByRole('link', { name: 'Campaign home' }).click();
      await page.locator('[data-standing=next][data-part="1"]').waitFor();
      assert.equal(await page.locator('[data-part]').count(), 15);
      assert.equal(await page.locator('[data-hero]').count(), 4);
      await page.locator('.history').getByText(/lost$/).waitFor();
      const link = await page.locator('[data-link]').getAttribute('data-link');
      assert.equal(new URL(link).pathname, '/campaign');
      await page.getByRole('img', { name: 'The link as a code to scan' }).waitFor();
      await shoot(page, 'campaign-home');

      const phone = await visit(PHONE);
      const asked = [];
      phone.on('request', (request) => asked.push(request.url()));
      await phone.goto(link);
      await phone.getByText('is now on this device').waitFor();
      assert.equal(new URL(phone.url()).hash, '', 'the campaign is out of the address');
      const sent = asked.filter((address) => address.includes(new URL(link).hash.slice(1, 40)));
      // Browsers name the page itself with its hash, which is not sent.
      assert.ok(
        sent.every((address) => new URL(address).hash !== ''),
        'no server has seen it',
      );
      await phone.locator('[data-standing=next][data-part="1"]').waitFor();
      await phone.locator('.history').getByText(/lost$/).waitFor();
      await shoot(phone, 'campaign-home-phone');
      await isNoWider(phone);
      await phone.getByRole('button', { name: /^Continue Fifteen Sirens, scenario 1/ }).click();
      await phone.locator('.table').waitFor();

      // The same link again changes nothing; what is none of ours is refused in words.
      await phone.goto(`${url}/campaign#c=nonsense`);
      await phone.getByText('That is not a campaign saved by Shamble').waitFor();
    },
  },
];
