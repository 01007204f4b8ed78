// A table as its page uses it: the socket, the store and the clock tied together. The only place that knows all three.

import { moduleFor } from '../games';
import type { Play } from '../games/module';
import { type Connection, type Draft, type Line, TableSocket } from '../net/socket';
import type { Seat } from '../protocol/Seat';
import { gameTime } from '../store/clock';
import { dropKey, keepKey, nextId, noteTable, readKey } from '../store/keys';
import { dismiss, EMPTY, ownPrompt, reduce, type TableState } from '../store/table';
import type { SeatNames } from '../text/fluent';

/** How often clocks on the screen move on. */
const TICK_MS = 100;

export class TableSession {
  readonly id: string;
  state = $state.raw<TableState>(EMPTY);
  connection = $state.raw<Connection>({ state: 'connecting' });
  /** Local time, moving on while the page is open. */
  tick = $state(performance.now());
  /** The shortest round trip seen, in milliseconds. */
  roundTripMs = $state(0);

  readonly #socket: TableSocket;
  #highestId = 0;
  #lastAct = 0;
  readonly #off: (() => void)[] = [];

  constructor(id: string) {
    this.id = id;
    this.#socket = new TableSocket(
      {
        open: () => openLine(id),
        now: () => performance.now(),
        random: () => Math.random(),
        after: (ms, then) => {
          const timer = setTimeout(then, ms);
          return () => clearTimeout(timer);
        },
      },
      {
        token: () => readKey(localStorage, id)?.token ?? null,
        seen: () => this.state.seq,
        nextId: () => (this.#highestId = nextId(localStorage, id, this.#highestId)),
      },
      {
        message: (message) => {
          this.state = reduce(this.state, message, performance.now());
          if (message.type === 'welcome' || message.type === 'you') this.#keep(message.you.token);
          if (message.type === 'error' && message.code === 'seat/token') this.#loseKey();
          if (this.state.gap) this.#socket.resync();
        },
        connection: (connection) => {
          this.connection = connection;
          if (connection.state === 'online' && connection.roundTripMs !== null) {
            const before = this.roundTripMs;
            this.roundTripMs =
              before === 0 ? connection.roundTripMs : Math.min(before, connection.roundTripMs);
          }
        },
      },
    );
  }

  /** Connects, and follows the device: back online or back on the screen means trying at once. */
  start(): void {
    this.#socket.start();
    const retry = (): void => this.#socket.retryNow();
    const look = (): void => {
      if (document.visibilityState === 'visible') retry();
    };
    const ticking = setInterval(() => (this.tick = performance.now()), TICK_MS);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', look);
    this.#off.push(
      () => clearInterval(ticking),
      () => removeEventListener('online', retry),
      () => document.removeEventListener('visibilitychange', look),
    );
  }

  stop(): void {
    this.#socket.stop();
    for (const off of this.#off.splice(0)) off();
  }

  request(draft: Draft): number {
    return this.#socket.request(draft);
  }

  act(action: string): void {
    this.#lastAct = this.request({ type: 'act', seen: this.state.seq ?? 0, action });
  }

  /** Whether the last act still waits for its answer. */
  get isActing(): boolean {
    return this.#socket.isPending(this.#lastAct);
  }

  dismiss(): void {
    this.state = dismiss(this.state);
  }

  /** Game time at this very moment. */
  gameNow(): number {
    return gameTime(this.state.clock, performance.now());
  }

  #keep(token: string | null): void {
    if (token !== null) keepKey(localStorage, this.id, token);
    const { table } = this.state;
    if (table !== null) noteTable(localStorage, this.id, table.game, table.code, Date.now());
  }

  /** The secret is not valid here any more: go on watching. */
  #loseKey(): void {
    dropKey(localStorage, this.id);
    this.#socket.resync();
  }
}

/** How seats are called at this table. */
export function namesOf(state: Pick<TableState, 'table'>): SeatNames {
  return (seat: Seat) => state.table?.seats[seat]?.name;
}

/** What the game's module is given; nothing before the game has begun. */
export function playOf(session: TableSession): Play | null {
  const { state } = session;
  const { table, shown } = state;
  if (table === null || shown === null || moduleFor(table.game) === null) return null;
  return {
    view: shown.view,
    seat: state.you.seat,
    table,
    names: namesOf(state),
    prompts: shown.prompts,
    own: ownPrompt(state),
    choices: shown.choices,
    outcome: shown.outcome,
    news: state.log.filter((entry) => entry.n >= state.newFrom),
    now: gameTime(state.clock, session.tick),
    isStill: state.you.seat === null,
    act: (action) => session.act(action),
  };
}

function openLine(table: string): Line {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Line;
}
