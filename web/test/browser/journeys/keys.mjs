// A round played with the keyboard alone.

import assert from 'node:assert/strict';
import { openTable, QUICK } from '../table.mjs';

export const journeys = [
  {
    name: 'a round by keyboard alone',
    async run({ url, visit, shoot }) {
      const page = await visit();
      // With these dice the player names the zombie: there is always something to press.
      await openTable(page, url, {
        seed: '6',
        options: { ...QUICK, free_seconds: '600', start_cards: 'humans' },
      });

      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await shoot(page, 'keys');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      const used = new Set();
      const until = Date.now() + 90_000;
      // Whatever the bar or the board offers has a key; the free step is left by its key.
      for (;;) {
        assert.ok(Date.now() < until, `the round did not end; keys used: ${[...used]}`);
        const headline = await page.locator('h1').textContent();
        if (/Round [2-9]|is over/.test(headline)) break;
        const handle = await page.waitForFunction(
          (before) => {
            if (document.querySelector('h1').textContent !== before || document.querySelector('.over'))
              return 'next';
            if (document.querySelector('.bar [data-intention=roll]:not([aria-disabled=true])')) return ' ';
            if (document.querySelector('.bar [data-intention=done]:enabled')) return 'd';
            if (document.querySelector('.bar [data-intention=pass]:enabled')) return '0';
            return document.querySelector('[data-choice]:enabled, .bar [data-intention]:not(.quiet):enabled')
              ? '1'
              : null;
          },
          headline,
          { timeout: 60_000 },
        );
        const key = await handle.jsonValue();
        if (key === 'next') continue;
        used.add(key);
        await page.keyboard.press(key);
      }
      assert.ok(used.size >= 2, `keys used: ${[...used]}`);
      const spoken = await page.locator('[data-live]').textContent();
      assert.ok(spoken.length > 0, 'events are read aloud');
    },
  },
];
