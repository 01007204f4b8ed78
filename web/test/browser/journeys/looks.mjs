// Every screen in light and dark, at both sizes: no serious finding of axe, no side scroll, a picture of each.

import assert from 'node:assert/strict';
import { playToEnd, tap, click, until } from '../drive.mjs';
import { inspect } from '../inspect.mjs';
import { openTable, QUICK } from '../table.mjs';

function journey(size, scheme) {
  return {
    name: `every screen is accessible: ${size}, ${scheme}`,
    async run({ url, visit, shoot, PHONE, DESKTOP }) {
      const page = await visit({ ...(size === 'phone' ? PHONE : DESKTOP), colorScheme: scheme });
      const findings = [];
      const look = async (name) => {
        await shoot(page, `${name}-${size}-${scheme}`);
        findings.push(...(await inspect(page, name)));
      };
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now: Cliché Zombie Game' }).waitFor();
      await look('start');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
      await look('settings');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Rulebook: Cliché Zombie Game' }).click();
      await page.locator('article').first().waitFor();
      await look('rulebook');
      await page.keyboard.press('Escape');
      await page.goto(`${url}/?new=cliche`);
      await page.getByText('All options').click();
      await look('create');
      await page.getByRole('button', { name: 'Create and invite' }).click();
      await page.getByRole('heading', { name: 'At the table' }).waitFor();
      await look('waiting');

      await openTable(page, url, {
        seed: '6',
        options: {
          ...QUICK,
          start_cards: 'humans',
          free_seconds: '600',
          arm_seconds: 'none',
          auto_roll: 'on',
        },
      });
      await until(page, '.ground');
      await look('opening');
      await until(page, '.ring');
      await look('race');
      // The first race is quick; let the page hold the button where the player has a die.
      await page.keyboard.press('h');
      await until(page, '.market');
      await look('row');
      await page.getByRole('button', { name: 'Menu' }).click();
      await look('menu');
      await page.keyboard.press('Escape');
      await until(page, '.stage-free, .stage-over, .over');
      await look('free');

      await openTable(page, url, {
        pace: 'per-action',
        options: { ...QUICK, race: 'tick', track: '4: 2 1 3 2 2 2 2', max_rounds: '1' },
      });
      await playToEnd(page, { press: size === 'phone' ? tap : click });
      await look('over');
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByText(/^Step 0 of [1-9]/).waitFor();
      await look('replay');
      assert.deepEqual(findings, []);
    },
  };
}

export const journeys = [
  journey('desktop', 'light'),
  journey('desktop', 'dark'),
  journey('phone', 'light'),
  journey('phone', 'dark'),
];
