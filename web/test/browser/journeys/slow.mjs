// Slow games, challenges and records: what happens between the days and beside the table.

import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { inspect } from '../inspect.mjs';

/** The key to a table that this page's browser keeps. */
const keyOf = (page, table) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), `shamble.table.${table}`);

/** Between two messages of a socket: a little more than the server asks for from those who go on for long. */
const PAUSE_MS = 55;

/** Plays a seat over a socket of its own, by chance, until the game is over or somebody else is to act. */
async function playByWire(page, table, { wholeGame }) {
  const key = await keyOf(page, table);
  return page.evaluate(
    ([id, token, isWhole, pauseMs]) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${id}`);
        const say = (message) => socket.send(JSON.stringify(message));
        let timer;
        const end = (how) => {
          clearTimeout(timer);
          socket.close();
          resolve(how);
        };
        let [request, pending, acted, choices] = [1_000_000, false, 0, []];
        const go = () => {
          if (pending) return;
          if (choices.length === 0) {
            if (!isWhole && acted > 0) end({ acted });
            return;
          }
          // Whoever haggles at random haggles for long.
          const brief = choices.find((choice) => /^(roll|pass|done|decline)/.test(choice.action));
          const { action } = brief ?? choices[Math.floor(Math.random() * choices.length)];
          [request, pending] = [request + 1, true];
          timer = setTimeout(() => say({ type: 'act', id: request, seen: 0, action }), pauseMs);
        };
        socket.onopen = () => say({ type: 'hello', protocol: 3, token, seen: null });
        socket.onclose = ({ code, reason }) => reject(new Error(`the line broke: ${code} ${reason}`));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          const { type } = message;
          const news = type === 'snapshot' ? message.shown : type === 'step' ? message.step : {};
          if (news.choices !== undefined) choices = news.choices;
          if (news.outcome) {
            end({ acted });
            return;
          }
          if (message.id === request && ['done', 'refused', 'error'].includes(type)) {
            pending = false;
            if (type === 'done') acted += 1;
          }
          go();
        };
      }),
    [table, key.token, wholeGame, PAUSE_MS],
  );
}

/** A push service on this machine, and a browser's side of it. */
class PushService {
  static async start() {
    const service = new PushService();
    service.key = createECDH('prime256v1');
    service.key.generateKeys();
    service.auth = randomBytes(16);
    service.notices = [];
    service.server = createServer((request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        service.notices.push({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(201).end();
        service.heard?.();
      });
    });
    await new Promise((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get subscription() {
    return {
      endpoint: `http://127.0.0.1:${this.server.address().port}/send`,
      keys: {
        p256dh: this.key.getPublicKey().toString('base64url'),
        auth: this.auth.toString('base64url'),
      },
    };
  }

  /** The next notice, read as RFC 8291 says. */
  async next() {
    if (this.notices.length === 0) await new Promise((resolve) => (this.heard = resolve));
    const { body } = this.notices.shift();
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const derive = (secret, by, info, n) => Buffer.from(hkdfSync('sha256', secret, by, info, n));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.key.getPublicKey(), sender]);
    const secret = derive(this.key.computeSecret(sender), this.auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    assert.equal(plain.at(-1), 2);
    return plain.subarray(0, -1).toString();
  }

  stop() {
    this.server.close();
  }
}

/** The browser here has no push service, so its subscription is handed to it; everything else is real. */
function lendSubscription(page, subscription) {
  return page.addInitScript((lent) => {
    let current = null;
    const made = {
      ...lent,
      options: { applicationServerKey: null },
      toJSON: () => lent,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      if (applicationServerKey.length !== 65 || !userVisibleOnly) throw new TypeError('not like this');
      current = made;
      return made;
    };
    if (localStorage.getItem('lent') !== null) current = made;
    localStorage.setItem('lent', '');
  }, subscription);
}

/** Hands the service worker a push as the browser would, through the browser's own door for tests. */
async function deliver(page, data) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0]);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  const origin = new URL(scopeURL).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page) =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

