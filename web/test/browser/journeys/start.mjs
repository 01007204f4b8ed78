// From the start page to the first legal move in two clicks, and making a table the long way.

import assert from 'node:assert/strict';
import { openTable } from '../table.mjs';

export const journeys = [
  {
    name: 'two clicks from the start page to the first legal move',
    async run({ url, visit, shoot }) {
      const page = await visit();
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now: Cliché Zombie Game' }).click();
      // The game asks somebody at once; when it asks the player, something is lit.
      const lit = page.locator('[data-choice]:enabled, .bar [data-intention]:enabled').first();
      await lit.waitFor();
      await shoot(page, 'first-move');
      await lit.click();
      assert.match(page.url(), /\/t\/\w+$/);
      assert.equal(await page.locator('[data-connection=online]').count(), 1);
    },
  },
  {
    name: 'a game begins with a briefing, and the clock waits for it',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit({ ...PHONE, briefing: true });
      await page.goto(url);
      await page.getByRole('button', { name: "Play now: Zombies 15'" }).tap();
      const told = page.getByRole('dialog');
      await told.getByRole('heading', { name: /^You are / }).waitFor();
      await told.getByText('The clock waits until you are ready.').waitFor();
      await told.getByText('All Heroes at').waitFor();
      await shoot(page, 'briefing');
      // Not a second of it is lost, and no pause is what holds it.
      const table = async () =>
        await (await fetch(`${url}/api/tables/${page.url().split('/').pop()}`)).json();
      assert.deepEqual((await table()).gathering.missing, [0]);
      await page.getByText('15:00', { exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Ready' }).tap();
      await told.waitFor({ state: 'detached' });
      await page.getByText('14:59', { exact: true }).first().waitFor();
      const { gathering, labels } = await table();
      assert.deepEqual([gathering, labels.includes('paused')], [null, false]);
      // Once is enough.
      await page.reload();
      await page.locator('.bar').waitFor();
      assert.equal(await page.getByRole('dialog').count(), 0);
    },
  },
  {
    name: 'without a clock what happens is told before anybody is asked, and can be skipped',
    async run({ url, visit, shoot }) {
      const page = await visit({ reducedMotion: 'no-preference' });
      await page.addInitScript(() =>
        localStorage.setItem('shamble.settings', JSON.stringify({ beats: 'slow', briefing: false })),
      );
      // As “Play now” makes it. With these dice the other human begins.
      await openTable(page, url, {
        game: 'tiny-epic-zombies',
        pace: 'real-time',
        seats: 2,
        seed: '7',
        options: {},
        bots: 'casual',
      });
      await page.locator('[data-choice^="choose"]').first().click();
      await page.waitForFunction(() => {
        const isAsked = document.querySelector('.bar .buttons, [data-room][data-lit]') !== null;
        return document.querySelector('[data-telling]') !== null && !isAsked;
      });
      await shoot(page, 'telling');
      // Whoever has seen enough sees where it leads.
      await page.keyboard.press(' ');
      // The other's turn can be hurried, unless it is over by now.
      const asked = page.locator('[data-room][data-lit], .bar .buttons').first();
      const rush = page.locator('[data-rush]');
      await asked.or(rush).first().waitFor();
      if (await rush.isVisible()) await rush.click({ timeout: 1000 }).catch(() => {});
      await asked.waitFor();
    },
  },
  {
    name: 'a name is remembered, and so are the tables',
    async run({ url, visit }) {
      const page = await visit();
      await page.goto(url);
      await page.getByLabel('Your name').fill('Zoë');
      await page.getByRole('button', { name: 'Play now: Cliché Zombie Game' }).click();
      await page.locator('.rail .name', { hasText: 'Zoë' }).waitFor();
      await page.goto(url);
      assert.equal(await page.getByLabel('Your name').inputValue(), 'Zoë');
      await page.getByRole('heading', { name: 'Your tables' }).waitFor();
      await page.locator('section', { hasText: 'Your tables' }).getByRole('link').first().click();
      await page.locator('.rail .name', { hasText: 'Zoë' }).waitFor();
    },
  },
  {
    name: 'a public table is listed, found by its code, and refuses what is wrong',
    async run({ url, visit, shoot }) {
      const host = await visit();
      await host.goto(`${url}/?new=cliche`);
      await host.getByText('All options').click();
      await host.getByLabel('The ring').fill('nonsense');
      await host.getByLabel('The ring').press('Tab');
      await host.getByRole('button', { name: 'Create and invite' }).click();
      const alert = host.getByRole('alert');
      await alert.waitFor();
      assert.match(await alert.textContent(), /track/);
      await shoot(host, 'bad-option');
      await host.getByLabel('The ring').fill('6: 3 2 4 3 3 3 3');
      await host.getByLabel('The ring').press('Tab');
      await host.getByText('List it on the start page').click();
      await host.getByRole('button', { name: 'Create and invite' }).click();
      const code = await host.getByLabel('Table code').inputValue();
      await host.getByRole('img', { name: 'The link to this table as a QR code' }).waitFor();
      // It is there before it is drawn.
      await host.waitForFunction(() => document.querySelector('img').naturalWidth > 0);
      await shoot(host, 'waiting-room');

      const guest = await visit();
      await guest.goto(url);
      await guest.getByRole('heading', { name: 'Open tables' }).waitFor();
      await guest.getByPlaceholder('Table code').fill('not-a-code');
      await guest.getByRole('button', { name: 'Join' }).click();
      await guest.getByRole('alert').waitFor();
      await guest.getByPlaceholder('Table code').fill(code);
      await guest.getByRole('button', { name: 'Join' }).click();
      await guest.getByRole('heading', { name: 'At the table' }).waitFor();
      assert.equal(guest.url(), host.url());
      await host.getByText('1 spectator').waitFor();
    },
  },
  {
    name: 'a table that is not there says so',
    async run({ url, visit }) {
      const page = await visit();
      await page.goto(`${url}/t/no-such-table`);
      await page.getByRole('alert').waitFor();
      await page.getByRole('link', { name: 'To the start page' }).last().click();
      await page.getByRole('button', { name: 'Play now: Cliché Zombie Game' }).waitFor();
    },
  },
];
