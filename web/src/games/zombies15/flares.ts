// What happened, as something that flashes up where it happened. Pure.

import { t } from '../../text/fluent';
import { isFirearm } from './art';
import { heroOf } from './model';
import type { Flare } from './scene';
import type { Event, Place, View } from './types';

/** One after the other, so that each is seen. */
const APART_MS = 140;

export function flaresOf(events: readonly Event[], view: View, now: number): readonly Flare[] {
  const flares: Flare[] = [];
  const at = (hero: Parameters<typeof heroOf>[1]): Place | null => heroOf(view, hero)?.place ?? null;
  const add = (kind: Flare['kind'], place: Place | null, ms: number, words?: string): void => {
    flares.push({
      kind,
      place,
      start: now + flares.length * APART_MS,
      ms,
      ...(words === undefined ? {} : { words }),
    });
  };
  for (const event of events) {
    switch (event.type) {
      case 'growl':
        add('growl', null, 900);
        break;
      case 'zombies_came':
        add('noise', event.at, 1_100, t('z15-flare-came', { n: event.n }));
        break;
      case 'horde_came':
        add('hurt', event.at, 1_500, t('z15-flare-horde', { n: event.n }));
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
        add('hurt', at(event.hero), 900);
        break;
      default:
        break;
    }
  }
  return flares;
}