export const journeys = [
  {
    name: 'slow: who closed the page is told when it is their turn, and led back to the table',
    async run({ visit, shoot, Server }) {
      const server = await Server.start(['--push-loopback', '--bot-pause-ms', '0']);
      const service = await PushService.start();
      try {
        const { url } = server;
        const [ada, bo] = [await visit(), await visit()];
        await bo.context().grantPermissions(['notifications'], { origin: url });
        await lendSubscription(bo, service.subscription);

        // Ada makes a slow table through the page.
        await ada.goto(`${url}/?new=zombie-mall`);
        await ada.getByLabel('Slow game: the table waits').check();
        await ada.getByRole('button', { name: 'Create and invite' }).click();
        await ada.waitForURL('**/t/*');
        const table = new URL(ada.url()).pathname.split('/').pop();
        await bo.goto(`${url}/t/${table}`);
        await bo.getByRole('button', { name: 'Sit here' }).first().click();
        await bo.getByRole('button', { name: 'Get up' }).first().waitFor();
        await ada.getByRole('button', { name: 'Start the game' }).click();
        await ada.locator('.table').waitFor();

        // Bo wants to be told, and goes home.
        await bo.goto(url);
        await bo.getByText('Tell me when it is my turn').click();
        await bo.waitForFunction(() => JSON.parse(localStorage.getItem('shamble.settings')).notify === true);
        await bo.locator('[data-table]', { hasText: 'Waiting for' }).waitFor();
        await shoot(bo, 'own-tables-waiting');

        await ada.goto(url);
        await playByWire(ada, table, { wholeGame: false });
        const told = await service.next();
        const { title, body, table: named } = JSON.parse(told);
        assert.equal(named, table);
        assert.deepEqual([title, body.startsWith('Zombie Mall, table ')], ['Your turn', true]);
        assert.deepEqual(Object.keys(JSON.parse(told)).sort(), ['body', 'table', 'title']);

        // The service worker shows it, and touching it leads to the table.
        await deliver(bo, told);
        while ((await shown(bo)).length === 0) await bo.waitForTimeout(50);
        assert.deepEqual(await shown(bo), [{ title, body, tag: table }]);
        await deliver(bo, JSON.stringify({ title: 'x', body: 'y', table: '../evil' }));
        assert.equal((await shown(bo)).length, 1, 'what is not ours is not shown');

        // Without notifications the list, the title and the icon say the same.
        await bo.reload();
        const entry = bo.locator('[data-table].mine');
        await entry.waitFor();
        assert.match(await entry.textContent(), /Your turn/);
        await bo.waitForFunction(() => document.title.startsWith('(1) '));
        await shoot(bo, 'own-tables-turn');
        const [worker] = bo.context().serviceWorkers();
        await worker.evaluate(async () => {
          const [notification] = await self.registration.getNotifications();
          self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
        });
        await bo.waitForURL(`**/t/${table}`);
      } finally {
        service.stop();
        await server.stop();
      }
    },
  },
  {
    name: 'slow: two devices take the challenge of the day, and only first tries have a place',
    async run({ visit, shoot, Server, PHONE }) {
      const server = await Server.start(['--bot-pause-ms', '0']);
      try {
        const { url } = server;
        const begin = async (page, name) => {
          await page.goto(url);
          await page.locator('.name input').fill(name);
          await page.getByRole('link', { name: 'Daily challenge' }).click();
          const card = page.locator('section', { has: page.locator('#daily-cliche') });
          await card.getByRole('button').first().click();
          await page.waitForURL('**/t/*');
          const table = new URL(page.url()).pathname.split('/').pop();
          // The click was a gesture, so music may come.
          const music = page.waitForRequest(/\/sound\/\d+\/tune-cliche\.wav$/, { timeout: 60_000 });
          const played = playByWire(page, table, { wholeGame: true });
          if (name === 'Bo') await music;
          else music.catch(() => undefined);
          await played;
          await page.locator('.over').waitFor();
          assert.equal(await page.getByRole('link', { name: 'Watch the replay' }).count(), 0);
          return table;
        };
        const [ada, bo] = [await visit(), await visit(PHONE)];
        await begin(ada, 'Ada');
        await ada.getByRole('link', { name: "See today's results" }).click();
        await ada.locator('tr.yours', { hasText: 'Ada' }).waitFor();
        const table = await begin(bo, 'Bo');
        await bo.getByRole('link', { name: "See today's results" }).click();
        await bo.locator('tr.yours', { hasText: 'Bo' }).waitFor();
        assert.equal(await bo.locator('tbody tr').count(), 2);
        assert.equal(await bo.locator('tbody tr[data-rank=""]').count(), 0);
        await shoot(bo, 'daily-phone');
        const width = await bo.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 360, `no side scroll: ${width}`);

        // Nobody learns the dice before the day is over.
        for (const what of ['replay', 'history', 'history/0']) {
          const answer = await bo.request.get(`${url}/api/tables/${table}/${what}`);
          assert.equal(answer.status(), 409, what);
        }

        await begin(ada, 'Ada');
        // What was looked up a moment ago is believed for a moment.
        await ada.waitForTimeout(2_100);
        await ada.goto(`${url}/daily/cliche`);
        await ada.locator('tr[data-rank=""]', { hasText: 'not the first try' }).waitFor();
        assert.equal(await ada.locator('tbody tr').count(), 3);
        await shoot(ada, 'daily-results');
        const findings = [];
        for (const colorScheme of ['light', 'dark']) {
          for (const page of [ada, bo]) {
            await page.emulateMedia({ colorScheme });
            findings.push(...(await inspect(page, `daily, ${colorScheme}`)));
          }
        }
        assert.deepEqual(findings, []);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: 'slow: records stay on the device and travel in a file',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit();
      await page.goto(url);
      await page.evaluate(() => {
        const game = (table, won) => ({
          table,
          game: 'cliche',
          mode: '',
          won,
          score: null,
          labels: [],
          inputs: 120,
          daily: null,
          at: 1,
        });
        const games = [game('a', true), game('b', false)];
        localStorage.setItem('shamble.records', JSON.stringify({ form: 'shamble-records-1', games }));
      });
      await page.getByRole('link', { name: 'Your records' }).click();
      await page.locator('[data-badge=first-win].earned').waitFor();
      await page.locator('tbody tr', { hasText: 'Cliché' }).waitFor();
      await shoot(page, 'records');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const file = await (await download).path();
      assert.equal(JSON.parse(await readFile(file, 'utf8')).games.length, 2);

      const phone = await visit(PHONE);
      await phone.goto(`${url}/records`);
      assert.equal(await phone.locator('.earned').count(), 0);
      await phone.locator('input[type=file]').setInputFiles({
        name: 'shamble-records.json',
        mimeType: 'application/json',
        buffer: await readFile(file),
      });
      await phone.getByText('2 games added.').waitFor();
      await phone.locator('[data-badge=first-win].earned').waitFor();
      const findings = [];
      for (const colorScheme of ['light', 'dark']) {
        for (const one of [page, phone]) {
          await one.emulateMedia({ colorScheme });
          findings.push(...(await inspect(one, `records, ${colorScheme}`)));
        }
      }
      assert.deepEqual(findings, []);
    },
  },
  {
    name: 'slow: without a connection the page says kindly what needs one and what does not',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await page.goto(`${url}/companion`);
      await page.locator('[data-kept=true]').waitFor({ timeout: 50_000 });
      await page.context().setOffline(true);
      await page.goto(url);
      await page.getByText('No connection to the server.').waitFor();
      await shoot(page, 'offline-start');
      await page.getByRole('link', { name: 'Companion for the boxed game' }).first().click();
      await page.locator('[data-left]').waitFor();
      await page.context().setOffline(false);
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    },
  },
];
