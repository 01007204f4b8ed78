// The two games of rooms from the start of a table to its end page with nothing but the keyboard.

import assert from 'node:assert/strict';
import { createTable, QUICK } from '../table.mjs';

/** What a key is called on its cap, where that is not the key itself. */
const CALLED = { Space: ' ', Esc: 'Escape', '⌫': 'Backspace' };

/**
 * What can be done by a key now, as the caps on buttons and board say; how it ended, if it did; else whether something is lit
 * that Tab reaches. Runs in the page.
 */
function look() {
  const over = document.querySelector('.over .how');
  if (over !== null) return { over: over.textContent };
  const isOff = (element) => element.closest(':disabled, [aria-disabled=true]') !== null;
  const caps = [
    ...document.querySelectorAll(
      '.bar .buttons kbd.cap, .table kbd.cap, .own-cards kbd.cap, .panel kbd.cap, .mall .cap text',
    ),
  ]
    .filter((cap) => cap.getBoundingClientRect().width > 0 && !isOff(cap))
    .map((cap) => cap.textContent.trim());
  const lit = document.querySelectorAll(
    '[data-lit], [data-choice]:enabled, .bar .buttons [data-intention]:enabled',
  );
  return caps.length + lit.length === 0 ? null : { caps: [...new Set(caps)], isLit: lit.length > 0 };
}

/** Goes from stop to stop until one can be pressed. */
async function tabTo(page) {
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(() =>
      document.activeElement?.matches(
        '[data-lit], [data-choice], [data-line], .bar .buttons [data-intention]',
      ),
    );
    if (isThere) return true;
  }
  return false;
}

/** Plays to the end; `likes` are the keys that are pressed first. */
async function playByKeys(page, likes, until) {
  const used = new Map();
  for (let turn = 0; ; turn += 1) {
    const left = until - Date.now();
    assert.ok(left > 0, `the game did not end; keys used: ${JSON.stringify([...used])}`);
    const handle = await page.waitForFunction(look, null, { timeout: left, polling: 30 });
    const { over, caps, isLit } = await handle.jsonValue();
    if (over !== undefined) return { over, used };
    const liked = likes.find((key) => caps.includes(key));
    const others = caps.filter((key) => !likes.includes(key));
    // Now and then by Tab and Enter, which must do as well.
    const byTab = isLit && (caps.length === 0 || turn % 12 === 11) && (await tabTo(page));
    const cap = byTab ? 'Enter' : (liked ?? others[turn % Math.max(1, others.length)]);
    if (cap === undefined) continue;
    used.set(cap, (used.get(cap) ?? 0) + 1);
    await page.keyboard.press(CALLED[cap] ?? (cap.length === 1 ? cap.toLowerCase() : cap));
  }
}

const TABLES = [
  {
    game: 'tiny-epic-zombies',
    changes: { seats: 2, pace: 'per-action', options: { mode: 'cooperative' }, bots: 'newcomer', seed: '3' },
    likes: ['F', 'E'],
    atLeast: ['E', '1', 'Enter'],
  },
  {
    game: 'cliche',
    changes: {
      seats: 3,
      pace: 'per-action',
      options: { track: QUICK.track, race: 'tick', max_rounds: '4' },
      bots: 'thumb',
      seed: '6',
    },
    likes: ['Space', 'F', 'E'],
    atLeast: ['1', '2'],
  },
];

export const journeys = TABLES.map(({ game, changes, likes, atLeast }) => ({
  name: `by keyboard alone from the first question to the end page: ${game}`,
  async run({ url, visit, shoot }) {
    const page = await visit();
    const table = await createTable(page, url, { game, ...changes });
    await page.goto(`${url}/t/${table}`);
    await page.locator('.table').waitFor();
    const { over, used } = await playByKeys(page, likes, Date.now() + 240_000);
    assert.ok(over.length > 0);
    for (const key of atLeast) assert.ok(used.has(key), `${key} was never pressed: ${[...used.keys()]}`);
    // The end page is left by keyboard too: its first button has the focus or is the next stop.
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('.over') !== null);
    assert.ok(isInside, 'the end page has the focus');
    await shoot(page, `keys-${game}-end`);
  },
}));
