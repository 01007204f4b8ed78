// The map is the stage: how much of the window it has at every size of window and text, and what must be in sight on the
// first screen of one's turn.

import assert from 'node:assert/strict';
import { until } from '../drive.mjs';
import { clipped, inspect } from '../inspect.mjs';
import { createTable } from '../table.mjs';

/**
 * Windows, text sizes, and the least share of points whose top layer is the map, in percent: nothing else open, and with the
 * card of a place.
 */
const CELLS = [
  { width: 1280, height: 800, text: 100, least: 75, open: 70 },
  { width: 1280, height: 800, text: 150, least: 75, open: 52 },
  { width: 1280, height: 800, text: 200, least: 70, open: 52 },
  { width: 1440, height: 900, text: 100, least: 75, open: 70 },
  { width: 1440, height: 900, text: 150, least: 75, open: 52 },
  { width: 1440, height: 900, text: 200, least: 70, open: 52 },
  { width: 820, height: 1180, text: 100, least: 70, open: 52 },
  { width: 820, height: 1180, text: 150, least: 62, open: 48 },
  { width: 820, height: 1180, text: 200, least: 55, open: 48 },
  { width: 412, height: 915, text: 100, least: 70, open: 48 },
  { width: 412, height: 915, text: 150, least: 62, open: 38 },
  { width: 412, height: 915, text: 200, least: 50, open: 38 },
  { width: 360, height: 740, text: 100, least: 70, open: 48 },
  { width: 360, height: 740, text: 150, least: 62, open: 38 },
  { width: 360, height: 740, text: 200, least: 50, open: 38 },
  // 1280 by 800 at a zoom of 400 %.
  { width: 320, height: 200, text: 100, least: 50, open: 38 },
];

/** The games of maps, how one comes to a turn of one's own in them, and what opens the card of a place. */
const GAMES = {
  zombies15: {
    changes: {
      seats: 4,
      seed: '5',
      options: { mode: 'scenario', scenario: '3', pause: 'free', first: '0' },
    },
    begin: (page) => page.locator('[data-choice^="move "]').first().waitFor(),
    openCard: (page) => page.keyboard.press('ArrowRight'),
  },
  'zombie-mall, a fight': {
    changes: { game: 'zombie-mall', seats: 3, seed: '3', options: { mall: 'average' } },
    async begin(page) {
      const start = page.locator('[data-lit=choose]').first();
      await start.evaluate((space) => space.click());
      await page.locator('.fight').waitFor();
    },
    isFight: true,
  },
  'zombie-mall': {
    changes: { seats: 2, seed: '3', options: { mall: 'easy' } },
    async begin(page) {
      const start = page.locator('[data-lit=choose]').first();
      await start.evaluate((space) => space.click());
      // What must be rolled is rolled by itself.
      await page.locator('[data-lit=walk]').first().waitFor({ state: 'attached' });
    },
    async openCard(page) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    },
  },
};

/** A page with a new table on it; whoever plays every day. */
async function sit({ url, visit }, changes) {
  const page = await visit();
  await page.addInitScript(() =>
    localStorage.setItem('shamble.settings', JSON.stringify({ briefing: false, beats: 'off' })),
  );
  const table = await createTable(page, url, { pace: 'per-action', bots: 'thumb', ...changes });
  await page.goto(`${url}/t/${table}`);
  return page;
}

/** Another window and text size, as somebody chooses them in the middle of a game. Gives back what they are called. */
async function resize(page, { width, height, text }) {
  await page.setViewportSize({ width, height });
  await page.evaluate((textSize) => {
    const key = 'shamble.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), textSize });
    localStorage.setItem(key, newValue);
    // As a page in another tab would tell it.
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, text);
  return `${width} by ${height} at ${text} %`;
}

/** Where everything stands. Runs in the page. */
function standing() {
  return [
    ...document.querySelectorAll('[data-edge], [data-card], [data-own-piece], [data-room], .ring .kerb'),
  ]
    .map((part) => part.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
    .join(', ');
}

/** What is there to be seen, once fonts have come and nothing has moved from one frame to the next. */
async function settled(page) {
  await page.evaluate(() => document.fonts.ready);
  const nextFrames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    );
  let [before, now] = [null, ''];
  while (now !== before) {
    await nextFrames();
    [before, now] = [now, await page.evaluate(standing)];
  }
  return { ...(await page.evaluate(look)), box: await page.evaluate(outerBox) };
}

/** The share of the window's points that belong to the map, and whether what matters is in sight. Runs in the page. */
function look() {
  const { innerWidth: width, innerHeight: height } = window;
  let free = 0;
  let all = 0;
  for (let x = 4; x < width; x += 8) {
    for (let y = 4; y < height; y += 8) {
      all += 1;
      if (document.elementFromPoint(x, y)?.closest('.stage .table')) free += 1;
    }
  }
  const isSeen = (element) => {
    if (element === null) return false;
    const box = element.getBoundingClientRect();
    const isInside = box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
    return isInside && box.width > 0 && (top === element || element.contains(top));
  };
  /** On the board, inside the window, and nothing lies over it. */
  const isOnBoard = (element) => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    const [x, y] = [left + wide / 2, top + high / 2];
    return document.elementFromPoint(x, y)?.closest('.stage .table') !== null && x > 0 && y > 0;
  };
  return {
    share: Math.round((100 * free) / all),
    // Cards that one acts with ask themselves.
    prompt: [...document.querySelectorAll('.bar, [data-prompt]')].some(isSeen),
    goal: isSeen(document.querySelector('[data-goal]')),
    own: [...document.querySelectorAll('[data-own-piece]')].some(isOnBoard),
    scrolls:
      document.documentElement.scrollHeight > height + 1 || document.documentElement.scrollWidth > width + 1,
  };
}

