// Lessons: every one played by what its card asks for on a phone, and the first of each game on a desktop, by the same buttons a
// learner has.

import assert from 'node:assert/strict';

/** Lessons of the server, in their order. */
async function lessonsOf(url) {
  const response = await fetch(`${url}/api/lessons`);
  assert.equal(response.status, 200);
  return response.json();
}

/** Where the move that is asked for can be pressed: a ring on the board, or a button that stands out. */
const MARKED = '[data-beacon], .bar .hinted';

/** Plays a lesson to the end of its steps, by what its card shows. */
async function follow(page, url, { game, name, steps }) {
  await page.goto(`${url}/learn/${game}/${name}`);
  for (let done = 0; done < steps; done += 1) {
    await page.locator(`[data-lesson="${done}"]`).waitFor();
    const words = await page.locator('.lesson .say').textContent();
    assert.ok(words.length > 20 && !words.includes('lesson-'), `${game}/${name}: ${words}`);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator(MARKED).first().waitFor();
    await page.getByRole('button', { name: 'Do it for me' }).click();
  }
  await page.locator(`[data-lesson="${steps}"], [data-lesson=over]`).waitFor();
}

export const journeys = [
  ...['desktop', 'phone'].map((device) => ({
    name: `lessons: ${device === 'phone' ? 'every one' : 'the first of each game'} followed to its end: ${device}`,
    async run({ url, visit, shoot, PHONE }) {
      const page = await visit(device === 'phone' ? PHONE : {});
      const known = await lessonsOf(url);
      // Of the puzzles, which the tests of the server all play, the first of each game.
      const isFirst = ({ game, puzzle }, i) =>
        known.findIndex((one) => one.game === game && one.puzzle === puzzle) === i;
      const all = known.filter((lesson, i) => isFirst(lesson, i) || (device === 'phone' && !lesson.puzzle));
      for (const lesson of all) {
        await follow(page, url, lesson);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${lesson.game}/${lesson.name} is ${wide} px too wide`);
        await shoot(page, `lesson-${lesson.game}-${lesson.name}-${device}`);
      }
      // What was finished is remembered where all lessons are listed.
      await page.goto(`${url}/learn`);
      const scripted = all.filter((lesson) => !lesson.plays_on).length;
      await page
        .getByText('Finished')
        .nth(scripted - 1)
        .waitFor();
      assert.equal(await page.getByText('Finished').count(), scripted);
      await shoot(page, `learn-${device}`);
    },
  })),
  {
    name: 'lessons: a wrong move is answered kindly and changes nothing; from the start page by hand',
    async run({ url, visit, shoot }) {
      const page = await visit();
      await page.goto(url);
      await page.getByRole('link', { name: "Learn Zombies 15'" }).click();
      await page.locator('[data-lesson="0"]').waitFor();
      // Ending the Actions is allowed, but not what is being learnt.
      await page.locator('[data-intention=end-actions]').click();
      await page.locator('.objection').waitFor();
      await shoot(page, 'lesson-wrong');
      await page.locator('[data-lesson="0"]').waitFor();
      // Now by hand, on the board.
      await page.locator('[data-choice="move 15B/street"]').click();
      await page.locator('[data-lesson="1"]').waitFor();
      assert.equal(await page.locator('.objection').count(), 0);
      await shoot(page, 'lesson-right');
      // The rule behind it is one press away.
      await page.getByRole('button', { name: /Why\? Rule Z15-/ }).click();
      await page.getByRole('dialog', { name: 'Rulebook' }).waitFor();
    },
  },
];
