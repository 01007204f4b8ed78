// Zombies 15' by two people in real time: a growl in the hand-over, pauses, a cut line, a crash; and a whole game by touch.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { allReady, createTable, openTable } from '../table.mjs';
import { listen, patched, steps } from '../wire.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The shortest interval, at the highest speed: a growl every 13.3 seconds. */
const HURRY = {
  mode: 'scenario',
  scenario: '3',
  soundtrack: 'custom',
  growl_seconds: '20',
  speed: '150',
  pause: 'vote',
  first: '0',
};
const SPEED = 1.5;

/** The best round trip of a page's pings: its guess at the server's clock is wrong by no more than half of it. */
function roundTrips(page) {
  const found = { best: Infinity };
  page.on('websocket', (socket) => {
    const sent = new Map();
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === 'ping') sent.set(message.nonce, Date.now());
    });
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type !== 'pong' || !sent.has(message.nonce)) return;
      found.best = Math.min(found.best, Date.now() - sent.get(message.nonce));
    });
  });
  return found;
}

/** Two people sit down, the first of them active. */
async function sitDown({ url, visit }, options = {}, prepare = async () => {}) {
  const [anna, bert] = [await visit(), await visit()];
  await prepare(bert);
  const heard = [listen(anna), listen(bert)];
  const trips = [roundTrips(anna), roundTrips(bert)];
  const table = await createTable(anna, url, {
    game: 'zombies15',
    seats: 2,
    options: { ...HURRY, ...options },
    bots: null,
    seed: '5',
  });
  await anna.goto(`${url}/t/${table}`);
  await bert.goto(`${url}/t/${table}`);
  await bert.getByLabel('Your name').fill('Bert');
  await bert.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.getByText('Bert', { exact: true }).waitFor();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna.locator('.table').waitFor(), bert.locator('.table').waitFor()]);
  await allReady(anna, bert);
  await anna.locator('[data-intention=end-actions]').waitFor();
  return { anna, bert, heard, trips };
}

/** Both Heroes of a seat are done, one after the other. */
async function passOn(page) {
  for (const isLast of [false, true]) {
    if ((await page.locator('[data-intention=end-turn]').count()) === 0) await page.keyboard.press('e');
    await page.locator('[data-intention=end-turn]').waitFor();
    // By hand: Space belongs to whatever button has the focus, and a card may have opened at the Hero's place.
    await page.locator('[data-intention=end-turn]').click();
    await page.locator('[data-intention=end-turn]').waitFor({ state: 'detached' });
    if (!isLast) await page.locator('[data-intention=end-actions]').waitFor();
  }
}

/** The view after every game message that was heard, by its number. */
function views(heard) {
  const all = new Map();
  let view = {};
  for (const message of heard.messages) {
    if (message.type === 'snapshot') view = message.shown.view;
    else if (message.type === 'step') view = patched(view, message.step.patch ?? {});
    else continue;
    all.set(message.seq ?? message.step.seq, view);
  }
  return all;
}

function events(heard) {
  return steps(heard).flatMap((step) => step.events.map(({ event }) => event));
}

/** Waits until what was heard fulfils a condition; frames arrive while a page is waited on. */
async function until(page, condition) {
  const end = Date.now() + 50_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`did not happen: ${condition}`);
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.waitForEvent('websocket', { timeout: 50 }).catch(() => undefined);
  }
}

/** How far the game time a page shows is from the machine's clock, at the best of several changes of the page. */
function shownOffset(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const clock = document.querySelector('.town');
        const found = [];
        const watch = new MutationObserver(() => {
          found.push(Number(clock.dataset.now) - Date.now());
          if (found.length < 15) return;
          watch.disconnect();
          resolve(Math.max(...found));
        });
        watch.observe(clock, { attributes: true, attributeFilter: ['data-now'] });
      }),
  );
}

/**
 * Both pages show the same game time. On a busy machine a page may need some pings until one was quick; what pings took at
 * best is allowed for.
 */
