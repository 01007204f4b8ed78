// Zombie Mall by two people, on desktops and on a phone: to the end by pressing spaces and buttons, by keyboard, and
// smooth on the largest mall.

import assert from 'node:assert/strict';
import { allReady, createTable } from '../table.mjs';
import { listen, patched } from '../wire.mjs';

const SIDES = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };
const SHUT = new Set(['-', '|', '~', 'x']);

/** The view after every message so far; follows a page that is listened to. */
function follow(heard) {
  let [view, read] = [{}, 0];
  return () => {
    for (; read < heard.messages.length; read += 1) {
      const message = heard.messages[read];
      if (message.type === 'snapshot') ({ view } = message.shown);
      else if (message.type === 'step') view = patched(view, message.step.patch ?? {});
    }
    return view;
  };
}

const spotOf = (space) => space.split(',').map(Number);

/** Steps from every space to the nearest goal, as a player who looks at the map would count them. */
function stepsTo(view, goals) {
  const locked = new Set(
    view.doors.filter((door) => door.locked).map(({ at, side }) => edgeOf(spotOf(at), SIDES[side])),
  );
  const steps = new Map(goals.map((space) => [space, 0]));
  const open = [...goals];
  for (const space of open) {
    const [row, col] = spotOf(space);
    for (const [dr, dc] of Object.values(SIDES)) {
      const next = `${row + dr},${col + dc}`;
      const edge = view.mall.plan[2 * row - 1 + dr]?.[2 * col - 1 + dc];
      const floor = view.mall.plan[2 * (row + dr) - 1]?.[2 * (col + dc) - 1];
      const isShut = edge === undefined || SHUT.has(edge) || locked.has(edgeOf([row, col], [dr, dc]));
      if (isShut || floor === undefined || floor === 'X' || steps.has(next)) continue;
      steps.set(next, steps.get(space) + 1);
      open.push(next);
    }
  }
  return steps;
}

function edgeOf([row, col], [dr, dc]) {
  return `${2 * row + dr},${2 * col + dc}`;
}

const holds = (player, lock) =>
  player.hand.some((card) => new RegExp(`^(L3${4 + Number(lock)}|O0${lock})`).test(card));

/** Where this player wants to go: with a key to its lock, otherwise to what may hold one. */
function goalsOf(view, seat) {
  const me = view.players[seat];
  const [door] = view.doors;
  if (door.locked && holds(me, door.lock)) return sidesOf(door);
  if (!door.locked && view.radio.locked && holds(me, view.radio.lock)) return [view.mall.radio_at];
  const keys = view.piles.filter(({ cards }) => cards.some((card) => /^(L3[5-7]|O0[1-3])/.test(card)));
  const tokens = [...view.objectives, ...keys].map(({ at }) => at);
  const anything = tokens.length > 0 ? tokens : view.loot;
  return anything.length > 0 ? anything : [view.mall.radio_at];
}

function sidesOf({ at, side }) {
  const [[row, col], [dr, dc]] = [spotOf(at), SIDES[side]];
  return [at, `${row + dr},${col + dc}`];
}

/** What is pressed first when several buttons are there. Nobody bandages themselves: games should not take all night. */
const LIKES = [
  'unlock',
  'call',
  'accept',
  'loot',
  'search',
  'fight',
  'bitten',
  'spawn',
  'roll',
  'north',
  'hop',
];

/** What the page offers now. Runs in the page. */
function offered() {
  const over = document.querySelector('.over .how');
  if (over !== null) return { over: over.textContent };
  const bar = [...document.querySelectorAll('.bar [data-intention]')]
    .filter((button) => !button.disabled)
    .map((button) => button.dataset.intention);
  const spaces = [...document.querySelectorAll('[data-space]')].map(({ dataset }) => ({ ...dataset }));
  const cards = [...document.querySelectorAll('.pick [data-choice]')].map(({ dataset }) => dataset.choice);
  if (bar.length + spaces.length + cards.length === 0) return null;
  return { bar, spaces, cards };
}

