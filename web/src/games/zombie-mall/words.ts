// The game in words: where it stands, the board as sentences, and what events do to ear and eye.

import type { ShownEvent } from '../../protocol/ShownEvent';
import { list, seatName, t } from '../../text/fluent';
import type { Effect, Play } from '../module';
import { keysIn, zombieWords } from './facts';
import {
  activeOf,
  bearing,
  cardHelp,
  cardName,
  eventOf,
  focusOf,
  type MallPlay,
  nZombies,
  percent,
  placeName,
  placeOf,
  planFor,
  refugeName,
} from './model';
import { needsOf } from './needs';
import { away, offset, spotOf } from './plan';
import type { EventName, PlayerView, Space, View } from './types';

export function headline(shell: Play): string {
  const play = shell as MallPlay;
  const { view } = play;
  if (view.ending !== undefined && view.ending !== null) return t('ui-game-over');
  const who = seatName(view.turn.seat, play.names);
  if (view.turn.phase === 0) return t('zm-headline-setup', { who });
  return t('zm-headline', { who, phase: t(`zm-phase-${view.turn.phase}`), round: view.round });
}

/** How many of each kind are told; the rest is only counted. */
const NEAREST = 6;

export function describe(shell: Play): readonly string[] {
  const play = shell as MallPlay;
  const { view } = play;
  const here = placeOf(focusOf(play));
  return [
    headline(play),
    ...hereWords(play, here),
    ...(view.turn.phase >= 4 ? [t('zm-words-mp', { n: view.turn.mp })] : []),
    ...fightWords(view),
    ...view.players.flatMap((player) => playerWords(play, player)),
    ...needsOf(play).map(({ what, words }) => `${what} ${words}`),
    ...(here === null ? [] : near(play, here)),
    t('zm-words-counts', { zombies: nZombies(view), loot: view.loot.length, deck: view.deck }),
    ...reachWords(view),
  ];
}

function hereWords(play: MallPlay, here: Space | null): readonly string[] {
  if (here === null) return [];
  const who = focusOf(play);
  const name = placeName(planFor(play.view), spotOf(here));
  const isOwn = who?.seat === play.seat;
  return [
    isOwn
      ? t('zm-words-you-at', { at: here, name })
      : t('zm-words-at', { who: seatName(who?.seat ?? 0, play.names), at: here, name }),
  ];
}

function fightWords(view: View): readonly string[] {
  const odds = view.combat ?? null;
  if (odds === null) return [];
  return [
    t('zm-words-fight', {
      n: odds.zombies,
      one: percent(odds.one_roll),
      clean: percent(odds.clean),
      bandaged: percent(odds.with_bandages),
      cost: odds.escape_cost,
      saved: percent(odds.survive_bite),
    }),
  ];
}

function playerWords(play: MallPlay, player: PlayerView): readonly string[] {
  const keys = keysIn(player.hand);
  const isOwn = player.seat === play.seat;
  return [
    t('zm-words-player', {
      who: isOwn ? t('zm-you') : seatName(player.seat, play.names),
      status: t(`zm-status-${player.status}`),
      at: player.at ?? '–',
      bandages: player.bandages,
      adrenaline: player.adrenaline,
      bites: player.bites,
      vp: player.vp,
      kills: player.kills,
      cards: player.n_cards,
    }),
    ...(keys.length > 0 ? [t('zm-words-keys', { keys: list(keys.map((key) => `#${key}`)) })] : []),
    ...(isOwn ? player.hand.map((card) => `${cardName(card)}: ${cardHelp(card)}`) : []),
    ...(!isOwn && player.hand.length > 0
      ? [t('zm-words-carries', { cards: list(player.hand.map(cardName)) })]
      : []),
  ];
}