async function assertOneClock(pages, trips) {
  const end = Date.now() + 25_000;
  for (;;) {
    const offsets = await Promise.all(pages.map(shownOffset));
    const apart = Math.abs(offsets[0] - offsets[1]);
    const allowed = Math.max(100, (trips[0].best + trips[1].best) / 2);
    if (apart <= allowed) return;
    assert.ok(Date.now() < end, `${apart} ms between the two pages, ${allowed} allowed`);
  }
}

const leftOn = async (page) => Number(await page.locator('[data-left]').getAttribute('data-left'));

/** What the page says of the attack. */
function attackOn(page) {
  return page.evaluate(() => ({
    zombies: Number(document.querySelector('.town').dataset.zombies),
    fend: Number(document.querySelector('.town').dataset.fend),
    danger: document.querySelector('.town').dataset.danger,
  }));
}

/** Everything seriously wrong with the screen. */
async function inspect(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
  });
  const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize().width;
  return over > 0 ? [...found, `${over} px too wide`] : found;
}

/** An attack that can be made; one that cannot only says why. */
const ATTACK = '[data-line="attack w1"]:not([aria-disabled="true"])';

/** The first Hero clears the street, the second goes in and searches; looked at on the way. */
async function search(page, look) {
  await look('act');
  await page.keyboard.press('ArrowRight');
  await page.locator(ATTACK).waitFor();
  await look('danger');
  for (let shots = 0; (await page.locator(ATTACK).count()) > 0; shots += 1) {
    assert.ok(shots < 4, 'the street is not cleared');
    const left = Number(await page.locator('.town').getAttribute('data-actions'));
    await page.keyboard.press('f');
    await page.waitForFunction((n) => Number(document.querySelector('.town').dataset.actions) < n, left);
  }
  await page.keyboard.press('e');
  await page.locator('[data-intention=end-turn]').waitFor();
  await look('hand-over');
  await page.keyboard.press(' ');
  await page.locator('[data-choice$="/street"]').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-choice$="/search"]').first().waitFor();
  await page.keyboard.press('w');
  await page.locator('[data-line=search]').waitFor();
  await page.keyboard.press('g');
  await page.locator('.found').waitFor();
  await look('found');
  // The first card that fits somewhere is kept, the rest stays behind.
  const fits = page.locator('[data-put]:not([data-put$=leave])').first();
  const what = (await fits.count()) === 0 ? null : await fits.getAttribute('data-put');
  if (what !== null) await fits.click();
  await page.locator('[data-intention=keep]').click();
  await page.locator('.found').waitFor({ state: 'detached' });
  return what;
}