class Person {
  constructor(page, seat, isTouching) {
    this.page = page;
    this.seat = seat;
    this.isTouching = isTouching;
    /** Rather runs than fights, for as long as there is Adrenaline. */
    this.flees = false;
    this.heard = listen(page);
    this.view = follow(this.heard);
    this.pressed = new Map();
    /** Spaces a walk led to. */
    this.walked = [];
    /** Told when the game goes on. */
    this.waiting = new Set();
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (!payload.includes('"type":"step"')) return;
        for (const go of this.waiting) go();
        this.waiting.clear();
      }),
    );
  }

  /** When the game has gone on, or does not. */
  async news(act) {
    const step = new Promise((resolve) => this.waiting.add(resolve));
    await act();
    await Promise.race([step, this.page.waitForTimeout(1_500)]);
  }

  count(what) {
    this.pressed.set(what, (this.pressed.get(what) ?? 0) + 1);
  }

  async press(target) {
    await this.news(() => {
      const act = this.isTouching ? target.tap({ timeout: 1_000 }) : target.click({ timeout: 1_000 });
      // The other player and the walk under way do not wait for the hand.
      return act.catch((error) => {
        if (!/Timeout|detached|not visible|intercepts|outside/.test(String(error))) throw error;
      });
    });
  }

  async button(intention) {
    this.count(intention.split(' ')[0]);
    await this.press(this.page.locator(`.bar [data-intention="${intention}"]`).first());
  }

  /** Presses a space on the map, after bringing it into the window. */
  async space(space) {
    const target = this.page.locator(`[data-space="${space}"]`).first();
    const box = await target.boundingBox().catch(() => null);
    const frame = await this.page.locator('.mall .window').boundingBox();
    if (box === null || frame === null) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInside =
      x > frame.x + 4 && x < frame.x + frame.width - 4 && y > frame.y + 4 && y < frame.y + frame.height - 4;
    const isClear =
      isInside &&
      (await this.page.evaluate(
        ([px, py]) => document.elementFromPoint(px, py)?.closest('.window') !== null,
        [x, y],
      ));
    this.count(isClear ? 'space' : 'space by key');
    if (isClear) await this.press(target);
    // Out of sight or under the small map: chosen as assistive devices choose.
    else await this.news(() => target.evaluate((button) => button.click()).catch(() => undefined));
  }

  /** One decision. Returns how the game ended, if it did. */
  async decide(until) {
    const left = until - Date.now();
    if (left <= 0) throw new Error(`the game did not end: ${JSON.stringify([...this.pressed])}`);
    const handle = await this.page.waitForFunction(offered, null, { timeout: left, polling: 30 });
    const { over, bar, spaces, cards } = await handle.jsonValue();
    if (over !== undefined) return over;
    const view = this.view();
    const at = view.players?.[this.seat]?.at;
    const key = cards.find((action) => /(L3[5-7]|O0[1-3])/.test(action)) ?? cards[0];
    if (key !== undefined) {
      this.count('card');
      await this.press(this.page.locator(`.pick [data-choice="${key}"]`).first());
      return undefined;
    }
    const way = this.flees ? spaces.find(({ lit }) => lit === 'flee') : undefined;
    if (way !== undefined) {
      this.count('flee');
      await this.space(way.space);
      return undefined;
    }
    const liked = LIKES.flatMap((verb) => bar.filter((one) => one.split(' ')[0] === verb))[0];
    const wants = liked?.startsWith('loot') || liked?.startsWith('search') ? this.isWanted(view, at) : true;
    if (liked !== undefined && wants) {
      await this.button(liked);
      return undefined;
    }
    const start = spaces.find(({ lit }) => lit === 'choose');
    if (start !== undefined) {
      await this.space(start.space);
      return undefined;
    }
    const to = this.bestWalk(view, spaces);
    if (to !== null) {
      await this.space(to);
      this.walked.push(to);
      await this.settled();
      return undefined;
    }
    const last = ['done', 'decline'].find((one) => bar.includes(one));
    if (last !== undefined) await this.button(last);
    return undefined;
  }

  /** With a key in hand nobody stops for more on the way, unless it lies right there. */
  isWanted(view, at) {
    return (
      view.loot.includes(at) ||
      view.objectives.some((one) => one.at === at) ||
      view.piles.some((one) => one.at === at)
    );
  }

  /** The lit space that brings this player closest to a goal without a fight; nothing if none is closer. */
  bestWalk(view, spaces) {
    const me = view.players?.[this.seat];
    if (me?.at === undefined || view.turn.seat !== this.seat) return null;
    const steps = stepsTo(view, goalsOf(view, this.seat));
    const here = steps.get(me.at) ?? Infinity;
    const walks = spaces.filter(({ lit }) => lit === 'walk' || lit === 'danger');
    const rank = ({ space, lit }) => (steps.get(space) ?? Infinity) + (lit === 'danger' ? 3 : 0);
    const best = walks.toSorted((a, b) => rank(a) - rank(b))[0];
    return best !== undefined && (steps.get(best.space) ?? Infinity) < here ? best.space : null;
  }

  /** Waits until the walk under way is over: it goes on by itself. */
  async settled() {
    await this.page.waitForFunction(() => document.querySelector('.mall')?.dataset.walking !== 'yes', null, {
      timeout: 15_000,
      polling: 30,
    });
  }

  async playToEnd(until) {
    for (;;) {
      const over = await this.decide(until);
      if (over !== undefined) return over;
    }
  }
}

