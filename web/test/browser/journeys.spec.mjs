// Every journey of the folder `journeys` as a test: the longest first, so that all workers end at about the same time.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESKTOP, PHONE, test } from './visitors.mjs';
import { Server } from './server.mjs';

const FOLDER = new URL('./journeys/', import.meta.url);
const RESULTS = fileURLToPath(new URL('../../test-results/', import.meta.url));

/** Those that take half a minute and more, the longest first; all others follow in the order of their files. */
const LONGEST = [
  'tiny epic: against a zombie player, who alone knows the hand and the cards dealt face down',
  'slow: two devices take the challenge of the day, and only first tries have a place',
  'a picture to share is made in the browser and saved',
  'stage: the board has its share of the window, and what matters is in sight: zombies15',
  'stage: the board has its share of the window, and what matters is in sight: tiny-epic-zombies',
  'by keyboard alone from the first question to the end page: zombie-mall',
  'from the start page to the end page in every window: cliche',
  'a campaign at home, and gone on with on a second device by its link',
  'a whole game in real time by mouse',
  'from the start page to the end page in every window: zombies15',
  'from the start page to the end page in every window: tiny-epic-zombies',
  'from the start page to the end page in every window: zombie-mall',
  'every page is accessible: desktop',
  'every page is accessible: phone',
  'stage: the board has its share of the window, and what matters is in sight: zombie-mall',
  "zombies 15': a line cut in the middle comes back and has missed nothing",
  'zombie mall: an easy mall to the end by two people',
  'lessons: every one followed to its end: phone',
  'two people at one table never hear of the other hand',
  'tiny epic: a co-operative game to the end by two people',
  'a pause is asked for and voted on in sight of both',
  'a lost game: its curve, where it turned, and another try from there, on a phone',
  "zombies 15': a growl between attack and hand-over is judged again, on one clock for both",
  'zombie mall: an easy mall to the end on a phone and a desktop',
  'a lost game: its curve, where it turned, and another try from there',
  'French from the start page to the end, and not a word of English',
];

/** Dice that are the same in every run: what stumbles once because of them does so again. */
const diceOf = (name) =>
  String([...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7));

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));
const modules = await Promise.all(files.sort().map((file) => import(new URL(file, FOLDER))));
const journeys = new Map(
  modules.flatMap((module) => module.journeys).map((journey) => [journey.name, journey]),
);
const gone = LONGEST.filter((name) => !journeys.has(name));
if (gone.length > 0) throw new Error(`no journey is called so any more: ${gone.join('; ')}`);
const inOrder = [...new Set([...LONGEST, ...journeys.keys()])];

for (const { name, dice = diceOf(name), run } of inOrder.map((name) => journeys.get(name))) {
  test.describe(() => {
    test.use({ dice });
    test(name, async ({ browser, server, visit }) => {
      // Some hundred pictures take minutes: they are for whoever wants to look at them.
      const shoot = async (page, what) => {
        if (process.env['PICTURES'] !== undefined) await page.screenshot({ path: `${RESULTS}${what}.png` });
      };
      await run({ url: server.url, browser, visit, shoot, Server, PHONE, DESKTOP });
    });
  });
}
