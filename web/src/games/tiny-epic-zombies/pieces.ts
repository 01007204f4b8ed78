// What is drawn in a Room: what is printed there, and what stands or lies in it. Pure.

import type { SeatMark } from '../../board/seats';
import { seedOf } from '../../stage/pen';
import type { Figure } from '../../stage/shapes';
import { t } from '../../text/fluent';
import { ABILITY_ART, ART, ENTRANCE_ART, tokenArt } from './art';
import { humanFigure } from './characters';
import { shamblerIn } from './shamblers';
import { humanMark } from './marks';
import { abilityName, humanName, humansIn, tokenKind, tokenName, tokensIn } from './model';
import type { RoomView, StoreView, View } from './types';

export interface Drawn {
  readonly key: string;
  readonly size: number;
  readonly tone: 'zombie' | 'human' | 'token' | 'down' | 'print' | 'gone' | 'squad' | 'trap';
  readonly outline?: string;
  readonly mark?: SeatMark;
  readonly figure?: Figure;
  readonly tag?: string;
  readonly words: string;
  readonly isActive?: boolean;
}

const PRINT = 9;
const FIGURE = 29;
const TOKEN = 15;

/** What the card itself shows in a Room. */
function printsIn(view: View, room: RoomView, store: StoreView | undefined): readonly Drawn[] {
  const prints: Drawn[] = [];
  const print = (key: string, outline: string, words: string, tag?: number): void => {
    prints.push({
      key,
      size: PRINT,
      tone: 'print',
      outline,
      words,
      ...(tag === undefined ? {} : { tag: String(tag) }),
    });
  };
  if (store !== undefined && room.room.endsWith('.1')) {
    const symbol = t(`tiny-epic-zombies-symbol-${store.symbol}`);
    print(
      'entrance',
      ENTRANCE_ART[store.symbol],
      t('tez-room-entrance', { symbol, n: store.number }),
      store.number,
    );
  }
  if (room.ability !== undefined && !isElsewhere(view, room)) {
    print(
      'ability',
      ABILITY_ART[room.ability],
      abilityName(room.ability),
      room.supply > 0 ? room.supply : undefined,
    );
  }
  if (room.flask) print('flask', ART.flask, t('tez-room-flask'));
  if (room.gear > 0) print('gear', ART.gears, t('tez-room-gear', { n: room.gear }), room.gear);
  if (room.bio > 0) print('bio', ART.biohazard, t('tez-room-bio', { n: room.bio }), room.bio);
  return prints;
}

/** Goals and zombie cards that go by a mark on the floor. */
const GOES_BY: Readonly<Record<'flask' | 'gear' | 'bio', readonly string[]>> = {
  flask: ['cure', 'quarantine', 'scientist'],
  gear: ['helicopter', 'mechanic'],
  bio: ['source', 'stranded', 'escape'],
};

/** The marks of a Room that matter in this game. */
export function marksIn(view: View, room: RoomView): readonly Drawn[] {
  const inPlay = new Set<string>([
    ...view.objectives.map(({ objective }) => objective),
    ...view.zombie_cards.map(({ character }) => character),
  ]);
  return printsIn(view, room, undefined).filter(
    ({ key }) =>
      (key === 'flask' || key === 'gear' || key === 'bio') && GOES_BY[key].some((it) => inPlay.has(it)),
  );
}

/** The car is a piece of its own once it is on the table. */
function isElsewhere(view: View, room: RoomView): boolean {
  return room.ability === 'police_car' && view.car !== undefined;
}

/** What stands and lies in a Room, figures first. */
export function piecesIn(view: View, room: RoomView): readonly Drawn[] {
  const at = room.room;
  const active = view.end === undefined && view.turn.on ? view.active : -1;
  return [
    ...(room.zombie
      ? [
          {
            key: 'zombie',
            size: FIGURE,
            tone: 'zombie' as const,
            figure: shamblerIn(seedOf(at)),
            words: t('tez-room-zombie'),
          },
        ]
      : []),
    ...humansIn(view, at).map((human) => ({
      key: `human ${human.human}`,
      size: FIGURE,
      tone: 'human' as const,
      mark: humanMark(view, human),
      figure: humanFigure(human),
      words: humanName(view, human.human),
      isActive: human.human === active,
    })),
    ...view.squads
      .filter((squad) => squad.room === at)
      .map((squad) => ({
        key: `squad ${squad.corner}`,
        size: TOKEN + 2,
        tone: 'squad' as const,
        outline: ART.squad,
        words: t('tez-room-squad'),
      })),
    ...(view.car === at
      ? [
          {
            key: 'car',
            size: TOKEN + 2,
            tone: 'token' as const,
            outline: ART.policeCar,
            words: t('tez-room-car'),
          },
        ]
      : []),
    ...(room.trap
      ? [{ key: 'trap', size: TOKEN, tone: 'trap' as const, outline: ART.trap, words: t('tez-room-trap') }]
      : []),
    ...tokensIn(view, at).map((token) => {
      const tag = shortly(token.shows);
      return {
        key: `token ${token.token}`,
        size: TOKEN,
        tone: token.up ? ('token' as const) : ('down' as const),
        outline: tokenArt(tokenKind(token.token)),
        words: tokenName(token),
        ...(tag === null ? {} : { tag }),
      };
    }),
  ];
}

/** What a known token shows, in a letter. */
function shortly(shows: View['tokens'][number]['shows']): string | null {
  if (shows === undefined) return null;
  if (shows === 'person') return '☺';
  if (shows === 'zombie') return 'Z';
  if ('letter' in shows) return shows.letter;
  if ('clue' in shows) return t(`tiny-epic-zombies-clue-${shows.clue}`).slice(0, 1);
  return 'number' in shows.exit ? String(shows.exit.number) : null;
}

/** What stands and lies in a Room besides the dead, as words. */
export function thingsIn(view: View, room: RoomView): readonly string[] {
  return piecesIn(view, room)
    .filter(({ tone }) => tone !== 'zombie')
    .map(({ words }) => words);
}

/** A Room and all in it as words. */
export function roomFacts(view: View, room: RoomView, store: StoreView | undefined): readonly string[] {
  return [...printsIn(view, room, store), ...piecesIn(view, room)].map(({ words }) => words);
}
