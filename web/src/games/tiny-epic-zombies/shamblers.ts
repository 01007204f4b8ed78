// The zombies of the mall as figures: several kinds, so that a crowd is no row of copies.

import { discPath, type Figure, p, type Shape } from '../../stage/shapes';
import { arm, disc, fill, leg, line } from './body';

const SKIN = '#a7bd8b';

/** Torn, in the colour of the zombies. */
const TORN: readonly Shape[] = [
  { d: discPath(20, 52, 18, 6), fill: '#000', line: 0, ink: '--fig-ink', alpha: 0.4 },
  p('M3 49L8 46L13 47L18 43L24 46L30 44L33 47L38 49L33 52L27 52L22 55L16 53L10 54L8 51Z', '--rim-zombie'),
];

/** Shambling legs in worn shoes, and what is left of a shirt. */
function rags(trousers: string, shirt: string, colour: string): readonly Shape[] {
  return [
    ...leg('M17.5 34.7L14.9 41.5L15.8 47.5', trousers),
    ...leg('M25.1 34.7L27.6 41.5L30.2 46.6', trousers),
    fill('M10.7 50Q11.5 46.6 16.6 46.6L18.3 50ZM26.8 50L28.5 45.8L34.4 48.3L32.7 50Z', '#3b342c', 1.2),
    fill(shirt, colour),
  ];
}

function reach(d: string): readonly Shape[] {
  return arm(d, SKIN, 4.1);
}

/** A head that hangs to one side or the other, by the height at which its eyes and its mouth are. */
function mask(left: number, right: number, mouth: string): readonly Shape[] {
  return [
    disc(18.3, 9.3, 8.9, SKIN),
    disc(14.5, left, 2.7, '#ffd257', 1.2),
    disc(21.7, right, 1.9, '#ffd257', 1.2),
    fill(mouth, '#40222a', 1),
  ];
}
const STRAIGHT = mask(8.4, 9.3, 'M13.2 13.5L15.8 12.2L18.3 14.4L20.8 12.2L22.5 13.5Q18.3 17.8 13.2 13.5Z');

const ZOMBIES: readonly (readonly Shape[])[] = [
  [
    ...rags(
      '#5b5448',
      'M13.2 36.4L12.4 20.3Q20.8 15.2 29.3 21.2L31 33.9L26.8 37.3L25.1 33.9L21.7 38.1L18.3 34.7L15.8 38.1Z',
      '#7b6a8e',
    ),
    ...reach('M14.1 22.8L3 22L-1.2 24.5'),
    ...reach('M25.9 22.8L9.8 27.1L2.2 29.6'),
    ...STRAIGHT,
    line('M11.5 3.3L14.9 0.8M18.3 -0.1L20.8 2.5M24.2 0.8L25.9 4.2', 1.7),
  ],
  [
    ...rags(
      '#394a63',
      'M13.2 36.4L12.4 20.3Q20.8 15.2 29.3 21.2L31 37.3L25.9 34.7L22.5 38.1L18.3 35.6Z',
      '#d9d2bd',
    ),
    fill('M19.2 18.6L21.7 19.5L22.5 28.8L20 32.2L17.5 28.8Z', '#b3231b', 1.2),
    ...reach('M14.1 22.8L3.9 17.8L-0.4 19.5'),
    ...reach('M27.6 22L33.6 27.1L32.7 35.6'),
    ...mask(9.1, 8.7, 'M14 14.3L16.3 12.6L19.2 14.3L21.3 11.8L23.2 12.7Q19.8 17.6 14 14.3Z'),
    fill('M8.8 9.2Q8 -0.1 18.2 -1Q26.6 -2.5 27.1 5.1Q20.5 2 8.8 9.2Z', '#4a3a2a'),
  ],
  [
    ...rags(
      '#6a4a3a',
      'M12.4 38.1L12.4 20.3Q20.8 15.2 29.3 21.2L32.7 39.8L27.6 37.3L24.2 40.7L20 37.3L16.6 40.7Z',
      '#c9776a',
    ),
    ...reach('M14.1 22.8L3 23.7'),
    fill('M-2.1 25.4L7.3 25.4L8.1 38.1L-2.9 38.1Z', '#ffd98a', 1.4),
    line('M0.5 25.4Q3 19.5 4.7 25.4', 1.5),
    ...reach('M26.8 22.8L12.4 28.8'),
    fill('M8.1 14.4Q5.6 -2.6 20 -1.8Q32.7 -0.9 29.3 17.8L25.1 12.7Z', '#6f5a34'),
    ...STRAIGHT,
  ],
  [
    ...rags(
      '#40463a',
      'M13.2 36.4L12.4 20.3Q20.8 15.2 29.3 21.2L31 36.4L26.8 38.1L22.5 34.7L17.5 38.1Z',
      '#4f7d63',
    ),
    ...reach('M14.1 22.8L3 21.2L-2.1 17.8'),
    fill('M26.8 20.3L32.7 24.5L30.2 29.6L25.9 26.2Z', '#7a2430', 1.2),
    ...mask(7.7, 10, 'M12.4 12.4L15.2 11.6L17.2 14.3L20.2 12.7L21.6 14.3Q16.5 17.6 12.4 12.4Z'),
    fill('M9.7 4.8Q12.5 -4.1 21.4 -1.3Q29.7 0.4 28.3 7.1L5.4 4.8Z', '#c0392b'),
  ],
];

const SHAMBLERS: readonly Figure[] = ZOMBIES.map((shapes, i) => ({
  id: `tez-zombie-${i}`,
  side: 'zombie',
  shapes: [...TORN, ...shapes],
}));

/** Which zombie stands in a Room: always the same one. */
export function shamblerIn(seed: number): Figure {
  const found = SHAMBLERS[seed % SHAMBLERS.length];
  if (found === undefined) throw new Error('there are zombies');
  return found;
}
