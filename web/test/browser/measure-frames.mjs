// How long frames take while 300 zombies walk at once, in the largest mall: all of it in view, and at the zoom one plays at.
// The walking is put into the messages of the server, as a table where everything moves all the time would send it. Prints
// a table; asserts nothing.

import { chromium } from '@playwright/test';
import { Server } from './server.mjs';
import { createTable } from './table.mjs';

const CROWD = 300;
/** A step a zombie takes 320 ms: with a message this often nobody ever stands. */
const EVERY_MS = 300;
const WATCHED_MS = 8_000;
const SIDES = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** Spaces to walk to and fro between: each zombie has a pair of neighbours. */
function pairsOf({ plan }) {
  const isFloor = (row, col) => (plan[2 * row - 1]?.[2 * col - 1] ?? 'X') !== 'X';
  const all = [];
  for (let row = 1; 2 * row <= plan.length; row += 1) {
    for (let col = 1; 2 * col <= plan[0].length; col += 1) {
      const [dr, dc] = SIDES.find(([r, c]) => isFloor(row + r, col + c)) ?? [];
      if (isFloor(row, col) && dr !== undefined) all.push([`${row},${col}`, `${row + dr},${col + dc}`]);
    }
  }
  const every = Math.floor(all.length / CROWD);
  return Array.from({ length: CROWD }, (_, i) => all[i * every]);
}

/** Every zombie stands at one end of its pair. */
const standing = (pairs, end) =>
  pairs.map((pair) => ({ at: pair[end], n: 1, next: [], distance: 9, first: false, sees: [] }));

function message(pairs, beat, { seq, inputs, clock }) {
  const end = beat % 2;
  return {
    type: 'step',
    step: {
      seq: seq + beat,
      by: [null],
      events: pairs.map((pair) => ({
        at: 0,
        event: { type: 'zombie_moved', from: pair[1 - end], to: pair[end] },
        text: ['-event-zombie-moved', { from: pair[1 - end], to: pair[end] }],
      })),
      patch: { zombies: standing(pairs, end) },
      inputs: inputs + beat,
      floor: 0,
      clock,
    },
  };
}

/** Puts the crowd into the table's first picture, and then lets it walk. */
async function crowd(page) {
  const walking = { begin: () => undefined, end: () => undefined };
  // One for all pictures: who comes back gets another, and the crowd must stop all the same.
  let timer;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    let pairs = null;
    server.onMessage((text) => {
      const heard = JSON.parse(text);
      if (heard.type === 'snapshot') {
        pairs = pairsOf(heard.shown.view.mall);
        heard.shown.view.zombies = standing(pairs, 0);
        walking.begin = () => {
          let beat = 0;
          timer = setInterval(() => {
            beat += 1;
            const from = { seq: heard.seq, inputs: heard.shown.inputs, clock: heard.clock };
            socket.send(JSON.stringify(message(pairs, beat, from)));
          }, EVERY_MS);
        };
        walking.end = () => clearInterval(timer);
      } else if (heard.type === 'step') return;
      socket.send(JSON.stringify(heard));
    });
  });
  return walking;
}

/** The lengths of the page's frames for a while, in milliseconds. */
const frames = (page) =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const lengths = [];
        const began = performance.now();
        let last = began;
        requestAnimationFrame(function next(now) {
          lengths.push(now - last);
          last = now;
          if (now - began < ms) requestAnimationFrame(next);
          else resolve(lengths.slice(10));
        });
      }),
    WATCHED_MS,
  );

const server = await Server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(`| ${CROWD} zombies walk | frames | middle | 95 of 100 within | longest |`);
console.log('| --- | --- | --- | --- | --- |');
for (const view of ['the whole mall', 'at the zoom of play']) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('shamble.settings', JSON.stringify({ briefing: false, muted: true })),
  );
  const walking = await crowd(page);
  const options = { mall: 'insane' };
  const table = await createTable(page, server.url, { game: 'zombie-mall', seats: 1, seed: '3', options });
  await page.goto(`${server.url}/t/${table}`);
  await page.locator('.mall canvas').first().waitFor();
  if (view === 'the whole mall') await page.getByRole('button', { name: 'Show everything' }).click();
  await page.waitForTimeout(1_000);
  walking.begin();
  await page.waitForTimeout(1_000);
  const lengths = (await frames(page)).sort((a, b) => a - b);
  walking.end();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${view}.png` });
  const at = (part) => `${lengths[Math.floor((lengths.length - 1) * part)].toFixed(1)} ms`;
  console.log(`| ${view} | ${lengths.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  await context.close();
}
await browser.close();
await server.stop();
