// What can be done at a space, as the popover there lists it: walks that end in a fight with their odds, the last space
// before it, and what there is to know of the rest.

import { t } from '../../text/fluent';
import type { PlaceCard, PlaceLine, Play } from '../module';
import { ART } from './art';
import { factsAbout } from './facts';
import { askOf, type MallPlay, percent, placeHouse, placeName, placeOf, planFor, playerOf } from './model';
import { beside, spotOf } from './plan';
import { pointedIn, press } from './selection.svelte';
import { litSpaces } from './targets';
import type { Dir, Space } from './types';

/** Every roll of a fight is won on 3 to 9 of 0 to 9. */
const ONE_ROLL = 0.7;

export function placeCard(shell: Play, space: Space): PlaceCard | null {
  const play = shell as MallPlay;
  const lit = litSpaces(play, pointedIn(play)).get(space);
  const facts = factsAbout(play, space, undefined);
  const lines: PlaceLine[] = [];
  if (lit?.kind === 'danger' && lit.reach !== null)
    lines.push(fight(play, space, lit.reach.cost, lit.reach.zombies));
  const notes = [
    ...(isTooFar(play, space) ? [t('zm-too-far', { mp: play.view.turn.mp })] : []),
    ...facts.lines,
  ];
  const isLoot = play.view.loot.includes(space);
  return {
    place: space,
    title: placeName(planFor(play.view), spotOf(space)),
    house: placeHouse(planFor(play.view), spotOf(space)),
    ...(isLoot ? { badge: { words: t('zm-badge-loot'), tone: 'lamp' as const, icons: [ART.crate] } } : {}),
    lines,
    ...(lit === undefined ? cannotGo(play, space) : {}),
    ...(notes.length === 0 ? {} : { note: notes.join('. ') }),
    ...(lines.length > 0 ? { warning: t('zm-final') } : {}),
  };
}

const DIRS: readonly Dir[] = ['n', 'e', 's', 'w'];

/** The act that pressing the space would be, for the server to say why it is not possible. */
function cannotGo(play: MallPlay, space: Space): Pick<PlaceCard, 'whyNot'> {
  const me = playerOf(play.view, play.seat);
  const here = placeOf(me);
  switch (askOf(play)) {
    case 'start':
      return { whyNot: `start ${space}` };
    case 'place_loot':
    case 'place_objective':
      return { whyNot: `place ${space}` };
    default: {
      if (here === null || here === space || isTooFar(play, space)) return {};
      const dir = DIRS.find((one) => beside(here, one) === space) ?? 'n';
      return { whyNot: `step ${dir}` };
    }
  }
}

/** More steps away than the walk that the server foresees; a space beside one's own is never too far. */
function isTooFar(play: MallPlay, space: Space): boolean {
  const here = placeOf(playerOf(play.view, play.seat));
  if (askOf(play) !== 'moving' || here === null || here === space) return false;
  if (play.view.turn.seat !== play.seat || play.view.reach.some(({ at }) => at === space)) return false;
  return !DIRS.some((dir) => beside(here, dir) === space);
}

function fight(play: MallPlay, space: Space, cost: number, zombies: number): PlaceLine {
  const me = playerOf(play.view, play.seat);
  const spare = me?.bandages ?? 0;
  const clean = ONE_ROLL ** zombies;
  const spent = withSpare(zombies, spare);
  return {
    id: `walk ${space}`,
    icon: ART.swords,
    label: t('zm-walk-and-fight', { n: zombies }),
    cost: t('zm-mp-of', { cost, mp: play.view.turn.mp }),
    odds: { clean, spent },
    then: [
      { text: t('zm-odds-clean', { percent: percent(clean * 1000) }), tone: 'good' },
      ...(spare > 0 ? [{ text: t('zm-odds-spent', { percent: percent(spent * 1000), n: spare }) }] : []),
    ],
    run: () => void press(play, space),
  };
}

/** The chance to win so many rolls when so many lost ones may be rolled again. */
function withSpare(wins: number, spare: number): number {
  if (wins === 0) return 1;
  return (
    ONE_ROLL * withSpare(wins - 1, spare) + (spare === 0 ? 0 : (1 - ONE_ROLL) * withSpare(wins, spare - 1))
  );
}
