// Records a short game for the unit tests, from the line of a real page: `node test/browser/record.mjs`.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { click, playToEnd } from './drive.mjs';
import { Server } from './server.mjs';
import { openTable, QUICK } from './table.mjs';
import { listen } from './wire.mjs';

const OUT = fileURLToPath(new URL('../unit/fixtures/cliche.json', import.meta.url));

const server = await Server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const heard = listen(page);
  await openTable(page, server.url, {
    seed: '6',
    options: {
      ...QUICK,
      track: '4: 2 1 3 2 2 2 2',
      start_cards: 'humans',
      free_seconds: '5',
      max_rounds: '2',
    },
  });
  await playToEnd(page, { press: click });
  const live = heard.messages.splice(0);
  // A newcomer's picture of the same table, to compare with what the steps led to.
  await page.reload();
  await page.locator('.over').waitFor();
  const fresh = heard.messages.find((message) => message.type === 'snapshot');
  const messages = live.filter((message) => message.type !== 'pong');
  await writeFile(OUT, `${JSON.stringify({ messages, fresh })}\n`);
  console.log(`${messages.length} messages`);
} finally {
  await browser.close();
  await server.stop();
}
