// The game in words: where it stands, the board as sentences, and what events do to ear and eye.

import type { ShownEvent } from '../../protocol/ShownEvent';
import { list, seatName, t } from '../../text/fluent';
import type { Effect, Play } from '../module';
import {
  cardName,
  characterName,
  eventOf,
  exitWords,
  humanName,
  isChoosing,
  objectiveName,
  passiveWords,
  readings,
  roomName,
  roomOf,
  storeName,
  type TezPlay,
  tokenName,
} from './model';
import { roomFacts } from './pieces';
import { callWords } from './spawnWords';
import type { EventName, HumanView, ObjectiveView, View } from './types';

export function headline(shell: Play): string {
  const { view } = shell as TezPlay;
  if (view.end !== undefined) return t('ui-game-over');
  if (isChoosing(view)) return t('tez-headline-choosing');
  return view.turn.on
    ? t('tez-headline', { who: humanName(view, view.active), n: view.turns_left })
    : t('tez-headline-zombies', { n: view.turns_left });
}

/** What an Objective is about, on the side of its card that is in play. */
function goalWords(view: View, it: ObjectiveView): string {
  const isOwn = view.options.mode.startsWith('competitive');
  return t(`tiny-epic-zombies-objective-${it.objective}.${isOwn ? 'own' : 'help'}`, readings(view));
}

/** What an open Objective asks for next. */
export function details(view: View, it: ObjectiveView): readonly string[] {
  const symbol = it.symbols[0];
  return [
    goalWords(view, it),
    ...(symbol === undefined
      ? []
      : [t('tez-next-symbol', { symbol: t(`tiny-epic-zombies-symbol-${symbol}`) })]),
    ...letters(view, it),
    ...(it.objective === 'helicopter' ? part(view, it) : []),
    ...(it.blocked.length > 0
      ? [t('tez-blocked-exits', { exits: it.blocked.map(exitWords).join(', ') })]
      : []),
    ...(it.real.length > 0 && it.exit === undefined
      ? [t('tez-real-exit-so-far', { exits: it.real.map(exitWords).join(', ') })]
      : []),
    ...(it.exit === undefined ? [] : [t('tez-real-exit', { room: roomName(view, it.exit) })]),
    ...(it.sources.length > 0
      ? [
          t('tez-found-sources', {
            sources: it.sources.map((clue) => t(`tiny-epic-zombies-clue-${clue}`)).join(', '),
          }),
        ]
      : []),
    ...(it.objective === 'escort' && view.posts.length > 0
      ? [t('tez-posts', { posts: view.posts.map((post) => t(`tiny-epic-zombies-post-${post}`)).join(', ') })]
      : []),
  ];
}

/** The next letter of the Cure: the team's, or everybody's own. */
function letters(view: View, it: ObjectiveView): readonly string[] {
  return it.progress.flatMap((now, column) => {
    const letter = it.letters[now];
    if (letter === undefined) return [];
    return it.progress.length > 1
      ? [t('tez-next-letter-of', { who: humanName(view, column), letter })]
      : [t('tez-next-letter', { letter })];
  });
}

/** Where the Part is: on its gear, carried, or laid down somewhere else. */
function part(view: View, it: ObjectiveView): readonly string[] {
  const place = view.tokens.find(({ token }) => token === 'part')?.place;
  if (typeof place !== 'object') return [];
  if ('human' in place) return [t('tez-part-carried', { who: humanName(view, place.human) })];
  return roomOf(view, place.room)?.gear === it.gear
    ? [t('tez-next-gear', { n: it.gear })]
    : [t('tez-part-lies', { room: roomName(view, place.room) })];
}

/** Survivor Tokens that are left: the team's pool, or what the rivals have together. */
export function survivors(view: View): number {
  return view.survivors + view.humans.reduce((sum, human) => sum + human.survivors, 0);
}

export function describe(shell: Play): readonly string[] {
  const play = shell as TezPlay;
  const { view } = play;
  const n = view.turn.moves + view.turn.ride + view.turn.extra;
  return [
    headline(play),
    ...(view.turn.on ? [n === 0 ? t('tez-moves-none') : t('tez-moves', { n })] : []),
    t('tez-barricade', { n: view.barricade, max: view.barricade_max }),
    t('tez-survivors', { n: survivors(view) }),
    t('tez-zombies-left', { n: view.supply }),
    t('tez-deck', { n: view.n_search_deck }),
    ...view.humans.flatMap((human) => humanWords(play, human)),
    ...view.objectives.map((it) =>
      t('tez-words-objective', {
        objective: objectiveName(it.objective),
        state: it.progress
          .map((now, column) =>
            it.progress.length > 1
              ? t('tez-progress-of', { who: humanName(view, column), now, target: it.target })
              : t('tez-progress', { now, target: it.target }),
          )
          .join(', '),
        detail: details(view, it).join(' '),
      }),
    ),
    ...view.stores.flatMap((store) => [
      t('tez-words-store', {
        store: storeName(store),
        slot: store.slot,
        rooms: store.rooms
          .map((room) => `${room.room.split('.')[1]}: ${roomFacts(view, room, store).join(', ') || '–'}`)
          .join('; '),
      }),
      ...(store.cards.length > 0
        ? [t('tez-cards-beside', { store: storeName(store), cards: list(store.cards.map(cardName)) })]
        : []),
    ]),
    ...view.courtyard.map((room) =>
      t('tez-room-label', {
        room: roomName(view, room.room),
        facts: roomFacts(view, room, undefined).join(', ') || '–',
      }),
    ),
    ...view.zombie_cards.map((card) =>
      t('tez-words-horde', {
        who: characterName(card.character),
        passive: passiveWords(card.character),
        n: card.horde,
      }),
    ),
    ...(view.hand ?? []).map((card, i) => `${t('tez-hand')} ${i + 1}: ${callWords(view, card)}`),
    ...(view.deck_top === undefined ? [] : [t('tez-deck-top', { card: cardName(view.deck_top) })]),
    ...(view.discard.length > 0 ? [t('tez-discard', { cards: list(view.discard.map(cardName)) })] : []),
  ];
}

