// What there is to know about a space, as short sentences: under the cursor, under the mouse, and read aloud.

import { list, seatName, t } from '../../text/fluent';
import { cardName, dirName, keyNumber, type MallPlay, placeName, planFor } from './model';
import { beside, groundAt, isOn, spotOf } from './plan';
import type { Lit } from './targets';
import type { Dir, Space, View, ZombieView } from './types';

export interface Facts {
  readonly title: string;
  readonly lines: readonly string[];
}

export function factsAbout(play: MallPlay, space: Space, lit: Lit | undefined): Facts {
  const { view } = play;
  const plan = planFor(view);
  const spot = spotOf(space);
  const title = t('zm-space', { name: placeName(plan, spot), at: space });
  if (!isOn(plan, spot) || groundAt(plan, spot).floor === 'solid') return { title, lines: [] };
  return {
    title,
    lines: [
      ...litWords(lit),
      ...peopleAt(play, space),
      ...zombiesAt(play, space),
      ...tokensAt(view, space),
      ...fixturesAt(view, space),
      ...groundWords(play, space),
    ],
  };
}

/** One line for the ear. */
export function factsSpoken({ title, lines }: Facts): string {
  return [title, ...lines].join('. ');
}

/** What pressing the space does. */
function litWords(lit: Lit | undefined): readonly string[] {
  if (lit === undefined) return [];
  if (lit.reach === null) return [lit.label];
  const { cost, zombies } = lit.reach;
  return zombies > 0 ? [t('zm-walk-fight', { cost, n: zombies })] : [t('zm-walk', { cost })];
}

function peopleAt(play: MallPlay, space: Space): readonly string[] {
  return play.view.players
    .filter(({ at, status }) => at === space && (status === 'on_map' || status === 'bitten'))
    .map(({ seat, status }) =>
      t(status === 'bitten' ? 'zm-bitten-here' : 'zm-player-here', { who: seatName(seat, play.names) }),
    );
}

function zombiesAt(play: MallPlay, space: Space): readonly string[] {
  const found = play.view.zombies.find(({ at }) => at === space);
  return found === undefined ? [] : [zombieWords(play, found).join(', ')];
}

/** How many, where they go next, how far they have to go, and whom they see. */
export function zombieWords(play: MallPlay, one: ZombieView): readonly string[] {
  const distance = one.distance ?? null;
  return [
    t('zm-zombies', { n: one.n }),
    one.next.length === 0
      ? t('zm-zombie-stays')
      : t('zm-zombie-next', { dirs: one.next.map(dirName).join(` ${t('zm-or')} `) }),
    ...(distance === null ? [t('zm-zombie-no-way')] : [t('zm-zombie-distance', { n: distance })]),
    one.sees.length === 0
      ? t('zm-zombie-sees-nobody')
      : t('zm-zombie-sees', { who: list(one.sees.map((seat) => seatName(seat, play.names))) }),
    ...(one.first ? [t('zm-zombie-first')] : []),
  ];
}

function tokensAt(view: View, space: Space): readonly string[] {
  return [
    ...(view.loot.includes(space) ? [t('zm-loot-here')] : []),
    ...view.objectives
      .filter(({ at }) => at === space)
      .map(({ number, card }) =>
        card === undefined || card === null
          ? t('zm-objective-here', { n: number })
          : t('zm-objective-known', { n: number, card: cardName(card) }),
      ),
    ...view.piles
      .filter(({ at }) => at === space)
      .map(({ n, cards }) =>
        cards.length === 0
          ? t('zm-pile-here', { n })
          : t('zm-pile-known', { n, cards: list(cards.map(cardName)) }),
      ),
  ];
}

function fixturesAt(view: View, space: Space): readonly string[] {
  const sides: readonly Dir[] = ['n', 'e', 's', 'w'];
  const doors = sides.flatMap((side) => {
    const door = view.doors.find(
      (one) =>
        (one.at === space && one.side === side) ||
        (beside(one.at, one.side) === space && beside(space, side) === one.at),
    );
    if (door === undefined) return [];
    return [
      door.locked
        ? t('zm-door-locked', { side: dirName(side), key: lockWords(door.lock) })
        : t('zm-door-open', { side: dirName(side) }),
    ];
  });
  const exits = view.mall.exits.flatMap((spaces, i) =>
    spaces.includes(space) ? [t('zm-exit-here', { n: i + 1 })] : [],
  );
  const radio =
    view.mall.radio_at !== space
      ? []
      : [view.radio.locked ? t('zm-radio-locked', { key: lockWords(view.radio.lock) }) : t('zm-radio-open')];
  const rescue =
    view.call !== undefined && view.call !== null && !view.call.over && view.call.spaces.includes(space)
      ? [t(view.call.here ? 'zm-rescue-here' : 'zm-rescue-soon')]
      : [];
  return [...doors, ...radio, ...rescue, ...exits];
}

function groundWords(play: MallPlay, space: Space): readonly string[] {
  const { isCluttered, feature } = groundAt(planFor(play.view), spotOf(space));
  return [
    ...(feature === null || feature === 'radio' ? [] : [t(`zm-feature-${feature}`)]),
    t(isCluttered ? 'zm-cluttered' : 'zm-open'),
  ];
}

/** Which key opens a lock. */
export function lockWords(lock: string): string {
  if (lock === 'none') return t('zm-key-none');
  return lock === 'any' ? t('zm-key-any') : t('zm-key-n', { n: lock });
}

/** Keys in a hand, by number. */
export function keysIn(cards: readonly string[]): readonly string[] {
  return cards.flatMap((card) => keyNumber(card) ?? []);
}
