// A finished game told in numbers: what everybody did, and the moments worth telling. Pure.

import fangs from 'virtual:icon/fangs';
import heart from 'virtual:icon/hearts';
import cards from 'virtual:icon/card-draw';
import gun from 'virtual:icon/sawed-off-shotgun';
import type { Seat } from '../../protocol/Seat';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { seatName, t } from '../../text/fluent';
import type { Play, Tale } from '../module';
import { type ClichePlay, eventOf } from './model';

export function tale(events: readonly ShownEvent[], shell: Play): Tale {
  const play = shell as ClichePlay;
  const bites = new Map<Seat, number>();
  const bitten = new Map<Seat, number>();
  const bought = new Map<Seat, number>();
  const count = (of: Map<Seat, number>, seat: Seat): void => {
    of.set(seat, (of.get(seat) ?? 0) + 1);
  };
  let saves = 0;
  for (const shown of events) {
    const event = eventOf(shown);
    if (event.type === 'bitten') {
      count(bites, event.by);
      count(bitten, event.seat);
    } else if (event.type === 'bought') count(bought, event.seat);
    else if (event.type === 'shot') saves += 1;
  }
  const [hunter] = [...bites].toSorted(([, a], [, b]) => b - a);
  return {
    parts: play.view.seats.map((_, seat) => {
      const n = { bites: bites.get(seat) ?? 0, bitten: bitten.get(seat) ?? 0, bought: bought.get(seat) ?? 0 };
      return {
        id: String(seat),
        facts: [
          { id: 'bites', icon: fangs, value: String(n.bites), label: t('cliche-tale-bites', { n: n.bites }) },
          {
            id: 'bitten',
            icon: heart,
            value: String(n.bitten),
            label: t('cliche-tale-bitten', { n: n.bitten }),
          },
          {
            id: 'bought',
            icon: cards,
            value: String(n.bought),
            label: t('cliche-tale-bought', { n: n.bought }),
          },
        ],
      };
    }),
    marks: [
      ...(hunter === undefined
        ? []
        : [
            {
              icon: fangs,
              title: t('cliche-tale-hunter'),
              words: t('cliche-tale-hunter-words', { who: seatName(hunter[0], play.names), n: hunter[1] }),
            },
          ]),
      ...(saves === 0
        ? []
        : [{ icon: gun, title: t('cliche-tale-shots'), words: t('cliche-tale-shots-words', { n: saves }) }]),
    ],
  };
}
