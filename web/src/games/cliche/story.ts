// The moments of a race that everybody must see before anything else: who shot, was bitten, turned. Words and figures; the
// drawing is in Story.svelte.

import type { Seat } from '../../protocol/Seat';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { seatName, t } from '../../text/fluent';
import type { LogEntry } from '../../store/table';
import type { Play } from '../module';
import { eventOf } from './model';

export interface Story {
  /** The number of its entry in the log. */
  readonly n: number;
  readonly kind: 'bitten' | 'turned' | 'shot';
  readonly human: Seat;
  readonly zombie: Seat;
  readonly token: number;
  readonly shout: string;
  readonly title: string;
  readonly text: string;
}

/** How long each is told, in milliseconds at the normal speed. */
const TOLD_MS = { bitten: 2_400, turned: 2_400, shot: 1_800 } as const;

export function beat(entry: ShownEvent): number | undefined {
  const { type } = eventOf(entry);
  return type === 'bitten' || type === 'turned' || type === 'shot' ? TOLD_MS[type] : undefined;
}

/** The last such moment of what just happened; whoever is bitten and turns, turns. */
export function storyOf(play: Play): Story | null {
  return play.news.reduce<Story | null>((found, entry) => told(play, entry, found) ?? found, null);
}

function told(play: Play, { n, event: wire }: LogEntry, before: Story | null): Story | null {
  const event = eventOf({ event: wire });
  switch (event.type) {
    case 'shot':
      return { n, kind: 'shot', token: event.token, ...wordsOf(play, 'shot', event.by, event.seat) };
    case 'bitten':
      return { n, kind: 'bitten', token: event.token, ...wordsOf(play, 'bitten', event.seat, event.by) };
    case 'turned':
      return before === null
        ? null
        : { ...before, n, kind: 'turned', ...wordsOf(play, 'turned', event.seat, before.zombie) };
    default:
      return null;
  }
}

/** Told to whom it happens, to whoever did it, or to the rest. */
function wordsOf(
  play: Play,
  what: Story['kind'],
  human: Seat,
  zombie: Seat,
): Pick<Story, 'human' | 'zombie' | 'shout' | 'title' | 'text'> {
  const whose = play.seat === human ? '-you' : play.seat === zombie ? '-by-you' : '';
  const names = { human: seatName(human, play.names), zombie: seatName(zombie, play.names) };
  return {
    human,
    zombie,
    shout: t(`ui-cliche-shout-${what}`),
    title: t(`ui-cliche-story-${what}${whose}`, names),
    text: t(`ui-cliche-story-${what}${whose}.text`, names),
  };
}
