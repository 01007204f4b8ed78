// Runs the journeys in a real browser against the real server. Arguments choose journeys by name.

import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { Server } from './server.mjs';

const JOURNEYS = [
  './journeys/start.mjs',
  './journeys/games.mjs',
  './journeys/secrets.mjs',
  './journeys/line.mjs',
  './journeys/crash.mjs',
  './journeys/keys.mjs',
  './journeys/rules.mjs',
  './journeys/manners.mjs',
  './journeys/replay.mjs',
  './journeys/again.mjs',
  './journeys/looks.mjs',
  './journeys/tinyEpic.mjs',
  './journeys/companion.mjs',
  './journeys/zombies15.mjs',
  './journeys/zombieMall.mjs',
];

const RESULTS = fileURLToPath(new URL('../../test-results/', import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Journeys that run at the same time: they mostly wait for dice and bots, but browsers are heavy. */
const LANES = Number(process.env.LANES ?? 2);

const wanted = process.argv.slice(2);
const all = (await Promise.all(JOURNEYS.map((path) => import(path)))).flatMap((module) => module.journeys);
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
let passed = 0;
let failed = 0;

/** One journey, on the server of its lane. */
async function travel({ name, run }, server) {
  const began = Date.now();
  const contexts = [];
  const complaints = [];
  /** A new visitor; whatever goes wrong in their page fails the journey. */
  const visit = async (options = {}) => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`error in the page: ${error.message}`));
    page.on('console', (message) => {
      const isNetwork = /Failed to load resource|WebSocket connection to/.test(message.text());
      if (message.type() === 'error' && !isNetwork) complaints.push(`console: ${message.text()}`);
    });
    return page;
  };
  const shoot = (page, what) => page.screenshot({ path: `${RESULTS}${what}.png` });
  try {
    await run({ url: server.url, browser, visit, shoot, Server, PHONE, DESKTOP });
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    passed += 1;
    console.log(`ok    ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n${error.stack ?? error}`);
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(
      pages.map((page, i) => shoot(page, `failed-${passed + failed}-${i}`).catch(() => undefined)),
    );
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** Takes the next journey until there is none. Lanes share nothing but the browser. */
async function lane(waiting) {
  const server = await Server.start();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await travel(next, server);
  await server.stop();
}

const waiting = [...chosen];
await Promise.all(Array.from({ length: Math.min(LANES, chosen.length) }, () => lane(waiting)));
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
