// An action that is put together from parts, as far as the player has got. Pure: what may come next is the server's word.

import type { Part } from '../protocol/Part';
import type { ServerMsg } from '../protocol/ServerMsg';
import type { Text } from '../protocol/Text';

/** What the server says of an action that was begun. */
export type PartsMsg = Extract<ServerMsg, { type: 'parts' }>;

export interface Composing {
  /** What has been put together, in order. */
  readonly chosen: readonly Part[];
  /** What may be added; nothing until the server has said so. */
  readonly next: readonly Part[] | null;
  /** What the action would do as it stands, if it is one. */
  readonly whole: Text | null;
}

export function begin(head: Part): Composing {
  return { chosen: [head], next: null, whole: null };
}

/** The text so far, as the server is asked about it and as it is sent in the end. */
export function begun({ chosen }: Composing): string {
  return chosen.map((part) => part.text).join('');
}

export function add(composing: Composing, part: Part): Composing {
  return { chosen: [...composing.chosen, part], next: null, whole: null };
}

/** One part fewer; nothing once there is none left. */
export function back({ chosen }: Composing): Composing | null {
  const kept = chosen.slice(0, -1);
  return kept.length === 0 ? null : { chosen: kept, next: null, whole: null };
}

/** What is known after an answer; an answer about another text changes nothing. Nothing if it leads nowhere any more. */
export function hear(composing: Composing, message: PartsMsg): Composing | null {
  if (message.begun !== begun(composing)) return composing;
  const whole = message.whole ?? null;
  if (whole === null && message.next.length === 0) return null;
  return { ...composing, next: message.next, whole };
}
