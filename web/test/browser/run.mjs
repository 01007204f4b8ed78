// Runs the journeys in a real browser against the real server. Words choose journeys by name; whatever begins with a dash
// is told to Playwright.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const said = process.argv.slice(2);
const flags = said.filter((word) => word.startsWith('-'));
const names = said.filter((word) => !word.startsWith('-'));
/** A name means itself: a dot in it is a dot. */
const literally = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const chosen = names.length > 0 ? [`--grep=${names.map(literally).join('|')}`] : [];

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...chosen, ...flags], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
});
process.exit(status ?? 1);