function humanWords(play: TezPlay, human: HumanView): readonly string[] {
  const { view } = play;
  const carried = view.tokens.filter(
    ({ place }) => typeof place === 'object' && 'human' in place && place.human === human.human,
  );
  const items = [
    human.melee === undefined ? t('tez-knife') : cardName(human.melee),
    human.ranged === undefined ? t('tez-pistol') : cardName(human.ranged),
    ...human.backpack.map(cardName),
    ...carried.map(tokenName),
  ];
  return [
    t('tez-words-human', {
      who: humanName(view, human.human),
      seat: seatName(human.seat, play.names),
      room: t('tez-in', { room: roomName(view, human.room) }),
      track: t('tez-track', { wounds: human.wounds, ammo: human.ammo }),
      death: t('tez-to-death', { n: human.to_death }),
      items: t('tez-words-carries', { what: list(items) }),
    }),
    ...(view.options.mode.startsWith('competitive')
      ? [t('tez-own-survivors-of', { who: humanName(view, human.human), n: human.survivors })]
      : []),
    ...human.odds.map(([room, odds]) =>
      t('tez-odds-words', {
        room: roomName(view, room),
        clean: odds.wounds[0],
        one: odds.wounds[1],
        two: odds.wounds[2],
        free: odds.free_move,
        eaten: odds.eaten,
      }),
    ),
  ];
}

/** Single numbers that the line before already tells. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(['cards_offered', 'supply_empty']);

export function isNotable(entry: ShownEvent): boolean {
  return !QUIET.has(eventOf(entry).name);
}

export function effect(entry: ShownEvent, shell: Play): Effect | null {
  const play = shell as TezPlay;
  const event = eventOf(entry);
  switch (event.name) {
    case 'rolled':
      return event.data.face === 'overkill'
        ? { sound: 'kill', spoken: t('tez-banner-overkill') }
        : { sound: 'dice' };
    case 'moved':
    case 'squad_moved':
      return { sound: 'step' };
    case 'killed':
    case 'captured':
    case 'trap_sprung':
      return { sound: 'kill' };
    case 'spent':
      return { sound: 'shot' };
    case 'wounded':
      return { sound: 'bite', flash: 'danger' };
    case 'zombie_added':
      return { sound: 'growl' };
    case 'overrun':
      return {
        sound: 'bite',
        flash: 'danger',
        shake: true,
        spoken: t('tez-banner-overrun', { who: characterName(event.data.who.character) }),
      };
    case 'eaten':
      return {
        sound: 'bite',
        flash: 'danger',
        shake: true,
        spoken: t('tez-banner-eaten', { who: characterName(event.data.who.character) }),
      };
    case 'barricade_hit':
      return {
        sound: 'growl',
        flash: 'danger',
        spoken: t('tez-banner-barricade', { n: event.data.barricade }),
      };
    case 'completed':
      return {
        sound: 'chime',
        flash: 'good',
        banner: t('tez-banner-completed', { objective: objectiveName(event.data.objective) }),
      };
    case 'final_turns':
      return { sound: 'chime', banner: t('tez-banner-final') };
    case 'turn_began':
      return play.view.humans[event.data.who.human]?.seat === play.seat
        ? { sound: 'chime', spoken: t('tez-banner-turn') }
        : null;
    case 'used':
      return event.data.ability === 'motorcycle' || event.data.ability === 'police_car'
        ? { sound: 'engine' }
        : { sound: 'chime' };
    case 'collected':
    case 'revealed':
    case 'dealt':
    case 'flipped':
    case 'supply_drawn':
    case 'card_laid':
      return { sound: 'card' };
    case 'progress':
    case 'healed':
    case 'gained':
    case 'repaired':
      return { sound: 'chime' };
    case 'ended':
      return isLost(event.data.end) ? { sound: 'lose' } : null;
    default:
      return null;
  }
}

function isLost(end: NonNullable<View['end']>): boolean {
  return end === 'eaten' || end === 'barricade' || end === 'tokens' || end === 'time';
}
