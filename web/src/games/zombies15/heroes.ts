// The eight Heroes as figures: each has one thing that breaks the outline, so that they differ as black shapes too.

import { arms, face, human, legs } from '../../stage/humans';
import { dot, type Figure, p } from '../../stage/shapes';
import type { HeroId } from './types';

const DARK = '#8a5a3c';
const FAIR = '#f0c39c';
const TAN = '#d79a6b';
const WARM = '#c98f62';

const HEROES: Readonly<Record<HeroId, Figure>> = {
  // Broad, a beanie, an enormous backpack, a crowbar.
  dex: human(
    'dex',
    p('M6 17Q6 13 11 13H30Q35 13 35 18V36Q35 39 31 39H10Q6 39 6 36Z', '--h-pack'),
    p('M6 25H12M29 25H35', 'none', 1.6),
    legs(),
    p('M11 20Q20 16 29 20L30 36H10Z', 'seat'),
    arms(DARK),
    face(DARK),
    p('M12 8Q12 0 20 0Q28 0 28 8Q20 5 12 8Z', '--h-red'),
    p('M11.5 9Q20 5.5 28.5 9V6Q20 2.6 11.5 6Z', '--h-red', 1.6),
    p('M31 33L36 14L39 15L33 35Z', '--h-steel', 1.5),
    p('M36 14L35 10Q39 9 39.5 13Z', '--h-steel', 1.5),
  ),
  // A mohawk, a long coat, a sabre.
  severity: human(
    'severity',
    legs(),
    p('M12 20Q20 17 28 20L32 46L25 44L20 37L15 44L8 46Z', 'seat'),
    p('M20 19V37', 'none', 1.4),
    arms(FAIR),
    face(FAIR),
    p('M17 6L15 -3L19 0L20 -6L22 0L26 -3L24 6Q20 4 17 6Z', '--h-violet', 1.8),
    p('M9 33L1 12L3 11L11 32Z', '--h-steel', 1.4),
    p('M6 33L14 30', 'none', 2.4),
  ),
  // A cap worn backwards, slim, a bow across the back.
  josh: human(
    'josh',
    p('M33 6Q43 25 31 44', 'none', 4.6),
    { d: 'M33 6Q43 25 31 44', fill: 'none', line: 2.2, ink: '--h-wood' },
    p('M33 6L31 44', 'none', 1),
    legs('--h-denim'),
    p('M14 20Q20 17.5 26 20L26 36H14Z', 'seat'),
    p('M14 27H26', 'none', 1.6),
    arms(TAN),
    face(TAN),
    p('M12.4 8Q13 0 20 0Q27 0 27.6 8Z', '--h-green'),
    p('M27 7L33 8.5L27 10Z', '--h-green', 1.6),
  ),
  // A headband with tails, bare arms, two machetes.
  vance: human(
    'vance',
    legs('--h-dark'),
    p('M13 20Q20 18 27 20L26 36H14Z', 'seat'),
    arms(WARM, WARM),
    face(WARM),
    p('M13 6Q14 0 20 0Q27 0 27.4 6L26 4Q20 2 13 6Z', '--h-dark', 1.6),
    p('M12.6 5.4Q20 3.4 27.4 5.4V8.4Q20 6.4 12.6 8.4Z', '--h-red', 1.4),
    p('M27 7L34 5L32 9L36 12L28 9Z', '--h-red', 1.4),
    p('M8 34L1 18Q3 14 6 18L10 33Z', '--h-steel', 1.4),
    p('M32 34L39 18Q37 14 34 18L30 33Z', '--h-steel', 1.4),
  ),
  // A wide hat, a moustache, a bat over the shoulder.
  will: human(
    'will',
    p('M30 34L40 2L44 4L34 35Z', '--h-wood', 1.6),
    legs('--h-denim'),
    p('M12 20Q20 17 28 20L28 36H12Z', 'seat'),
    p('M20 19V36M14 24H18', 'none', 1.3),
    arms(FAIR),
    face(FAIR),
    p('M16 13.6Q20 11.4 24 13.6Q20 15.6 16 13.6Z', '--z-hair', 1),
    p('M13 5Q14 -4 20 -4Q26 -4 27 5Z', '--h-pack'),
    p('M4 6Q20 0 36 6Q34 9 20 7Q6 9 4 6Z', '--h-pack', 1.8),
  ),
  // White hair down to the waist, a fur collar, a flail.
  snow: human(
    'snow',
    p('M10 8Q9 -2 20 -2Q31 -2 30 8L34 36L27 33H13L6 36Z', '#eef3f5'),
    legs('--h-dark'),
    p('M13 20Q20 17 27 20L30 40H10Z', 'seat'),
    arms(FAIR),
    p('M11 18Q20 24 29 18Q30 23 20 25Q10 23 11 18Z', '#fff8e8', 1.5),
    face(FAIR),
    p('M12.6 10Q12 0 20 0Q28 0 27.4 10Q25 3 20 4Q15 3 12.6 10Z', '#eef3f5', 1.6),
    p('M30 34L38 22', 'none', 3),
    p('M38 22L42 26', 'none', 1.4),
    dot(43, 29, 4, '--h-steel', 1.6),
  ),
  // Two buns, a short jacket, nunchaku in the air.
  sai_fon: human(
    'sai_fon',
    dot(11, 1, 4.6, '--z-hair', 1.8),
    dot(29, 1, 4.6, '--z-hair', 1.8),
    legs('--h-dark'),
    p('M14 20Q20 18 26 20L26 33H14Z', 'seat'),
    p('M14 33H26V36H14Z', '--h-red', 1.4),
    p('M13 20L8 29L10 34L14 31L15 25Z', 'seat'),
    p('M27 20L34 14L37 18L29 26Z', 'seat'),
    dot(10.5, 33, 2.2, TAN, 1.4),
    dot(36, 15, 2.2, TAN, 1.4),
    face(TAN),
    p('M12.6 9Q12 0 20 0Q28 0 27.4 9Q24 4 20 4Q16 4 12.6 9Z', '--z-hair', 1.6),
    p('M36 14L34 2', 'none', 3.4),
    { d: 'M36 14L34 2', fill: 'none', line: 1.6, ink: '--h-wood' },
    p('M34 2Q38 -4 41 0', 'none', 1.2),
    p('M41 0L43 11', 'none', 3.4),
    { d: 'M41 0L43 11', fill: 'none', line: 1.6, ink: '--h-wood' },
  ),
  // A cloud of curls, round glasses, a guitar on the back.
  hazel: human(
    'hazel',
    p('M30 18L42 -6L45 -4L34 20Z', '--h-wood', 1.6),
    p('M28 22Q37 18 38 26Q44 30 38 37Q31 42 27 34Z', '--h-red', 1.8),
    legs('--h-violet'),
    p('M13 20Q20 17 27 20L28 37H12Z', 'seat'),
    arms(DARK),
    p('M8 8Q4 2 10 -2Q13 -8 20 -6Q28 -8 30 -2Q36 3 32 9Q35 15 28 17L12 17Q5 15 8 8Z', '--h-wood', 1.8),
    face(DARK),
    {
      d: 'M14.300 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M19.700 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
      fill: 'none',
      line: 1,
      ink: '--fig-ink',
    },
  ),
};

/** All of them, in the order of their sheets. */
export const HERO_IDS: readonly HeroId[] = [
  'josh',
  'severity',
  'will',
  'snow',
  'vance',
  'sai_fon',
  'hazel',
  'dex',
];

export function figureOf(hero: HeroId): Figure {
  return HEROES[hero];
}
