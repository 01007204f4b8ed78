// The server dies in the middle of a race and starts again: nothing acknowledged is lost, the clock goes on.

import assert from 'node:assert/strict';
import { openTable, QUICK } from '../table.mjs';
import { listen } from '../wire.mjs';

/** Presses whatever is lit until the race runs and the player has a die. */
async function reachRace(page) {
  for (;;) {
    const lit = page.locator('[data-choice]:enabled, .bar [data-intention="roll"]').first();
    await lit.waitFor();
    if ((await lit.getAttribute('data-intention')) === 'roll') return;
    await lit.click({ timeout: 2_000 }).catch(() => undefined);
  }
}

const acknowledged = (heard) =>
  heard.messages.filter((message) => message.type === 'done').map((message) => message.seq);
const inputs = (heard) =>
  heard.messages.flatMap((message) =>
    message.type === 'step'
      ? [message.step.inputs]
      : message.type === 'snapshot'
        ? [message.shown.inputs]
        : [],
  );
const clocks = (heard) =>
  heard.messages.flatMap((message) => {
    const clock = message.step?.clock ?? message.shown?.clock ?? message.clock;
    return clock === undefined ? [] : [clock];
  });
/** When the last thing happened that the page was told of. */
const lastTold = (heard) =>
  Math.max(...heard.messages.flatMap((message) => message.step?.events ?? []).map((event) => event.at));

export const journeys = [
  {
    name: 'kill -9 in the middle of a race: the page comes back, nothing acknowledged is lost',
    async run({ Server, visit, shoot }) {
      const server = await Server.start();
      try {
        const page = await visit();
        const heard = listen(page);
        await openTable(page, server.url, {
          options: {
            ...QUICK,
            track: '40: 20 19 18 17 16 15 14',
            roll_interval_ms: '150',
            start_cards: 'humans',
          },
        });
        await reachRace(page);
        await page.keyboard.press('h');
        const isRolling = () => acknowledged(heard).length >= 5;
        await page.waitForFunction(() => document.querySelector('.die') !== null);
        while (!isRolling()) await page.waitForEvent('websocket', { timeout: 50 }).catch(() => undefined);

        await server.kill();
        const lastDone = Math.max(...acknowledged(heard));
        const lastInputs = Math.max(...inputs(heard));
        const told = lastTold(heard);
        const nHeard = heard.messages.length;
        await page.locator('[data-connection=waiting]').waitFor();
        await shoot(page, 'killed');
        await server.restart();
        await page.locator('[data-connection=online]').waitFor();

        // A whole picture or the missed steps, then the race goes on.
        const after = () => ({ ...heard, messages: heard.messages.slice(nHeard) });
        const goesOn = () => acknowledged(after()).some((seq) => seq > lastDone);
        while (!goesOn()) await page.waitForEvent('websocket', { timeout: 50 }).catch(() => undefined);
        await shoot(page, 'back');
        const first = inputs(after())[0];
        assert.ok(first >= lastInputs, `the table has ${first} inputs, the page had seen ${lastInputs}`);
        const clock = clocks(after())[0];
        // It goes on from the last thing in the log; moments in which nothing happened may be lost.
        assert.ok(
          clock.running && clock.now >= told,
          `something happened at ${told}, the clock says ${clock.now}`,
        );
        assert.match(await page.locator('h1').textContent(), /Gathering/);
      } finally {
        await server.stop();
      }
    },
  },
];
