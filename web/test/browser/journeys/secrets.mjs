// Two people at one table: each page hears nothing of the other's hand.

import assert from 'node:assert/strict';
import { click, playToEnd } from '../drive.mjs';
import { listen } from '../wire.mjs';
import { allReady } from '../table.mjs';

/** Every place in a frame where cards of `seat` could stand, while the game is on. */
function leaks(message, seat) {
  const found = [];
  const look = (value, path) => {
    if (Array.isArray(value)) value.forEach((item, i) => look(item, [...path, i]));
    else if (typeof value === 'object' && value !== null) {
      if (value.type === 'drew' && value.seat === seat && value.cards) found.push('cards drawn');
      if (value.type === 'replaced_own' && value.seat === seat && value.new) found.push('a card replaced');
      for (const [key, item] of Object.entries(value)) {
        if (key === 'hand' && path.at(-2) === 'seats' && path.at(-1) === seat) found.push('a hand');
        look(item, [...path, key]);
      }
    }
  };
  look(message, []);
  return found;
}

function isOver(message) {
  const outcome = message.step?.outcome ?? message.shown?.outcome;
  return outcome !== null && outcome !== undefined;
}

export const journeys = [
  {
    name: 'two people at one table never hear of the other hand',
    async run({ url, visit, shoot }) {
      const anna = await visit();
      const heardByAnna = listen(anna);
      await anna.goto(`${url}/?new=cliche`);
      await anna.getByLabel('Your name').fill('Anna');
      await anna.getByRole('radio', { name: '3', exact: true }).check();
      await anna.getByText('All options').click();
      for (const [label, value] of [
        ['The ring', '4: 2 1 3 2 2 2 2'],
        ['Rest between rolls', '100'],
        ['Time for the free step', '6'],
        ['Last round', '3'],
      ]) {
        await anna.getByLabel(label, { exact: true }).fill(value);
        await anna.getByLabel(label, { exact: true }).press('Tab');
      }
      await anna.getByLabel('Starting cards').selectOption('humans');
      await anna.getByRole('button', { name: 'Create and invite' }).click();
      const link = await anna.getByLabel('Link to this table').inputValue();

      const bert = await visit();
      const heardByBert = listen(bert);
      await bert.goto(link);
      await bert.getByLabel('Your name').fill('Bert');
      await bert.getByRole('button', { name: 'Sit here' }).first().click();
      await anna.getByText('Bert', { exact: true }).waitFor();
      await anna.getByRole('button', { name: 'Start the game' }).click();
      await Promise.all([anna.locator('.table').waitFor(), bert.locator('.table').waitFor()]);
      await allReady(anna, bert);

      const ends = await Promise.all([anna, bert].map((page) => playToEnd(page, { press: click })));
      assert.equal(ends[0].over, ends[1].over);
      await shoot(anna, 'secrets-over');

      for (const [name, heard, other] of [
        ['Anna', heardByAnna, 1],
        ['Bert', heardByBert, 0],
      ]) {
        const during = heard.messages.slice(0, heard.messages.findIndex(isOver));
        assert.ok(during.length > 10, `${name} heard the game`);
        assert.deepEqual(
          during.flatMap((message) => leaks(message, other)),
          [],
          `${name} heard too much`,
        );
        const own = during.flatMap((message) => leaks(message, 1 - other));
        assert.ok(
          own.includes('a hand'),
          `${name} must see the own hand, or this test looks in the wrong place`,
        );
        assert.ok(!heard.frames.some((frame) => frame.includes('"seed":"')) || heard.messages.some(isOver));
      }
    },
  },
];
