// All a client knows of one table, and how each message changes it. Pure functions: no DOM, no clock, no network.

import type { ErrorCode } from '../protocol/ErrorCode';
import type { Rule } from '../protocol/Rule';
import type { Seat } from '../protocol/Seat';
import type { ServerMsg } from '../protocol/ServerMsg';
import type { Shown } from '../protocol/Shown';
import type { ShownEvent } from '../protocol/ShownEvent';
import type { ShownPrompt } from '../protocol/ShownPrompt';
import type { TableInfo } from '../protocol/TableInfo';
import type { Text } from '../protocol/Text';
import type { WrongOption } from '../protocol/WrongOption';
import type { You } from '../protocol/You';
import type { PartsMsg } from './compose';
import { type TableClock, gameTime, STOPPED, syncClock } from './clock';
import { chatted, type Company, NO_COMPANY, noted, notesBetween, signalled } from './company';
import { patched } from './patch';

export interface TableState {
  readonly you: You;
  /** Nothing until the server has answered. */
  readonly table: TableInfo | null;
  /** Number of the last game message; nothing before the first picture. */
  readonly seq: number | null;
  /** What is to be seen now; nothing before the game starts. */
  readonly shown: Shown | null;
  readonly clock: TableClock;
  /** What happened, oldest first, with numbers that never repeat. */
  readonly log: readonly LogEntry[];
  /** Entries of the log from this number on came with the last message: what a board animates. */
  readonly newFrom: number;
  /** How many inputs there were before the viewer's own last act, as far as it is known: where taking back leads. */
  readonly ownAct: number | null;
  /** The last thing that went wrong, until something goes right. */
  readonly notice: Notice | null;
  /** A message was lost: the whole picture must be asked for. */
  readonly gap: boolean;
  /** The last answer about an action that is being put together. */
  readonly parts: PartsMsg | null;
  /** The last answer to why something is not possible. */
  readonly whyNot: WhyNotMsg | null;
  /** The last hint, until the game moves on. */
  readonly hint: HintMsg | null;
  /** What bots said about their acts, oldest first. */
  readonly whys: readonly Why[];
  /** What people told each other beside the game. */
  readonly company: Company;
}

export type WhyNotMsg = Extract<ServerMsg, { type: 'why_not' }>;
export type HintMsg = Extract<ServerMsg, { type: 'hint' }>;

/** A bot's reason, and the number of the log's entry after which it was told. */
export interface Why {
  readonly n: number;
  readonly after: number;
  readonly at: number;
  readonly seat: Seat;
  readonly text: Text;
}

export interface LogEntry extends ShownEvent {
  readonly n: number;
}

/** Something the player should know about a request of theirs. */
export type Notice =
  | { readonly kind: 'refused'; readonly id: number; readonly rule: Rule; readonly text: Text }
  | {
      readonly kind: 'error';
      readonly id: number | null;
      readonly code: ErrorCode;
      readonly text: Text;
      /** What is wrong with which option, where that is the reason. */
      readonly options?: readonly WrongOption[];
    };

/** The log keeps this many entries; a long race rolls hundreds of dice. */
export const LOG_LIMIT = 600;

/** So many reasons are kept. */
const WHY_LIMIT = 100;

/** No seat has this number. */
const NOBODY = -1;

export const EMPTY: TableState = {
  you: { seat: null, host: false, token: null, closed: [] },
  table: null,
  seq: null,
  shown: null,
  clock: STOPPED,
  log: [],
  newFrom: 0,
  ownAct: null,
  notice: null,
  gap: false,
  parts: null,
  whyNot: null,
  hint: null,
  whys: [],
  company: NO_COMPANY,
};

type Handlers = {
  readonly [K in ServerMsg['type']]: (
    state: TableState,
    message: Extract<ServerMsg, { type: K }>,
    at: number,
    roundTripMs: number | null,
  ) => TableState;
};

