// The game in words: where it stands, the board as sentences, and what events do to ear and eye.

import type { ShownEvent } from '../../protocol/ShownEvent';
import { has, list, say, seatName, t } from '../../text/fluent';
import { sirenOf } from '../../sound/sounds';
import { clockWords } from '../../ui/clockWords';
import type { Effect, Play } from '../module';
import { isFirearm } from './art';
import { reading, SIREN_MINUTES } from './clock';
import { forecastKey } from './intentions';
import {
  activeHero,
  askOf,
  cardName,
  eventOf,
  heavyName,
  heroName,
  heroOf,
  hordeChance,
  insideOf,
  areaAt,
  percent,
  placeName,
  streetOf,
  tokenName,
  type Z15Play,
} from './model';
import { planIn } from './plan.svelte';
import type { AreaView, EventName, HeroView, TileView, View } from './types';

export function headline(shell: Play): string {
  const play = shell as Z15Play;
  const { view } = play;
  if (play.outcome !== null) return t('ui-game-over');
  if (view.checkpoint !== undefined) return t('z15-headline-checkpoint');
  if (view.clock.paused_at !== undefined) return t('zombies15-ask-resume');
  const who = heroName(view.active);
  if (view.active_seat === play.seat) {
    return view.is_handing_over
      ? t('z15-headline-hand-over', { who })
      : t('z15-headline-own', { who, n: view.actions });
  }
  return t('z15-headline', { who, seat: seatName(view.active_seat, play.names) });
}

/** The scenario's own rules, as far as they are written down for it, and those that show in the view. */
export function specialRules(view: View): readonly string[] {
  const key = `${view.story.key}.rules`;
  return [
    ...(has(key) ? [t(key)] : []),
    ...(view.breach === undefined ? [] : [t('z15-rule-breach', { n: view.breach })]),
    ...(view.cabins_open === undefined
      ? []
      : [t('z15-rule-cabins', { colour: t(`zombies15-colour-${view.cabins_open}`) })]),
    ...(view.is_dark ? [t('z15-rule-dark')] : []),
    ...(view.landing_in === undefined ? [] : [t('z15-rule-landing', { n: view.landing_in })]),
  ];
}

/** What an item does, in numbers. */
export function itemFacts(item: {
  readonly damage: number;
  readonly fend_off: number;
  readonly noise: number;
  readonly uses: number;
  readonly max_uses: number;
}): readonly string[] {
  return [
    ...(item.damage > 0 ? [t('z15-item-kills', { n: item.damage })] : []),
    ...(item.fend_off > 0 ? [t('z15-item-fend', { n: item.fend_off })] : []),
    ...(item.noise > 0 ? [t('z15-item-noise', { n: item.noise })] : []),
    ...(item.max_uses > 0 ? [t('z15-item-uses', { n: item.uses, max: item.max_uses })] : []),
  ];
}

/** Everything in an Area. */
export function areaFacts(area: AreaView): readonly string[] {
  return [
    ...(area.lock === undefined ? [] : [t('z15-area-lock', { colour: t(`zombies15-colour-${area.lock}`) })]),
    ...(area.zombies > 0 ? [t('z15-area-zombies', { n: area.zombies })] : []),
    ...(area.alpha === undefined ? [] : [t('z15-area-alpha', { n: area.alpha })]),
    ...area.heroes.map(heroName),
    ...area.tokens.map(({ token }) => (token === undefined ? t('z15-area-hidden') : tokenName(token))),
    ...area.heavy.map(([kind]) => heavyName(kind)),
    ...area.markers.map((kind) => t(`zombies15-marker-${kind}`)),
  ];
}

/** What is printed on a tile or laid on it for the whole game. */
export function tileFacts(view: View, tile: TileView): readonly string[] {
  const isGoal = view.goals.some(({ tiles }) => tiles.includes(tile.side));
  return [
    ...(tile.exit || isGoal ? [t('z15-tile-goal')] : []),
    ...(tile.alarm ? [t('z15-tile-alarm')] : []),
    ...(tile.letter === undefined ? [] : [t('z15-tile-letter', { letter: tile.letter })]),
  ];
}

