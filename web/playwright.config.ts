// How the journeys run: in the Chromium of the system, two at a time, each with one more try that is told as flaky.

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'test/browser',
  testMatch: 'journeys.spec.mjs',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys mostly wait for dice and bots, but browsers are heavy.
  workers: Number(process.env['LANES'] ?? 2),
  // Journeys in real time can stumble over a neighbour that takes the whole machine.
  retries: 1,
  timeout: 300_000,
  reporter: [['list'], ['./test/browser/tally.mjs']],
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_BIN'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