/** Two people sit down at an Easy mall. */
async function sitDown({ url, visit }, devices, changes) {
  const pages = [await visit(devices[0]), await visit(devices[1])];
  const people = pages.map((page, seat) => new Person(page, seat, devices[seat].hasTouch === true));
  const table = await createTable(pages[0], url, { game: 'zombie-mall', seats: 2, bots: null, ...changes });
  await pages[0].goto(`${url}/t/${table}`);
  await pages[1].goto(`${url}/t/${table}`);
  await pages[1].getByLabel('Your name').fill('Bert');
  await pages[1].getByRole('button', { name: 'Sit here' }).first().click();
  await pages[0].getByText('Bert', { exact: true }).waitFor();
  await pages[0].getByRole('button', { name: 'Start the game' }).click();
  await Promise.all(pages.map((page) => page.locator('.mall').waitFor()));
  await allReady(...pages);
  return people;
}

async function together(people, shoot, name) {
  const until = Date.now() + 240_000;
  const ends = await Promise.all(people.map((person) => person.playToEnd(until)));
  await Promise.all(people.map(({ page }, i) => shoot(page, `${name}-over-${i}`)));
  assert.equal(ends[0], ends[1], 'both pages tell the same end');
  for (const { pressed, walked, heard, view, page, seat } of people) {
    assert.ok((pressed.get('space') ?? 0) >= 3, `spaces were pressed: ${JSON.stringify([...pressed])}`);
    assert.ok(walked.length >= 1, 'walks were made');
    assert.ok(heard.messages.length > 60, 'a whole game was heard');
    assert.ok(view().ending, 'the game is over');
    // Scores of everybody stand there as the server counted them.
    for (const player of view().players) {
      const shown = await page.locator(`[data-seat="${player.seat}"] .unseen`).first().textContent();
      const points = new RegExp(`(^|\\D)${player.vp} VP`);
      assert.match(shown, points, `seat ${seat} sees the points of ${player.seat}`);
    }
  }
  return ends[0];
}

/** Adds so many zombies to whatever the server shows, one to a space, each with a way to go. */
async function crowd(page, n) {
  const filled = (view) => {
    const floors = view.mall.plan.flatMap((line, i) =>
      i % 2 === 0
        ? []
        : [...line].flatMap((char, j) =>
            j % 2 === 1 && char !== 'X' ? [`${(i + 1) / 2},${(j + 1) / 2}`] : [],
          ),
    );
    const every = Math.floor(floors.length / n);
    return Array.from({ length: n }, (_, i) => ({
      at: floors[i * every],
      n: 1 + (i % 3),
      next: ['n', 'e'],
      distance: 9,
      first: i % 2 === 0,
      sees: [0],
    }));
  };
  let zombies = null;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === 'snapshot') {
        zombies = filled(message.shown.view);
        message.shown.view.zombies = zombies;
      } else if (message.type === 'step' && message.step.patch?.zombies !== undefined) {
        message.step.patch.zombies = zombies;
      }
      socket.send(JSON.stringify(message));
    });
  });
}

/** Drags the map about and says how long its frames took, in the middle and at worst, and how many elements it has. */
async function drag(page) {
  const box = await page.locator('.mall .window').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const note = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.noting = requestAnimationFrame(note);
    };
    window.noting = requestAnimationFrame(note);
  });
  const picture = () =>
    page.locator('.mall .window canvas').evaluate((canvas) => canvas.toDataURL('image/png').length);
  const before = await picture();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y - 120, { steps: 15 });
  await page.mouse.move(x + 150, y + 120, { steps: 30 });
  await page.mouse.up();
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.noting);
    return window.frames_.slice(2).sort((a, b) => a - b);
  });
  const nodes = await page.evaluate(() => document.querySelectorAll('.mall *').length);
  return { middle: frames[Math.floor(frames.length / 2)], nodes, hasMoved: (await picture()) !== before };
}

async function alone(page, url, changes) {
  const table = await createTable(page, url, { game: 'zombie-mall', seats: 1, bots: 'thumb', ...changes });
  await page.goto(`${url}/t/${table}`);
  await page.locator('.mall canvas').first().waitFor();
}

