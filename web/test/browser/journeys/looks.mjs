// Every screen in light and dark, at both sizes: no serious finding of axe, no side scroll, a picture of each.

import assert from 'node:assert/strict';
import { until } from '../drive.mjs';
import { LAZY, playHastily } from '../hasty.mjs';
import { COLOURS, inspect } from '../inspect.mjs';
import { createTable, QUICK } from '../table.mjs';

/** Takes pictures and looks for faults in both themes; the device changes its mind in between, and the page follows. */
class Looker {
  findings = [];

  constructor(page, shoot, size) {
    this.page = page;
    this.shoot = shoot;
    this.size = size;
  }

  async look(name) {
    for (const scheme of ['light', 'dark']) {
      await this.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await this.page.locator(`:root[data-theme=${scheme}]`).waitFor();
      // One picture of each is enough for whoever wants to see it.
      const isShown = (scheme === 'dark') === (this.size === 'phone');
      if (isShown) await this.shoot(this.page, `${name}-${this.size}-${scheme}`);
      // A theme changes colours and nothing else.
      const rules = scheme === 'dark' ? COLOURS : null;
      this.findings.push(...(await inspect(this.page, `${name}, ${scheme}`, rules)));
    }
  }

  check() {
    assert.deepEqual(this.findings, []);
  }
}

const device = (size, { PHONE, DESKTOP }) => (size === 'phone' ? PHONE : DESKTOP);

const GAMES = ['zombies15', 'tiny-epic-zombies', 'zombie-mall', 'cliche'];

/** All that is no board. */
const pages = (size) => ({
  name: `every page is accessible: ${size}`,
  async run({ url, visit, shoot, PHONE, DESKTOP }) {
    const page = await visit(device(size, { PHONE, DESKTOP }));
    const looker = new Looker(page, shoot, size);
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now: Cliché Zombie Game' }).waitFor();
    await looker.look('start');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await looker.look('settings');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Credits' }).click();
    await page.getByRole('dialog').waitFor();
    await looker.look('credits');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: "Rulebook: Zombies 15'" }).click();
    await page.locator('article').first().waitFor();
    await looker.look('rulebook');
    for (const address of ['learn', 'records', 'daily', 'campaign', 'companion']) {
      await page.goto(`${url}/${address}`);
      await page.locator('h1').first().waitFor();
      await looker.look(address);
    }
    await page.goto(`${url}/learn/zombies15/1-first-steps`);
    await page.locator('.lesson').first().waitFor();
    await looker.look('lesson');
    for (const game of GAMES) {
      await page.goto(`${url}/?new=${game}`);
      await page.getByText('All options').click();
      await page.locator('fieldset').first().waitFor();
      await looker.look(`create-${game}`);
    }
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await page.getByRole('heading', { name: 'At the table' }).waitFor();
    await looker.look('waiting');
    looker.check();
  },
});

/** A table of each game, and how one comes to the screens of its board that are worth a look. */
const TABLES = {
  zombies15: {
    changes: { seats: 2, seed: '5', options: { mode: 'scenario', scenario: '3', pause: 'free', first: '0' } },
    async tour(page, look) {
      await page.locator('[data-choice^="move "]').first().waitFor();
      await look('turn');
      await page.keyboard.press('ArrowRight');
      await page.locator('[data-line]').first().waitFor();
      await look('popover');
    },
  },
  'zombie-mall': {
    changes: { seats: 2, seed: '3', options: { mall: 'easy' } },
    async tour(page, look) {
      await page
        .locator('[data-lit=choose]')
        .first()
        .evaluate((space) => space.click());
      await page.locator('.bar [data-intention=spawn]').waitFor();
      await look('turn');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.locator('[data-card]').waitFor();
      await look('popover');
    },
  },
  'tiny-epic-zombies': {
    changes: { seats: 3, seed: '3', options: {} },
    async begin(page, look) {
      await page.locator('[data-choice^="choose"]').first().waitFor();
      await look('choosing');
      await page.locator('[data-choice^="choose"]').first().click();
    },
    async tour(page, look) {
      await page.locator('[data-room][data-lit]').first().waitFor();
      await look('turn');
    },
  },
  cliche: {
    changes: {
      seats: 3,
      seed: '6',
      pace: 'real-time',
      options: { ...QUICK, start_cards: 'humans', free_seconds: '600', arm_seconds: 'none', auto_roll: 'on' },
    },
    async tour(page, look) {
      await until(page, '.ground');
      await look('opening');
      await until(page, '.ring');
      await look('race');
      // The first race is quick; let the page hold the button where the player has a die.
      await page.keyboard.press('h');
      await until(page, '.market');
      await look('row');
      await until(page, '.stage-free, .stage-over, .over');
      await look('free');
    },
    /** Another table, that ends soon. */
    ends: {
      pace: 'per-action',
      options: { ...QUICK, race: 'tick', track: '4: 2 1 3 2 2 2 2', max_rounds: '1' },
    },
  },
};

const boards = (size, game) => ({
  name: `every screen of a board is accessible: ${game}, ${size}`,
  async run({ url, visit, shoot, PHONE, DESKTOP }) {
    const { changes, ends, begin, tour } = TABLES[game];
    const page = await visit({ ...device(size, { PHONE, DESKTOP }), briefing: true });
    const looker = new Looker(page, shoot, size);
    const look = (what) => looker.look(`${game}-${what}`);
    const all = { game, pace: 'per-action', bots: 'thumb', ...changes };
    let table = await createTable(page, url, all);
    await page.goto(`${url}/t/${table}`);
    await begin?.(page, look);
    const ready = page.getByRole('dialog').getByRole('button', { name: 'Ready' });
    await ready.waitFor();
    await look('briefing');
    await ready.click();
    await tour(page, look);
    await page.locator('[data-tool=drawer]').click();
    await page.locator('.drawer').waitFor();
    await look('drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.menu').waitFor();
    await look('menu');
    if (ends !== undefined) table = await createTable(page, url, { ...all, ...ends });
    await page.goto(url);
    await playHastily(page, table, LAZY);
    await page.goto(`${url}/t/${table}`);
    await page.locator('.over').waitFor();
    await look('over');
    await page.goto(`${url}/r/${table}`);
    await page.getByText(/^Step 0 of [1-9]/).waitFor();
    await look('replay');
    looker.check();
  },
});

const SIZES = ['desktop', 'phone'];

export const journeys = [
  ...SIZES.map(pages),
  ...GAMES.flatMap((game) => SIZES.map((size) => boards(size, game))),
];
