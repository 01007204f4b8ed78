// A table as its page uses it: the socket, the store and the clock tied together. The only place that knows all three.

import type { Play } from '../games/module';
import { ApiFailure, checkTable } from '../net/api';
import { type Connection, type Draft, type Line, TableSocket } from '../net/socket';
import type { Part } from '../protocol/Part';
import type { Seat } from '../protocol/Seat';
import type { ServerMsg } from '../protocol/ServerMsg';
import { gameTime } from '../store/clock';
import { dropKey, keepKey, nextId, noteTable, readKey } from '../store/keys';
import { dismiss, EMPTY, ownPrompt, reduce, type TableState } from '../store/table';
import type { SeatNames } from '../text/fluent';
import { counted, NO_LEAD, pressed, tooSoon } from './lead';

/** How often clocks on the screen move on. */
const TICK_MS = 100;

export class TableSession {
  readonly id: string;
  state = $state.raw<TableState>(EMPTY);
  connection = $state.raw<Connection>({ state: 'connecting' });
  /** Local time, moving on while the page is open. */
  tick = $state(performance.now());

  readonly #socket: TableSocket;
  #highestId = 0;
  #lastAct = 0;
  #lastAction = '';
  /** The act a held button made; a refusal of it is no news to the player. */
  #heldAct = 0;
  #lead = NO_LEAD;
  /** The best round trip of this visit; 0 before the first. */
  #roundTripMs = 0;
  /** How long the ping took whose answer is just being heard. */
  #lastTripMs: number | null = null;
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
          if (this.#hearHeld(message)) return;
          this.state = reduce(this.state, message, performance.now(), this.#tripOf(message));
          if (message.type === 'welcome' || message.type === 'you') this.#keep(message.you.token);
          if (message.type === 'error' && message.code === 'seat/token') this.#loseKey();
          if (this.state.gap) this.#socket.resync();
        },
        connection: (connection) => {
          this.connection = connection;
          if (connection.state === 'waiting' && this.state.table === null) void this.#check();
          if (connection.state !== 'online' || connection.roundTripMs === null) return;
          this.#lastTripMs = connection.roundTripMs;
          const best = this.#roundTripMs === 0 ? Infinity : this.#roundTripMs;
          this.#roundTripMs = Math.min(best, connection.roundTripMs);
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

  /** Asks what forbids an action; nothing is done. */
  whyNot(action: string): void {
    this.request({ type: 'why_not', action });
  }

  act(action: string): void {
    // A second click on the same thing before the answer is one wish, not two.
    if (action === this.#lastAction && this.#socket.isPending(this.#lastAct)) return;
    this.#lastAction = action;
    this.#lastAct = this.request({ type: 'act', seen: this.state.seq ?? 0, action });
  }

  /** Acts for a button that is held down: at the first moment that counts, by the game time `press` is given. */
  hold(press: (gameNow: number, act: (action: string) => void) => void): void {
    const at = performance.now();
    const isReady = this.connection.state === 'online' && at >= this.#lead.notBefore;
    if (!isReady || this.#socket.isPending(this.#lastAct)) return;
    press(gameTime(this.state.clock, at) + this.#lead.ms, (action) => {
      this.act(action);
      this.#heldAct = this.#lastAct;
      this.#lead = pressed(this.#lead, at);
    });
  }

  dismiss(): void {
    this.state = dismiss(this.state);
  }

  /** Learns from the answer to a held button; true if nobody else needs to hear of it. */
  #hearHeld(message: ServerMsg): boolean {
    if (!('id' in message) || message.id !== this.#heldAct) return false;
    if (message.type === 'done') this.#lead = counted(this.#lead, this.#roundTripMs);
    if (message.type === 'refused') this.#lead = tooSoon(this.#lead);
    return message.type === 'refused';
  }

  #tripOf(message: ServerMsg): number | null {
    if (message.type !== 'pong') return null;
    const trip = this.#lastTripMs;
    this.#lastTripMs = null;
    return trip;
  }

  #keep(token: string | null): void {
    if (token !== null) keepKey(localStorage, this.id, token);
    const { table, you } = this.state;
    if (table === null) return;
    const { game, code } = table;
    noteTable(localStorage, this.id, { game, code, seat: you.seat }, Date.now());
  }

  /** Turned away before the first word: perhaps there is no such table, and no use in knocking again. */
  async #check(): Promise<void> {
    try {
      await checkTable(this.id);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'table/unknown') return;
      this.state = { ...this.state, notice: { kind: 'error', id: null, code: error.code, text: error.text } };
      this.stop();
    }
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
export function playOf(
  session: Pick<TableSession, 'tick' | 'act'> & Partial<Pick<TableSession, 'whyNot'>>,
  state: TableState,
  isTelling: boolean,
  compose: (begin: Part) => void,
): Play | null {
  const { table, shown } = state;
  if (table === null || shown === null) return null;
  return {
    view: shown.view,
    seat: state.you.seat,
    table,
    names: namesOf(state),
    prompts: shown.prompts,
    // Nobody is asked before everything has been told.
    own: isTelling ? null : ownPrompt(state),
    choices: isTelling ? [] : shown.choices,
    outcome: shown.outcome,
    news: state.log.filter((entry) => entry.n >= state.newFrom),
    now: gameTime(state.clock, session.tick),
    isStill: state.you.seat === null,
    act: (action) => session.act(action),
    begins: isTelling ? [] : (ownPrompt(state)?.begins ?? []),
    compose,
    ...(session.whyNot === undefined || state.you.seat === null || shown.outcome !== null || table.paused
      ? {}
      : {
          whyNot: {
            ask: (action) => session.whyNot?.(action),
            heard: state.whyNot,
            seq: state.seq,
          },
        }),
  };
}

function openLine(table: string): Line {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Line;
}