const HANDLERS: Handlers = {
  welcome: (state, { you, table }) => ({ ...state, you: keepToken(state.you, you), table, gap: false }),
  table: (state, { table }, at) => ({
    ...state,
    table,
    company: noted(state.company, notesBetween(state.table, table, state.you.seat), {
      at,
      after: state.log.at(-1)?.n ?? -1,
      gameTime: gameTime(state.clock, at),
    }),
  }),
  you: (state, { you }) => ({ ...state, you: keepToken(state.you, you) }),
  snapshot: (state, { seq, shown, reason }, at) => ({
    ...state,
    seq,
    shown,
    clock: syncClock(state.clock, shown.clock, at),
    // Who was only away gets what was missed; anybody else a log from which to begin.
    ...(reason === 'away' ? append(state, shown.events) : restart(state, shown.events)),
    ownAct: null,
    gap: false,
    hint: null,
    whys: reason === 'away' ? state.whys : [],
  }),
  step: (state, { step }, at) => {
    const first = step.seq - step.by.length;
    if (state.shown === null || state.seq === null || first !== state.seq) return { ...state, gap: true };
    const shown: Shown = {
      view: step.patch === undefined ? state.shown.view : patched(state.shown.view, step.patch),
      prompts: step.prompts ?? state.shown.prompts,
      choices: step.choices ?? state.shown.choices,
      events: step.events,
      clock: step.clock,
      inputs: step.inputs,
      floor: step.floor,
      outcome: step.outcome ?? null,
    };
    const own = step.by.lastIndexOf(state.you.seat ?? NOBODY);
    return {
      ...state,
      seq: step.seq,
      shown,
      clock: syncClock(state.clock, step.clock, at),
      ...append(state, step.events),
      ownAct: own < 0 ? state.ownAct : step.inputs - step.by.length + own,
      hint: null,
    };
  },
  // What went wrong before is no news once something went right.
  done: (state) => dismiss(state),
  parts: (state, parts) => ({ ...state, parts }),
  why_not: (state, whyNot) => ({ ...state, whyNot }),
  // What was thought about a position that is gone is no help any more.
  hint: (state, hint) => (hint.seq === state.seq ? { ...dismiss(state), hint } : state),
  why: (state, { seat, text }) => {
    const last = state.log.at(-1);
    const n = (state.whys.at(-1)?.n ?? -1) + 1;
    const why = { n, after: last?.n ?? -1, at: last?.at ?? 0, seat, text };
    return { ...state, whys: [...state.whys, why].slice(-WHY_LIMIT) };
  },
  signal: (state, { seat, signal }, at) => ({
    ...state,
    company: signalled(state.company, seat, state.table?.seats[seat]?.name ?? '', signal, at),
  }),
  chat: (state, { lines }) => ({ ...state, company: chatted(state.company, lines) }),
  countdown: (state, { left }, at) => ({ ...state, company: { ...state.company, startsAt: at + left } }),
  hand_over: (state, { key }) => ({ ...dismiss(state), company: { ...state.company, handOver: key } }),
  refused: (state, { id, rule, text }) => ({ ...state, notice: { kind: 'refused', id, rule, text } }),
  error: (state, { id, code, text, options }) => ({
    ...state,
    notice: { kind: 'error', id, code, text, options },
  }),
  pong: (state, { clock }, at, roundTripMs) => ({
    ...state,
    clock: syncClock(state.clock, clock, at, roundTripMs),
  }),
};

/** `state` after `message`, which arrived at local time `at`; the answer to a ping so long after it was sent. */
export function reduce(
  state: TableState,
  message: ServerMsg,
  at: number,
  roundTripMs: number | null = null,
): TableState {
  const handle = HANDLERS[message.type] as (
    state: TableState,
    message: ServerMsg,
    at: number,
    roundTripMs: number | null,
  ) => TableState;
  return handle(state, message, at, roundTripMs);
}

/** The notice has been read. */
export function dismiss(state: TableState): TableState {
  return state.notice === null ? state : { ...state, notice: null };
}

/** What the viewer is asked, if anything. */
export function ownPrompt(state: TableState): ShownPrompt | null {
  const { seat } = state.you;
  if (seat === null || state.shown === null) return null;
  return state.shown.prompts.find((prompt) => prompt.seat === seat) ?? null;
}

/** The secret comes once, when it is made; later messages leave it out. */
function keepToken(before: You, after: You): You {
  return { ...after, token: after.token ?? before.token };
}

function append(state: TableState, events: readonly ShownEvent[]): Pick<TableState, 'log' | 'newFrom'> {
  const next = nextNumber(state);
  if (events.length === 0) return { log: state.log, newFrom: next };
  const fresh = events.map((event, i) => ({ ...event, n: next + i }));
  const log = [...state.log, ...fresh];
  return { log: log.length > LOG_LIMIT ? log.slice(log.length - LOG_LIMIT) : log, newFrom: next };
}

/** A whole picture brings its own log; nothing in it is news. */
function restart(state: TableState, events: readonly ShownEvent[]): Pick<TableState, 'log' | 'newFrom'> {
  const first = nextNumber(state);
  const log = events.map((event, i) => ({ ...event, n: first + i }));
  return { log, newFrom: first + log.length };
}

function nextNumber(state: TableState): number {
  const last = state.log.at(-1);
  return last === undefined ? state.newFrom : Math.max(last.n + 1, state.newFrom);
}
