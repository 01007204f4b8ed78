// Another language: switched to at once, kept, and spoken from the first page to the last; layouts hold.

import assert from 'node:assert/strict';
import { playToEnd, tap } from '../drive.mjs';
import { englishFinder } from '../english.mjs';
import { clipped } from '../inspect.mjs';
import { createTable, openTable, QUICK } from '../table.mjs';

const FRENCH = { locale: 'fr-FR' };
const GAMES = ['cliche', 'zombies15', 'tiny-epic-zombies', 'zombie-mall'];

function layouts(size) {
  return {
    name: `French fits: ${size}`,
    async run({ url, visit, shoot, PHONE, DESKTOP }) {
      const page = await visit({ ...(size === 'phone' ? PHONE : DESKTOP), ...FRENCH });
      const english = await englishFinder('fr');
      const findings = [];
      const look = async (name) => {
        await shoot(page, `fr-${name}-${size}`);
        findings.push(...(await page.evaluate(clipped)).map((what) => `${name}: ${what}`));
        findings.push(...(await english(page, name)));
      };
      await page.goto(url);
      await page.getByRole('button', { name: 'Jouer : Zombie Mall' }).waitFor();
      await look('start');
      await page.getByRole('button', { name: 'Réglages' }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.goto(`${url}/learn`);
      await page.locator('.intro').first().waitFor();
      await look('learn');
      await page.goto(`${url}/companion`);
      await page.locator('h1').waitFor();
      await look('companion');
      for (const game of GAMES) {
        await page.goto(`${url}/?new=${game}`);
        await page.getByText('Toutes les options').click();
        await page.locator('fieldset').first().waitFor();
        await look(`create-${game}`);
        const options = game === 'cliche' ? { ...QUICK, free_seconds: '600', arm_seconds: 'none' } : {};
        const pace = game === 'cliche' ? 'real-time' : 'per-action';
        const table = await createTable(page, url, { game, options, seats: undefined, pace, seed: '6' });
        await page.goto(`${url}/t/${table}`);
        await page.locator('[data-choice]:enabled, .bar [data-intention]:enabled').first().waitFor();
        await look(`board-${game}`);
        await page.getByRole('button', { name: 'Menu' }).click();
        await look(`menu-${game}`);
        await page.keyboard.press('Escape');
      }
      assert.equal(findings.join('\n'), '');
    },
  };
}

export const journeys = [
  {
    name: 'the language is switched at once, and kept',
    async run({ url, visit }) {
      const page = await visit();
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now: Zombie Mall' }).waitFor();
      // Another language is fetched by those who speak it.
      const spoken = await page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/(common|errors|ui)-/.test(name)),
      );
      assert.equal(spoken.length, 0);
      await page.evaluate(() => (window.isSamePage = true));
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Français' }).check();
      await page.getByRole('heading', { name: 'Réglages' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Jouer : Zombie Mall' }).waitFor();
      assert.equal(await page.evaluate(() => window.isSamePage && document.documentElement.lang), 'fr');
      await page.reload();
      await page.getByRole('button', { name: 'Livret de règles : Zombie Mall' }).click();
      await page.locator('article').first().waitFor();
      assert.match(await page.locator('.summary').textContent(), /[éèà]/);

      // A game under way speaks it too, and the rulebook over it follows.
      const table = await createTable(page, url, { pace: 'per-action', seed: '6' });
      await page.goto(`${url}/t/${table}`);
      await page.locator('.bar').waitFor();
      const french = await page.locator('.bar').textContent();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByText('Réglages', { exact: true }).click();
      await page.getByRole('radio', { name: 'English' }).check();
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await page.keyboard.press('Escape');
      assert.notEqual(await page.locator('.bar').textContent(), french);
      assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    },
  },
  {
    name: 'French from the start page to the end, and not a word of English',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit({ ...PHONE, ...FRENCH, briefing: true });
      const english = await englishFinder('fr');
      const findings = [];
      await page.goto(url);
      const start = page.getByRole('button', { name: 'Jouer : Cliché Zombie Game' });
      await start.waitFor();
      assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
      findings.push(...(await english(page, 'start')));
      await start.tap();
      await page.getByRole('dialog').waitFor();
      findings.push(...(await english(page, 'briefing')));
      await shoot(page, 'fr-briefing');

      await openTable(page, url, {
        pace: 'per-action',
        seed: '7',
        options: { ...QUICK, race: 'tick', track: '4: 2 1 3 2 2 2 2', max_rounds: '2' },
      });
      const ready = page.getByRole('dialog').getByRole('button', { name: 'C’est parti' });
      await ready.tap();
      await playToEnd(page, {
        press: async (target, what) => {
          findings.push(...(await english(page, what)));
          await tap(target);
        },
      });
      findings.push(...(await english(page, 'over')));
      await shoot(page, 'fr-over');
      await page.getByRole('link', { name: 'Revoir la partie' }).click();
      await page.getByText(/^Étape 0 sur [1-9]/).waitFor();
      findings.push(...(await english(page, 'replay')));
      assert.equal([...new Set(findings)].join('\n'), '');
    },
  },
  layouts('desktop'),
  layouts('phone'),
];
