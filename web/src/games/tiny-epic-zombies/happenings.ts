// What is seen of an event on the board while it happens: a die over its Room, a card that turns, a shout where it is heard.
// Pure.

import type { ShownEvent } from '../../protocol/ShownEvent';
import type { LogEntry } from '../../store/table';
import { t } from '../../text/fluent';
import { eventOf } from './model';
import type { Card, Event, EventName, Room, Slot, View } from './types';

export type Face = Extract<Event, { name: 'rolled' }>['data']['face'];

/** One event as it is shown. */
export interface Happened {
  readonly n: number;
  readonly kind: 'die' | 'card' | 'shout' | 'noise' | 'burst' | 'crack' | 'comes';
  /** Where it is seen. */
  readonly at: Room;
  /** Where somebody comes from, if not from outside. */
  readonly from: Room | null;
  /** Rooms and Stores that it is about. */
  readonly rooms: readonly Room[];
  readonly stores: readonly Slot[];
  readonly words: string;
  readonly tone: 'good' | 'danger' | 'zombie' | 'plain';
  readonly face: Face | null;
  readonly card: Card | null;
}

/** How long each kind is seen, in milliseconds at the normal speed. */
const MS: Readonly<Record<Happened['kind'], number>> = {
  die: 1_350,
  card: 1_150,
  shout: 800,
  noise: 700,
  burst: 400,
  crack: 900,
  comes: 450,
};

const KINDS: Readonly<Partial<Record<EventName, Happened['kind']>>> = {
  rolled: 'die',
  revealed: 'card',
  supply_drawn: 'card',
  killed: 'burst',
  trap_sprung: 'shout',
  wounded: 'shout',
  overrun: 'shout',
  eaten: 'shout',
  survivor_lost: 'shout',
  noise_checked: 'noise',
  barricade_hit: 'crack',
  zombie_added: 'comes',
  zombie_moved: 'comes',
};

function kindOf(event: Event): Happened['kind'] | null {
  if (event.name === 'noise_checked' && !event.data.noise) return null;
  return KINDS[event.name] ?? null;
}

/** What one does not know before: whoever rolls and searches waits for it like everybody else. */
export function isSurprise(entry: ShownEvent): boolean {
  const { name } = eventOf(entry);
  return name === 'rolled' || name === 'revealed' || name === 'supply_drawn';
}

/** How long an event takes to be seen; nothing where it is like any other. */
export function beat(entry: ShownEvent): number | undefined {
  const kind = kindOf(eventOf(entry));
  return kind === null ? undefined : MS[kind];
}

export function lengthOf({ kind }: Happened): number {
  return MS[kind];
}

/** The picture of an event, if it has one. */
export function happenedIn(view: View, entry: LogEntry): Happened | null {
  const event = eventOf(entry);
  const kind = kindOf(event);
  if (kind === null) return null;
  const rooms = roomsOf(event);
  const at = rooms.at(-1) ?? whereIs(view, event);
  const isDead = kind === 'comes' || kind === 'crack';
  return {
    n: entry.n,
    kind,
    at,
    from: event.name === 'zombie_moved' ? event.data.from : null,
    rooms: kind === 'comes' ? rooms : [],
    stores:
      isDead || kind === 'noise'
        ? view.stores.filter(({ slot }) => at.startsWith(`${slot}.`)).map(({ slot }) => slot)
        : [],
    ...shoutOf(event),
    face: event.name === 'rolled' ? event.data.face : null,
    card: event.name === 'revealed' || event.name === 'supply_drawn' ? event.data.card : null,
  };
}

/** The Room of whoever it happens to; the Courtyard's middle where it happens to all. */
function whereIs(view: View, event: Event): Room {
  const who = 'who' in event.data ? event.data.who : undefined;
  return (who === undefined ? undefined : view.humans[who.human]?.room) ?? 'C.c';
}

function shoutOf(event: Event): Pick<Happened, 'words' | 'tone'> {
  switch (event.name) {
    case 'rolled':
      return event.data.face === 'overkill'
        ? { words: t('tez-shout-overkill'), tone: 'good' }
        : { words: '', tone: 'plain' };
    case 'wounded':
      return { words: t('tez-shout-wound', { n: event.data.n }), tone: 'danger' };
    case 'overrun':
      return { words: t('tez-shout-overrun'), tone: 'danger' };
    case 'eaten':
      return { words: t('tez-shout-eaten'), tone: 'danger' };
    case 'survivor_lost':
      return { words: t('tez-shout-survivor'), tone: 'danger' };
    case 'trap_sprung':
      return { words: t('tez-shout-trap'), tone: 'good' };
    case 'barricade_hit':
      return { words: t('tez-shout-crack'), tone: 'plain' };
    case 'noise_checked':
      return { words: t('tez-shout-noise'), tone: 'zombie' };
    default:
      return { words: '', tone: 'plain' };
  }
}

/** The Rooms an event is about, where it came from first. */
function roomsOf(event: Event): readonly Room[] {
  const data = event.data as Readonly<Record<string, unknown>>;
  return ['from', 'to', 'spot'].flatMap((key) => {
    const value = data[key];
    return typeof value === 'string' && value.includes('.') ? [value] : [];
  });
}
