// Everyday people as figures: one for each seat, each with something of their own that breaks the outline.

import { arms, face, human, legs } from './humans';
import { dot, type Figure, p } from './shapes';
import type { Seat } from '../protocol/Seat';

const DARK = '#8a5a3c';
const FAIR = '#f0c39c';
const TAN = '#d79a6b';

const PEOPLE: readonly Figure[] = [
  // The courier: helmet, bag, a bat.
  human(
    'courier',
    legs('--h-denim'),
    p('M12 20Q20 16.5 28 20L28 36H12Z', 'seat'),
    p('M13 21L27 35', 'none', 3),
    p('M24 33H34V42H24Z', '--h-pack', 1.8),
    arms(TAN),
    face(TAN),
    p('M11 9Q10 -1 20 -1Q30 -1 29 9Q20 5.4 11 9Z', '--h-red'),
    p('M15 .4Q16 4 15 7M20 -.6V6M25 .4Q24 4 25 7', 'none', 1.1),
    p('M9 33L3 16L6 14L11 32Z', '--h-wood', 1.5),
  ),
  // The cook: toque, apron, cleaver.
  human(
    'cook',
    legs('--h-dark'),
    p('M12 20Q20 17 28 20L28 36H12Z', 'seat'),
    p('M15 26H25V41H15Z', '#fff8e8', 1.6),
    arms(DARK),
    face(DARK),
    p('M13 6Q8 5 10 0Q12 -4 16 -2Q20 -7 24 -2Q29 -4 30 1Q31 5 27 6Z', '#fff8e8'),
    p('M29 34L33 22L38 20L39 26L33 35Z', '--h-steel', 1.4),
  ),
  // The student: ponytail, a plank.
  human(
    'student',
    p('M26 6Q36 6 34 20L30 16L27 10Z', '--h-wood'),
    legs('--h-violet'),
    p('M13 20Q20 17 27 20L27 34H13Z', 'seat'),
    arms(FAIR),
    face(FAIR),
    p('M12.6 10Q12 0 20 0Q28 0 27.6 9Q24 4 18 5Q14 6 12.6 10Z', '--h-wood', 1.8),
    p('M29 35L37 10L40 12L32 36Z', '--h-wood', 1.5),
  ),
  // The guard: peaked cap, a torch.
  human(
    'guard',
    legs('--h-dark'),
    p('M11 20Q20 17 29 20L29 36H11Z', 'seat'),
    p('M11 30H29', 'none', 2.4),
    arms(TAN),
    face(TAN),
    p('M12 6Q12 -2 20 -3Q28 -2 28 6Z', '--h-dark'),
    p('M10 7Q20 3 30 7Q20 10 10 7Z', '--h-dark', 1.6),
    p('M29 33L42 26L44 30L31 36Z', '--h-steel', 1.4),
    dot(43.6, 27.8, 2.4, '#fff6c9', 1.2),
  ),
  // Grandmother: bun, shawl, handbag.
  human(
    'granny',
    dot(20, -3, 4.4, '#d7d3cc', 1.8),
    legs('--h-trousers'),
    p('M12 20Q20 17 28 20L32 46H8Z', 'seat'),
    arms(FAIR),
    p('M10 19Q20 30 30 19L28 25Q20 33 12 25Z', '--h-violet', 1.4),
    face(FAIR),
    p('M12.600 10Q11 0 20 0Q29 0 27.400 10Q24 4 20 4Q16 4 12.600 10Z', '#d7d3cc', 1.6),
    p('M27 36H38V45H27Z', '--h-red', 1.8),
    p('M29 36Q32.500 29 36 36', 'none', 1.6),
  ),
  // The skater: headphones, a board on the back.
  human(
    'skater',
    p('M29 2Q34 -2 37 3L41 34Q41 40 36 39Q32 38 32 34Z', '--h-green', 1.8),
    dot(40, 8, 2.2, '--h-steel', 1.2),
    dot(43, 30, 2.2, '--h-steel', 1.2),
    legs('--h-denim'),
    p('M13 20Q20 17.500 27 20L28 37H12Z', 'seat'),
    arms(TAN),
    face(TAN),
    p('M12 9Q12 0 20 0Q28 0 28 9Q20 3 12 9Z', '--z-hair', 1.6),
    p('M11 9Q11 -3 20 -3Q29 -3 29 9', 'none', 2.4),
    dot(11.5, 10, 3, '--h-red', 1.4),
    dot(28.5, 10, 3, '--h-red', 1.4),
  ),
];

export function personOf(seat: Seat): Figure {
  const found = PEOPLE[seat % PEOPLE.length];
  if (found === undefined) throw new Error('there are people');
  return found;
}
