// People who play together: they point, plan, call and chat, vote in sight of each other, hand a seat over, and start at
// the same moment.

import assert from 'node:assert/strict';
import { inspect } from '../inspect.mjs';
import { allReady, createTable, QUICK } from '../table.mjs';

const TOWN = {
  game: 'zombies15',
  seats: 2,
  pace: 'real-time',
  options: { mode: 'scenario', scenario: '2', pause: 'vote', first: '0' },
  bots: null,
  seed: '4',
};

/** Two people at a table: the first made it, the second sat down; the game has begun if `starts`. */
async function company({ url, visit }, first, second, { table: changes = TOWN, starts = true } = {}) {
  const anna = await visit(first);
  const table = await createTable(anna, url, changes);
  await anna.goto(`${url}/t/${table}`);
  await anna.getByRole('button', { name: 'Start' }).waitFor();
  const ben = await visit(second);
  await ben.goto(`${url}/t/${table}`);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.getByText('Ben').first().waitFor();
  await anna.locator('.start').click();
  if (!starts) return { anna, ben, table };
  for (const page of [anna, ben]) await page.locator('.bar').waitFor();
  if (changes.pace === 'real-time') await allReady(anna, ben);
  return { anna, ben, table };
}

/** The middle of a place on the board, in the window. */
async function middleOf(page, area) {
  const box = await page.locator(`[data-area="${area}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function areas(page) {
  return page.locator('.town [data-area]').evaluateAll((all) =>
    all
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && top.closest('.table') !== null;
      })
      .map((one) => one.dataset.area)
      .filter((area) => area.endsWith('/street')),
  );
}

export const journeys = [
  {
    name: 'two pages start together: ready, counted down, begun',
    async run({ url, visit, shoot, PHONE }) {
      const { anna, ben } = await company(
        { url, visit },
        { briefing: true },
        { ...PHONE, briefing: true },
        { starts: false },
      );
      for (const page of [anna, ben]) await page.getByRole('heading', { name: /^You are / }).waitFor();
      await shoot(anna, 'gather-desktop');
      await shoot(ben, 'gather-phone');
      assert.deepEqual(
        [...(await inspect(anna, 'gathering')), ...(await inspect(ben, 'gathering, phone'))],
        [],
      );
      await ben.locator('[data-ready]').tap();
      await ben.getByText('Waiting for Anna.').waitFor();
      await anna.locator('[data-ready-seat="1"]').waitFor();
      await anna.locator('.stage:not([data-paused])').waitFor();
      await anna.locator('[data-ready]').click();
      await Promise.all([anna, ben].map((page) => page.locator('[data-count]').waitFor()));
      await shoot(ben, 'count-phone');
      await shoot(anna, 'count-desktop');
      await Promise.all(
        [anna, ben].map((page) => page.locator('[data-count]').waitFor({ state: 'detached' })),
      );
      const now = (page) => page.locator('.town').getAttribute('data-now').then(Number);
      for (const page of [anna, ben])
        await page.waitForFunction(() => Number(document.querySelector('.town').dataset.now) > 300);
      assert.ok(Math.abs((await now(anna)) - (await now(ben))) < 2_000, 'the same clock');
    },
  },
  {
    name: 'the host need not wait for somebody who does not answer',
    async run({ url, visit }) {
      const { anna, ben } = await company({ url, visit }, {}, {}, { starts: false });
      await ben.locator('[data-ready]').waitFor();
      assert.equal(await ben.locator('[data-begin]').count(), 0, 'only the host may');
      await anna.locator('[data-ready]').click();
      await anna.locator('[data-begin]').click();
      await ben.locator('[data-count]').waitFor();
      await ben.locator('[data-gathering]').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a ping, an arrow, a call and a plan are seen on the other page',
    async run({ url, visit, shoot, PHONE }) {
      const { anna, ben } = await company({ url, visit }, {}, PHONE);
      const [first, second] = await areas(anna);
      // Held and let go: a ping.
      const from = await middleOf(anna, first);
      await anna.mouse.move(from.x, from.y);
      await anna.mouse.down();
      await anna.waitForFunction(() => document.querySelector('.signs .badge') !== null);
      await anna.mouse.up();
      await ben.getByText(/^Anna points at /).waitFor();
      await ben.locator('[data-sign="0"]').waitFor();
      await anna.locator('[data-sign="0"]').waitFor();
      await shoot(ben, 'ping-phone');
      await shoot(anna, 'ping-desktop');
      assert.equal(await anna.locator('[data-popover]').count(), 0, 'pointing presses nothing');
      // Pointing switched on: a drag is an arrow.
      await anna.locator('[data-tool="calls"]').click();
      await anna.locator('[data-call="pointing"]').click();
      const to = await middleOf(anna, second);
      await anna.mouse.move(from.x, from.y);
      await anna.mouse.down();
      await anna.mouse.move(to.x, to.y, { steps: 4 });
      await anna.mouse.up();
      await ben.getByText(/^Anna points from /).waitFor();
      await shoot(ben, 'arrow-phone');
      await anna.locator('[data-tool="calls"]').click();
      await anna.locator('[data-call="pointing"]').click();
      // By keys alone: the place that has the focus, M and a number.
      await anna.locator(`[data-area="${first}"]`).focus();
      await anna.keyboard.press('m');
      await anna.locator('[data-call="help"]').waitFor();
      await shoot(anna, 'calls-desktop');
      await anna.keyboard.press('1');
      await ben.getByText(/^Anna: Help here! \(/).waitFor();
      // Ben waits for his turn and plans it; Anna sees nothing until he shows it.
      await ben.evaluate(() => {
        const { own } = document.querySelector('.town').dataset;
        const streets = [...document.querySelectorAll('.town [data-area$="/street"]')];
        streets.find((one) => one.dataset.area !== own).click();
      });
      await ben.locator('[data-tool="calls"]').tap();
      await shoot(ben, 'calls-phone');
      assert.deepEqual(await inspect(ben, 'calls, phone'), []);
      assert.equal(await anna.locator('[data-ghost]').count(), 0);
      await ben.locator('[data-call="plan"]').tap();
      await anna.locator('[data-ghost]').waitFor();
      await anna.getByText(/^Ben shows a plan: walk at /).waitFor();
      await shoot(anna, 'ghosts-desktop');
      await ben.locator('[data-tool="calls"]').tap();
      await ben.locator('[data-call="plan"]').tap();
      await anna.locator('[data-ghost]').waitFor({ state: 'detached' });
      // Who looks where, on request.
      await ben.locator('[data-tool="calls"]').tap();
      await ben.locator('[data-call="where"]').tap();
      await ben.getByText(/^Anna is looking at /).waitFor();
    },
  },
  {
    name: 'the chat says what was typed, and mutes who is muted',
    async run({ url, visit, shoot, PHONE }) {
      const { anna, ben, table } = await company({ url, visit }, {}, PHONE, {
        table: { ...TOWN, pace: 'per-action' },
      });
      const say = async (page, text) => {
        await page.locator('[data-chat-text]').fill(text);
        await page.locator('[data-chat-text]').press('Enter');
      };
      for (const page of [anna, ben]) {
        await page.locator('[data-tool="drawer"]').click();
        await page.locator('[data-tab="chat"]').click();
      }
      await say(ben, '<b>hello</b> https://example.org');
      const line = anna.locator('[data-line="0"]');
      await line.waitFor();
      assert.match(await line.textContent(), /<b>hello<\/b> https:\/\/example\.org/);
      assert.equal(await line.locator('a, p > b + b').count(), 0, 'nothing in it is alive');
      await shoot(ben, 'chat-phone');
      await shoot(anna, 'chat-desktop');
      assert.deepEqual([...(await inspect(anna, 'chat')), ...(await inspect(ben, 'chat, phone'))], []);
      await anna.getByRole('button', { name: 'Mute Ben' }).click();
      await line.waitFor({ state: 'detached' });
      await say(ben, 'still there?');
      await say(anna, 'I hear nothing');
      await anna.locator('[data-line="2"]').waitFor();
      assert.equal(await anna.locator('[data-line="1"]').count(), 0);
      // Muted is muted after a reload as well, on this device; and can be undone.
      await anna.reload();
      await anna.locator('[data-tool="drawer"]').click();
      await anna.locator('[data-tab="chat"]').click();
      await anna.locator('[data-line="2"]').waitFor();
      assert.equal(await anna.locator('[data-line="1"]').count(), 0);
      await anna.getByRole('button', { name: 'Hear Ben again' }).click();
      await anna.locator('[data-line="1"]').waitFor();
      // Who watches listens, until the host lets them speak.
      const cora = await visit();
      await cora.goto(`${url}/t/${table}`);
      await cora.locator('[data-tool="drawer"]').click();
      await cora.locator('[data-tab="chat"]').click();
      await cora.getByText('Only players can chat here.').waitFor();
      await anna.getByText('Let spectators chat').click();
      await cora.getByLabel('Your name in the chat').fill('Cora');
      await cora.getByLabel('Your name in the chat').press('Tab');
      await say(cora, 'good luck');
      await anna.getByText('Cora (watching)').first().waitFor();
    },
  },
  {
    name: 'a pause is asked for and voted on in sight of both',
    async run({ url, visit, shoot, PHONE }) {
      const { anna, ben } = await company({ url, visit }, {}, PHONE, {
        table: { seats: 3, pace: 'real-time', options: { ...QUICK, free_seconds: '600' }, bots: null },
      });
      await anna.locator('[data-tool="pause"]').click();
      const key = ben.locator('[data-tool="pause"]');
      await key.filter({ hasText: '1/2' }).waitFor();
      await ben.locator('[data-vote="pause"]').waitFor();
      await shoot(ben, 'vote-phone');
      await shoot(anna, 'vote-desktop');
      await anna.locator('[data-vote="pause"] [data-agreed="0"]').waitFor();
      await ben.getByRole('button', { name: 'Refuse' }).tap();
      await anna.getByText('The clock goes on: not everybody agreed').waitFor();
      await anna.keyboard.press('p');
      await ben.locator('[data-vote="pause"]').waitFor();
      await key.tap();
      for (const page of [anna, ben]) await page.locator('.stage[data-paused]').waitFor();
      await shoot(ben, 'paused-phone');
      await anna.keyboard.press('p');
      await ben.locator('.stage:not([data-paused])').waitFor();
      // Where the game itself asks, the key counts its votes.
      const town = await company({ url, visit }, {}, PHONE);
      await town.anna.locator('[data-tool="pause"]').click();
      await town.ben.locator('[data-tool="pause"]').filter({ hasText: '1/2' }).waitFor();
      await shoot(town.ben, 'vote-town-phone');
      await town.ben.locator('[data-tool="pause"]').tap();
      for (const page of [town.anna, town.ben]) await page.locator('.town[data-paused]').waitFor();
    },
  },
  {
    name: 'a seat is handed over by a link, once, and everybody is told',
    async run({ url, visit, shoot, PHONE }) {
      const { anna, ben } = await company({ url, visit }, {}, {}, { table: { ...TOWN, pace: 'per-action' } });
      await ben.keyboard.press('i');
      await ben.locator('[data-hand-over]').click();
      const link = await ben.locator('[data-seat-link]').inputValue();
      await shoot(ben, 'hand-over');
      const cora = await visit(PHONE);
      await cora.goto(link);
      await cora.getByLabel('Your name').fill('Cora');
      await shoot(cora, 'take-over-phone');
      await cora.locator('[data-take-over]').tap();
      await cora.locator('[data-take-over]').waitFor({ state: 'detached' });
      assert.ok(!cora.url().includes('seat='), 'the secret does not stay in the address');
      await anna.getByText('Cora takes over from Ben').first().waitFor();
      const late = await visit();
      await late.goto(link);
      await late.locator('[data-take-over]').click();
      await late.getByRole('dialog').getByText('This link to a seat has been used or replaced.').waitFor();
      // Leaving and coming back is told, and stands in the log.
      await cora.goto(url);
      await anna.getByText('Cora has lost the connection').first().waitFor();
      await cora.goBack();
      await anna.getByText('Cora is back').first().waitFor();
      await anna.locator('[data-tool="drawer"]').click();
      await anna.locator('[data-tab="log"]').click();
      await anna.locator('.log').getByText('Cora is back').waitFor();
    },
  },
];
