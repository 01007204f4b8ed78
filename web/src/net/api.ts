// The HTTP calls around the socket. Every failure is an `ApiFailure` with words for people.

import type { ApiError } from '../protocol/ApiError';
import type { Created } from '../protocol/Created';
import type { DailyBoard } from '../protocol/DailyBoard';
import type { ErrorCode } from '../protocol/ErrorCode';
import type { Fork } from '../protocol/Fork';
import type { Found } from '../protocol/Found';
import type { GameSpec } from '../protocol/GameSpec';
import type { HistoryLog } from '../protocol/HistoryLog';
import type { HistoryStep } from '../protocol/HistoryStep';
import type { LessonInfo } from '../protocol/LessonInfo';
import type { LessonStep } from '../protocol/LessonStep';
import type { LessonTry } from '../protocol/LessonTry';
import type { NewTable } from '../protocol/NewTable';
import type { NewTry } from '../protocol/NewTry';
import type { PushKey } from '../protocol/PushKey';
import type { Subscribe } from '../protocol/Subscribe';
import type { TableInfo } from '../protocol/TableInfo';
import type { Text } from '../protocol/Text';
import type { Turn } from '../protocol/Turn';
import type { Unsubscribe } from '../protocol/Unsubscribe';
import type { WrongOption } from '../protocol/WrongOption';
import type { Difficulty } from './difficulty';
import type { LookBackNews } from './lookBack';
import type { RulebookPage } from './rulebook';

export class ApiFailure extends Error {
  /** Nothing when the server could not be reached at all. */
  readonly code: ErrorCode | null;
  readonly text: Text;
  /** What is wrong with which option, where that is the reason. */
  readonly options: readonly WrongOption[];

  constructor(code: ErrorCode | null, text: Text, options: readonly WrongOption[] = []) {
    super(text.key);
    this.code = code;
    this.text = text;
    this.options = options;
  }
}

export const games = (): Promise<GameSpec[]> => call('GET', '/api/games');
/** How well bots can play, the weakest first. */
export const levels = (): Promise<string[]> => call('GET', '/api/levels');
/** How often bots win at every kind of table. */
export const difficulty = (): Promise<Difficulty> => call('GET', '/api/difficulty');
/** In the language closest to `lang`. */
export const rulebook = (game: string, lang: string): Promise<RulebookPage> =>
  call('GET', `/api/rules/${encode(game)}?lang=${encode(lang)}`);
export const lessons = (): Promise<LessonInfo[]> => call('GET', '/api/lessons');
export const lessonStep = (game: string, name: string, tried: LessonTry): Promise<LessonStep> =>
  call('POST', `/api/lessons/${encode(game)}/${encode(name)}`, tried);
export const tables = (): Promise<TableInfo[]> => call('GET', '/api/tables');
export const createTable = (table: NewTable): Promise<Created> => call('POST', '/api/tables', table);
export const table = (id: string): Promise<TableInfo> => call('GET', `/api/tables/${encode(id)}`);
/** For whom a table waits, and since when. */
export const turn = (id: string): Promise<Turn> => call('GET', `/api/tables/${encode(id)}/turn`);
/** What to subscribe with for notifications. */
export const pushKey = (): Promise<PushKey> => call('GET', '/api/push/key');
export const subscribe = (table: string, asked: Subscribe): Promise<void> =>
  call('PUT', `/api/tables/${encode(table)}/push`, asked);
export const unsubscribe = (table: string, asked: Unsubscribe): Promise<void> =>
  call('DELETE', `/api/tables/${encode(table)}/push`, asked);
/** A day's challenge, today's if none is named; `mine` is one's own table. */
export function daily(game: string, day: string | null, mine: string | null): Promise<DailyBoard> {
  const query = new URLSearchParams();
  if (day !== null) query.set('day', day);
  if (mine !== null) query.set('mine', mine);
  return call('GET', `/api/daily/${encode(game)}?${query.toString()}`);
}
export const beginDaily = (game: string, tried: NewTry): Promise<Created> =>
  call('POST', `/api/daily/${encode(game)}`, tried);
/** All a table chose, the texts included that are too long for `TableInfo`. */
export const tableOptions = (table: string): Promise<NewTable['options']> =>
  call('GET', `/api/tables/${encode(table)}/options`);
export const findCode = (code: string): Promise<Found> => call('GET', `/api/codes/${encode(code)}`);
export const fork = (table: string, from: Fork): Promise<Created> =>
  call('POST', `/api/tables/${encode(table)}/fork`, from);
export const history = (table: string, n: number, viewer: number | 'spectator'): Promise<HistoryStep> =>
  call('GET', `/api/tables/${encode(table)}/history/${n}?viewer=${viewer}`);

/** All that happened in a finished game, as `viewer` heard it. */
export const historyLog = (table: string, viewer: number | 'spectator'): Promise<HistoryLog> =>
  call('GET', `/api/tables/${encode(table)}/history?viewer=${viewer}`);

/** What is new of the look back at a finished game since number `after`; the first call begins it, and waits a moment. */
export const lookBack = (table: string, after: number): Promise<LookBackNews> =>
  call('GET', `/api/tables/${encode(table)}/analysis/progress?after=${after}`);
/** What is there of it already; begins nothing. */
export const peekLookBack = (table: string): Promise<LookBackNews> =>
  call('GET', `/api/tables/${encode(table)}/analysis/progress?peek=true`);

/** Whether there is such a table at all; a socket cannot tell why it is turned away. Throws `ApiFailure` if not. */
export async function checkTable(table: string): Promise<void> {
  const response = await fetch(qrAddress(table)).catch(() => null);
  if (response !== null && !response.ok) throw await failure(response);
}

export const qrAddress = (table: string): string => `/api/tables/${encode(table)}/qr.svg`;
export const replayAddress = (table: string): string => `/api/tables/${encode(table)}/replay`;

const encode = encodeURIComponent;

const UNREACHABLE: Text = { key: 'ui-error-unreachable' };

async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiFailure(null, UNREACHABLE);
  }
  // Some answers are nothing but “done”.
  if (response.status === 204) return undefined as T;
  if (response.ok) return (await response.json()) as T;
  throw await failure(response);
}

/** A body that is no `ApiError` comes from something between us and the server. */
async function failure(response: Response): Promise<ApiFailure> {
  try {
    const error = (await response.json()) as Partial<ApiError>;
    if (error.code !== undefined && error.text !== undefined)
      return new ApiFailure(error.code, error.text, error.options);
  } catch {
    // Not JSON: fall through.
  }
  return new ApiFailure(null, UNREACHABLE);
}
