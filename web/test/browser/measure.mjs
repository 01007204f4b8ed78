// What a first visit costs: bytes on the wire for the start page and for each board, and how long it takes until something
// can be pressed, plainly and on a throttled line and processor. Prints a table; asserts nothing.

import { chromium } from '@playwright/test';
import { Server } from './server.mjs';

/** What “4G” and a mid phone are taken to be: the usual presets of browsers' developer tools. */
const LINE = {
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (3 * 1024 * 1024) / 8,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const GAMES = ["Zombies 15'", 'Tiny Epic Zombies', 'Zombie Mall', 'Cliché Zombie Game'];
const READY = '[data-choice], .bar [data-intention], [data-cost], [data-lit], [data-line], [data-ready]';

/** One visitor with an empty cache: the start page, then “Play now”. */
async function visit(browser, url, game, throttled) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  if (throttled) {
    await wire.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  let bytes = 0;
  let soundBytes = 0;
  const sounds = new Set();
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.startsWith('/sound/')) sounds.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sounds.has(requestId)) soundBytes += encodedDataLength;
    else bytes += encodedDataLength;
  });
  const began = performance.now();
  await page.goto(url);
  const play = page.getByRole('button', { name: `Play now: ${game}` });
  await play.waitFor();
  const startMs = performance.now() - began;
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const startBytes = bytes;
  const pressed = performance.now();
  await play.tap();
  await page.locator(READY).first().waitFor({ timeout: 60_000 });
  const boardMs = performance.now() - pressed;
  await page.waitForLoadState('networkidle');
  const result = { startBytes, boardBytes: bytes - startBytes, soundBytes, startMs, boardMs };
  await context.close();
  return result;
}

const server = await Server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const kb = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
console.log(
  '| game | start page | board | its sounds | start page ready | board ready | throttled: start | throttled: board |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const game of GAMES) {
  const plain = await visit(browser, server.url, game, false);
  const slow = await visit(browser, server.url, game, true);
  const cells = [
    game,
    kb(plain.startBytes),
    kb(plain.boardBytes),
    kb(plain.soundBytes),
    seconds(plain.startMs),
    seconds(plain.boardMs),
    seconds(slow.startMs),
    seconds(slow.boardMs),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await browser.close();
await server.stop();
