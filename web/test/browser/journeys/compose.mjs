// What is put together from parts: at the place it is done, by touch, on a phone.

import assert from 'node:assert/strict';
import { openTable } from '../table.mjs';

/** One street and one house: whoever goes in can search at once. */
const ONE_HOUSE = `name = "One House"
soundtrack = "none"
start = [{ tile = "11B", heroes = "all" }]
exit = ["31A"]
map = """
31A-E  11B-S
"""
[objective]
all_heroes_on = ["31A"]
`;

const CREW = 'josh, snow, will, severity';

export const journeys = [
  {
    name: 'compose: after a search the discards are laid down in the order one likes, on a phone (Z15-063, Z15-219)',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await openTable(page, url, {
        game: 'zombies15',
        pace: 'per-action',
        seats: 4,
        seed: '6',
        options: { mode: 'custom', scenario_text: ONE_HOUSE, first: '0', heroes: CREW },
      });
      await page.locator('[data-area="11B/search"]').tap({ force: true });
      await page.locator('[data-line=search]').tap();
      await page.locator('.found [data-begin=keep]').tap();
      const found = page.locator('[data-part^=" order "]');
      // The order in which they were drawn is the order nobody asked for: the last one goes down first.
      await found.last().waitFor();
      const n = await found.count();
      await shoot(page, 'compose-order');
      const bottom = await found.last().getAttribute('data-part');
      await found.last().tap();
      for (let left = n - 1; left > 0; left -= 1) {
        await page.waitForFunction((k) => document.querySelectorAll('[data-part]').length === k, left);
        await page.locator('[data-part]').last().tap();
      }
      assert.equal(bottom, ` order ${n - 1}`);
      const finish = page.locator('[data-compose=finish]');
      const top = /, (.+) on top of the discards/.exec(await finish.textContent())?.[1];
      assert.ok(top, 'the whole says what lies on top');
      await finish.tap();
      await page.locator('.bar [data-intention=end-actions]').waitFor();
      await page.locator('[data-tool=drawer]').tap();
      await page.locator('[data-tab=sheets]').tap();
      const pile = page.locator('.piles dd').last();
      await pile.waitFor();
      assert.ok((await pile.textContent()).startsWith(top), 'the pile shows it on top');
    },
  },
  {
    name: 'compose: Fireworks drive away fewer zombies than they could (Z15-R67)',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await openTable(page, url, {
        game: 'zombies15',
        pace: 'per-action',
        seats: 4,
        seed: '5',
        options: {
          mode: 'campaign',
          progress: `3 | josh starting bag2 fireworks | snow starting | will starting | severity starting`,
          first: '0',
        },
      });
      const zombiesAt = async (place) =>
        Number(
          /(\d+) zombie/.exec(await page.locator(`[data-area="${place}"]`).getAttribute('aria-label'))?.[1] ??
            0,
        );
      await page.locator('[data-area="29A/street"]').tap({ force: true });
      await page.locator('[data-card="29A/street"]').waitFor();
      const here = await zombiesAt('29A/street');
      const there = await zombiesAt('28A/street');
      assert.ok(here > 1, 'there is more than one to drive away');
      await page.locator('[data-all-lines]').tap();
      await page.locator('[data-line="compose-use o1"]').tap();
      await page.locator('[data-part=" 28A"]').tap();
      await page.locator('[data-part=" 1"]').tap();
      await shoot(page, 'compose-fireworks');
      await page.locator('[data-compose=finish]').tap();
      await page.waitForFunction(
        ([place, n]) =>
          new RegExp(`\\b${n} zombie`).test(
            document.querySelector(`[data-area="${place}"]`)?.getAttribute('aria-label') ?? '',
          ),
        ['28A/street', there + 1],
      );
      assert.equal(await zombiesAt('29A/street'), here - 1);
    },
  },
];
