// Who stands where in the town: every figure with a name that stays, so that it can be seen to walk. Pure.

import { numbers, seedOf } from '../../stage/pen';
import type { Figure } from '../../stage/shapes';
import type { Actor } from '../../stage/strides';
import { bodyAt } from '../../stage/zombies';
import { figureOf } from './heroes';
import { houseBox, houseSpots, type Spot, streetSpots, TILE } from './layout';
import { areaAt, insideOf, streetOf } from './model';
import { armsOf } from './town';
import type { AreaView, HeroView, TileView, View } from './types';

/** Beyond this a street shows a pack and its number. */
const MOST_FIGURES = 9;
const ZOMBIE_HEIGHT = 29;
export const HERO_HEIGHT = 36;

export interface TownActor extends Actor {
  readonly figure: Figure;
  readonly height: number;
  readonly hero: HeroView | null;
  readonly isFlipped: boolean;
  readonly lies: boolean;
  readonly place: string;
}

export function actorsIn(view: View): readonly TownActor[] {
  return view.tiles.flatMap((tile) => {
    const street = areaAt(view, streetOf(tile.side));
    const inside = areaAt(view, insideOf(tile.side));
    return [
      ...(street === undefined ? [] : inStreet(view, tile, street)),
      ...(inside === undefined ? [] : inHouse(view, tile, inside)),
    ];
  });
}

function heroesIn(view: View, area: AreaView): readonly HeroView[] {
  return area.heroes.flatMap((id) => view.heroes.filter(({ hero }) => hero === id));
}

function inStreet(view: View, tile: TileView, area: AreaView): readonly TownActor[] {
  const heroes = heroesIn(view, area);
  const n = Math.min(MOST_FIGURES, area.zombies);
  const spots = streetSpots(tile, heroes.length, n);
  const arms = armsOf(tile);
  return [
    ...spots.heroes.flatMap((spot, i) => heroActor(tile, heroes[i], spot, area.place)),
    ...spots.zombies.map((spot, i) => {
      const random = numbers(seedOf(`${area.place} ${i}`));
      const arm = arms[i % Math.max(1, arms.length)] ?? [TILE / 2, 0];
      return {
        ...zombie(tile, area.place, i, spot, random, heroes.length > 0 && spot.x < TILE / 2),
        from: onMap(tile, { x: arm[0] * 1.02 - 1.2, y: arm[1] * 1.02 - 1.2 }),
      };
    }),
  ];
}

function inHouse(view: View, tile: TileView, area: AreaView): readonly TownActor[] {
  const heroes = heroesIn(view, area);
  const n = Math.min(5, area.zombies);
  const spots = houseSpots(houseBox(tile), Math.max(2, heroes.length + n));
  return [
    ...heroes.flatMap((hero, i) => heroActor(tile, hero, spots[i] ?? { x: 0, y: 0 }, area.place)),
    ...Array.from({ length: n }, (_, i) => {
      const random = numbers(seedOf(`${area.place} ${i}`));
      return zombie(tile, area.place, i, spots[heroes.length + i] ?? { x: 0, y: 0 }, random, i % 2 === 0);
    }),
  ];
}

function heroActor(
  tile: TileView,
  hero: HeroView | undefined,
  spot: Spot,
  place: string,
): readonly TownActor[] {
  if (hero === undefined) return [];
  return [
    {
      id: `hero ${hero.hero}`,
      ...onMap(tile, { x: spot.x, y: spot.y + 4 }),
      figure: figureOf(hero.hero),
      height: HERO_HEIGHT,
      hero,
      isFlipped: false,
      lies: hero.posture !== 'standing',
      place,
    },
  ];
}

function zombie(
  tile: TileView,
  place: string,
  i: number,
  spot: Spot,
  random: () => number,
  faces: boolean,
): TownActor {
  const seed = seedOf(`${place} ${i}`);
  const jitter = random() * 3;
  return {
    id: `${place} ${i}`,
    ...onMap(tile, { x: spot.x, y: spot.y + 5 + jitter }),
    figure: bodyAt(seed),
    height: ZOMBIE_HEIGHT,
    hero: null,
    isFlipped: faces || random() < 0.35,
    lies: false,
    place,
  };
}

function onMap(tile: TileView, { x, y }: Spot): Spot {
  return { x: tile.x * TILE + x, y: tile.y * TILE + y };
}
