// What every journey is given: a server that the journeys of one worker share, and visitors whose pages must not complain.

import { test as base } from '@playwright/test';
import { Server } from './server.mjs';

export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** In the page: a new table that does not say which dice it wants gets these. */
function chooseDice(seed) {
  const { fetch } = window;
  window.fetch = (resource, init) => {
    if (init?.method !== 'POST' || !String(resource).endsWith('/api/tables')) return fetch(resource, init);
    const wish = JSON.parse(init.body);
    return fetch(resource, { ...init, body: JSON.stringify({ ...wish, seed: wish.seed ?? seed }) });
  };
}

/**
 * In the page: whoever plays every day knows who they are, rolls the dice by hand, and needs nothing told step by step, which
 * takes most of the time of a game; journeys with a briefing are told everything.
 */
function skipBriefing() {
  const settings = JSON.parse(localStorage.getItem('shamble.settings') ?? '{}');
  if (settings.briefing !== undefined) return;
  localStorage.setItem(
    'shamble.settings',
    JSON.stringify({ forced: false, beats: 'off', ...settings, briefing: false }),
  );
}

export const test = base.extend({
  /** The dice of tables that journeys make without saying which. */
  dice: ['7', { option: true }],

  server: [
    // Playwright reads from the braces what a fixture needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Bots that think as long as people like it would make up half of the time of all journeys.
      const server = await Server.start(['--bot-pause-ms', '20']);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  /** Makes new visitors; whatever goes wrong in their pages fails the journey. */
  visit: async ({ browser, dice }, use, info) => {
    const contexts = [];
    const complaints = [];
    await use(async ({ briefing = false, ...options } = {}) => {
      const context = await browser.newContext({ ...DESKTOP, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      const page = await context.newPage();
      await page.addInitScript(chooseDice, dice);
      if (!briefing) await page.addInitScript(skipBriefing);
      page.on('pageerror', (error) => complaints.push(`error in the page: ${error.message}`));
      page.on('console', (message) => {
        const isNetwork = /Failed to load resource|WebSocket connection to/.test(message.text());
        if (message.type() === 'error' && !isNetwork) complaints.push(`console: ${message.text()}`);
      });
      return page;
    });
    if (info.status !== info.expectedStatus || complaints.length > 0) await picture(contexts, info);
    await Promise.all(contexts.map((context) => context.close()));
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  },
});

/** What the visitors of a failed journey see. Only then: a picture of every page that closes would cost minutes. */
async function picture(contexts, info) {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(
    pages.map(async (page, i) => {
      const path = info.outputPath(`failed-${i}.png`);
      await page.screenshot({ path }).catch(() => undefined);
      info.attachments.push({ name: `failed-${i}`, contentType: 'image/png', path });
    }),
  );
}
