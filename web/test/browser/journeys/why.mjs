// Why not? What cannot be done says why where it was touched, with its rule, and nothing happens.

import assert from 'node:assert/strict';
import { openTable } from '../table.mjs';

const TURNS = { pace: 'per-action', bots: 'thumb' };

const TABLES = {
  zombies15: {
    ...TURNS,
    seats: 2,
    seed: '5',
    options: { mode: 'scenario', scenario: '3', pause: 'free', first: '0' },
  },
  'tiny-epic-zombies': { ...TURNS, seats: 2, seed: '4', options: {} },
  'zombie-mall': { ...TURNS, seats: 2, seed: '3', options: { mall: 'easy' } },
};

/** Points of the window where the map is uppermost and nothing on it can be pressed. Runs in the page. */
function unlitPoints() {
  const lit = [...document.querySelectorAll('[data-space]')].map((space) => space.getBoundingClientRect());
  const points = [];
  for (let y = 100; y < window.innerHeight - 100; y += 30) {
    for (let x = 60; x < window.innerWidth - 60; x += 30) {
      const isLit = lit.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
      const isMap = document.elementFromPoint(x, y)?.closest('.stage .table') !== null;
      if (isMap && !isLit) points.push({ x, y });
    }
  }
  return points;
}

/** Presses something that cannot be done, by keyboard. */
const TOUCH = {
  async zombies15(page) {
    const own = await page.locator('.town').getAttribute('data-own');
    await page.locator(`[data-area]:not([data-cost]):not([data-area="${own}"])`).last().press('Enter');
  },
  async 'tiny-epic-zombies'(page) {
    await untilTurn(page);
    await page.locator('[data-room]:not([data-lit])').first().press('Enter');
  },
  /** A space of the map that is not lit, with finger or mouse: there is no button over it. */
  async 'zombie-mall'(page) {
    await page.locator('[data-space]').first().waitFor({ state: 'attached' });
    for (const { x, y } of await page.evaluate(unlitPoints)) {
      await page.mouse.click(x, y);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      if ((await page.locator('[data-why-not]').count()) > 0) return;
    }
  },
};

/** Player Cards are chosen and dealt before the first turn. */
async function untilTurn(page) {
  const answers = '.panel [data-choice]:enabled, .bar .buttons [data-intention]:enabled';
  for (let n = 0; n < 20; n += 1) {
    // A question that has just been answered is still asked for a moment: only what can be pressed counts.
    const handle = await page.waitForFunction((open) => {
      if (document.querySelector('[data-room][data-lit]') !== null) return 'turn';
      return document.querySelector(open) === null ? null : 'question';
    }, answers);
    if ((await handle.jsonValue()) === 'turn') return;
    const answer = page.locator(answers).first();
    await answer.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

async function isTold(page, shoot, what) {
  const why = page.locator('[data-why-not][data-rule]').first();
  await why.waitFor();
  await shoot(page, what);
  assert.ok((await why.locator('p').textContent()).length > 8, 'it says why');
  assert.equal(await page.locator('.notice').count(), 0, 'nothing was sent that could be refused');
  const rule = await why.getAttribute('data-rule');
  await why.getByRole('button').click();
  const entry = page.locator(`#rule-${rule}`);
  await entry.waitFor();
}

export const journeys = ['zombies15', 'tiny-epic-zombies', 'zombie-mall'].flatMap((game) => [
  {
    name: `why not: ${game} on a desktop`,
    async run({ url, visit, shoot }) {
      const page = await visit();
      await openTable(page, url, { game, ...TABLES[game] });
      await page.locator('.bar.asked').waitFor();
      await TOUCH[game](page);
      await isTold(page, shoot, `why-${game}`);
    },
  },
  {
    name: `why not: ${game} on a phone`,
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await openTable(page, url, { game, ...TABLES[game] });
      await page.locator('.bar.asked').waitFor();
      await TOUCH[game](page);
      await isTold(page, shoot, `why-${game}-phone`);
    },
  },
]);
