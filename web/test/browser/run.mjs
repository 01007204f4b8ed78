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
  './journeys/slow.mjs',
  './journeys/rules.mjs',
  './journeys/manners.mjs',
  './journeys/hints.mjs',
  './journeys/together.mjs',
  './journeys/why.mjs',
  './journeys/replay.mjs',
  './journeys/lookback.mjs',
  './journeys/again.mjs',
  './journeys/looks.mjs',
  './journeys/stage.mjs',
  './journeys/compose.mjs',
  './journeys/tinyEpic.mjs',
  './journeys/companion.mjs',
  './journeys/zombies15.mjs',
  './journeys/zombieMall.mjs',
  './journeys/lessons.mjs',
  './journeys/languages.mjs',
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
let shots = 0;

/** Dice that are the same in every run: what stumbles once because of them does so again. */
const diceOf = (name) =>
  String([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7));

/** In the page: a new table that does not say which dice it wants gets these. */
function chooseDice(seed) {
  const { fetch } = window;
  window.fetch = (resource, init) => {
    if (init?.method !== 'POST' || !String(resource).endsWith('/api/tables')) return fetch(resource, init);
    const wish = JSON.parse(init.body);
    return fetch(resource, { ...init, body: JSON.stringify({ ...wish, seed: wish.seed ?? seed }) });
  };
}

/** One journey, on the server of its lane; says whether it came to its end. */
async function travel({ name, dice = diceOf(name), run }, server) {
  const began = Date.now();
  const contexts = [];
  const complaints = [];
  /** A new visitor; whatever goes wrong in their page fails the journey. */
  const visit = async ({ briefing = false, ...options } = {}) => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    const page = await context.newPage();
    await page.addInitScript(chooseDice, dice);
    // Whoever plays every day knows who they are; the journey that asks is told.
    if (!briefing)
      await page.addInitScript(() => {
        const settings = JSON.parse(localStorage.getItem('shamble.settings') ?? '{}');
        if (settings.briefing !== undefined) return;
        localStorage.setItem('shamble.settings', JSON.stringify({ ...settings, briefing: false }));
      });
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
    return true;
  } catch (error) {
    console.log(`FAIL  ${name}\n${error.stack ?? error}${complaints.map((one) => `\n${one}`).join('')}`);
    const pages = contexts.flatMap((context) => context.pages());
    shots += 1;
    await Promise.all(pages.map((page, i) => shoot(page, `failed-${shots}-${i}`).catch(() => undefined)));
    return false;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/** Takes the next journey until there is none. Lanes share nothing but the browser. Gives back what failed. */
async function lane(waiting) {
  const server = await Server.start();
  const failed = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (!(await travel(next, server))) failed.push(next);
  }
  await server.stop();
  return failed;
}

const waiting = [...chosen];
const lanes = Array.from({ length: Math.min(LANES, chosen.length) }, () => lane(waiting));
const stumbled = (await Promise.all(lanes)).flat();
// Journeys in real time can stumble over a neighbour that takes the whole machine: each gets one more try, alone.
if (stumbled.length > 0) console.log(`once more, one at a time: ${stumbled.length}`);
const failed = stumbled.length > 0 ? await lane([...stumbled]) : [];
await browser.close();
console.log(
  `${passed} passed, ${failed.length} failed, ${stumbled.length - failed.length} only at the second try`,
);
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);
