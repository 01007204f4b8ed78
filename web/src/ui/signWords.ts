// Signs, plans, comings and goings in words: what a toast says and a screen reader hears. Pure.

import type { GameModule, Play } from '../games/module';
import type { Note, SharedPlan, Sign } from '../store/company';
import { has, list, seatName, t } from '../text/fluent';

/** What a place is called: a seat in any game, else what the game calls it; nothing if there is no such place. */
export function placeWords(place: string, play: Play, module: GameModule): string | null {
  const seat = /^seat-(\d+)$/.exec(place)?.[1];
  if (seat !== undefined)
    return Number(seat) < play.table.seats.length
      ? t('ui-place-seat', { who: seatName(Number(seat), play.names) })
      : null;
  return module.placeName?.(play, place) ?? null;
}

/** A sign in words, and where it is about; nothing if it is about a place that this board does not have. */
export function signWords(
  { seat, signal }: Sign,
  play: Play,
  module: GameModule,
): { readonly words: string; readonly place: string | null } | null {
  const who = seatName(seat, play.names);
  switch (signal.kind) {
    case 'point': {
      const place = placeWords(signal.at, play, module);
      return place === null ? null : { words: t('ui-sign-point', { who, place }), place: signal.at };
    }
    case 'arrow': {
      const [from, to] = [placeWords(signal.from, play, module), placeWords(signal.to, play, module)];
      return from === null || to === null
        ? null
        : { words: t('ui-sign-arrow', { who, from, to }), place: signal.to };
    }
    case 'call': {
      const call = t(`ui-call-${signal.call}`);
      const place = signal.at === null ? null : placeWords(signal.at, play, module);
      return place === null
        ? { words: t('ui-sign-call', { who, call }), place: null }
        : { words: t('ui-sign-call-at', { who, call, place }), place: signal.at };
    }
    case 'where':
      return { words: t('ui-sign-where', { who }), place: null };
    case 'look': {
      const place = signal.at === null ? null : placeWords(signal.at, play, module);
      return place === null
        ? { words: t('ui-sign-look-nowhere', { who }), place: null }
        : { words: t('ui-sign-look', { who, place }), place: signal.at };
    }
  }
}

/** What is done in a step of a plan. */
function doingWords(what: string): string {
  const key = `ui-ghost-${what}`;
  return t(has(key) ? key : 'ui-ghost-other');
}

export function planWords({ seat, steps }: SharedPlan, play: Play, module: GameModule): string | null {
  const said = steps.flatMap(({ at, what }) => {
    const place = placeWords(at, play, module);
    return place === null ? [] : [t('ui-sign-plan-step', { what: doingWords(what), place })];
  });
  return said.length === 0 ? null : t('ui-sign-plan', { who: seatName(seat, play.names), steps: list(said) });
}

export function noteWords({ kind, name, before = '' }: Note): string {
  return t(`ui-note-${kind}`, { who: name, before });
}
