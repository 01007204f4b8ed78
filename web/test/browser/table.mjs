// Tables for tests: made by the same call the page makes, with options that keep a game short.

/** A small ring and quick dice: a race takes a second or two instead of half a minute. */
export const QUICK = {
  track: '6: 3 2 4 3 3 3 3',
  roll_interval_ms: '100',
  arm_seconds: '2',
  free_seconds: '20',
  max_rounds: '8',
};

/** Zombies 15': one street, one house, and the way out next door. */
export const NEXT_DOOR = `name = "Next Door"
soundtrack = "20"
start = [{ tile = "11B", heroes = "all" }]
exit = ["31A"]
map = """
31A-E  11B-S
"""
[zombie_deck]
max_value = 2
horde_per_half = 1
letters = false
events = false
[objective]
all_heroes_on = ["31A"]
`;

/** Makes a table and gives the page the key to it. Returns the table's id. */
export async function createTable(page, url, changes = {}) {
  const response = await page.request.post(`${url}/api/tables`, {
    headers: { origin: url },
    data: {
      game: 'cliche',
      seats: 3,
      pace: 'real-time',
      options: QUICK,
      name: 'Anna',
      bots: 'thumb',
      seed: '6',
      ...changes,
    },
  });
  if (!response.ok()) throw new Error(`no table: ${response.status()} ${await response.text()}`);
  const { table, token } = await response.json();
  await page.addInitScript(
    ([name, key]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, key);
    },
    [`shamble.table.${table}`, JSON.stringify({ token, lastId: 0 })],
  );
  return table;
}

/** Opens a new table's page and waits until the game is on the screen. */
export async function openTable(page, url, changes = {}) {
  const table = await createTable(page, url, changes);
  await page.goto(`${url}/t/${table}`);
  await page.locator('.table').waitFor();
  return table;
}

/** Everybody at a real-time table says that they are ready, and the clock starts for all. */
export async function allReady(...pages) {
  for (const page of pages) await page.locator('[data-ready]').click();
  await Promise.all(pages.map((page) => page.locator('[data-count]').waitFor()));
  await Promise.all(pages.map((page) => page.locator('[data-count]').waitFor({ state: 'detached' })));
}
