// A finished game told in numbers: what everybody did, and the moments worth telling. Pure.

import magnifier from 'virtual:icon/magnifying-glass';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { GLYPHS } from '../../stage/glyphs';
import { t } from '../../text/fluent';
import type { Play, Tale } from '../module';
import { ART } from './art';
import { heroName, placeName, type Z15Play } from './model';
import type { Event } from './types';

interface Part {
  kills: number;
  falls: number;
  finds: number;
}

export function tale(events: readonly ShownEvent[], shell: Play): Tale {
  const { view } = shell as Z15Play;
  const parts = new Map(view.heroes.map(({ hero }) => [hero, { kills: 0, falls: 0, finds: 0 } as Part]));
  let closest: Extract<Event, { type: 'zombie_attack' }> | null = null;
  let horde: Extract<Event, { type: 'horde_came' }> | null = null;
  let best: Extract<Event, { type: 'attacked' | 'fired' | 'punched' }> | null = null;
  for (const shown of events) {
    const event = shown.event as Event;
    const part = 'hero' in event ? parts.get(event.hero) : undefined;
    switch (event.type) {
      case 'attacked':
      case 'fired':
      case 'punched':
        if (part !== undefined) part.kills += event.killed;
        if (event.killed > (best?.killed ?? 1)) best = event;
        break;
      case 'fell':
        if (part !== undefined) part.falls += 1;
        break;
      case 'kept':
        if (part !== undefined) part.finds += event.cards.length;
        break;
      case 'token_taken':
        if (part !== undefined) part.finds += 1;
        break;
      case 'zombie_attack':
        // As many as one can just hold off, and the more the closer.
        if (event.held && event.zombies === event.fend_off && event.zombies > (closest?.zombies ?? 0))
          closest = event;
        break;
      case 'horde_came':
        if (event.n > (horde?.n ?? 0)) horde = event;
        break;
      default:
        break;
    }
  }
  return {
    parts: [...parts].map(([id, { kills, falls, finds }]) => ({
      id,
      facts: [
        { id: 'kills', icon: GLYPHS.head, value: String(kills), label: t('z15-tale-kills', { n: kills }) },
        { id: 'falls', icon: ART.skull, value: String(falls), label: t('z15-tale-falls', { n: falls }) },
        { id: 'finds', icon: magnifier, value: String(finds), label: t('z15-tale-finds', { n: finds }) },
      ],
    })),
    marks: [
      ...(closest === null
        ? []
        : [
            {
              icon: ART.shield,
              title: t('ui-tale-closest'),
              words: t('z15-tale-closest', {
                who: heroName(closest.hero),
                n: closest.zombies,
                fend: closest.fend_off,
              }),
            },
          ]),
      ...(best === null
        ? []
        : [
            {
              icon: ART.fist,
              title: t('z15-tale-best'),
              words: t('z15-tale-best-words', {
                who: heroName(best.hero),
                n: best.killed,
                at: placeName(view, best.at),
              }),
            },
          ]),
      ...(horde === null
        ? []
        : [
            {
              icon: GLYPHS.head,
              title: t('z15-tale-horde'),
              words: t('z15-tale-horde-words', { n: horde.n, at: placeName(view, horde.at) }),
            },
          ]),
    ],
  };
}
