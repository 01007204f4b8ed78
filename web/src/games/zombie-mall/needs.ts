// The way out as a list of things still to be done, and how far each of them is. Pure.

import { list, seatName, t } from '../../text/fluent';
import type { ART } from './art';
import { lockWords } from './facts';
import { fits, keyHolders, type MallPlay, refugeName } from './model';
import type { View } from './types';

export interface Need {
  readonly what: string;
  readonly words: string;
  /** Done; ready to be done because somebody has what it takes; or open. */
  readonly state: 'done' | 'ready' | 'open';
  readonly art: keyof typeof ART;
  /** Where it is done, if that is a place. */
  readonly at?: string;
}

export function needsOf(play: MallPlay): readonly Need[] {
  const { view } = play;
  // Doors that only bar the way to a store are no need of the scenario: the office door is the numbered one.
  const doors = view.doors.filter(({ lock }) => lock !== 'none');
  return [
    ...doors.map(({ at, lock, locked }) => ({
      ...lockNeed(play, t('zm-need-door'), lock, locked, 'padlock'),
      at,
    })),
    {
      ...lockNeed(play, t('zm-need-radio'), view.radio.lock, view.radio.locked, 'radio'),
      at: view.mall.radio_at,
    },
    rescueNeed(view),
  ];
}

function lockNeed(play: MallPlay, what: string, lock: string, isLocked: boolean, art: Need['art']): Need {
  if (!isLocked) return { what, words: t('zm-need-open'), state: 'done', art };
  const holders = keyHolders(play.view, lock);
  const key = lockWords(lock);
  if (holders.length > 0) {
    const who = list(holders.map((seat) => (seat === play.seat ? t('zm-you') : seatName(seat, play.names))));
    return { what, words: t('zm-need-held', { key, who }), state: 'ready', art };
  }
  const pile = play.view.piles.find(({ cards }) => cards.some((card) => fits(card, lock)));
  if (pile !== undefined)
    return { what, words: t('zm-need-pile', { key, at: pile.at }), state: 'ready', art };
  return { what, words: t('zm-need-key', { key }), state: 'open', art };
}

function rescueNeed(view: View): Need {
  const call = view.call ?? null;
  const what = t('zm-need-out');
  if (call === null)
    return {
      what,
      words: t(`zm-need-call-${view.scenario.toLowerCase()}`),
      state: 'open',
      art: 'helicopter',
    };
  const place = refugeName(call.refuge);
  const stay = call.stay ?? null;
  if (call.over) return { what, words: t('zm-need-again'), state: 'open', art: 'helicopter' };
  if (call.here)
    return {
      what,
      words:
        stay === null
          ? t('zm-need-team', { place })
          : t('zm-need-team-until', { place, n: call.delay + stay - call.k }),
      state: 'ready',
      art: 'helicopter',
    };
  return {
    what,
    words: t('zm-need-team-soon', { place, n: call.delay - call.k }),
    state: 'open',
    art: 'helicopter',
  };
}
