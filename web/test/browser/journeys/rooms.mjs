// From the start of a table to its end page with nothing but the keyboard, Tiny Epic Zombies on both sides; and in the games
// of rooms what is seen before a fight is begun, and what the zombie player sees of a card before it is laid.

import assert from 'node:assert/strict';
import { createTable, NEXT_DOOR, QUICK } from '../table.mjs';

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
      '.bar .buttons kbd.cap, [data-line] kbd.cap, .table kbd.cap, .own-cards kbd.cap, .panel kbd.cap, .mall .cap text',
    ),
  ]
    .filter((cap) => cap.getBoundingClientRect().width > 0 && !isOff(cap))
    .map((cap) => cap.textContent.trim());
  // On a map that is painted the spaces themselves say which key presses them.
  for (const space of document.querySelectorAll('[data-area][aria-keyshortcuts]')) {
    caps.push(space.getAttribute('aria-keyshortcuts'));
  }
  const lit = document.querySelectorAll(
    '[data-lit], [data-choice]:enabled, .bar .buttons [data-intention]:enabled',
  );
  return caps.length + lit.length === 0 ? null : { caps: [...new Set(caps)], isLit: lit.length > 0 };
}

/** Goes from stop to stop until one can be pressed. */
async function tabTo(page) {
  for (let stops = 0; stops < 90; stops += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      // The game may end between two stops; whoever goes on then walks past the end page.
      if (document.querySelector('.over') !== null) return 'end';
      const isThere = document.activeElement?.matches(
        '[data-lit], [data-choice], [data-line], .bar .buttons [data-intention]',
      );
      return isThere ? 'there' : 'on the way';
    });
    if (at !== 'on the way') return at === 'there';
  }
  return false;
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/**
 * Plays to the end; `likes` are the keys that are pressed first; whoever `walks` goes somewhere before the turn ends, and where
 * there is only one way, by the key that `leads` there.
 */
async function playByKeys(page, { likes, walks, leads }, until) {
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
    if (leads !== undefined && cap === 'E' && turn % 2 === 1) {
      await page.keyboard.press(leads);
      used.set(leads, (used.get(leads) ?? 0) + 1);
      continue;
    }
    if (walks && cap === 'E' && turn % 2 === 1) {
      // Once to put the cursor on oneself, then where it is to go.
      const arrow = ARROWS[Math.floor(turn / 2) % ARROWS.length];
      for (const key of [arrow, arrow, 'Enter']) await page.keyboard.press(key);
      used.set(arrow, (used.get(arrow) ?? 0) + 1);
      continue;
    }
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
    game: 'tiny-epic-zombies',
    as: ', as the zombies',
    changes: {
      seats: 3,
      pace: 'per-action',
      options: { mode: 'cooperative-vs-zombie', zombie_seat: '0' },
      bots: 'newcomer',
      seed: '3',
    },
    likes: ['Enter'],
    atLeast: ['1', 'Enter'],
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
  {
    game: 'zombies15',
    changes: {
      seats: 1,
      pace: 'per-action',
      options: { mode: 'custom', scenario_text: NEXT_DOOR, pause: 'free' },
      bots: 'newcomer',
      seed: '5',
    },
    likes: ['Space', 'F', 'Q', 'E'],
    leads: 'ArrowLeft',
    atLeast: ['E', 'Space', 'ArrowLeft'],
  },
  {
    game: 'zombie-mall',
    changes: { seats: 1, pace: 'per-action', options: { mall: 'easy' }, bots: 'newcomer', seed: '5' },
    likes: ['Z', 'W', 'E', 'F'],
    walks: true,
    atLeast: ['1', 'Z', 'W', 'E', 'ArrowUp'],
  },
];

const byKeys = TABLES.map(({ game, as = '', changes, likes, walks = false, leads, atLeast }) => ({
  name: `by keyboard alone from the first question to the end page: ${game}${as}`,
  async run({ url, visit, shoot }) {
    const page = await visit();
    const table = await createTable(page, url, { game, ...changes });
    await page.goto(`${url}/t/${table}`);
    await page.locator('.table').waitFor();
    const { over, used } = await playByKeys(page, { likes, walks, leads }, Date.now() + 240_000);
    assert.ok(over.length > 0);
    for (const key of atLeast) assert.ok(used.has(key), `${key} was never pressed: ${[...used.keys()]}`);
    // The end page is left by keyboard too: its first button has the focus or is the next stop.
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('.over') !== null);
    assert.ok(isInside, 'the end page has the focus');
    await shoot(page, `keys-${game}-end`);
  },
}));

