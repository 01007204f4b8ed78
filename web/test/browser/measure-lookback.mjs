// What looking back costs: how soon the first curve of a game is there and whether others at the server feel it, and how long
// a step of a long replay takes on the screen. Prints tables; asserts nothing.

import { chromium } from '@playwright/test';
import { ANY, playHastily } from './hasty.mjs';
import { Server } from './server.mjs';
import { createTable } from './table.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** Games of at least so many inputs. */
const SHORT = 300;
const LONG = 1_000;
/** How many games are played at once to find such, and from how many seeds at most. */
const AT_ONCE = 5;
const MAX_SEEDS = 25;
/** Most games by chance of these are long enough; their rules cost a look back the most. */
const MALL = { game: 'zombie-mall', seats: 6, options: { auto_choices: 'off', zombie_cap: '12' } };
const CLICHE = { game: 'cliche', seats: 4, options: { max_rounds: '6' } };
/** Acts at other tables, in each condition at least, and at how many tables. */
const ACTS = 600;
const NEIGHBOURS = 4;
/** Steps that are looked at, of each kind. */
const STEPS = 200;

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const share = (numbers, of) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * of))];
const ms = (number) => `${number.toFixed(1)} ms`;

const server = await Server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function visitor() {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return page;
}

/**
 * So many finished games of at least so many inputs, played by chance: a handful at once, as the server takes only so many acts
 * a second from anybody.
 */
async function finished(kind, count, least) {
  const page = await visitor();
  const games = [];
  for (let seed = 1; games.length < count; seed += AT_ONCE) {
    if (seed > MAX_SEEDS) throw new Error(`only ${games.length} games of ${kind.game} with ${least} inputs`);
    const tables = [];
    for (let i = 0; i < AT_ONCE; i += 1) {
      const table = { ...kind, pace: 'per-action', bots: null, seed: String(seed + i) };
      tables.push(await createTable(page, server.url, table));
    }
    await page.goto(server.url);
    const played = await Promise.all(
      tables.map((table, i) => playHastily(page, table, ANY, { seed: seed + i })),
    );
    played.forEach(({ inputs }, i) => {
      if (inputs >= least) games.push({ table: tables[i], inputs });
    });
  }
  await page.context().close();
  return games.slice(0, count);
}

/** Asks for the look back as the page does. */
async function lookBack(page, table) {
  return page.evaluate(async (id) => {
    const began = performance.now();
    let [n, first, stage] = [0, null, ''];
    while (stage !== 'done') {
      const response = await fetch(`/api/tables/${id}/analysis/progress?after=${n}`);
      if (!response.ok) throw new Error(`no look back: ${response.status} ${await response.text()}`);
      const news = await response.json();
      if (['failed', 'left'].includes(news.stage)) throw new Error(`the look back has ${news.stage}`);
      [n, stage] = [news.n, news.stage];
      if (news.found && first === null) first = performance.now() - began;
    }
    return { first, whole: performance.now() - began };
  }, table);
}

/** How long the acts of somebody at another table take, game after game; one that goes on after the end does not count. */
async function neighbour(number, isOver, waits) {
  const page = await visitor();
  await page.goto(server.url);
  for (let seed = number; !isOver(); seed += NEIGHBOURS) {
    const table = await createTable(page, server.url, {
      game: 'zombies15',
      seats: 1,
      pace: 'per-action',
      options: { scenario: '2' },
      bots: 'thumb',
      seed: String(seed),
    });
    await page.goto(server.url);
    const played = await playHastily(page, table, ANY, { seed });
    if (!isOver()) waits.push(...played.waits);
  }
  await page.context().close();
}

/** The waits of all neighbours together. Every condition plays the same games from the first one on. */
async function neighbours(isOver) {
  const waits = [];
  const numbers = Array.from({ length: NEIGHBOURS }, (_, i) => i + 1);
  await Promise.all(numbers.map((number) => neighbour(number, () => isOver(waits), waits)));
  return waits;
}

const [found, ...games] = await finished(MALL, 3, SHORT);
const [long] = await finished(CLICHE, 1, LONG);
const looker = await visitor();
await looker.goto(server.url);
const { first, whole } = await lookBack(looker, found.table);
console.log('| game | inputs | first curve | all of it |');
console.log('| --- | --- | --- | --- |');
console.log(
  `| zombie-mall | ${found.inputs} | ${(first / 1000).toFixed(2)} s | ${(whole / 1000).toFixed(2)} s |`,
);

// Acts at other tables while nobody looks back, while somebody always does, and once more while nobody does.
const before = await neighbours((waits) => waits.length >= ACTS);
let isLookedAt = true;
const beside = neighbours(() => !isLookedAt);
for (const { table } of games) await lookBack(looker, table);
isLookedAt = false;
const loaded = await beside;
if (loaded.length < ACTS) throw new Error(`only ${loaded.length} acts while somebody looked back`);
const after = await neighbours((waits) => waits.length >= ACTS);
console.log('\n| acts at other tables | acts | median | p95 | p99 |');
console.log('| --- | --- | --- | --- | --- |');
for (const [name, waits] of [
  ['before', before],
  ['while somebody looks back', loaded],
  ['after', after],
]) {
  const cells = [0.5, 0.95, 0.99].map((of) => ms(share(waits, of)));
  console.log(`| ${name} | ${waits.length} | ${cells.join(' | ')} |`);
}

/** From the key to the picture: until the step is told and the next frame is painted. */
async function scrub(page, to) {
  return page.evaluate(async (n) => {
    const slider = document.querySelector('.scrub');
    const began = performance.now();
    slider.value = String(n);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    const told = () => document.querySelector('[data-shown]')?.dataset.shown === String(n);
    while (!told()) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  }, to);
}

const page = await visitor();
await page.goto(`${server.url}/r/${long.table}`);
await page.locator('.scrub').waitFor();
await page.waitForLoadState('networkidle');
const inputs = Number(await page.locator('.scrub').getAttribute('max'));
const walk = [];
for (let i = 0; i < STEPS; i += 1) walk.push(await scrub(page, Math.floor(inputs / 2) + i));
const leaps = [];
for (let i = 0; i < STEPS; i += 1) leaps.push(await scrub(page, (i * 7919) % inputs));
const cells = [walk, leaps].map((all) => `${ms(share(all, 0.5))}, ${ms(share(all, 0.99))}`);
console.log('\n| scrubbing | inputs | step by step: median, p99 | leaps: median, p99 |');
console.log('| --- | --- | --- | --- |');
console.log(`| cliche | ${inputs} | ${cells.join(' | ')} |`);
await browser.close();
await server.stop();
