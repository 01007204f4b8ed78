// Tiny Epic Zombies by two people, together and against each other: to the end, and neither hears what is not theirs.

import assert from 'node:assert/strict';
import { LAZY, playUnseen } from '../hasty.mjs';
import { allReady, createTable } from '../table.mjs';
import { listen, patched } from '../wire.mjs';

/** What to press first when several things are lit. Peeking is never pressed, so that nobody learns a secret by right. */
const LIKES = [
  '^choose (?!teacher)',
  '^choose',
  '^(fight|revolver|axe|suffer|accept|draw|keep|fill)',
  '^(move|shoot|rush|push)',
  '^(flip|take|collect|use$)',
  '^(end|done|stay|skip)$',
  '^(horde|cache|stow|post|lose|burn|human|kill|store|bury|deal|litter|shift)',
  '^lay',
  '^card',
  '^slot',
  '^room (?!C)',
  '^room',
];

/** Marks the thing to press next, or says that it is over. Runs in the page. */
function choose({ likes, turn, had }) {
  const over = document.querySelector('.over .how');
  if (over !== null) return { over: over.textContent };
  const nameOf = ({ dataset }) =>
    dataset.choice ??
    dataset.line ??
    dataset.intention ??
    (dataset.room !== undefined
      ? `room ${dataset.room}`
      : dataset.slot !== undefined
        ? `slot ${dataset.slot}`
        : `card ${dataset.card}`);
  const lit = [
    ...document.querySelectorAll(
      '.look [data-choice], [data-choice], [data-line], .bar [data-intention], [data-lit]',
    ),
  ]
    .filter((element) => !element.disabled && element.ariaDisabled !== 'true')
    .map((element) => ({ element, what: nameOf(element) }))
    // Two weapons could be swapped for each other for ever, and a part be taken up and put down.
    .filter(({ what }) => !had.includes(what));
  for (const like of likes) {
    const found = lit.filter(({ what }) => new RegExp(like).test(what));
    if (found.length === 0) continue;
    const { element, what } = found[turn % found.length];
    for (const old of document.querySelectorAll('[data-pressed]')) delete old.dataset.pressed;
    element.dataset.pressed = '';
    return { what, isDrawn: element instanceof SVGElement };
  }
  // A card that only says why something cannot be done is put away.
  const card = document.querySelector('button.close');
  if (card === null) return null;
  for (const old of document.querySelectorAll('[data-pressed]')) delete old.dataset.pressed;
  card.dataset.pressed = '';
  return { what: 'close', isDrawn: false };
}

/** Plays a page until it is `enough`, or to the end; what is drawn is chosen by key, buttons by mouse. */
async function playOn(page, until, enough) {
  const pressed = new Map();
  const had = [];
  for (let turn = 0; ; turn += 7) {
    if (enough(pressed)) return { pressed };
    const left = until - Date.now();
    if (left <= 0) throw new Error(`the game did not end; pressed ${JSON.stringify([...pressed])}`);
    // Nothing may be lit here while the other plays on alone: looked again, whether that is enough.
    const next = await page.evaluate(choose, { likes: LIKES, turn, had });
    if (next === null) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
      continue;
    }
    if (next.over !== undefined) return { over: next.over, pressed };
    const [kind, card] = next.what.split(' ');
    if (kind === 'collect') had.push(next.what, `card ${card}`);
    if (kind === 'take') had.push(next.what);
    pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
    const target = page.locator('[data-pressed]').first();
    const act = next.isDrawn ? target.press('Enter', { timeout: 2_000 }) : target.click({ timeout: 2_000 });
    // Bots and the other player do not wait for the hand.
    await act.catch((error) => {
      if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
    });
  }
}

/**
 * Both play by hand until that has shown enough, then as fast as the server lets anybody, without ever peeking; their pages go
 * on hearing everything. Gives back how it ended on each page, and what was pressed on it.
 */
async function playToEnd({ pages, table }, enough) {
  const until = Date.now() + 200_000;
  const shown = pages.map(() => false);
  // Whoever has shown enough goes on as long as the other needs somebody to play with.
  const byHand = await Promise.all(
    pages.map((page, seat) =>
      playOn(page, until, (pressed) => {
        shown[seat] ||= enough(pressed, seat);
        return shown.every(Boolean);
      }),
    ),
  );
  await Promise.all(pages.map((page) => playUnseen(page, table, LAZY, { shuns: ['peek', 'guess'] })));
  return Promise.all(
    pages.map(async (page, seat) => ({
      over: await page.locator('.over .how').textContent(),
      pressed: byHand[seat].pressed,
    })),
  );
}