/** What must be in sight on the first screen of one's turn and is not; and words that are cut off. */
async function faults(page, cell, { prompt, goal, own, scrolls }) {
  const cut = (await page.evaluate(clipped)).map((what) => `cut off: ${what}`);
  return [
    ...(prompt ? [] : ['the prompt is not in sight']),
    ...(goal ? [] : ['the goal is not in sight']),
    ...(own ? [] : ['the own piece is not in sight']),
    ...(scrolls ? ['the page scrolls'] : []),
    ...cut,
  ].map((what) => `${cell}: ${what}`);
}

const shares = Object.entries(GAMES).map(([game, { changes, begin, openCard, isFight = false }]) => ({
  name: `stage: the board has its share of the window, and what matters is in sight: ${game}`,
  async run({ url, visit, shoot }) {
    const found = [];
    const page = await sit({ url, visit }, { game, ...changes });
    await begin(page);
    const check = async (size, least, what) => {
      const cell = `${await resize(page, size)}${what}`;
      const seen = await settled(page);
      await shoot(page, `stage-${game}${what}-${size.width}-${size.text}`);
      if (seen.share < least) found.push(`${cell}: the board has ${seen.share} %, not ${least}`);
      // In a low window the card has the question's place.
      const prompt = seen.prompt || (size.height < 400 && what !== '');
      found.push(...(await faults(page, cell, { ...seen, prompt })));
    };
    for (const { least, open, ...size } of CELLS) await check(size, isFight ? open : least, '');
    if (openCard !== undefined) {
      await openCard(page);
      await page.locator('[role=dialog][data-card]').waitFor();
      for (const { open, ...size } of CELLS) await check(size, open, ', with a card');
    }
    assert.deepEqual(found, []);
  },
}));

/**
 * The rooms' own windows: of large ones the share that the board's outer box has, of phones the share free of plates; on phones
 * also while the card of a room is open. With a hand of cards less is left.
 */
const ROOM_CELLS = [
  { width: 1280, height: 800, text: 100, least: 58, withHand: 46 },
  { width: 1280, height: 800, text: 150, least: 50, withHand: 45 },
  { width: 1280, height: 800, text: 200, least: 45, withHand: 45 },
  { width: 1440, height: 900, text: 100, least: 58, withHand: 46 },
  { width: 1440, height: 900, text: 150, least: 50, withHand: 45 },
  { width: 1440, height: 900, text: 200, least: 45, withHand: 45 },
  { width: 820, height: 1180, text: 100, least: 52, withHand: 46 },
  { width: 820, height: 1180, text: 150, least: 50, withHand: 45 },
  { width: 412, height: 915, text: 100, free: 80, open: 50, freeWithHand: 60 },
  { width: 360, height: 740, text: 100, free: 80, open: 50, freeWithHand: 60 },
  { width: 360, height: 740, text: 150, free: 75, open: 50, freeWithHand: 50 },
  { width: 360, height: 740, text: 200, free: 60, open: 45, freeWithHand: 45 },
  // 1280 by 800 at a zoom of 400 %.
  { width: 320, height: 200, text: 100, free: 50, open: 38, freeWithHand: 50 },
];

/** The share of the window that the board's outer box has, in percent. Runs in the page. */
function outerBox() {
  const parts = [...document.querySelectorAll('[data-room], .ring .kerb')].map((part) =>
    part.getBoundingClientRect(),
  );
  const left = Math.max(0, Math.min(...parts.map((box) => box.left)));
  const top = Math.max(0, Math.min(...parts.map((box) => box.top)));
  const right = Math.min(window.innerWidth, Math.max(...parts.map((box) => box.right)));
  const bottom = Math.min(window.innerHeight, Math.max(...parts.map((box) => box.bottom)));
  return Math.round((100 * (right - left) * (bottom - top)) / (window.innerWidth * window.innerHeight));
}

