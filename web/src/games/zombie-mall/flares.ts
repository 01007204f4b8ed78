// What happened, as something that is seen where it happened: dice that roll beside whoever threw them, the fight's ten
// numbers, bursts, bites, shouts. Pure.

import type { Seat } from '../../protocol/Seat';
import type { LogEntry } from '../../store/table';
import { t } from '../../text/fluent';
import { eventOf, placeOf, playerOf } from './model';
import type { Event, Space, View } from './types';

export interface Flare {
  readonly kind: 'die' | 'fight' | 'throw' | 'burst' | 'bite' | 'shout' | 'card' | 'noise';
  readonly at: Space;
  readonly start: number;
  readonly ms: number;
  /** Where a throw lands. */
  readonly to?: Space;
  readonly die?: 4 | 6 | 10;
  readonly value?: number;
  readonly tone?: 'good' | 'bad' | 'plain';
  readonly words?: string;
}

/** The lowest number that wins a fight without cards. */
export const WINS_FROM = 3;

/** A roll is seen for so long; what it leads to begins before that. */
const ROLL_MS = 1_500;
const AFTER_ROLL_MS = 450;
/** Throws come one after the other, but all of them within about a second. */
const THROW_MS = 620;
const THROWS_MS = 900;

export function isDie({ kind }: Flare): boolean {
  return kind === 'die' || kind === 'fight';
}

/** What belongs to what just happened, beginning at `now`. */
export function flaresOf(news: readonly LogEntry[], view: View, now: number): readonly Flare[] {
  const flares: Flare[] = [];
  let late = 0;
  const events = news.map(eventOf);
  const throws = events.filter(({ type }) => type === 'spawned').length;
  const apart = Math.min(120, THROWS_MS / Math.max(1, throws));
  const put = (kind: Flare['kind'], at: Space | null, ms: number, more: Partial<Flare> = {}): void => {
    if (at !== null) flares.push({ kind, at, start: now + late, ms, ...more });
  };
  const roll = (at: Space | null, die: number, value: number, words: string, tone: Flare['tone']): void => {
    const sides = die === 4 || die === 6 ? die : 10;
    give(at);
    put('die', at, ROLL_MS, { die: sides, value, words, ...(tone === undefined ? {} : { tone }) });
    late += AFTER_ROLL_MS;
  };
  /** The die before makes room for the next one beside the same player. */
  const give = (at: Space | null): void => {
    for (const [i, one] of flares.entries())
      if (isDie(one) && one.at === at) flares[i] = { ...one, ms: Math.min(one.ms, now + late - one.start) };
  };
  const of = (seat: Seat): Space | null => placeOf(playerOf(view, seat));
  for (const event of events) {
    switch (event.type) {
      case 'spawn_rolled':
        roll(of(event.seat), event.die, event.roll, t('zm-roll-spawn'), 'bad');
        break;
      case 'spawned':
        if (event.at !== undefined && event.at !== null && event.at !== event.from)
          put('throw', event.from, THROW_MS, { to: event.at });
        late += apart;
        break;
      case 'noise':
        put('noise', event.at, 800);
        break;
      case 'move_rolled':
        roll(of(event.seat), 10, event.roll, t('zm-roll-move', { mp: event.mp }), 'good');
        break;
      case 'fought':
        give(of(event.seat));
        put('fight', of(event.seat), ROLL_MS + 200, {
          die: 10,
          value: event.roll,
          tone: event.won ? 'good' : 'bad',
        });
        late += AFTER_ROLL_MS;
        break;
      case 'killed':
        put('burst', event.at, 700, { words: t('zm-flare-kill') });
        break;
      case 'bitten':
        put('bite', event.at, 1_200, { words: t('zm-flare-bitten') });
        break;
      case 'died':
        put('bite', of(event.seat), 1_400, { words: t('zm-flare-died') });
        break;
      default:
        later(event);
    }
  }
  /** Rarer things: a die with a word, or a shout. */
  function later(event: Event): void {
    switch (event.type) {
      case 'boosted':
        roll(of(event.seat), 10, event.roll, t('zm-roll-boost'), event.won ? 'good' : 'bad');
        break;
      case 'survival_rolled': {
        const words = t('zm-roll-survive', { n: event.bites });
        roll(of(event.seat), 10, event.roll, words, event.survived ? 'good' : 'bad');
        break;
      }
      case 'horde_rolled':
        roll(of(event.seat), 6, event.roll, t('zm-roll-horde'), 'bad');
        break;
      case 'hunker_rolled':
        roll(of(event.seat), 10, event.roll, t('zm-roll-hunker'), event.rescued ? 'good' : 'bad');
        break;
      case 'ball_rolled':
        roll(event.at, 10, event.roll, t('zm-roll-ball'), event.killed ? 'good' : 'bad');
        break;
      case 'door_held':
        roll(of(event.seat), 10, event.roll, t('zm-roll-door'), 'bad');
        break;
      case 'called':
        roll(of(event.seat), 10, event.roll, t('zm-roll-call'), 'good');
        break;
      case 'dice_rolled':
        roll(of(event.seat), event.die, event.roll, t('zm-roll-card'), 'plain');
        break;
      case 'looted_token':
      case 'looked_through':
        put('card', event.at, 800);
        break;
      case 'door_opened':
        put('shout', event.at, 1_100, { words: t('zm-flare-open'), tone: 'good' });
        break;
      case 'radio_unlocked':
        put('shout', of(event.seat), 1_100, { words: t('zm-flare-radio'), tone: 'good' });
        break;
      case 'rescued':
        put('shout', of(event.seat), 1_400, { words: t('zm-flare-rescued'), tone: 'good' });
        break;
      default:
        break;
    }
  }
  return flares;
}
