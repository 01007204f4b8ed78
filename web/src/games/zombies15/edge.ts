// What stands on the edge of the stage: the soundtrack, the Heroes, and what wins.

import { GLYPHS } from '../../stage/glyphs';
import { say, seatName, t } from '../../text/fluent';
import { clockWords } from '../../ui/clockWords';
import type { Asked, Fact, Goal, Hud, Play, SeatCard } from '../module';
import { ART, cardArt, HEAVY_ART } from './art';
import { reading, SIREN_MINUTES, TRACK_MS } from './clock';
import { figureOf } from './heroes';
import {
  areaAt,
  askOf,
  cardName,
  heavyName,
  heroName,
  hordeChance,
  insideOf,
  percent,
  streetOf,
  threatIn,
  tileName,
  type Z15Play,
} from './model';
import type { HeroView, View } from './types';

/** A growl this near is danger. */
const NEAR_MS = 10_000;
const LAST_MINUTE_MS = 60_000;
/** No zombie may be left at a place. */
const CLEAR = 'zombies15-goal-clear';

export function hud(shell: Play): Hud {
  const { view, now } = shell as Z15Play;
  const { clock } = view;
  const at = reading(clock, now);
  const left: Fact = {
    id: 'left',
    icon: null,
    value: clockWords(at.leftMs),
    label: t('z15-hud-left', { time: clockWords(at.leftMs) }),
    big: true,
    tone: at.leftMs <= LAST_MINUTE_MS ? 'danger' : 'plain',
  };
  const growl: readonly Fact[] =
    at.growlMs === null
      ? []
      : [
          {
            id: 'growl',
            icon: GLYPHS.noise,
            value: clockWords(at.growlMs + 999),
            label: t('z15-hud-growl', { time: clockWords(at.growlMs + 999) }),
            tone: at.growlMs <= NEAR_MS ? 'danger' : 'plain',
          },
        ];
  const chance = percent(hordeChance(view.zombie_pile, view.cats));
  const horde: Fact = {
    id: 'horde',
    icon: GLYPHS.head,
    value: String(view.horde),
    label: t('z15-hud-horde', { n: view.horde, percent: chance }),
    tone: 'zombie',
    ...(at.growlMs === null ? {} : { more: t('ui-percent', { n: chance }) }),
  };
  return { facts: [left, ...growl, horde], line: { gone: at.trackMs / TRACK_MS, marks: marks(view) } };
}

function marks(view: View): NonNullable<Hud['line']>['marks'] {
  const every = view.clock.growl_seconds;
  const growls = every === undefined ? 0 : Math.floor(840 / every);
  return [
    ...Array.from({ length: growls }, (_, i) => ({
      at: ((i + 1) * (every ?? 1) * 1_000) / TRACK_MS,
      isLoud: false,
    })),
    ...SIREN_MINUTES.filter((minutes) => minutes > 0).map((minutes) => ({ at: minutes / 15, isLoud: true })),
  ];
}

/** A turn is asked in a line: whose it is and how much of it is left. */
export function asks(shell: Play): Asked {
  const play = shell as Z15Play;
  const { view } = play;
  const who = heroName(view.active);
  if (askOf(play)?.type === 'hand_over') return { words: t('z15-asks-done', { who }) };
  if (askOf(play)?.type !== 'act') return {};
  const n = view.actions;
  return { words: t('z15-asks', { who, n }), short: t('z15-asks-short', { n }) };
}

export function seats(shell: Play): readonly SeatCard[] {
  const play = shell as Z15Play;
  return play.view.heroes.map((hero) => card(play, hero));
}

function card(play: Z15Play, hero: HeroView): SeatCard {
  const { view } = play;
  const isOn = view.active === hero.hero && view.ending === undefined;
  const isBad = hero.zombies_here > hero.fend_off_here && hero.posture !== 'unconscious';
  const weapons: readonly Fact[] = hero.slots.flatMap(({ slot, item, covered }) =>
    item === undefined || covered
      ? []
      : [
          {
            id: slot,
            icon: cardArt(item.card),
            value: item.max_uses > 0 ? String(item.uses) : '',
            label: cardName(item.card),
          },
        ],
  );
  const load: readonly Fact[] =
    hero.load?.type === 'heavy'
      ? [
          {
            id: 'load',
            icon: HEAVY_ART[hero.load.kind],
            value: '',
            label: heavyName(hero.load.kind),
            tone: 'good',
          },
        ]
      : [];
  const pack: readonly Fact[] =
    hero.backpack.length === 0
      ? []
      : [
          {
            id: 'pack',
            icon: ART.backpack,
            value: String(hero.backpack.length),
            label: t('z15-hud-pack', { n: hero.backpack.length }),
            tone: 'good',
          },
        ];
  const alarm =
    hero.posture !== 'standing'
      ? t(`z15-posture-${hero.posture}`)
      : isBad
        ? t('z15-hud-falls', { n: hero.zombies_here, fend: hero.fend_off_here })
        : undefined;
  return {
    id: hero.hero,
    seat: hero.seat,
    name: heroName(hero.hero),
    ...(hero.seat === play.seat ? {} : { note: seatName(hero.seat, play.names) }),
    figure: figureOf(hero.hero),
    isOwn: hero.seat === play.seat,
    isOn,
    isOut: hero.posture === 'unconscious',
    side: 'human',
    life: { have: hero.lp, most: hero.max_lp, label: t('z15-life', { n: hero.lp, max: hero.max_lp }) },
    ...(isOn ? { pips: { have: view.actions, most: 4, label: t('z15-actions', { n: view.actions }) } } : {}),
    facts: [...weapons, ...load, ...pack],
    ...(alarm === undefined ? {} : { alarm }),
    place: hero.place,
  };
}

export function goals(shell: Play): readonly Goal[] {
  const { view } = shell as Z15Play;
  return view.goals.flatMap(({ text, tiles, have, want }, i): readonly Goal[] => {
    const [side] = tiles;
    // A place that is to be reached and cleared is one goal, as long as not everybody is there: what is in the way.
    const isReaching = view.goals.some(
      (other) => other.text.key !== CLEAR && other.tiles.includes(side ?? '') && other.have < other.want,
    );
    if (text.key === CLEAR && isReaching) return [];
    const mustClear = view.goals.some(
      (other) => other.text.key === CLEAR && other.tiles.includes(side ?? ''),
    );
    const note = side === undefined ? '' : crowdAt(view, tiles, mustClear);
    return [
      {
        id: String(i),
        icon: GLYPHS.flag,
        text: say(text),
        ...(side !== undefined && tiles.length === 1 ? { short: tileName(view, side) } : {}),
        have,
        want,
        ...(note === '' ? {} : { note }),
        ...(side === undefined ? {} : { place: streetOf(side) }),
      },
    ];
  });
}

/** Zombies that are still in the way; where none may be left, that is said too. */
function crowdAt(view: View, tiles: readonly string[], mustClear: boolean): string {
  const n = tiles
    .flatMap((side) => [streetOf(side), insideOf(side)])
    .reduce((sum, place) => sum + threatIn(areaAt(view, place)), 0);
  return n === 0 ? '' : t(mustClear ? 'z15-goal-clear' : 'z15-goal-zombies', { n });
}