/** What is near, nearest first, with the way as the crow flies. */
function near(play: MallPlay, here: Space): readonly string[] {
  const { view } = play;
  const far = (at: Space): number => away(offset(spotOf(here), spotOf(at)));
  const nearest = <T extends { readonly at: Space }>(all: readonly T[]): readonly T[] =>
    all.toSorted((a, b) => far(a.at) - far(b.at)).slice(0, NEAREST);
  const doors = view.doors.filter(({ locked }) => locked);
  return [
    ...nearest(view.zombies).map((one) =>
      t('zm-words-near', { where: bearing(here, one.at), what: zombieWords(play, one).join(', ') }),
    ),
    ...nearest(view.loot.map((at) => ({ at }))).map(({ at }) =>
      t('zm-words-near', { where: bearing(here, at), what: t('zm-loot-here') }),
    ),
    ...nearest(view.objectives).map(({ at, number }) =>
      t('zm-words-near', { where: bearing(here, at), what: t('zm-objective-here', { n: number }) }),
    ),
    ...nearest(view.piles).map(({ at, n }) =>
      t('zm-words-near', { where: bearing(here, at), what: t('zm-pile-here', { n }) }),
    ),
    ...doors.map(({ at }) =>
      t('zm-words-near', { where: bearing(here, at), what: t('zm-words-locked-door') }),
    ),
    t('zm-words-near', { where: bearing(here, view.mall.radio_at), what: t('zm-words-radio') }),
    ...view.mall.exits.flatMap(([at], i) =>
      at === undefined
        ? []
        : [t('zm-words-near', { where: bearing(here, at), what: t('zm-exit-here', { n: i + 1 }) })],
    ),
  ];
}

/** The cheapest spaces that start no fight are no news; those that do are. */
function reachWords(view: View): readonly string[] {
  const here = placeOf(activeOf(view));
  if (here === null || view.reach.length === 0) return [];
  const risky = view.reach.filter(({ zombies }) => zombies > 0);
  return [
    t('zm-words-reach', { n: view.reach.length }),
    ...risky
      .slice(0, NEAREST)
      .map(({ at, cost, zombies }) => t('zm-words-risk', { where: bearing(here, at), at, cost, n: zombies })),
  ];
}

/** Single numbers that the line before already tells. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(['tokens_changed', 'vp_changed', 'turn_ended']);

export function isNotable(entry: ShownEvent): boolean {
  return !QUIET.has(eventOf(entry).type);
}

export function effect(entry: ShownEvent, shell: Play): Effect | null {
  const play = shell as MallPlay;
  const event = eventOf(entry);
  switch (event.type) {
    case 'turn_began':
      return event.seat === play.seat ? { sound: 'chime', banner: t('zm-banner-turn') } : null;
    case 'spawn_rolled':
    case 'move_rolled':
    case 'horde_rolled':
    case 'dice_rolled':
    case 'survival_rolled':
    case 'respawn_rolled':
      return { sound: 'dice' };
    case 'spawned':
    case 'zombie_placed':
    case 'noise':
      return { sound: 'growl' };
    case 'stepped':
      return { sound: 'step' };
    case 'fought':
      return event.won ? { sound: 'dice' } : { sound: 'bite', flash: 'danger' };
    case 'killed':
      return { sound: 'kill' };
    case 'zombie_removed':
      return { sound: 'shot' };
    case 'bitten':
      return {
        sound: 'bite',
        flash: 'danger',
        shake: true,
        banner: t('zm-banner-bitten', { who: seatName(event.seat, play.names) }),
      };
    case 'died':
      return {
        sound: 'lose',
        flash: 'danger',
        shake: true,
        banner: t('zm-banner-died', { who: seatName(event.seat, play.names) }),
      };
    case 'drew':
    case 'took':
    case 'gave':
    case 'traded':
      return { sound: 'card' };
    case 'played_now':
      return { sound: 'growl', flash: 'danger', banner: cardName(event.card) };
    case 'key_bonus':
      return { sound: 'chime', flash: 'good', banner: t('zm-banner-key') };
    case 'door_opened':
      return { sound: 'chime', flash: 'good', banner: t('zm-banner-door') };
    case 'radio_unlocked':
      return { sound: 'chime', flash: 'good', banner: t('zm-banner-radio') };
    case 'called':
      return { sound: 'engine', flash: 'good', banner: t('zm-banner-called') };
    case 'team_arrived':
      return {
        sound: 'engine',
        flash: 'good',
        banner: t('zm-banner-team', { place: refugeName(event.refuge) }),
      };
    case 'rescued':
      return {
        sound: 'chime',
        flash: 'good',
        banner: t('zm-banner-rescued', { who: seatName(event.seat, play.names) }),
      };
    case 'game_over':
      return event.ending === 'overrun' || event.ending === 'stranded'
        ? { sound: 'lose' }
        : { sound: 'chime' };
    default:
      return null;
  }
}
