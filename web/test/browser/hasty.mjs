// A player without a board: presses choices over the socket as fast as the server lets anybody, to get a finished game to
// look back at. Runs in a page of the server's own, with the key that `createTable` left there.

/** Takes any choice, always the same ones for the same seed. */
export const ANY = { likes: [] };
/** Gives its turns away, which loses most games soon. */
export const LAZY = { likes: ['end-actions', 'end-turn', 'end', 'pass', 'done'] };

/** Plays `table` to its end. Gives back how many inputs that took, and how long each act waited for its answer. */
export async function playHastily(page, table, { likes } = ANY, seed = 1) {
  return page.evaluate(play, { table, likes, seed });
}

/** Runs in the page. */
function play({ table, likes, seed }) {
  /** Twenty messages a second are allowed; the first ones may come faster. */
  const PACE_MS = 52;
  return new Promise((resolve, reject) => {
    const { token } = JSON.parse(localStorage.getItem(`shamble.table.${table}`));
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${table}`);
    const say = (message) => socket.send(JSON.stringify(message));
    const waits = [];
    let state = seed >>> 0;
    const random = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    let [choices, seq, id, inputs, asked, isOver] = [[], 0, 0, 0, 0, false];
    let timer;
    const act = () => {
      if (asked !== 0 || choices.length === 0 || isOver) return;
      const liked = likes.flatMap((like) => choices.filter(({ action }) => action.split(' ')[0] === like));
      const choice = liked[0] ?? choices[Math.floor(random() * choices.length)];
      id += 1;
      asked = performance.now();
      say({ type: 'act', id, seen: seq, action: choice.action });
    };
    const next = () => {
      clearTimeout(timer);
      timer = setTimeout(act, PACE_MS);
    };
    const hear = (shown) => {
      inputs = shown.inputs;
      choices = shown.choices ?? choices;
      if (!shown.outcome) return;
      isOver = true;
      socket.close();
      resolve({ inputs, waits });
    };
    setTimeout(() => reject(new Error(`no end after ${inputs} inputs; ${choices.length} choices`)), 240_000);
    socket.onopen = () => say({ type: 'hello', protocol: 2, token, seen: null });
    socket.onerror = () => reject(new Error('the line broke'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'snapshot') {
        seq = message.seq;
        hear(message.shown);
      } else if (message.type === 'step') {
        seq = message.step.seq;
        hear(message.step);
      } else if (['done', 'refused', 'error'].includes(message.type) && message.id === id) {
        waits.push(performance.now() - asked);
        asked = 0;
      }
      next();
    };
  });
}
