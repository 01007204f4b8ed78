// The Zombie Turn told step by step: which events belong to it, and what each of them points at. Pure.

import type { LogEntry } from '../../store/table';
import { eventOf } from './model';
import type { Event, EventName, Room } from './types';

/** With these the telling begins anew. */
const BEGINS: ReadonlySet<EventName> = new Set<EventName>(['revealed', 'noise_checked', 'hushed']);
/** With these it is over. */
const ENDS: ReadonlySet<EventName> = new Set<EventName>(['turn_began', 'final_turns', 'ended']);

export interface Telling {
  readonly steps: readonly LogEntry[];
  /** Whether what comes next still belongs to it. */
  readonly isOpen: boolean;
}

export const NOTHING_TOLD: Telling = { steps: [], isOpen: false };

/** `telling` after more has happened. */
export function told(telling: Telling, news: readonly LogEntry[]): Telling {
  let { steps, isOpen } = telling;
  for (const entry of news) {
    if ((steps.at(-1)?.n ?? -1) >= entry.n) continue;
    const { name } = eventOf(entry);
    // The card turned up and the noise it makes are one turn.
    if (BEGINS.has(name) && !(isOpen && steps.length > 0)) [steps, isOpen] = [[], true];
    if (ENDS.has(name)) isOpen = false;
    if (isOpen) steps = [...steps, entry];
  }
  return steps === telling.steps && isOpen === telling.isOpen ? telling : { steps, isOpen };
}

/** The Rooms an event is about, where it came from first. */
export function roomsOf(event: Event): readonly Room[] {
  const data = event.data as Readonly<Record<string, unknown>>;
  return ['from', 'to', 'spot'].flatMap((key) => {
    const value = data[key];
    return typeof value === 'string' && value.includes('.') ? [value] : [];
  });
}

export type Tone = 'bad' | 'good' | 'plain';

const BAD: ReadonlySet<EventName> = new Set<EventName>([
  'zombie_added',
  'zombie_moved',
  'bled_out',
  'barricade_hit',
  'survivor_lost',
  'overrun',
  'eaten',
  'wounded',
  'horde_acts',
  'squad_retreated',
  'supply_empty',
  'locked',
]);
const GOOD: ReadonlySet<EventName> = new Set<EventName>([
  'healed',
  'killed',
  'trap_sprung',
  'gained',
  'repaired',
]);

export function toneOf(event: Event): Tone {
  if (event.name === 'noise_checked') return event.data.noise ? 'bad' : 'good';
  return BAD.has(event.name) ? 'bad' : GOOD.has(event.name) ? 'good' : 'plain';
}