/** Two people sit down; bots take what is left. */
async function sitDown({ url, visit }, seats, options) {
  const [anna, bert] = [await visit(), await visit()];
  const heard = [listen(anna), listen(bert)];
  const table = await createTable(anna, url, { game: 'tiny-epic-zombies', seats, options, bots: null });
  await anna.goto(`${url}/t/${table}`);
  await bert.goto(`${url}/t/${table}`);
  await bert.getByLabel('Your name').fill('Bert');
  await bert.getByRole('button', { name: 'Sit here' }).first().click();
  await anna.getByText('Bert', { exact: true }).waitFor();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([anna.locator('.table').waitFor(), bert.locator('.table').waitFor()]);
  await allReady(anna, bert);
  return { pages: [anna, bert], heard, table };
}

/** The view after every game message, by its number, with the events that came with it. */
function history(heard) {
  const views = new Map();
  let view = {};
  heard.messages.forEach((message, i) => {
    if (message.type === 'snapshot') view = message.shown.view;
    else if (message.type === 'step') view = patched(view, message.step.patch ?? {});
    else return;
    const { events, outcome } = message.shown ?? message.step;
    views.set(message.seq ?? message.step.seq, { view, events, outcome, frame: heard.frames[i] });
  });
  return views;
}

/** Cards that lie face down before a Human although this page knows them. */
function knownFaceDown(view) {
  return view.humans.flatMap(({ search }) => (search?.known === undefined ? [] : [search.known]));
}

/** Nulls may be left out. */
function isGiven(value) {
  return value !== undefined && value !== null;
}

/** What events told this seat that only another should know. */
function toldTooMuch(events, seat) {
  return events.flatMap(({ event }) => {
    const { type: name, ...data } = event;
    const isForeign = data.seat !== seat;
    const isSecret =
      (name === 'cards_offered' && data.cards.length > 0) ||
      (name === 'chose' && isGiven(data.character)) ||
      (name === 'drew' && data.cards.length > 0) ||
      (['dealt', 'buried', 'peeked'].includes(name) && isGiven(data.card)) ||
      (name === 'looked' && isGiven(data.shown));
    return isSecret && isForeign ? [`${name}: ${JSON.stringify(data)}`] : [];
  });
}

function assertEndedAlike(ends, heard) {
  assert.equal(ends[0].over, ends[1].over);
  for (const { messages } of heard) assert.ok(messages.length > 40, 'a whole game was heard');
}

export const journeys = [
  {
    name: 'tiny epic: a co-operative game to the end by two people',
    async run({ url, visit, shoot }) {
      const { pages, heard, table } = await sitDown({ url, visit }, 2, { mode: 'cooperative' });
      const ends = await playToEnd({ pages, table }, (pressed) => (pressed.get('room') ?? 0) >= 9);
      await shoot(pages[0], 'tiny-epic-coop-over');
      assertEndedAlike(ends, heard);
      assert.ok((ends[0].pressed.get('room') ?? 0) >= 9, 'rooms were entered by key');
      heard.forEach((one, seat) => {
        for (const { view, events } of history(one).values()) {
          assert.deepEqual(toldTooMuch(events, seat), []);
          assert.deepEqual(knownFaceDown(view), [], 'nobody knows a face-down search card');
          assert.equal(view.hand, undefined, 'there is no hand');
        }
      });
    },
  },
  {
    name: 'tiny epic: against a zombie player, who alone knows the hand and the cards dealt face down',
    async run({ url, visit, shoot }) {
      const [HUMAN, ZOMBIE] = [0, 1];
      const { pages, heard, table } = await sitDown({ url, visit }, 3, {
        mode: 'cooperative-vs-zombie',
        zombie_seat: String(ZOMBIE),
      });
      const ends = await playToEnd(
        { pages, table },
        (pressed, seat) => (pressed.get(seat === ZOMBIE ? 'card' : 'room') ?? 0) >= 3,
      );
      await shoot(pages[HUMAN], 'tiny-epic-human-over');
      await shoot(pages[ZOMBIE], 'tiny-epic-zombie-over');
      assertEndedAlike(ends, heard);
      assert.ok((ends[ZOMBIE].pressed.get('card') ?? 0) >= 3, 'cards were dealt');

      const [human, zombie] = heard.map(history);
      let secrets = 0;
      for (const [seq, { view, events, frame, outcome }] of human) {
        assert.deepEqual(toldTooMuch(events, HUMAN), []);
        assert.equal(view.hand, undefined, 'the hand is not in the view');
        assert.deepEqual(view.buried, [], 'nor what lies under the deck');
        assert.deepEqual(knownFaceDown(view), [], 'nor what was dealt face down');
        const other = zombie.get(seq);
        if (other === undefined || (outcome ?? null) !== null) continue;
        // Byte for byte: no card that only the zombie knows now is named in what the human's page received.
        const hidden = [...(other.view.hand ?? []), ...knownFaceDown(other.view), ...other.view.buried];
        secrets += hidden.length;
        for (const card of hidden) assert.ok(!frame.includes(`"${card}"`), `message ${seq} names ${card}`);
      }
      assert.ok(secrets > 50, 'the zombie had secrets, or this test looks in the wrong place');
      for (const { events } of zombie.values()) assert.deepEqual(toldTooMuch(events, ZOMBIE), []);
    },
  },
];
