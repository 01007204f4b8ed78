// A finished game told in numbers: what everybody did, and the moments worth telling. Pure.

import type { Seat } from '../../protocol/Seat';
import type { ShownEvent } from '../../protocol/ShownEvent';
import { GLYPHS } from '../../stage/glyphs';
import { seatName, t } from '../../text/fluent';
import type { Play, Tale } from '../module';
import { ART } from './art';
import type { MallPlay } from './model';
import type { Event } from './types';

export function tale(events: readonly ShownEvent[], shell: Play): Tale {
  const play = shell as MallPlay;
  const loot = new Map<Seat, number>();
  const rows = new Map<Seat, number>();
  let closest: Extract<Event, { type: 'survival_rolled' }> | null = null;
  let streak = { seat: 0, n: 0 };
  for (const shown of events) {
    const event = shown.event as Event;
    switch (event.type) {
      case 'looted_token':
        loot.set(event.seat, (loot.get(event.seat) ?? 0) + 1);
        break;
      case 'fought': {
        // Wins one after the other, as long as nobody loses.
        const n = event.won ? (rows.get(event.seat) ?? 0) + 1 : 0;
        rows.set(event.seat, n);
        if (n > streak.n) streak = { seat: event.seat, n };
        break;
      }
      case 'survival_rolled':
        if (event.survived && event.roll - event.bites < (closest ? closest.roll - closest.bites : 99))
          closest = event;
        break;
      default:
        break;
    }
  }
  return {
    parts: play.view.players.map(({ seat, kills, bites, vp }) => {
      const found = loot.get(seat) ?? 0;
      return {
        id: String(seat),
        facts: [
          { id: 'kills', icon: GLYPHS.head, value: String(kills), label: t('zm-hud-kills', { n: kills }) },
          { id: 'bites', icon: ART.bite, value: String(bites), label: t('zm-hud-bites', { n: bites }) },
          { id: 'loot', icon: GLYPHS.crate, value: String(found), label: t('zm-tale-loot', { n: found }) },
          { id: 'vp', icon: null, value: t('zm-vp', { n: vp }), label: t('zm-vp', { n: vp }) },
        ],
      };
    }),
    marks: [
      ...(closest === null
        ? []
        : [
            {
              icon: ART.bite,
              title: t('ui-tale-closest'),
              words: t('zm-tale-closest', {
                who: seatName(closest.seat, play.names),
                roll: closest.roll,
                n: closest.bites,
              }),
            },
          ]),
      ...(streak.n < 2
        ? []
        : [
            {
              icon: ART.swords,
              title: t('zm-tale-streak'),
              words: t('zm-tale-streak-words', { who: seatName(streak.seat, play.names), n: streak.n }),
            },
          ]),
    ],
  };
}