function heroWords(play: Z15Play, hero: HeroView): string {
  const { view } = play;
  const items = hero.slots.flatMap(({ item, covered }) =>
    item === undefined
      ? []
      : [[cardName(item.card), ...itemFacts(item), ...(covered ? [t('z15-covered')] : [])].join(' ')],
  );
  const carried = [
    ...items,
    ...hero.backpack.map(({ token }) => (token === undefined ? t('z15-area-hidden') : tokenName(token))),
    ...(hero.load === undefined
      ? []
      : [hero.load.type === 'hero' ? heroName(hero.load.hero) : heavyName(hero.load.kind)]),
  ];
  return t('z15-words-hero', {
    who: heroName(hero.hero),
    seat: seatName(hero.seat, play.names),
    place: placeName(view, hero.place),
    lp: hero.lp,
    max: hero.max_lp,
    posture: t(`z15-posture-${hero.posture}`),
    zombies: hero.zombies_here,
    fend: hero.fend_off_here,
    items: list(carried),
  });
}

function tileWords(view: View, tile: TileView): string {
  const part = (place: string): string => {
    const area = areaAt(view, place);
    const facts = area === undefined ? [] : areaFacts(area);
    return facts.length === 0 ? t('z15-area-empty') : facts.join(', ');
  };
  return [
    t('z15-words-tile', {
      tile: say(tile.name),
      facts: ['', ...tileFacts(view, tile)].join(', '),
      street: part(streetOf(tile.side)),
      next: list(tile.adjacent.map((side) => placeName(view, streetOf(side)))),
    }),
    ...(tile.search ? [t('z15-words-inside', { facts: part(insideOf(tile.side)) })] : []),
  ].join(' ');
}

/** The clock and what comes with it. */
function clockLines(play: Z15Play): readonly string[] {
  const { view } = play;
  const { leftMs, growlMs, sirenMs, isPaused } = reading(view.clock, play.now);
  return [
    t('z15-words-left', { time: clockWords(leftMs) }),
    ...(isPaused ? [t('zombies15-ask-resume')] : []),
    growlMs === null ? t('z15-no-growl') : t('z15-words-growl', { time: clockWords(growlMs) }),
    ...(sirenMs === null ? [] : [t('z15-words-siren', { time: clockWords(sirenMs) })]),
    t('z15-words-horde', {
      n: view.horde,
      chance: view.clock.growl_seconds === undefined ? 0 : percent(hordeChance(view.zombie_pile, view.cats)),
    }),
  ];
}

export function describe(shell: Play): readonly string[] {
  const play = shell as Z15Play;
  const { view } = play;
  const { zombies, fend_off } = view.danger;
  const plan = planIn(play);
  return [
    headline(play),
    ...clockLines(play),
    ...(view.ending === undefined
      ? [
          t('z15-words-danger', {
            who: heroName(view.active),
            forecast: t(forecastKey(view.danger), { n: zombies, fend: fend_off }),
          }),
        ]
      : []),
    ...view.goals.map(({ text, have, want }) => t('z15-words-goal', { goal: say(text), have, want })),
    ...specialRules(view),
    ...(plan === null
      ? []
      : [t('z15-words-plan', { steps: list(plan.steps.map(({ label }) => t(label.key, label.args))) })]),
    ...view.heroes.map((hero) => heroWords(play, hero)),
    ...view.tiles.map((tile) => tileWords(view, tile)),
    t('z15-words-piles', {
      search: view.n_search_pile,
      discard: view.discard.length,
      zombies: view.zombie_pile.left,
      reserve: view.reserve ?? '∞',
    }),
    ...(view.discard[0] === undefined ? [] : [t('z15-words-discard', { card: cardName(view.discard[0]) })]),
  ];
}

/** The line after it says the same, or the board does. */
const QUIET: ReadonlySet<EventName> = new Set<EventName>(['horde_refilled', 'turn_began']);

export function isNotable(entry: ShownEvent): boolean {
  return !QUIET.has(eventOf(entry).type);
}

/** What goes off with a bang. */
const LOUD: ReadonlySet<string> = new Set(['dynamite', 'fireworks']);