/** The games of rooms, and how one comes to a turn of one's own in them. */
const ROOMS = {
  'tiny-epic-zombies': {
    changes: { seats: 3, seed: '3', options: {} },
    async begin(page) {
      await page.locator('[data-choice^="choose"]').first().click();
      await page.locator('.bar.asked').waitFor();
      await page.locator('[data-room][data-lit]').first().waitFor();
    },
    async openCard(page) {
      // A Room where only one thing can be done, and nothing is lost by it, has no card: it is done at once.
      for (const room of await page.locator('[data-room]:not([data-lit])').all()) {
        await room.press('Enter');
        if (await page.locator('[role=dialog][data-card]').isVisible()) return;
      }
    },
  },
  'tiny-epic-zombies, the zombies': {
    changes: {
      game: 'tiny-epic-zombies',
      seats: 3,
      seed: '3',
      options: { mode: 'cooperative-vs-zombie', zombie_seat: '0' },
    },
    async begin(page) {
      await page.locator('[data-choice^="choose"]').first().click();
      await page.locator('.own-cards [data-card]').first().waitFor();
    },
    // All zombies are one's own.
    hasPiece: false,
    hand: () => true,
  },
  cliche: {
    changes: { seats: 4, seed: '6', options: { start_cards: 'humans' } },
    async begin(page) {
      await until(page, '.ring');
      await page.locator('.bar').waitFor();
    },
    // Large windows have it beside the road.
    hand: ({ width }) => width < 1100,
  },
};

const roomShares = Object.entries(ROOMS).map(
  ([game, { changes, begin, openCard, hasPiece = true, hand = () => false }]) => ({
    name: `stage: the board has its share of the window, and what matters is in sight: ${game}`,
    async run({ url, visit, shoot }) {
      const found = [];
      const page = await sit({ url, visit }, { game, ...changes });
      await begin(page);
      for (const { least, withHand, free, freeWithHand, ...size } of ROOM_CELLS) {
        const cell = await resize(page, size);
        const { box, ...seen } = await settled(page);
        await shoot(page, `stage-${game}-${size.width}-${size.text}`);
        const wanted = hand(size) ? withHand : least;
        const wantedFree = hand(size) ? freeWithHand : free;
        if (wanted !== undefined && box < wanted)
          found.push(`${cell}: the board has ${box} %, not ${wanted}`);
        if (wantedFree !== undefined && seen.share < wantedFree)
          found.push(`${cell}: ${seen.share} % are free of plates, not ${wantedFree}`);
        found.push(...(await faults(page, cell, { ...seen, own: seen.own || !hasPiece })));
      }
      if (openCard !== undefined) {
        await openCard(page);
        await page.locator('[role=dialog][data-card]').waitFor();
        for (const { least, open = 0, ...size } of ROOM_CELLS) {
          const cell = `${await resize(page, size)}, with a card`;
          const { box, ...beside } = await settled(page);
          await shoot(page, `stage-${game}-card-${size.width}-${size.text}`);
          if (least !== undefined && box < least) found.push(`${cell}: the board has ${box} %, not ${least}`);
          if (beside.share < open) found.push(`${cell}: ${beside.share} % are free of plates, not ${open}`);
          // The card has the question's place, and on a phone at 200 % the figure's as well.
          const own = beside.own || (size.width < 400 && (size.text === 200 || size.height < 400));
          found.push(...(await faults(page, cell, { ...beside, own, prompt: true })));
        }
      }
      assert.deepEqual(found, []);
    },
  }),
);

/** Three goals, the tallest there are, in a low window: the question is not pushed out of it. */
const lowWindow = {
  name: 'stage: what is asked stays in a low window, and the goals scroll',
  async run({ url, visit, shoot }) {
    const page = await visit({ viewport: { width: 1280, height: 480 } });
    await page.addInitScript(() =>
      localStorage.setItem('shamble.settings', JSON.stringify({ textSize: 100, briefing: false })),
    );
    const game = 'tiny-epic-zombies';
    const table = await createTable(page, url, {
      game,
      pace: 'per-action',
      bots: 'thumb',
      seats: 2,
      seed: '3',
      options: {},
    });
    await page.goto(`${url}/t/${table}`);
    await page.locator('[data-choice^="choose"]').first().click();
    await page.locator('.bar [data-intention="end"], [data-lit]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await shoot(page, 'stage-low');
    const { prompt, scrolls } = await page.evaluate(look);
    assert.deepEqual({ prompt, scrolls }, { prompt: true, scrolls: false });
  },
};

/** Every page besides the boards at a zoom of 400 %: nothing is cut off, nothing is wider than the window, axe is content. */
const fourfold = {
  name: 'stage: at a zoom of 400 % every page can be read',
  async run({ url, visit, shoot }) {
    const page = await visit({ viewport: { width: 320, height: 200 } });
    const findings = [];
    const see = async (name) => {
      await shoot(page, `zoom-${name}`);
      findings.push(...(await inspect(page, name)));
      findings.push(...(await page.evaluate(clipped)).map((what) => `${name}: cut off: ${what}`));
    };
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now: Zombie Mall' }).waitFor();
    await see('start');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await see('settings');
    for (const address of ['learn', 'companion', 'records', 'daily', 'campaign']) {
      await page.goto(`${url}/${address}`);
      await page.locator('h1').first().waitFor();
      await see(address);
    }
    for (const game of ['zombies15', 'zombie-mall', 'tiny-epic-zombies', 'cliche']) {
      await page.goto(`${url}/?new=${game}`);
      await page.getByText('All options').click();
      await page.locator('fieldset').first().waitFor();
      await see(`create-${game}`);
    }
    assert.deepEqual(findings, []);
  },
};

export const journeys = [...shares, ...roomShares, lowWindow, fourfold];
