// Plays the game as a person would: by pressing what is lit. Knows no rules, only what to prefer.

/** What to press first when several things are lit; the rest in the order of the page. */
const LIKES = [
  /^motorcycle$/,
  /^put$/,
  /^accept/,
  /^heal/,
  /^arm [1-9]/,
  /^roll$/,
  /^shoot/,
  /^zombie [1-9]/,
  /^zombie/,
  /^start/,
  /^take$/,
  /^buy [2-5]/,
  /^buy/,
  /^replace/,
  /^pass$/,
  /^propose$/,
  /^done$/,
];

/** Marks the thing to press next, or tells why there is none. Runs in the page. */
function choose({ likes, proposed }) {
  const over = document.querySelector('.over');
  if (over !== null) return { over: over.querySelector('.how').textContent };
  const patterns = likes.map((source) => new RegExp(source));
  const lit = [...document.querySelectorAll('[data-choice], .bar [data-intention], [data-compose]')]
    .filter((element) => !element.disabled && element.getAttribute('aria-disabled') !== 'true')
    .map((element) => ({
      element,
      what: element.dataset.choice ?? element.dataset.intention ?? element.dataset.compose,
    }))
    .filter(({ what }) => what !== 'auto-hold' && !(what === 'propose' && proposed));
  const rank = ({ what }) => {
    const found = patterns.findIndex((pattern) => pattern.test(what));
    return found < 0 ? patterns.length : found;
  };
  const best = lit.filter((one) => rank(one) < patterns.length).sort((a, b) => rank(a) - rank(b))[0];
  if (best === undefined) return null;
  for (const old of document.querySelectorAll('[data-pressed]')) delete old.dataset.pressed;
  best.element.dataset.pressed = '';
  return { what: best.what };
}

/** Plays until the game is over. Returns how it ended and what was pressed, with counts. */
export async function playToEnd(page, { press, timeout = 180_000 } = {}) {
  const pressed = new Map();
  const until = Date.now() + timeout;
  let round = '';
  let proposed = false;
  for (;;) {
    const left = until - Date.now();
    if (left <= 0) throw new Error(`the game did not end; pressed ${JSON.stringify([...pressed])}`);
    const headline = await page.locator('h1').textContent();
    // One proposal a round is enough for anybody.
    if (headline !== round) [round, proposed] = [headline, false];
    const handle = await page.waitForFunction(
      choose,
      { likes: LIKES.map(String).map((text) => text.slice(1, -1)), proposed },
      { timeout: left },
    );
    const next = await handle.jsonValue();
    if (next.over !== undefined) return { over: next.over, pressed };
    if (next.what === 'propose') proposed = true;
    const kind = next.what.split(' ')[0];
    pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
    await press(page.locator('[data-pressed]').first(), next.what);
  }
}

/** A click that may come too late: bots and clocks do not wait for the mouse. */
export async function click(target) {
  await target.click({ timeout: 2_000 }).catch((error) => {
    if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
  });
}

export async function tap(target) {
  await target.tap({ timeout: 2_000 }).catch((error) => {
    if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
  });
}

/** What is pressed on the way: choices on the board, and the answers of the bar that are no dice. */
const LIT =
  '[data-choice]:enabled, .bar [data-intention="pass"]:enabled, .bar [data-intention^="arm"]:enabled';

/** Presses what is lit until the wanted part of the board is there. */
export async function until(page, selector) {
  for (;;) {
    const wanted = page.locator(selector).first();
    // Somebody else becomes the zombie: humans have more to see.
    const other = page.locator('[data-choice="zombie 1"]:enabled');
    const any = page.locator(LIT);
    const lit = ((await other.count()) > 0 ? other : any).first();
    const handle = await page.waitForFunction(
      ([wantedSelector, lit]) => {
        if (document.querySelector(wantedSelector)) return 'there';
        return document.querySelector(lit) ? 'press' : null;
      },
      [selector, LIT],
      { timeout: 120_000 },
    );
    if ((await handle.jsonValue()) === 'there') {
      await wanted.waitFor();
      return;
    }
    await lit.click({ timeout: 2_000 }).catch(() => undefined);
  }
}
