// Whole games without a look at the board: nothing is seen or pressed but the briefing, the board in words with its buttons,
// and the end page. What to press is decided by the names of the buttons and by what the words say.

import assert from 'node:assert/strict';
import { createTable, NEXT_DOOR, QUICK } from '../table.mjs';

/** In the page: board, edge and prompt are gone, for eye, pointer and assistive devices alike. */
function hideBoard() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.stage > .table, .stage > .edge { visibility: hidden !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Hears when the server has answered: a roll of the dice may well leave everything as it was. */
class Answers {
  #n = 0;
  #waiting = [];

  constructor(page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (!['done', 'refused', 'error'].includes(JSON.parse(payload).type)) return;
        this.#n += 1;
        for (const wake of this.#waiting.splice(0)) wake();
      }),
    );
  }

  /** Does something and waits for the answer to it. */
  async to(act) {
    const before = this.#n;
    if (!(await act())) return false;
    while (this.#n === before) await new Promise((resolve) => this.#waiting.push(resolve));
    return true;
  }
}

/** What the words say and which buttons they offer; or how it ended. Runs in the page. */
function read() {
  const over = document.querySelector('.over .how');
  if (over !== null) return { over: over.textContent };
  const drawer = document.querySelector('.drawer');
  const question = drawer?.querySelector('[data-asked]');
  if (question === null || question === undefined) return null;
  const lines = [...drawer.querySelectorAll('.words li')].map((line) => line.textContent);
  const names = [...drawer.querySelectorAll('.acts button')].map((button) => button.textContent.trim());
  const asked = question.textContent;
  if (names.length === 0) return null;
  return { asked, lines, names };
}

/** Presses, by keyboard, the button that is called so. False if it has gone meanwhile: bots do not wait for readers. */
async function pressNamed(page, name) {
  const button = page.locator('.drawer .acts').getByRole('button', { name, exact: true }).first();
  try {
    await button.press('Enter', { timeout: 1_500 });
    return true;
  } catch (error) {
    if (!/Timeout|detached/.test(String(error))) throw error;
    return false;
  }
}

/** What is put together part by part, and what stops the clock: no way to the end. */
const PASSED_BY = /…$|\.\.\.$|^Pause/;

/** Plays to the end; `likes` reads the words and says which names are pressed first. */
async function playInWords(page, answers, likes, until) {
  const pressed = new Map();
  for (let turn = 0; ; turn += 1) {
    const left = until - Date.now();
    assert.ok(left > 0, `the game did not end; pressed ${JSON.stringify([...pressed])}`);
    const handle = await page.waitForFunction(read, null, { timeout: left, polling: 30 });
    const { over, asked, lines, names } = await handle.jsonValue();
    if (over !== undefined) return { over, pressed };
    assert.ok(lines.length > 3 && asked.length > 0, 'the board is told');
    const liked = likes(lines).flatMap((like) => names.filter((name) => like.test(name)));
    const others = names.filter((name) => !PASSED_BY.test(name));
    const name = liked[0] ?? others[(turn * 7) % others.length];
    if (!(await answers.to(() => pressNamed(page, name)))) continue;
    pressed.set(name, (pressed.get(name) ?? 0) + 1);
    // Whoever pressed something stays among the words.
    const isLost = await page.evaluate(
      () => document.activeElement === document.body && document.querySelector('.over') === null,
    );
    assert.ok(!isLost, `the focus is lost after: ${name}`);
  }
}

/** To the place that the words call the goal. */
function toTheGoal(lines) {
  const goal = lines.map((line) => /^Goal: All Heroes at (.+?) \(/.exec(line)?.[1]).find(Boolean);
  assert.ok(goal !== undefined, `the words say where to go: ${lines.join(' | ')}`);
  return [new RegExp(`^Move to ${goal}`), /^Your turn/, /^End/];
}

const TABLES = [
  {
    game: 'zombies15',
    changes: { seats: 1, options: { mode: 'custom', scenario_text: NEXT_DOOR } },
    likes: toTheGoal,
    ends: /out|won|made it/i,
  },
  {
    game: 'tiny-epic-zombies',
    changes: { seats: 2, options: { mode: 'cooperative' } },
    likes: () => [/^End/],
  },
  {
    game: 'zombie-mall',
    changes: { seats: 1, options: { mall: 'easy' } },
    likes: () => [/^Roll/, /^Spawn/],
  },
  {
    game: 'cliche',
    changes: { seats: 3, options: { track: QUICK.track, race: 'tick', max_rounds: '2' } },
    likes: () => [/^Roll/, /^I’m done|^I'm done|^Done/, /^Pass/],
    // Whoever begins as the zombie may only pass.
    least: 1,
  },
];

export const journeys = TABLES.map(({ game, changes, likes, ends = /./, least = 2 }) => ({
  name: `from the board in words alone, to the end page: ${game}`,
  async run({ url, visit, shoot }) {
    const page = await visit({ briefing: true });
    const table = await createTable(page, url, {
      game,
      pace: 'per-action',
      bots: 'newcomer',
      seed: '5',
      ...changes,
    });
    const answers = new Answers(page);
    await page.goto(`${url}/t/${table}`);
    await page.locator('.table').waitFor();
    await page.evaluate(hideBoard);
    const ready = page.getByRole('dialog').getByRole('button', { name: 'Ready' });
    const words = page.getByRole('button', { name: 'Play from the board in words' });
    await ready.or(words).first().waitFor();
    if (await ready.isVisible()) await ready.press('Enter');
    await words.press('Enter');
    await page.locator('.drawer [data-asked]').waitFor();
    await shoot(page, `words-${game}`);
    const { over, pressed } = await playInWords(page, answers, likes, Date.now() + 120_000);
    assert.match(over, ends);
    assert.ok(pressed.size >= least, `too little was pressed: ${[...pressed.keys()]}`);
    // The end page has the focus, or is the next stop.
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('.over') !== null);
    assert.ok(isInside, 'the end page has the focus');
  },
}));