/** Steps until a room with a zombie is lit, by whatever else is lit. Gives back its id. */
async function untilZombie(page) {
  for (let step = 0; step < 60; step += 1) {
    const handle = await page.waitForFunction(() => {
      const rooms = [...document.querySelectorAll('[data-room][data-lit]')];
      const bar = [...document.querySelectorAll('.bar .buttons [data-intention]:enabled')];
      if (rooms.length + bar.length === 0) return null;
      const found = rooms.find((room) => /a zombie/.test(room.getAttribute('aria-label')));
      if (found !== undefined) return { zombie: found.dataset.room };
      const next = rooms[0] ?? bar[0];
      next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return { zombie: null };
    });
    const { zombie } = await handle.jsonValue();
    if (zombie !== null) return zombie;
  }
  throw new Error('no zombie came near');
}

/** The wounds, ammo and zombies on the board, to see whether anything happened. */
function standing() {
  return [...document.querySelectorAll('[data-room]')]
    .map((room) => room.getAttribute('aria-label'))
    .join('\n');
}

const beforeFight = {
  name: 'rooms: a fight is looked at before it is begun, by key and by hand',
  async run({ url, visit, shoot }) {
    const page = await visit();
    const game = 'tiny-epic-zombies';
    const table = await createTable(page, url, {
      game,
      pace: 'per-action',
      seats: 2,
      seed: '3',
      bots: 'thumb',
      options: {},
    });
    await page.goto(`${url}/t/${table}`);
    await page.locator('[data-choice^="choose"]').first().click();
    await page.locator('[data-room][data-lit]').first().waitFor();
    const room = await untilZombie(page);
    const target = page.locator(`[data-room="${room}"]`);
    const before = await page.evaluate(standing);
    await target.press('Enter');
    // The faces of the die, what is the worst of it, and one big button.
    const card = page.locator(`[data-card="${room}"]`);
    await card.getByText(/in 6/).first().waitFor();
    await card.getByText(/Worst case/).waitFor();
    await shoot(page, 'rooms-before-fight');
    assert.equal(await page.evaluate(standing), before, 'looking changes nothing');
    // Esc lets go, the second press goes in.
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await target.press('Enter');
    await card.locator('.main').waitFor();
    await target.press('Enter');
    await page.waitForFunction(
      (was) =>
        [...document.querySelectorAll('[data-room]')]
          .map((one) => one.getAttribute('aria-label'))
          .join('\n') !== was,
      before,
    );
  },
};

const beforeCard = {
  name: 'rooms: the zombie player sees where a card leads before it is laid, on the map and in words',
  async run({ url, visit, shoot }) {
    const page = await visit();
    const table = await createTable(page, url, {
      game: 'tiny-epic-zombies',
      pace: 'per-action',
      seats: 3,
      seed: '3',
      bots: 'thumb',
      options: { mode: 'cooperative-vs-zombie', zombie_seat: '0' },
    });
    await page.goto(`${url}/t/${table}`);
    await page.locator('[data-choice^="choose"]').first().click();
    const cards = page.locator('.own-cards [data-card]');
    await cards.first().waitFor();
    const n = await cards.count();
    // Every card shows its symbol, large enough to be told apart, and how full its stores are.
    const faces = await cards.evaluateAll((all) =>
      all.map((card) => ({
        symbol: card.querySelector('.symbol').getBoundingClientRect().width,
        words: card.textContent,
      })),
    );
    for (const { symbol, words } of faces) {
      assert.ok(symbol >= 24, `a symbol of ${symbol} px`);
      assert.match(words, /\d\/\d · \d\/\d/);
    }
    await page.keyboard.press('1');
    const looked = page.locator('.looked');
    await looked.waitFor();
    assert.match(await looked.textContent(), /→/);
    assert.equal(await page.locator('.mall .hot').count(), 2, 'both stores are marked');
    assert.ok((await page.locator('.mall .ghost').count()) >= 1, 'and the rooms, with who would stand there');
    await shoot(page, 'rooms-zombie-card');
    // The same in words, for whoever does not see the map.
    await page.keyboard.press('l');
    await page.locator('[data-tab="words"]').click();
    const words = page.getByText(/^Your hand 1: /);
    await words.first().waitFor({ state: 'attached' });
    assert.match(await words.first().textContent(), /→/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (had) => document.querySelectorAll('.own-cards [data-card]').length !== had,
      n,
    );
    // What was laid is remembered on the rail.
    await page.locator('[data-seat] .kit .zombie').first().waitFor();
  },
};

export const journeys = [...byKeys, beforeFight, beforeCard];