export function effect(entry: ShownEvent, shell: Play): Effect | null {
  const play = shell as Z15Play;
  const { view } = play;
  const event = eventOf(entry);
  const isOwn = (hero: HeroView['hero']): boolean => heroOf(view, hero)?.seat === play.seat;
  switch (event.type) {
    case 'growl':
      return {
        sound: 'growl',
        flash: 'danger',
        shake: true,
        banner: t(view.clock.next_growl === undefined ? 'z15-banner-growl-last' : 'z15-banner-growl'),
      };
    case 'horde_came':
      return { sound: 'horde', flash: 'danger', shake: true, banner: t('z15-banner-horde', { n: event.n }) };
    case 'siren':
      return event.minutes === 0
        ? { sound: 'siren-1', banner: t('z15-banner-start') }
        : {
            sound: sirenOf(SIREN_MINUTES.indexOf(event.minutes) + 1),
            flash: event.minutes >= 14 ? 'danger' : 'good',
            shake: event.minutes >= 14,
            banner: t('z15-banner-siren', { n: 15 - event.minutes }),
          };
    case 'zombie_attack':
      return attackEffect(event);
    case 'lost_life':
      return { sound: 'bite', flash: 'danger' };
    case 'unconscious':
      return {
        sound: 'fall',
        flash: 'danger',
        shake: true,
        banner: t('z15-banner-unconscious', { who: heroName(event.hero) }),
      };
    case 'attacked':
      return { sound: isFirearm(event.card) ? 'shot' : 'hit' };
    case 'fired':
      return { sound: 'shot' };
    case 'punched':
      return { sound: 'hit' };
    case 'dropped':
      return { sound: 'clatter' };
    case 'used':
      return LOUD.has(event.card) ? { sound: 'blast' } : null;
    case 'unlocked':
      return { sound: 'door' };
    case 'moved':
    case 'fled':
      return { sound: 'step' };
    case 'searched':
    case 'carefully_searched':
      return { sound: 'search' };
    case 'kept':
    case 'zombie_card_drawn':
      return { sound: 'card' };
    case 'turn_began':
      return isOwn(event.hero) && askOf(play) !== null
        ? { sound: 'chime', banner: t('z15-banner-turn', { who: heroName(event.hero) }) }
        : { spoken: say(entry.text, play.names) };
    case 'event_struck':
      return {
        sound: 'growl',
        flash: 'danger',
        banner: t(`zombies15-zombie-event-${event.event}`),
      };
    case 'alpha_fell':
    case 'landed':
    case 'lights_on':
    case 'cabins_manned':
      return { sound: 'chime', flash: 'good', banner: say(entry.text, play.names) };
    case 'token_taken':
    case 'healed':
    case 'revived':
    case 'refilled':
    case 'called':
    case 'bag_exchanged':
      return { sound: 'chime' };
    case 'paused':
    case 'resumed':
    case 'pause_wanted':
      return { sound: 'chime', banner: say(entry.text, play.names) };
    case 'won':
      return { sound: 'win', flash: 'good', banner: say(entry.text, play.names) };
    case 'time_up':
    case 'all_unconscious':
    case 'breached':
      return { sound: 'lose', flash: 'danger', banner: say(entry.text, play.names) };
    default:
      return null;
  }
}

/** A growl in the hand-over has the attack judged again: that must not be missed. */
function attackEffect(event: {
  readonly zombies: number;
  readonly fend_off: number;
  readonly held: boolean;
  readonly again: boolean;
}): Effect | null {
  const args = { n: event.zombies, fend: event.fend_off };
  if (event.held) {
    return event.again ? { flash: 'good', banner: t('z15-banner-again-held', args) } : null;
  }
  return {
    sound: 'bite',
    flash: 'danger',
    shake: true,
    banner: t(event.again ? 'z15-banner-again-failed' : 'z15-banner-failed', args),
  };
}

/** Whose sheet stands first: one's own, then the one who is active. */
export function sheetOrder(play: Z15Play): readonly HeroView[] {
  const active = activeHero(play.view);
  const rank = (hero: HeroView): number =>
    (hero.hero === active?.hero ? 0 : 2) + (hero.seat === play.seat ? 0 : 1);
  return play.view.heroes.toSorted((a, b) => rank(a) - rank(b));
}
