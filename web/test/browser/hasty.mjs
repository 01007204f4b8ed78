// Players without a board: they press choices over the socket as fast as the server lets anybody, to get a finished game to
// look back at. Runs in a page of the server's own, with the key that `createTable` left there.

/** Takes any choice, always the same ones for the same seed. */
export const ANY = [];
/** Gives its turns away, which loses most games soon. */
export const LAZY = ['end-actions', 'end-turn', 'end', 'pass', 'done'];

/**
 * Plays `table` to its end, on the seat whose key the page has and, if the table is still open, on all free ones; nobody does
 * what begins with a word of `shuns` while there is anything else. Gives back how many inputs that took, and how long each act
 * waited for its answer.
 */
export async function playHastily(page, table, likes = ANY, { seed = 1, shuns = [] } = {}) {
  return page.evaluate(play, { table, likes, seed, shuns });
}

/** The same for a page that shows the table: it looks away meanwhile, because drawing every step takes longer than playing. */
export async function playUnseen(page, table, likes, how) {
  const address = page.url();
  await page.goto(new URL('/', address).href);
  const played = await playHastily(page, table, likes, how);
  await page.goto(address);
  return played;
}

/** Runs in the page. */
async function play({ table, likes, seed, shuns }) {
  /** Twenty messages a second are allowed on a socket. */
  const PACE_MS = 52;
  const LIMIT_MS = 240_000;
  const waits = [];
  let [state, inputs, n] = [seed >>> 0, 0, 1];
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };

  /** One player: says hello, hears, and acts whenever it can. */
  class Hand {
    #socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${table}`);
    #choices = [];
    #seq = 0;
    #id = 0;
    #asked = 0;
    #answered = () => undefined;
    #timer;

    constructor(token) {
      this.isWelcome = new Promise((resolve, reject) => {
        this.#socket.onopen = () => this.#say({ type: 'hello', protocol: 3, token, seen: null });
        this.#socket.onerror = () => reject(new Error('the line broke'));
        this.welcome = resolve;
      });
      this.isOver = new Promise((resolve) => (this.end = resolve));
      this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    }

    #say(message) {
      this.#socket.send(JSON.stringify(message));
    }

    /** Asks for something and waits for the answer. */
    ask(request) {
      this.#id += 1;
      this.#say({ ...request, id: this.#id });
      return new Promise((resolve) => (this.#answered = resolve));
    }

    #hear(message) {
      if (message.type === 'welcome') this.welcome(message.table);
      const shown = message.type === 'snapshot' ? message.shown : message.step;
      if (shown !== undefined) {
        this.#seq = message.seq ?? message.step.seq;
        inputs = shown.inputs;
        this.#choices = shown.choices ?? this.#choices;
        if (shown.outcome) {
          clearTimeout(this.#timer);
          this.#socket.close();
          this.end();
          return;
        }
      }
      if (['done', 'refused', 'error'].includes(message.type) && message.id === this.#id) {
        if (this.#asked > 0) waits.push(performance.now() - this.#asked);
        this.#asked = 0;
        this.#answered();
      }
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#act(), PACE_MS / n);
    }

    #act() {
      if (this.#asked > 0 || this.#choices.length === 0) return;
      const verb = ({ action }) => action.split(' ')[0];
      const liked = likes.flatMap((like) => this.#choices.filter((choice) => verb(choice) === like));
      const fit = this.#choices.filter((choice) => !shuns.includes(verb(choice)));
      const others = fit.length > 0 ? fit : this.#choices;
      const choice = liked[0] ?? others[Math.floor(random() * others.length)];
      this.#asked = performance.now();
      void this.ask({ type: 'act', seen: this.#seq, action: choice.action });
    }
  }

  const host = new Hand(JSON.parse(localStorage.getItem(`shamble.table.${table}`)).token);
  const { status, seats } = await host.isWelcome;
  if (status === 'open') {
    const free = seats.map((_, seat) => seat).filter((seat) => seats[seat].occupant.kind === 'empty');
    n = free.length + 1;
    for (const seat of free) {
      const guest = new Hand(null);
      await guest.isWelcome;
      await guest.ask({ type: 'sit', seat, name: `Guest ${seat}` });
    }
    await host.ask({ type: 'start' });
  }
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no end after ${inputs} inputs`)), LIMIT_MS);
  });
  await Promise.race([host.isOver, late]);
  return { inputs, waits };
}
