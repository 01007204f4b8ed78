// What looking back costs: how soon the first curve of a game is there and whether others at the server feel it, and how long
// a step of a long replay takes on the screen. Prints tables; asserts nothing.

import { chromium } from 'playwright-core';
import { ANY, playHastily } from './hasty.mjs';
import { Server } from './server.mjs';
import { createTable } from './table.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** Games of at least so many inputs. */
const SHORT = 300;
const LONG = 1_000;
/** Steps that are looked at, of each kind. */
const STEPS = 60;

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

/** A finished game of at least so many inputs, played by chance: the first seed that makes one. */
async function finished(game, options, seats, least) {
  for (let seed = 1; seed <= 12; seed += 1) {
    const page = await visitor();
    const table = await createTable(page, server.url, {
      game,
      seats,
      pace: 'per-action',
      options,
      bots: 'thumb',
      seed: String(seed),
    });
    await page.goto(server.url);
    const { inputs } = await playHastily(page, table, ANY, seed);
    await page.context().close();
    console.error(`${game}: ${inputs} inputs`);
    if (inputs >= least) return { table, inputs };
  }
  throw new Error(`no game of ${game} with ${least} inputs`);
}

/** Asks for the look back as the page does. */
async function lookBack(page, table) {
  return page.evaluate(async (id) => {
    const began = performance.now();
    let [n, first, stage] = [0, null, ''];
    while (stage !== 'done') {
      const response = await fetch(`/api/tables/${id}/analysis/progress?after=${n}`);
      const news = await response.json();
      [n, stage] = [news.n, news.stage];
      if (news.found && first === null) first = performance.now() - began;
    }
    return { first, whole: performance.now() - began };
  }, table);
}

/** How long the acts of somebody at another table take, against bots that play ahead. */
async function neighbour(until) {
  const page = await visitor();
  await page.goto(server.url);
  const waits = [];
  for (let seed = 1; !until.isOver; seed += 1) {
    const table = await createTable(page, server.url, {
      game: 'zombies15',
      seats: 1,
      pace: 'per-action',
      options: { scenario: '2' },
      bots: 'thumb',
      seed: String(seed),
    });
    await page.goto(server.url);
    waits.push(...(await playHastily(page, table, ANY, seed)).waits);
  }
  await page.context().close();
  return waits;
}

const GAMES = [
  ['zombies15', { scenario: '8' }, 1],
  ['zombie-mall', {}, 1],
  ['tiny-epic-zombies', {}, 2],
];

console.log('| game | inputs | first curve | all of it |');
console.log('| --- | --- | --- | --- |');
for (const [game, options, seats] of GAMES) {
  const { table, inputs } = await finished(game, options, seats, SHORT).catch((error) => {
    console.error(error.message);
    return {};
  });
  if (table === undefined) continue;
  const page = await visitor();
  await page.goto(server.url);
  const { first, whole } = await lookBack(page, table);
  await page.context().close();
  console.log(`| ${game} | ${inputs} | ${(first / 1000).toFixed(2)} s | ${(whole / 1000).toFixed(2)} s |`);
}

// Acts at another table, alone and while somebody looks back again and again.
const quiet = { isOver: false };
setTimeout(() => (quiet.isOver = true), 1_000);
const alone = await neighbour(quiet);
const games = [];
for (const seed of [21, 22, 23]) {
  const page = await visitor();
  const table = await createTable(page, server.url, {
    game: 'zombies15',
    seats: 1,
    pace: 'per-action',
    options: { scenario: '8' },
    bots: 'thumb',
    seed: String(seed),
  });
  await page.goto(server.url);
  await playHastily(page, table, ANY, seed);
  await page.context().close();
  games.push(table);
}
const busy = { isOver: false };
const beside = neighbour(busy);
const looker = await visitor();
await looker.goto(server.url);
for (const table of games) await lookBack(looker, table);
busy.isOver = true;
const loaded = await beside;
console.log('\n| acts at another table | acts | median | p99 |');
console.log('| --- | --- | --- | --- |');
for (const [name, waits] of [
  ['alone', alone],
  ['while others look back', loaded],
])
  console.log(`| ${name} | ${waits.length} | ${ms(share(waits, 0.5))} | ${ms(share(waits, 0.99))} |`);

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

console.log('\n| scrubbing | inputs | step by step: median, p99 | leaps: median, p99 |');
console.log('| --- | --- | --- | --- |');
for (const [game, options, seats] of [
  ['zombie-mall', {}, 1],
  ['zombies15', { scenario: '15' }, 1],
]) {
  const { table, inputs } = await finished(game, options, seats, LONG).catch((error) => {
    console.error(error.message);
    return {};
  });
  if (table === undefined) continue;
  const page = await visitor();
  await page.goto(`${server.url}/r/${table}`);
  await page.locator('.scrub').waitFor();
  await page.waitForLoadState('networkidle');
  const walk = [];
  const middle = Math.floor(inputs / 2);
  for (let i = 0; i < STEPS; i += 1) walk.push(await scrub(page, middle + i));
  const leaps = [];
  for (let i = 0; i < STEPS; i += 1) leaps.push(await scrub(page, (i * 7919) % inputs));
  const cells = [walk, leaps].map((all) => `${ms(share(all, 0.5))}, ${ms(share(all, 0.99))}`);
  console.log(`| ${game} | ${inputs} | ${cells.join(' | ')} |`);
  await page.context().close();
}
await browser.close();
await server.stop();
