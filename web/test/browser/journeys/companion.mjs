// The companion for cardboard: clock and growls at the right time, counting, reloading, and all of it without a net.

import assert from 'node:assert/strict';

const left = (page) => page.locator('[data-left]').textContent();

/** The page's own clock, moved on by hand. */
async function open(page, url) {
  await page.clock.install({ time: new Date('2026-01-01T20:00:00Z') });
  await page.goto(`${url}/companion`);
  await page.locator('[data-left]').waitFor();
  // From here on time passes only when the journey says so.
  await page.clock.pauseAt(new Date('2026-01-01T21:00:00Z'));
}

export const journeys = [
  {
    name: 'companion: a growl at its time, pause, reset only after a question',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await open(page, url);
      assert.equal(await left(page), '15:00');
      await shoot(page, 'companion-phone-before');
      await page.getByRole('radio', { name: 'Every 40 s' }).check();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('[data-reminder=siren]').waitFor();
      await page.clock.runFor(39_000);
      assert.equal(await page.locator('[data-next-growl]').textContent(), '0:01');
      assert.equal(await page.locator('[data-reminder=growl]').count(), 0);
      await page.clock.runFor(1_200);
      await page.locator('[data-reminder=growl]', { hasText: 'Growl 1!' }).waitFor();
      await page.getByText('Draw a Zombie card at once').waitFor();
      assert.equal(await left(page), '14:20');
      await shoot(page, 'companion-phone-growl');

      await page.getByRole('button', { name: 'Pause' }).click();
      const paused = await left(page);
      await page.clock.runFor(90_000);
      assert.equal(await left(page), paused);
      assert.equal(await page.getByRole('radio').count(), 0, 'the soundtrack is fixed once it has begun');
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('button', { name: 'Leave it' }).click();
      assert.equal(await left(page), paused);
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.clock.runFor(860_000);
      await page.locator('[data-reminder=end]', { hasText: 'Time is up' }).waitFor();
      assert.equal(await left(page), '0:00');
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('button', { name: 'Reset the clock' }).click();
      assert.equal(await left(page), '15:00');

      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 360, `no side scroll: ${width}`);
    },
  },
  {
    name: 'companion: cards and Horde box are counted, drawn, and taken back',
    async run({ url, visit, shoot }) {
      const page = await visit({ colorScheme: 'dark' });
      await open(page, url);
      const chance = page.locator('[data-chance]');
      const box = page.locator('[data-box]');
      assert.match(await chance.textContent(), /17%.*48 cards/);
      await page.getByRole('button', { name: 'Noise: 2 more' }).click();
      await page.getByRole('button', { name: 'A 3 came' }).click();
      await page.getByRole('button', { name: 'The Horde came' }).click();
      await page.locator('[data-card]', { hasText: 'All 5 zombies' }).waitFor();
      assert.equal(await box.textContent(), '3');
      assert.match(await chance.textContent(), /14%.*46 cards/);
      await shoot(page, 'companion-desk-dark');
      await page.getByRole('button', { name: 'Take the last card back' }).click();
      assert.equal(await box.textContent(), '5');
      await page.getByRole('button', { name: 'Draw for us' }).click();
      await page.getByText('1 card was drawn').waitFor();
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByRole('button', { name: 'Draw a Zombie card' }).click();
      assert.match(await chance.textContent(), /47 cards/);
    },
  },
  {
    name: 'companion: state is kept over a reload, and everything works without a net',
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(PHONE);
      await page.goto(url);
      await page.getByRole('link', { name: 'Companion for the boxed game' }).click();
      await page.getByRole('button', { name: 'The Horde came' }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('[data-reminder=siren]').waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      const paused = await left(page);
      // Captions say what is heard, also to those who hear nothing.
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Captions for sounds').check();
      await page.locator('[data-caption]', { hasText: '[chime]' }).waitFor();
      await page.getByLabel('Mute everything').check();
      await page.getByRole('button', { name: 'OK' }).click();
      await page.locator('[data-kept=true]').waitFor({ timeout: 50_000 });

      await page.context().setOffline(true);
      await page.reload();
      await page.locator('[data-left]').waitFor();
      assert.equal(await left(page), paused);
      await page.locator('[data-chance]', { hasText: '47 cards' }).waitFor();
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await page.getByRole('button', { name: 'A 1 came' }).click();
      await page.locator('[data-caption]', { hasText: '[card]' }).waitFor();
      await shoot(page, 'companion-offline');
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map((request) => new URL(request.url).pathname);
      });
      assert.ok(
        kept.some((path) => path.endsWith('growl-1.wav')),
        kept.join(' '),
      );
      assert.ok(!kept.some((path) => path.startsWith('/api') || path.startsWith('/ws')), kept.join(' '));
      await page.context().setOffline(false);
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    },
  },
];