export const journeys = [
  {
    name: 'zombie mall: an easy mall to the end by two people',
    async run({ url, visit, shoot, DESKTOP }) {
      const options = { mall: 'easy' };
      const people = await sitDown({ url, visit }, [DESKTOP, DESKTOP], { seed: '11', options });
      const end = await together(people, shoot, 'zombie-mall');
      assert.match(end, /Help is on its way|belongs to the dead/);
    },
  },
  {
    name: 'zombie mall: an easy mall to the end on a phone and a desktop',
    async run({ url, visit, shoot, PHONE, DESKTOP }) {
      const options = { mall: 'easy', mode: 'rival' };
      const people = await sitDown({ url, visit }, [PHONE, DESKTOP], { seed: '12', options });
      for (const person of people) person.flees = true;
      await people[0].page.locator('.mini').first().waitFor();
      await together(people, shoot, 'zombie-mall-phone');
    },
  },
  {
    name: 'zombie mall: by keyboard alone, with the cost of every space read out',
    async run({ url, visit, shoot }) {
      const page = await visit();
      const me = new Person(page, 0, false);
      await alone(page, url, { seed: '3', options: { mall: 'easy' } });
      const said = page.locator('[data-cursor]');
      /** Answers by key whatever comes before the walk. */
      const KEYS = { spawn: 'z', roll: 'w', fight: 'f', bandage: 'b', done: 'e' };
      for (;;) {
        const { bar, spaces } = await (
          await page.waitForFunction(offered, null, { polling: 30 })
        ).jsonValue();
        if (spaces.some(({ lit }) => lit === 'walk')) break;
        const start = spaces.some(({ lit }) => lit === 'choose');
        const verb = Object.keys(KEYS).find((one) => bar.some((id) => id.split(' ')[0] === one));
        await me.news(() => page.keyboard.press(start ? '1' : KEYS[verb]));
      }
      const view = me.view();
      const near = view.reach.filter(({ cost, zombies }) => cost === 1 && zombies === 0);
      assert.ok(near.length > 0, 'there is somewhere to go');
      const arrows = { n: 'ArrowUp', e: 'ArrowRight', s: 'ArrowDown', w: 'ArrowLeft' };
      // The first press puts the cursor on the player.
      await page.keyboard.press(arrows[near[0].by]);
      await page.waitForFunction(() =>
        /Anna is here/.test(document.querySelector('[data-cursor]').textContent),
      );
      await page.keyboard.press(arrows[near[0].by]);
      await page.waitForFunction(() =>
        /Walk here for 1 MP/.test(document.querySelector('[data-cursor]').textContent),
      );
      assert.match(await said.textContent(), new RegExp(near[0].at));
      await shoot(page, 'zombie-mall-keyboard');
      await me.news(() => page.keyboard.press('Enter'));
      await me.settled();
      assert.equal(me.view().players[0].at, near[0].at, 'Enter walked there');
      // The position as text: where I am, what is near and how far, what is needed.
      await page.keyboard.press('l');
      await page.locator('[data-tab=words]').click();
      const words = await page.locator('.drawer .words').textContent();
      for (const part of [`You are at ${near[0].at}`, 'the radio', 'find key #1', 'Bandages', 'Arrow keys'])
        assert.ok(words.includes(part), `the words say: ${part}`);
      await page.keyboard.press('Escape');
      await page.locator('.drawer').waitFor({ state: 'detached' });
      await page.keyboard.press('v');
      await page.locator('.mall[data-paths]').waitFor();
    },
  },
  {
    name: 'zombie mall: 64 tiles with 300 zombies are no more to the page than 12 with none',
    async run({ url, visit, shoot }) {
      const small = await visit({ reducedMotion: 'no-preference' });
      await alone(small, url, { seed: '3', options: { mall: 'easy' } });
      const few = await drag(small);
      const large = await visit({ reducedMotion: 'no-preference' });
      await crowd(large, 300);
      await alone(large, url, { seed: '3', options: { mall: 'insane' } });
      await large.keyboard.press('v');
      await large.keyboard.press('-');
      const many = await drag(large);
      await large.getByRole('button', { name: 'Show everything' }).click();
      await shoot(large, 'zombie-mall-insane');
      assert.ok(few.hasMoved && many.hasMoved, 'the map followed the mouse');
      // Pieces are painted, not built: only the spaces that can be pressed are elements.
      assert.ok(many.nodes <= few.nodes + 4, `${many.nodes} elements instead of ${few.nodes}`);
      console.log(
        `      elements ${few.nodes} and ${many.nodes}; frames ${few.middle.toFixed(1)} and ${many.middle.toFixed(1)} ms`,
      );
    },
  },
];
