// Five zombies. They lean, reach to the left and wear no base: a silhouette no human has.

import { dot, type Figure, p, shadow, type Shape } from './shapes';

const EYE = '#fffbe6';
const PUPIL = '#14100c';
const MAW = '#3a1410';

const WALKER: readonly Shape[] = [
  shadow(),
  p('M20 36L15 45L11 52L16 53L21 45Z', '--z-cloth2'),
  p('M25 35L27 45L28 52H34L32 43L31 34Z', '--z-cloth2'),
  p('M16 20L29 18L32 36L27 34L25 39L21 35L17 39Z', '--z-cloth'),
  p('M17 22L4 19L1 23L5 25L16 28Z', '--z-skin2'),
  p('M27 21L12 24L7 30L11 32L14 29L28 29Z', '--z-skin'),
  p('M10 7Q12 1 19 2Q27 3 26 11Q25 18 19 19L12 19Q10 17 11 15Q9 12 10 7Z', '--z-skin'),
  p('M10 8Q12 0 20 1Q28 3 26 12Q22 9 21 5Q16 8 10 8Z', '--z-hair', 1.6),
  dot(14, 11, 2.2, EYE, 1.1),
  dot(13.6, 11.2, 0.8, PUPIL),
  dot(19.5, 10.6, 1.6, EYE, 1),
  p('M12 15.5H18L17 18H13Z', MAW, 1.1),
];

/** Head fallen to the side, one arm hanging, a tie. */
const LIMPER: readonly Shape[] = [
  shadow(),
  p('M19 36L17 45L14 53H19L23 45L24 36Z', '--z-cloth3'),
  p('M25 36L29 43L27 48L33 53L36 50L33 45L32 35Z', '--z-cloth3'),
  p('M29 20L34 28L35 37L31 38L29 30Z', '--z-skin2'),
  p('M16 20L30 19L32 37H17Z', '--z-cloth4'),
  p('M21 20L25 20L24 31L22 33L20 30Z', '--z-tie', 1.2),
  p('M18 22L7 26L3 34L7 35L11 29L19 29Z', '--z-skin'),
  p(
    'M9.8 8.9Q11 4 16.8 2.4Q24 1.3 26 8.2Q27.800 15 23.700 17.900L18.200 20.300Q14.700 19.800 14.300 16.700Q10.500 12.900 9.800 8.900Z',
    '--z-skin',
  ),
  p('M10.700 8.500Q12.400 2.300 17.400 1.100L16.600 7Z', '--z-hair', 1.4),
  dot(16.6, 11.9, 2.3, EYE, 1.1),
  dot(16.2, 12.3, 0.8, PUPIL),
  p('M19.600 10L22 7.900', 'none', 1.5),
  p('M16.200 17L21 14.300L21.500 18L18.300 19.300Z', MAW, 1.1),
];

/** Broad, bald, in dungarees. */
const HEAVY: readonly Shape[] = [
  shadow(14),
  p('M15 38L14 52H20L22 42Z', '--z-cloth'),
  p('M23 40L26 52H33L32 38Z', '--z-cloth'),
  p('M10 22Q20 15 32 21Q38 31 33 41Q22 45 13 41Q8 32 10 22Z', '--z-skin2'),
  p('M14 30H32Q34 36 32 41Q22 45 13 41Q12 35 14 30Z', '--z-cloth'),
  p('M16 30L14 21M29 30L29 20', 'none', 2.4),
  p('M12 23L2 25L-1 30L4 32L13 30Z', '--z-skin'),
  p('M30 24L36 33L31 39L27 36L29 32Z', '--z-skin'),
  p('M13 8Q14 2 21 2Q29 3 28 11Q27 18 21 18H16Q12 16 13 8Z', '--z-skin'),
  dot(17, 9.5, 1.9, EYE, 1.1),
  dot(16.6, 9.7, 0.7, PUPIL),
  dot(22.6, 9, 1.9, EYE, 1.1),
  p('M15 13.5H22L21 17H16Z', MAW, 1.1),
  p('M24 4L27 6', 'none', 1.4),
];

/** Long hair over the face, a nightgown. */
const GOWN: readonly Shape[] = [
  shadow(11),
  p('M17 43L15 53H19L21 45Z', '--z-skin2'),
  p('M24 43L26 53H30L28 43Z', '--z-skin2'),
  p('M17 20L28 19L33 44L29 42L26 46L22 43L18 46L14 43Z', '--z-cloth5'),
  p('M18 21L6 16L3 19L6 23L17 27Z', '--z-skin'),
  p('M27 22L14 26L10 33L14 34L17 30L28 29Z', '--z-skin'),
  p('M11 10Q11 1 20 1Q29 2 29 12L31 25L26 22L25 26L22 19Q16 20 13 18Z', '--z-hair2'),
  p('M12 10Q14 6 20 7Q22 12 19 18L13 18Q11 15 12 10Z', '--z-skin', 1.4),
  dot(15.4, 11.4, 2, EYE, 1),
  dot(15, 11.6, 0.8, PUPIL),
  p('M13.5 15H18L17 17.4H14.4Z', MAW, 1),
];

/** Small, hunched, in a hood. */
const HOOD: readonly Shape[] = [
  shadow(10),
  p('M18 42L15 52H20L22 43Z', '--z-cloth3'),
  p('M25 42L27 52H31L30 41Z', '--z-cloth3'),
  p('M15 28Q22 22 31 28L33 42H16Z', '--z-cloth'),
  p('M17 30L5 29L2 33L6 35L17 36Z', '--z-skin'),
  p('M28 31L15 34L11 39L15 40L29 38Z', '--z-skin'),
  p('M10 20Q10 9 21 9Q32 11 31 24Q28 31 20 30L13 29Q9 25 10 20Z', '--z-cloth'),
  p('M12 20Q13 14 20 15Q24 19 22 27L14 27Q11 24 12 20Z', '--z-skin', 1.4),
  dot(15.2, 20, 2, EYE, 1),
  dot(14.8, 20.2, 0.8, PUPIL),
  dot(20, 19.6, 1.5, EYE, 1),
  p('M13.6 23.6H19L18 26H14.6Z', MAW, 1),
];

export const ZOMBIES: readonly Figure[] = [WALKER, LIMPER, HEAVY, GOWN, HOOD].map((shapes, i) => ({
  id: `z${i}`,
  side: 'zombie',
  shapes,
}));

/** Which body a zombie has: fixed by where it stands, so that nobody changes clothes. */
export function bodyAt(seed: number): Figure {
  const body = ZOMBIES[(seed >>> 3) % ZOMBIES.length];
  if (body === undefined) throw new Error('there are zombies');
  return body;
}
