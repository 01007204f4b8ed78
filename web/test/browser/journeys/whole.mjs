// Each game from the start page to its end page, in every size of window: play now, the briefing, the first question and its
// answer by hand, the rest as fast as the server lets anybody, the end and another game.

import assert from 'node:assert/strict';
import { LAZY, playUnseen } from '../hasty.mjs';
import { clipped } from '../inspect.mjs';
import { QUICK } from '../table.mjs';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 412, height: 915, isPhone: true },
  { width: 360, height: 740, isPhone: true },
];

/** What must be in sight on the first screen of a turn. */
const NEEDS = ['.bar', '[aria-label=Menu]', '[data-goal]'];

/** The games as the start page calls them, what makes them short, and what is pressed first. */
const GAMES = {
  zombies15: {
    title: "Zombies 15'",
    wish: { pace: 'per-action', seats: 1 },
    first: '[data-choice^="move "]',
  },
  'zombie-mall': {
    title: 'Zombie Mall',
    wish: { pace: 'per-action', seats: 1, options: { mall: 'easy' } },
    first: '[data-lit=choose]',
  },
  'tiny-epic-zombies': {
    title: 'Tiny Epic Zombies',
    wish: { pace: 'per-action', seats: 2 },
    before: '[data-choice^="choose"]',
    first: '[data-room][data-lit]',
  },
  cliche: {
    title: 'Cliché Zombie Game',
    wish: {
      pace: 'per-action',
      seats: 3,
      options: { ...QUICK, race: 'tick', track: '4: 2 1 3 2 2 2 2', max_rounds: '1' },
    },
    first: '[data-choice]:enabled, .bar [data-intention]:enabled',
    // Before the sides are chosen nobody has a goal yet.
    needs: ['.bar', '[aria-label=Menu]'],
  },
};

/** In the page: the table that is asked for is a short one. */
function wishFor(wish) {
  const { fetch } = window;
  window.fetch = (resource, init) => {
    if (init?.method !== 'POST' || !String(resource).endsWith('/api/tables')) return fetch(resource, init);
    const said = JSON.parse(init.body);
    const options = { ...said.options, ...wish.options };
    return fetch(resource, { ...init, body: JSON.stringify({ ...said, seed: '7', ...wish, options }) });
  };
}

/** What the first screen of one's turn lacks. Runs in the page. */
function lacks(needs) {
  const { innerWidth: width, innerHeight: height } = window;
  const isSeen = (selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return (
      box !== undefined &&
      box.width > 0 &&
      box.left >= -1 &&
      box.top >= -1 &&
      box.right <= width + 1 &&
      box.bottom <= height + 1
    );
  };
  return needs.filter((selector) => !isSeen(selector));
}

async function play(page, url, { title, wish, before, first, needs = NEEDS }, seen) {
  await page.addInitScript(wishFor, wish);
  await page.goto(url);
  const now = page.getByRole('button', { name: `Play now: ${title}` });
  await now.waitFor();
  await seen('start');
  await now.click();
  if (before !== undefined) await page.locator(before).first().click();
  const ready = page.getByRole('dialog').getByRole('button', { name: 'Ready' });
  await ready.waitFor();
  await seen('briefing');
  await ready.click();
  await page.locator(first).first().waitFor();
  const missing = await page.evaluate(lacks, needs);
  await seen('turn');
  // As assistive devices press: what lies where on a map is another journey's business.
  await page
    .locator(first)
    .first()
    .evaluate((lit) =>
      lit instanceof HTMLElement ? lit.click() : lit.dispatchEvent(new MouseEvent('click')),
    );
  const table = new URL(page.url()).pathname.split('/').at(-1);
  await playUnseen(page, table, LAZY);
  const over = page.locator('.over');
  await over.waitFor();
  await seen('over');
  assert.ok((await over.locator('.how').textContent()).length > 0);
  await over.getByRole('button', { name: 'Again, new dice' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith(table));
  await page.locator('.table').waitFor();
  return missing;
}

export const journeys = Object.entries(GAMES).map(([game, how]) => ({
  name: `from the start page to the end page in every window: ${game}`,
  dice: '7',
  async run({ url, visit, shoot }) {
    const found = [];
    // All windows at once: most of the time is spent on waiting for the others.
    const inWindow = async ({ width, height, isPhone = false }) => {
      const touch = isPhone ? { isMobile: true, hasTouch: true } : {};
      const page = await visit({ viewport: { width, height }, ...touch, briefing: true });
      const seen = async (what) => {
        await page.evaluate(() => document.fonts.ready);
        await shoot(page, `whole-${game}-${what}-${width}`);
        found.push(...(await page.evaluate(clipped)).map((one) => `${width}, ${what}: cut off: ${one}`));
      };
      const missing = await play(page, url, how, seen);
      found.push(...missing.map((one) => `${width}: ${one} is not in sight on the first screen of a turn`));
    };
    await Promise.all(SIZES.map(inWindow));
    assert.deepEqual(found, []);
  },
}));
