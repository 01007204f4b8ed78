// What a store is like inside, by its name: floor, colour and fittings. Stores nobody has thought of get theirs by chance,
// always the same.

import { seedOf } from '../../stage/pen';

export type FloorKind = 'check' | 'wood' | 'carpet' | 'lino';
export type Fitting = 'rack' | 'records' | 'sofa' | 'arcade' | 'food' | 'seat' | 'desk' | 'tent' | 'shelf';

export interface Shop {
  readonly floor: FloorKind;
  /** A token. */
  readonly accent: string;
  readonly fitting: Fitting;
}

const KINDS: readonly (readonly [RegExp, Fitting, FloorKind])[] = [
  [/fashion|threadbare|mercer|bazaar|suit|dress|wear|denim/i, 'rack', 'carpet'],
  [/record|soundcheck|music|vinyl|video/i, 'records', 'wood'],
  [/furniture|sunday|sofa|bed|sleep/i, 'sofa', 'wood'],
  [/arcade|level|game|toy/i, 'arcade', 'carpet'],
  [/food|noodle|burger|pizza|taco|rye|mustard|cafe|coffee|bakery|diner|grill|candy|ice/i, 'food', 'check'],
  [/picture|cinema|theat|lobby/i, 'seat', 'carpet'],
  [/security|office|horizons|travel|bank|phone|camera|computer|optic/i, 'desk', 'lino'],
  [/summit|outdoor|sport|camp|garden/i, 'tent', 'wood'],
];

const ACCENTS = ['--ac-a', '--ac-b', '--ac-c', '--ac-d', '--ac-e', '--ac-f'] as const;
const FLOORS: readonly FloorKind[] = ['check', 'wood', 'carpet', 'lino'];

const known = new Map<string, Shop>();

export function shopOf(name: string): Shop {
  let found = known.get(name);
  if (found === undefined) {
    const seed = seedOf(name);
    const kind = KINDS.find(([words]) => words.test(name));
    found = {
      floor: kind?.[2] ?? FLOORS[seed % FLOORS.length] ?? 'lino',
      accent: /security/i.test(name) ? '--ac-g' : (ACCENTS[(seed >>> 4) % ACCENTS.length] ?? '--ac-a'),
      fitting: kind?.[1] ?? 'shelf',
    };
    known.set(name, found);
  }
  return found;
}
