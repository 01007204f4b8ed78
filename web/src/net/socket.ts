// One table's line to the server: connects, says hello, backs off, resends what was not acknowledged, notices silence.
// Knows nothing of games but their names; what messages mean is the store's business.

import type { ClientMsg } from '../protocol/ClientMsg';
import type { ServerMsg } from '../protocol/ServerMsg';
import { type Heard, spelled } from './spell';

/** Must be the server's own; raised together when a message changes its meaning. */
export const PROTOCOL = 3;

export const FIRST_WAIT_MS = 300;
export const LONGEST_WAIT_MS = 15_000;
export const PING_EVERY_MS = 4_000;
/** A line that says nothing for so long, pings included, is dead even if nobody closed it. */
export const SILENCE_MS = 10_000;

/** Whether the line is up, as the player should be told. */
export type Connection =
  | { readonly state: 'connecting' }
  | { readonly state: 'online'; readonly roundTripMs: number | null }
  /** Down; the next attempt is at this local time. */
  | { readonly state: 'waiting'; readonly retryAt: number }
  /** The server refuses for good; trying again will not help. */
  | { readonly state: 'refused' }
  | { readonly state: 'closed' };

/** What of a browser's WebSocket is used. */
export interface Line {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** The world outside, passed in so that tests own it. */
export interface World {
  open(): Line;
  now(): number;
  random(): number;
  after(ms: number, then: () => void): () => void;
}

/** Who is calling, asked anew at every connection. */
export interface Caller {
  token(): string | null;
  seen(): number | null;
  /** A number greater than all that this person has used at this table. */
  nextId(): number;
}

export interface Listener {
  message(message: ServerMsg): void;
  connection(connection: Connection): void;
}

export type Request = Exclude<ClientMsg, { type: 'hello' } | { type: 'ping' }>;
/** A request before it has its number. */
export type Draft = Request extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

const FATAL: ReadonlySet<string> = new Set(['table/unknown', 'protocol/version']);

export class TableSocket {
  readonly #world: World;
  readonly #caller: Caller;
  readonly #listener: Listener;
  #line: Line | null = null;
  #welcomed = false;
  #stopped = false;
  #failures = 0;
  #heardAt = 0;
  #cancelRetry: (() => void) | null = null;
  #cancelBeat: (() => void) | null = null;
  #ping: { nonce: number; sentAt: number } | null = null;
  #nonce = 0;
  /** What the table plays: texts of it leave that out. */
  #game = '';
  /** Requests without an answer, in the order of their numbers. */
  readonly #pending = new Map<number, Request>();

  constructor(world: World, caller: Caller, listener: Listener) {
    this.#world = world;
    this.#caller = caller;
    this.#listener = listener;
  }

  /** Connects and stays connected until [`stop`]. */
  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  /** Hangs up for good. */
  stop(): void {
    this.#stopped = true;
    this.#hangUp();
    this.#listener.connection({ state: 'closed' });
  }

  /** Connects at once instead of waiting: the device says it is online again, or somebody looks at the page. */
  retryNow(): void {
    if (this.#stopped || this.#line !== null) return;
    this.#connect();
  }

  /** Hangs up and says hello again, to get what was missed. */
  resync(): void {
    if (this.#stopped) return;
    this.#hangUp();
    this.#connect();
  }

  /** Sends a request, now or as soon as the line is up. Returns its number. */
  request(draft: Draft): number {
    const id = this.#caller.nextId();
    const request = { ...draft, id } as Request;
    this.#pending.set(id, request);
    if (this.#welcomed) this.#line?.send(JSON.stringify(request));
    return id;
  }

  /** Whether an answer is still to come. */
  isPending(id: number): boolean {
    return this.#pending.has(id);
  }

  #connect(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#listener.connection({ state: 'connecting' });
    const line = this.#world.open();
    this.#line = line;
    this.#heardAt = this.#world.now();
    line.onopen = () => {
      this.#send({
        type: 'hello',
        protocol: PROTOCOL,
        token: this.#caller.token(),
        seen: this.#caller.seen(),
      });
    };
    line.onmessage = (event) => this.#hear(line, event.data);
    line.onclose = () => {
      if (this.#line === line) this.#lost();
    };
    this.#beat();
  }

  #hear(line: Line, data: unknown): void {
    if (this.#line !== line || typeof data !== 'string') return;
    this.#heardAt = this.#world.now();
    const heard = JSON.parse(data) as Heard;
    if (heard.type === 'welcome') this.#game = heard.table.game;
    const message = spelled(heard, this.#game);
    this.#settle(message);
    this.#listener.message(message);
    if (message.type === 'welcome') this.#welcome();
  }

  /** Strikes answered requests off the list, and ends a conversation that cannot go on. */
  #settle(message: ServerMsg): void {
    switch (message.type) {
      case 'done':
      case 'parts':
      case 'why_not':
      case 'hint':
      case 'hand_over':
      case 'refused':
        this.#pending.delete(message.id);
        break;
      case 'error':
        if (message.id !== null) this.#pending.delete(message.id);
        if (FATAL.has(message.code)) {
          this.#stopped = true;
          this.#hangUp();
          this.#listener.connection({ state: 'refused' });
        }
        break;
      case 'pong':
        if (this.#ping?.nonce === message.nonce) {
          const roundTripMs = this.#world.now() - this.#ping.sentAt;
          this.#ping = null;
          this.#listener.connection({ state: 'online', roundTripMs });
        }
        break;
      default:
    }
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#failures = 0;
    this.#listener.connection({ state: 'online', roundTripMs: null });
    for (const request of this.#pending.values()) this.#line?.send(JSON.stringify(request));
    this.#sendPing();
  }

  #beat(): void {
    this.#cancelBeat?.();
    this.#cancelBeat = this.#world.after(PING_EVERY_MS, () => {
      if (this.#world.now() - this.#heardAt >= SILENCE_MS) {
        this.#lost();
        return;
      }
      if (this.#welcomed) this.#sendPing();
      this.#beat();
    });
  }

  #sendPing(): void {
    this.#nonce += 1;
    this.#ping = { nonce: this.#nonce, sentAt: this.#world.now() };
    this.#send({ type: 'ping', nonce: this.#nonce });
  }

  #lost(): void {
    this.#hangUp();
    if (this.#stopped) return;
    const wait = waitMs(this.#failures, this.#world.random());
    this.#failures += 1;
    this.#listener.connection({ state: 'waiting', retryAt: this.#world.now() + wait });
    this.#cancelRetry = this.#world.after(wait, () => this.#connect());
  }

  #hangUp(): void {
    this.#cancelRetry?.();
    this.#cancelBeat?.();
    this.#cancelRetry = this.#cancelBeat = this.#ping = null;
    this.#welcomed = false;
    const line = this.#line;
    this.#line = null;
    if (line === null) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #send(message: ClientMsg): void {
    this.#line?.send(JSON.stringify(message));
  }
}

/** How long to wait after so many failures: doubling, with jitter so that a whole table does not knock at once. */
export function waitMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 16));
  return Math.round(full * (0.5 + random / 2));
}
