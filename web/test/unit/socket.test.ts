// The line to the server under fake time: hello, back-off, resending, silence, refusal.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Connection,
  FIRST_WAIT_MS,
  type Line,
  LONGEST_WAIT_MS,
  PING_EVERY_MS,
  SILENCE_MS,
  TableSocket,
  waitMs,
} from '../../src/net/socket';
import type { ClientMsg } from '../../src/protocol/ClientMsg';
import type { ServerMsg } from '../../src/protocol/ServerMsg';
import { tableInfo } from './samples';

class FakeLine implements Line {
  readonly sent: ClientMsg[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMsg);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: ServerMsg): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** All that was said except pings. */
  said(): ClientMsg[] {
    return this.sent.filter((message) => message.type !== 'ping');
  }
}

const WELCOME: ServerMsg = {
  type: 'welcome',
  protocol: 3,
  you: { seat: 0, host: true, token: null, closed: [] },
  table: tableInfo(),
};

function setUp() {
  const lines: FakeLine[] = [];
  const states: Connection[] = [];
  const heard: ServerMsg[] = [];
  let seen: number | null = null;
  let id = 0;
  const socket = new TableSocket(
    {
      open: () => {
        const line = new FakeLine();
        lines.push(line);
        return line;
      },
      now: () => Date.now(),
      random: () => 1,
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    },
    { token: () => 'secret', seen: () => seen, nextId: () => (id += 1) },
    { message: (message) => heard.push(message), connection: (state) => states.push(state) },
  );
  const line = (): FakeLine => {
    const last = lines.at(-1);
    if (last === undefined) throw new Error('no line was opened');
    return last;
  };
  const welcome = (): void => {
    line().onopen?.();
    line().hear(WELCOME);
  };
  return { socket, lines, line, states, heard, welcome, see: (seq: number) => (seen = seq) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('TableSocket', () => {
  it('says hello first, with its secret and what it saw last', () => {
    const { socket, line, see } = setUp();
    see(41);
    socket.start();
    line().onopen?.();
    expect(line().sent).toEqual([{ type: 'hello', protocol: 3, token: 'secret', seen: 41 }]);
  });

  it('keeps requests until the server has answered, and sends them again on the next line', () => {
    const { socket, lines, line, welcome } = setUp();
    socket.start();
    expect(socket.request({ type: 'act', seen: 0, action: 'early' })).toBe(1);
    expect(line().said()).toEqual([]);
    welcome();
    socket.request({ type: 'act', seen: 1, action: 'roll' });
    socket.request({ type: 'act', seen: 1, action: 'refused' });
    line().hear({ type: 'done', id: 1, seq: 2 });
    line().hear({ type: 'refused', id: 3, rule: 'CZG-R11', text: { key: 'x', args: {} } });
    expect([1, 2, 3].map((id) => socket.isPending(id))).toEqual([false, true, false]);

    line().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT_MS);
    expect(lines).toHaveLength(2);
    welcome();
    expect(line().said().slice(1)).toEqual([{ type: 'act', id: 2, seen: 1, action: 'roll' }]);
  });

  it('waits longer after each failure, and starts over once it was welcome', () => {
    const { socket, lines, line, welcome, states } = setUp();
    socket.start();
    for (const wait of [300, 600, 1200]) {
      const opened = lines.length;
      line().onclose?.();
      expect(states.at(-1)).toEqual({ state: 'waiting', retryAt: Date.now() + wait });
      vi.advanceTimersByTime(wait - 1);
      expect(lines).toHaveLength(opened);
      vi.advanceTimersByTime(1);
      expect(lines).toHaveLength(opened + 1);
    }
    welcome();
    line().onclose?.();
    vi.advanceTimersByTime(FIRST_WAIT_MS);
    expect(lines).toHaveLength(5);
  });

  it('waits between half and the whole of a bounded time', () => {
    expect([waitMs(0, 0), waitMs(0, 1)]).toEqual([FIRST_WAIT_MS / 2, FIRST_WAIT_MS]);
    expect(waitMs(50, 1)).toBe(LONGEST_WAIT_MS);
    expect(waitMs(50, 0)).toBe(LONGEST_WAIT_MS / 2);
  });

  it('pings, and tells how long the answer took', () => {
    const { socket, line, welcome, states } = setUp();
    socket.start();
    welcome();
    const ping = line().sent.at(-1);
    expect(ping).toEqual({ type: 'ping', nonce: 1 });
    vi.advanceTimersByTime(80);
    line().hear({ type: 'pong', nonce: 0, clock: { now: 0, running: true } });
    expect(states.at(-1)).toEqual({ state: 'online', roundTripMs: null });
    line().hear({ type: 'pong', nonce: 1, clock: { now: 0, running: true } });
    expect(states.at(-1)).toEqual({ state: 'online', roundTripMs: 80 });
    vi.advanceTimersByTime(PING_EVERY_MS);
    expect(line().sent.at(-1)).toEqual({ type: 'ping', nonce: 2 });
  });

  it('gives a silent line up', () => {
    const { socket, lines, line, welcome } = setUp();
    socket.start();
    welcome();
    const first = line();
    vi.advanceTimersByTime(SILENCE_MS + PING_EVERY_MS + FIRST_WAIT_MS);
    expect(first.closed).toBe(true);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('does not knock again where it is refused for good', () => {
    const { socket, lines, line, states } = setUp();
    socket.start();
    line().onopen?.();
    line().hear({
      type: 'error',
      id: null,
      code: 'table/unknown',
      text: { key: 'x', args: {} },
      options: [],
    });
    expect(states.at(-1)).toEqual({ state: 'refused' });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  it('connects at once when asked to, and says hello anew after a gap', () => {
    const { socket, lines, line, welcome, see } = setUp();
    socket.start();
    line().onclose?.();
    socket.retryNow();
    expect(lines).toHaveLength(2);
    socket.retryNow();
    expect(lines).toHaveLength(2);
    welcome();
    see(7);
    socket.resync();
    line().onopen?.();
    expect(line().sent[0]).toMatchObject({ type: 'hello', seen: 7 });
  });

  it('hears nothing from a line it has given up, and stops when told', () => {
    const { socket, lines, line, heard, welcome, states } = setUp();
    socket.start();
    welcome();
    const old = line();
    const answer = old.onmessage;
    socket.resync();
    const n = heard.length;
    answer?.({ data: JSON.stringify(WELCOME) });
    expect(heard).toHaveLength(n);
    socket.stop();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
    expect(states.at(-1)).toEqual({ state: 'closed' });
  });
});
