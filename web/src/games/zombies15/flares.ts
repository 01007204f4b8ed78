// What happened, as something that flashes up where it happened. Pure.

import type { ShownEvent } from '../../protocol/ShownEvent';
import { t } from '../../text/fluent';
import { isFirearm } from './art';
import type { Flare } from './flash';
import { areaAt, heroOf, threatIn } from './model';
import type { Event, Place, View } from './types';

/** One after the other, so that each is seen. */
const APART_MS = 140;
/** A growl is heard, then its card turns, then they come; then it counts. */
const GROWL_MS = 350;
const CARD_MS = 350;
const WALK_MS = 550;

/** How long those who come wait at the end of the street, after what just happened. */
export function waitOf(events: readonly Event[]): number {
  const comes = events.some(({ type }) => type === 'zombies_came' || type === 'horde_came');
  if (!comes) return 0;
  return CARD_MS + (events.some(({ type }) => type === 'growl') ? GROWL_MS : 0);
}

/** How long it takes to be seen, where that is more or less than usual. */
export function beat({ event }: ShownEvent): number | undefined {
  switch ((event as Event).type) {
    case 'growl':
      return GROWL_MS;
    case 'zombie_card_drawn':
      return 0;
    case 'zombies_came':
    case 'horde_came':
      return CARD_MS + WALK_MS;
    default:
      return undefined;
  }
}

/** Nobody who hands over knows who comes. */
export function isSurprise({ event }: ShownEvent): boolean {
  const { type } = event as Event;
  return type === 'zombies_came' || type === 'horde_came';
}

export function flaresOf(events: readonly Event[], view: View, now: number): readonly Flare[] {
  const flares: Flare[] = [];
  let late = 0;
  const at = (hero: Parameters<typeof heroOf>[1]): Place | null => heroOf(view, hero)?.place ?? null;
  const put = (kind: Flare['kind'], place: Place | null, after: number, ms: number, words?: string): void => {
    flares.push({ kind, place, start: now + after, ms, ...(words === undefined ? {} : { words }) });
  };
  const add = (kind: Flare['kind'], place: Place | null, ms: number, words?: string): void => {
    put(kind, place, late, ms, words);
    late += APART_MS;
  };
  /** The card, then who came, then whether that is too many. */
  const come = (place: Place, card: string, words: string): void => {
    put('card', place, late, CARD_MS + WALK_MS, card);
    put('came', place, late + CARD_MS + WALK_MS, 900, words);
    const area = areaAt(view, place);
    if (area !== undefined && area.heroes.length > 0 && threatIn(area) > area.fend_off)
      put(
        'balance',
        place,
        late + CARD_MS + WALK_MS + 150,
        1_500,
        t('z15-hud-falls', { n: threatIn(area), fend: area.fend_off }),
      );
    late += APART_MS;
  };
  for (const event of events) {
    switch (event.type) {
      case 'growl':
        put('growl', null, late, 900);
        late += GROWL_MS;
        break;
      case 'zombies_came':
        come(event.at, String(event.n), t('z15-flare-came', { n: event.n }));
        break;
      case 'horde_came':
        put('hurt', event.at, late, 1_500);
        come(event.at, `+${event.n}`, t('z15-flare-horde', { n: event.n }));
        break;
      case 'attacked':
        add(isFirearm(event.card) ? 'shot' : 'hit', event.at, 420, t('z15-flare-kill', { n: event.killed }));
        break;
      case 'fired':
        add('shot', event.at, 420, t('z15-flare-kill', { n: event.killed }));
        break;
      case 'punched':
        add('hit', event.at, 420, t('z15-flare-kill', { n: event.killed }));
        break;
      case 'noise':
        add(
          'noise',
          view.heroes.find(({ hero }) => hero === view.active)?.place ?? null,
          700,
          t('z15-flare-noise'),
        );
        break;
      case 'searched':
      case 'carefully_searched':
        add('search', at(event.hero), 700);
        break;
      case 'zombie_attack':
        add(
          event.held ? 'held' : 'hurt',
          at(event.hero),
          800,
          t(event.held ? 'z15-flare-held' : 'z15-flare-bitten'),
        );
        break;
      case 'lost_life':
        add('heart', at(event.hero), 1_100);
        break;
      default:
        break;
    }
  }
  return flares;
}