export const journeys = [
  ...[
    ['desktop', 'light'],
    ['phone', 'dark'],
  ].map(([size, colorScheme]) => ({
    name: `zombies 15': a search and a hand-over, accessible: ${size}, ${colorScheme}`,
    async run({ url, visit, shoot, PHONE, DESKTOP }) {
      const page = await visit({ ...(size === 'phone' ? PHONE : DESKTOP), colorScheme });
      const heard = listen(page);
      const findings = [];
      const look = async (what) => {
        await shoot(page, `zombies15-${what}-${size}-${colorScheme}`);
        findings.push(...(await inspect(page)).map((found) => `${what}: ${found}`));
      };
      await openTable(page, url, {
        game: 'zombies15',
        seats: 1,
        pace: 'per-action',
        seed: '5',
        options: { mode: 'scenario', scenario: '3', heroes: 'will,josh,hazel,dex', pause: 'free' },
        bots: 'thumb',
      });
      const kept = await search(page, look);
      const event = events(heard).find(({ type }) => type === 'kept');
      assert.equal(event !== undefined, kept !== null, 'what was put into a slot was kept');
      assert.deepEqual(findings, []);
    },
  })),
  {
    name: "zombies 15': a growl between attack and hand-over is judged again, on one clock for both",
    async run({ url, visit, shoot }) {
      const { anna, bert, heard, trips } = await sitDown({ url, visit });
      // Among zombies, so that there is an attack.
      const attack = anna.locator('[data-line^="attack "]').first();
      const way = anna.locator('[data-choice^="move "]').first();
      await attack.or(way).first().waitFor();
      // On a slow machine it has growled already, and they are here.
      if ((await attack.count()) === 0) await way.press('Enter');
      await attack.waitFor();
      await anna.keyboard.press('e');
      await anna.locator('[data-intention=end-turn]').waitFor();
      await shoot(anna, 'zombies15-hand-over');
      // Nobody says "Your turn!" until it has growled.
      for (const page of [anna, bert]) await page.locator('[data-judged=again]').waitFor({ timeout: 40_000 });
      await Promise.all([shoot(anna, 'zombies15-growl'), shoot(bert, 'zombies15-growl-other')]);
      for (const one of heard) {
        const attacks = events(one).filter(({ type }) => type === 'zombie_attack');
        const [first, again] = [attacks[0], attacks.at(-1)];
        assert.deepEqual([first.again, again.again], [false, true]);
        assert.ok(again.zombies > first.zombies, 'the growl brought zombies');
        assert.equal(again.held, again.zombies <= again.fend_off);
        const kinds = events(one).map(({ type }) => type);
        assert.ok(kinds.indexOf('growl') < kinds.lastIndexOf('zombie_attack'));
      }
      const [a, b] = [await attackOn(anna), await attackOn(bert)];
      const again = events(heard[0]).findLast(({ type }) => type === 'zombie_attack');
      assert.deepEqual(a, b);
      assert.deepEqual(a, {
        zombies: again.zombies,
        fend: again.fend_off,
        danger: again.held ? 'holds' : 'falls',
      });

      await assertOneClock([anna, bert], trips);

      await passOn(anna);
      await bert.locator('[data-intention=end-actions], [data-line=get-up]').first().waitFor();
      await anna.getByText('Waiting for Bert').waitFor();
      assert.equal(await anna.locator('[data-intention=end-turn]').count(), 0);
    },
  },
  {
    name: "zombies 15': a plan made while waiting is run, and dropped with a reason when it no longer holds",
    async run({ url, visit, shoot }) {
      const { anna, bert, heard } = await sitDown(
        { url, visit },
        { soundtrack: 'none', growl_seconds: undefined, heroes: 'will,severity,dex,josh' },
      );
      const first = await anna.locator('[data-choice^="move "]').first().getAttribute('data-choice');
      const place = first.split(' ')[1];
      // Bert waits, and plans by tapping the map and by key: go there, on from there, and fight with bare hands.
      await bert.locator(`[data-area="${place}"]`).click();
      await bert.locator(`[data-planned="move ${place}"]`).waitFor();
      await bert.keyboard.press('ArrowUp');
      await bert.keyboard.press('h');
      await bert.locator('[data-planned]').nth(2).waitFor();
      await shoot(bert, 'zombies15-plan');
      await passOn(anna);
      await until(bert, () => events(heard[1]).some((event) => event.type === 'moved' && event.to === place));
      // The zombies there let nobody pass: what is left of the plan is dropped, and said why.
      await bert.locator('[data-lost]').waitFor();
      await shoot(bert, 'zombies15-plan-lost');
      assert.match(
        await bert.locator('[data-lost]').textContent(),
        /Plan dropped .*Bare hands.*: .* with you/,
      );
      assert.ok(!events(heard[1]).some((event) => event.type === 'punched'));
      assert.equal(await bert.locator('[data-planned]').count(), 0);
      // A plan can be cleared by key.
      await bert.keyboard.press('j');
      await bert.keyboard.press('h');
      await bert.locator('[data-planned]').first().waitFor();
      await bert.keyboard.press('Escape');
      await bert.locator('[data-planned]').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: "zombies 15': a pause by vote stops the clock for both, and goes on where it stood",
    async run({ url, visit, shoot }) {
      const { anna, bert, heard } = await sitDown({ url, visit });
      await anna.keyboard.press('p');
      for (const page of [anna, bert]) await page.getByText('Anna: pause?').waitFor();
      assert.equal(await bert.locator('.town[data-paused]').count(), 0, 'one of two is not enough');
      await bert.locator('[data-intention=pause]').click();
      for (const page of [anna, bert]) await page.locator('.town[data-paused]').waitFor();
      await shoot(anna, 'zombies15-paused');
      const stood = await leftOn(anna);
      // The table's time goes on, the soundtrack does not.
      const at = Number(await bert.locator('.town').getAttribute('data-now'));
      await bert.waitForFunction(
        (then) => Number(document.querySelector('.town').dataset.now) > then + 500,
        at,
      );
      assert.equal(await leftOn(anna), stood);
      assert.equal(await leftOn(bert), stood);
      assert.equal(await anna.locator('[data-intention=end-actions]').count(), 0, 'nobody acts in a pause');
      await bert.locator('[data-intention=resume]').click();
      for (const page of [anna, bert]) {
        await page.locator('.town:not([data-paused])').waitFor();
        await page.waitForFunction(
          (then) => Number(document.querySelector('[data-left]').dataset.left) < then,
          stood,
        );
      }
      const kinds = events(heard[0]).map(({ type }) => type);
      assert.ok(kinds.includes('pause_wanted') && kinds.includes('paused') && kinds.includes('resumed'));
      // What stood still is not lost: the soundtrack is where the running time puts it.
      const [view] = [...views(heard[0]).values()].slice(-1);
      const { now, left } = await anna.evaluate(() => ({
        now: Number(document.querySelector('.town').dataset.now),
        left: Number(document.querySelector('[data-left]').dataset.left),
      }));
      const wanted = 900_000 - (now - view.clock.paused_ms) * SPEED;
      assert.ok(Math.abs(left - wanted) < 1_000, `${left} ms are left, ${wanted} should be`);
    },
  },
  {
    name: "zombies 15': a line cut in the middle comes back and has missed nothing",
    async run({ url, visit, shoot }) {
      let cut = () => {};
      let isDown = false;
      const { anna, bert, heard } = await sitDown({ url, visit }, {}, (page) =>
        page.routeWebSocket(/\/ws\//, (socket) => {
          if (isDown) {
            socket.close();
            return;
          }
          const server = socket.connectToServer();
          cut = () => {
            void server.close();
            void socket.close();
          };
        }),
      );
      isDown = true;
      cut();
      await bert.getByText('Connection lost, trying again').waitFor();
      await shoot(bert, 'zombies15-cut');
      // Meanwhile it goes on: the zombies' attack, and a growl.
      await anna.keyboard.press('e');
      await anna.locator('[data-judged=again]').waitFor({ timeout: 40_000 });
      const before = steps(heard[0]).at(-1).seq;
      isDown = false;
      await bert.locator('[data-connection=online]').waitFor();
      await until(bert, () => [...views(heard[1]).keys()].some((seq) => seq >= before));
      const both = [...views(heard[1]).keys()].find((seq) => seq >= before);
      await until(anna, () => views(heard[0]).has(both));
      assert.deepEqual(views(heard[1]).get(both), views(heard[0]).get(both));
      // And on: Anna hands over, and what Bert does then, Anna sees.
      await passOn(anna);
      await bert.locator('[data-intention=end-actions]').waitFor();
      await passOn(bert);
      await anna.locator('[data-intention=end-actions]').waitFor();
    },
  },
  {
    name: "zombies 15': kill -9 in the middle, and the game goes on",
    async run({ Server, visit, shoot }) {
      const server = await Server.start();
      try {
        const { anna, bert, heard, trips } = await sitDown({ url: server.url, visit });
        await anna.keyboard.press('e');
        await anna.locator('[data-intention=end-turn]').waitFor();
        await until(bert, () => [...views(heard[1]).values()].at(-1)?.is_handing_over === true);
        await server.kill();
        const seq = Math.max(...views(heard[0]).keys());
        const known = views(heard[0]).get(seq);
        const nHeard = heard[0].messages.length;
        await Promise.all([anna, bert].map((page) => page.locator('[data-connection=waiting]').waitFor()));
        await shoot(anna, 'zombies15-killed');
        await server.restart();
        await Promise.all([anna, bert].map((page) => page.locator('[data-connection=online]').waitFor()));
        await passOn(anna);
        await bert.locator('[data-intention=end-actions]').waitFor();
        await anna.getByText('Waiting for Bert').waitFor();
        const after = heard[0].messages.slice(nHeard);
        assert.ok(after.length > 0);
        const [last] = [...views(heard[0]).values()].slice(-1);
        assert.equal(last.number, known.number);
        assert.equal(last.active_seat, 1, 'the hand-over after the crash counts');
        assert.ok(last.clock.n_growls >= known.clock.n_growls, 'growls were not forgotten');
        await assertOneClock([anna, bert], trips);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "zombies 15': a campaign's first scenario turn by turn by touch on a phone, and on to the second",
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      const heard = listen(page);
      await openTable(page, url, {
        game: 'zombies15',
        seats: 1,
        pace: 'per-action',
        seed: '3',
        options: { mode: 'campaign' },
        bots: 'thumb',
      });
      // Towards the depot; what is in the way is fought.
      const likes = ['attack', 'get-up', 'hands', 'keep', 'end-turn', 'leave', 'done', 'keep-items'];
      const way = ['31A', '10B', '29A', '19B', '7B', '15B'].map((side) => `move ${side}/street`);
      for (let taps = 0; ; taps += 1) {
        assert.ok(taps < 400, 'the game does not end');
        const handle = await page.waitForFunction(
          ([first, ...rest]) => {
            if (document.querySelector('.over') !== null) return { over: true };
            const lit = [
              ...document.querySelectorAll(
                '.bar [data-intention], [data-line]:enabled:not([aria-disabled="true"]), [data-choice]',
              ),
            ];
            const named = lit.map((element) => ({
              element,
              what: element.dataset.intention ?? element.dataset.line ?? element.dataset.choice,
            }));
            const here = document.querySelector('.town')?.dataset.own ?? '';
            const wanted = [...first, ...(here.startsWith('31A') ? [] : rest), 'end-actions'];
            for (const want of wanted) {
              const found = named.find(({ what }) => what === want || what.split(' ')[0] === want);
              if (found === undefined) continue;
              for (const old of document.querySelectorAll('[data-pressed]')) delete old.dataset.pressed;
              found.element.dataset.pressed = '';
              return { what: found.what };
            }
            return null;
          },
          [likes, ...way],
          { timeout: 30_000, polling: 30 },
        );
        const next = await handle.jsonValue();
        if (next.over) break;
        if (taps === 5 || taps === 12) await shoot(page, `zombies15-phone-${taps}`);
        const { length } = heard.messages;
        await page.locator('[data-pressed]').first().tap({ timeout: 5_000 });
        await until(page, () => heard.messages.slice(length).some(({ type }) => type !== 'pong'));
      }
      await shoot(page, 'zombies15-over-phone');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `${wide - 360} px too wide`);
      const [view] = [...views(heard).values()].slice(-1);
      assert.equal(view.ending, 'won');
      await page.getByText('More: options, seed and file').tap();
      await page.getByText('Played turn by turn').first().waitFor();

      // The crew goes on from here, and could also do so another day.
      await page.getByRole('button', { name: 'On to scenario 2' }).tap();
      await page.locator('[data-tool=drawer]').tap();
      await page.getByText('Scenario 2 of 15').waitFor();
      await shoot(page, 'zombies15-campaign-phone');
      await page.goto(url);
      await page.getByRole('button', { name: 'Continue Fifteen Sirens, scenario 2' }).tap();
      await page.locator('[data-tool=drawer]').tap();
      await page.getByText('Scenario 2 of 15').waitFor();
    },
  },
];
