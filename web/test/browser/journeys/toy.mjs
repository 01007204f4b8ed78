// The game that shows how a game is added: in no list, and played like any other.

import assert from 'node:assert/strict';
import { createTable } from '../table.mjs';

export const journeys = [
  {
    name: 'the game made by the recipe is played to its end, and listed nowhere',
    async run({ url, visit }) {
      const page = await visit();
      const listed = await (await page.request.get(`${url}/api/games`)).json();
      assert.equal(JSON.stringify(listed).includes('last-door'), false);

      const table = await createTable(page, url, {
        game: 'last-door',
        seats: 2,
        pace: 'per-action',
        options: { boards: '3' },
      });
      await page.goto(`${url}/t/${table}`);
      await page.getByRole('img', { name: /^The door/ }).waitFor();
      const nail = page.getByRole('button', { name: /Nail a board on/ });
      const over = page.locator('.over');
      for (;;) {
        await nail.or(over).first().waitFor();
        if ((await over.count()) > 0) break;
        await nail.click({ timeout: 2_000 }).catch(() => undefined);
      }
      await over
        .getByText(/Everybody (wins|loses)/)
        .first()
        .waitFor();
    },
  },
];
