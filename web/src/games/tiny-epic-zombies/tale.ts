// A finished game told in numbers: what everybody did, and the moments worth telling. Pure.

import heart from 'virtual:icon/hearts';
import planks from 'virtual:icon/barricade';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { GLYPHS } from '../../stage/glyphs';
import { t } from '../../text/fluent';
import type { Play, Tale } from '../module';
import { characterName, eventOf, type TezPlay } from './model';
import type { Character } from './types';

/** What one human did, whoever they were by then. */
interface Deeds {
  kills: number;
  wounds: number;
  finds: number;
}

export function tale(events: readonly ShownEvent[], shell: Play): Tale {
  const { view } = shell as TezPlay;
  const deeds = new Map<number, Deeds>(
    view.humans.map(({ human }) => [human, { kills: 0, wounds: 0, finds: 0 }]),
  );
  const add = (human: number | undefined, what: keyof Deeds, n: number): void => {
    const own = human === undefined ? undefined : deeds.get(human);
    if (own !== undefined) own[what] += n;
  };
  let closest: { readonly who: Character; readonly left: number } | null = null;
  let lowest: number | null = null;
  for (const shown of events) {
    const event = eventOf(shown);
    switch (event.name) {
      case 'killed':
        add(event.data.who?.human, 'kills', 1);
        break;
      case 'wounded': {
        const { who, n, wounds, ammo } = event.data;
        add(who.human, 'wounds', n);
        // Where they meet, somebody is eaten: that was no close call.
        const left = ammo - wounds;
        if (left > 0 && left < (closest?.left ?? Infinity)) closest = { who: who.character, left };
        break;
      }
      case 'collected':
        add(event.data.who.human, 'finds', 1);
        break;
      case 'barricade_hit':
        lowest = Math.min(lowest ?? Infinity, event.data.barricade);
        break;
      default:
        break;
    }
  }
  return {
    parts: [...deeds].map(([human, { kills, wounds, finds }]) => ({
      id: String(human),
      facts: [
        { id: 'kills', icon: GLYPHS.head, value: String(kills), label: t('tez-tale-kills', { n: kills }) },
        { id: 'wounds', icon: heart, value: String(wounds), label: t('tez-tale-wounds', { n: wounds }) },
        { id: 'finds', icon: GLYPHS.card, value: String(finds), label: t('tez-tale-finds', { n: finds }) },
      ],
    })),
    marks: [
      ...(closest === null
        ? []
        : [
            {
              icon: heart,
              title: t('ui-tale-closest'),
              words: t('tez-tale-closest', { who: characterName(closest.who), n: closest.left }),
            },
          ]),
      ...(lowest === null
        ? []
        : [
            {
              icon: planks,
              title: t('tez-tale-barricade'),
              words: t('tez-tale-barricade-words', { n: lowest }),
            },
          ]),
    ],
  };
}
