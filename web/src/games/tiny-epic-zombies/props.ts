// What furnishes the Rooms: one thing each, which says what the Room is for where it is for something. The middle of its
// floor is at (0, 0); it is about 56 units wide and 44 high.

import { discPath, type Shape } from '../../stage/shapes';
import type { Ability, RoomView, StoreView } from './types';

const INK = '--fig-ink';
const WOOD = '#8a6a48';
const DARK = '#4a3a2a';
const STEEL = '#c9ccc7';
const PAPER = '#f4f4ee';
const RED = '#d64550';
const BLUE = '#7fa7d4';
const YELLOW = '#ffd257';
const GREEN = '#6fcf8e';
const VIOLET = '#c9b0ff';

function path(d: string, fill: string, line = 1.8): Shape {
  return { d, fill, line, ink: INK };
}

/** A line without a body. */
function thread(d: string, ink = INK, line = 1.6): Shape {
  return { d, fill: 'none', line, ink };
}

function oval(x: number, y: number, rx: number, ry: number, fill: string, line = 1.6): Shape {
  return path(discPath(x, y, rx, ry), fill, line);
}

function box(x: number, y: number, w: number, h: number, fill: string, line = 1.8): Shape {
  const r = Math.min(2, w / 3, h / 3);
  const d = `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;
  return path(d, fill, line);
}

/** Two boards with things on them. */
function shelf(colours: readonly string[], width = 54): readonly Shape[] {
  const [half, step] = [width / 2, (width - 10) / 5];
  return [
    box(-half, -32, width, 32, WOOD),
    box(-half + 3, -29, width - 6, 11, DARK, 1),
    box(-half + 3, -15, width - 6, 11, DARK, 1),
    ...colours.map((colour, i) =>
      box(-half + 5 + (i % 5) * step, i < 5 ? -26 : -12, step - 2.5, 8, colour, 1),
    ),
  ];
}

function plant(x: number, y: number, leaf: string): readonly Shape[] {
  return [
    path(`M${x - 6} ${y}l-2 -9h16l-2 9Z`, '#b5653a', 1.6),
    path(
      `M${x} ${y - 8}q-14 -4 -11 -16q7 4 10 12q-3 -14 2 -19q6 7 1 19q4 -10 10 -10q1 10 -12 14Z`,
      leaf,
      1.6,
    ),
  ];
}

function can(x: number, y: number, colour: string): readonly Shape[] {
  return [path(`M${x - 7} ${y}v-14h14v14Z`, STEEL, 1.6), oval(x, y - 14, 7, 2.5, colour)];
}

function ball(x: number, y: number, colour: string): readonly Shape[] {
  return [oval(x, y, 6, 6, colour, 1.4), thread(`M${x - 6} ${y}h12M${x} ${y - 6}v12`, INK, 0.8)];
}

const PROPS = {
  ammo: [
    box(-16, -17, 32, 17, '#6b7a3c'),
    box(-16, -22, 32, 6, '#84954c', 1.6),
    ...[-8, 0, 8].map((x) => path(`M${x - 2.5} -3v-7q2.5 -5 5 0v7Z`, YELLOW, 1.2)),
  ],
  crate: [box(-15, -24, 30, 24, '#c99752'), thread('M-15 -16H15M-15 -8H15M-12 -24L12 0', INK, 1.4)],
  sale: [
    thread('M0 0V-20', INK, 2.6),
    path('M-20 -40H14L24 -30L14 -20H-20Z', YELLOW),
    oval(14, -30, 2.5, 2.5, '#fff', 1.4),
    thread('M-8 -34L-14 -26M-14 -33.500v1M-8 -27v1M-3 -34V-26M2 -34V-26M2 -26H6', INK, 2),
  ],
  burger: [
    box(-30, -13, 60, 13, RED),
    thread('M-18 -11V-2M-6 -11V-2M6 -11V-2M18 -11V-2', '#ffffff88', 3),
    box(-26, -44, 52, 14, '#4a2a22'),
    thread('M-24 -30V-13M24 -30V-13', INK, 2.4),
    path('M-9 -37Q-9 -43 0 -43Q9 -43 9 -37Z', '#e8a13c', 1.2),
    thread('M-9 -35.500H9', GREEN, 2),
    thread('M-8 -33H8', '#8a4a2a', 2.4),
    oval(-16, -18, 4, 4, YELLOW, 1.4),
    box(9, -23, 8, 10, '#fff', 1.4),
  ],
  arcade: [
    path('M-20 0V-42Q-20 -46 -16 -46H4Q8 -46 8 -42V-24L14 -20V-14L8 -12V0Z', '#7a4fae'),
    box(-16, -40, 20, 15, '#22303a', 1.4),
    thread('M-13 -29L-8 -35L-4 -31L1 -37', '#7fe0d0', 2),
    oval(-4, -17, 2.6, 2.6, RED, 1.2),
    thread('M6 -18V-25', INK, 2),
    oval(6, -26, 2.4, 2.4, YELLOW, 1.2),
    box(-14, -11, 16, 7, DARK, 1),
  ],
  hatch: [
    oval(0, -6, 22, 8, '#1b1512', 2),
    thread('M-8 -24V-6M8 -24V-6M-8 -18H8M-8 -11H8', '#c99752', 3),
    thread('M-22 -6Q0 6 22 -6', '#e8a13c', 2.5),
  ],
  traps: [
    oval(0, -4, 18, 6, '#5a6064'),
    path('M-18 -4L-13 -14L-9 -6L-4 -16L0 -7L4 -16L9 -6L13 -14L18 -4Q0 3 -18 -4Z', STEEL, 1.6),
  ],
  bike: [
    oval(-19, -9, 9, 9, '#2b2b2b'),
    oval(19, -9, 9, 9, '#2b2b2b'),
    oval(-19, -9, 3.5, 3.5, STEEL, 1),
    oval(19, -9, 3.5, 3.5, STEEL, 1),
    path('M-19 -9L-12 -24H-2L6 -14L13 -26H21L19 -22L15 -22L19 -9L4 -7H-8Z', RED),
    path('M-16 -27Q-4 -31 2 -24H-14Z', '#2b2b2b', 1.4),
    thread('M13 -26L9 -33', INK, 2.6),
  ],
  police: [
    path('M-34 -6V-16L-24 -19L-16 -30H12L21 -19L34 -16V-6Z', PAPER),
    path('M-34 -12H34V-6H-34Z', '#22314f', 1.4),
    path('M-20 -19L-14 -27H-3V-19ZM1 -19V-27H11L17 -19Z', '#9fd3ff', 1.4),
    box(-7, -35, 7, 5, '#e4572e', 1.4),
    box(0, -35, 7, 5, '#3f6aa8', 1.4),
    oval(-19, -5, 6, 6, '#2b2b2b', 1.8),
    oval(19, -5, 6, 6, '#2b2b2b', 1.8),
  ],
  glassware: [
    box(-24, -20, 48, 20, '#a98bd0'),
    box(-27, -23, 54, 5, PAPER, 1.6),
    path('M-18 -23v-8q-3 -3 0 -6h4q3 3 0 6v8Z', '#9fe3f2', 1.4),
    path('M-3 -23q-6 -8 -1 -15h8q5 7 -1 15Z', '#ffb3d6', 1.4),
    path('M13 -23l-3 -12h12l-3 12Z', '#ffe08a', 1.4),
  ],
  parcels: [
    box(-24, -20, 26, 20, '#c99752'),
    thread('M-11 -20V0M-24 -11H2', '#f3e3c0', 2.4),
    box(4, -15, 20, 15, '#b07a40'),
    thread('M14 -15V0', '#f3e3c0', 2.2),
    box(-14, -34, 20, 14, '#d9ac6a'),
  ],
  coffee: [
    box(-24, -14, 48, 14, '#6a4a34'),
    box(-18, -40, 24, 26, '#8d969a'),
    box(-14, -36, 16, 7, '#22303a', 1.2),
    thread('M-6 -28V-24', INK, 2.4),
    path('M-11 -22H-1L-2 -14H-10Z', '#fff', 1.2),
    path('M12 -26H22L20 -14H14Z', '#fff', 1.4),
    thread('M14 -31q3 -3 0 -6M19 -31q3 -3 0 -6', '#ffffffaa', 2),
  ],
  monitors: [
    box(-28, -14, 56, 14, '#6d7480'),
    ...[-27, -8, 11].flatMap((x, i) => [
      box(x, -33, 17, 15, '#22303a'),
      box(x + 2.5, -30.5, 12, 10, i === 1 ? '#ffd98a' : '#7fe0d0', 1),
    ]),
    thread('M-20 -9H-4M6 -9H18'),
  ],
  tools: shelf([RED, YELLOW, BLUE, RED, '#9aa39c', BLUE, YELLOW, '#9aa39c', RED, YELLOW]),
  games: shelf([VIOLET, YELLOW, GREEN, RED, BLUE, GREEN, RED, VIOLET, BLUE, YELLOW], 50),
  collectibles: shelf([
    '#e8c66a',
    PAPER,
    '#7fe0d0',
    '#e8c66a',
    VIOLET,
    PAPER,
    '#e8c66a',
    RED,
    PAPER,
    '#7fe0d0',
  ]),
  paint: [
    ...can(-16, 0, RED),
    ...can(0, 0, YELLOW),
    ...can(16, 0, '#4ea1d4'),
    ...can(-8, -14, GREEN),
    ...can(8, -14, VIOLET),
  ],
  easel: [
    thread('M-14 0L0 -42L14 0M0 -42V-4', '#8a5a32', 3),
    box(-17, -38, 34, 24, '#fff8e6'),
    path('M-13 -18L-5 -28L1 -21L6 -30L13 -18Z', '#6fa86b', 1.2),
    oval(8, -33, 2.6, 2.6, YELLOW, 1),
  ],
  tent: [
    path('M-28 0L0 -36L28 0Z', '#7a8450'),
    path('M-9 0L0 -28L9 0Z', '#2b2f22', 1.4),
    thread('M0 -36V-42', INK, 2.4),
  ],
  fridge: [0, 1].flatMap((i) => [
    box(-25 + i * 26, -40, 24, 40, '#4a6a78'),
    box(-22 + i * 26, -36, 18, 31, '#a8e8f0', 1.2),
    ...[RED, '#e8a13c', '#3f8a5a'].map((colour, j) =>
      thread([-19, -14, -9].map((x) => `M${x + i * 26} ${-28 + j * 10}v-5`).join(''), colour, 3),
    ),
  ]),
  table: [
    thread('M0 0V-36', INK, 3),
    oval(0, -10, 18, 6, '#e8dcc0'),
    path('M-22 -28Q0 -50 22 -28Q11 -32 0 -28Q-11 -32 -22 -28Z', RED),
    thread('M-8 -31L0 -40L8 -31', '#fff', 2.4),
  ],
  sacks: [
    path('M-26 0Q-28 -18 -20 -22Q-22 -28 -16 -28H-8Q-4 -28 -6 -22Q2 -18 0 0Z', '#b98f5e'),
    path('M2 0Q0 -14 7 -17Q5 -22 10 -22H17Q21 -22 19 -17Q27 -14 25 0Z', '#a67c4d'),
    oval(-13, -9, 4, 5, '#5a3a22', 1.2),
    oval(13, -7, 3.5, 4, '#5a3a22', 1.2),
  ],
  mannequins: [[-15, VIOLET] as const, [12, '#ff9ecb'] as const].flatMap(([x, colour]) => [
    thread(`M${x} 0V-14`, INK, 2.4),
    oval(x, 0, 8, 2.5, '#8a8478'),
    path(
      `M${x - 8} -33Q${x} -38 ${x + 8} -33L${x + 6} -24L${x + 10} -11H${x - 10}L${x - 6} -24Z`,
      colour,
      1.6,
    ),
    oval(x, -41, 4.5, 5.5, '#e8dcc0'),
  ]),
  rack: [
    thread('M-24 0V-34H24V0', INK, 3),
    ...[RED, BLUE, YELLOW, GREEN, VIOLET].map((colour, i) =>
      path(`M${-20 + i * 9} -33L${-23 + i * 9} -12H${-14 + i * 9}L${-16 + i * 9} -33Z`, colour, 1.4),
    ),
  ],
  balls: [
    box(-26, -30, 52, 30, '#5a6a52'),
    ...[-17, 0, 17].flatMap((x, i) => [
      ...ball(x, -21, i === 1 ? PAPER : '#e8873c'),
      ...ball(x, -7, [YELLOW, '#e8873c', PAPER][i] ?? PAPER),
    ]),
  ],
  gems: [
    box(-29, -18, 58, 18, '#7a5a32'),
    path('M-29 -18L-24 -31H24L29 -18Z', '#bfe6f2'),
    ...['#ff5fa2', '#9fd3ff', GREEN].map((colour, i) => {
      const x = -14 + i * 14;
      return path(`M${x - 5} -25L${x - 2.5} -28H${x + 2.5}L${x + 5} -25L${x} -19Z`, colour, 1.2);
    }),
  ],
  safe: [
    box(-18, -34, 36, 34, '#6d7480', 2),
    oval(0, -17, 9, 9, '#9aa3ad', 1.8),
    thread('M0 -17L5 -22M0 -17H-6M0 -17L3 -10', INK, 2),
  ],
  statue: [
    box(-13, -12, 26, 12, '#8d969a'),
    path('M-8 -12L-5 -32Q0 -36 5 -32L8 -12Z', '#e8c66a', 1.6),
    oval(0, -39, 5.5, 6, '#e8c66a'),
    thread('M5 -30L13 -38', '#e8c66a', 4),
  ],
  speakers: [-14, 14].flatMap((x) => [
    box(x - 11, -38, 22, 38, '#33343a'),
    oval(x, -27, 5, 5, '#6d7480'),
    oval(x, -11, 7.5, 7.5, '#6d7480'),
    oval(x, -11, 2.5, 2.5, '#20282c', 1),
  ]),
  toys: [
    oval(-10, -11, 11, 11, '#b07a40'),
    oval(-10, -27, 8, 8, '#b07a40'),
    oval(-17, -33, 3.5, 3.5, '#b07a40', 1.4),
    oval(-3, -33, 3.5, 3.5, '#b07a40', 1.4),
    oval(-10, -25, 3, 2.4, '#f3e3c0', 1),
    box(6, -14, 14, 14, RED, 1.6),
    box(11, -28, 13, 14, BLUE, 1.6),
  ],
  plants: [...plant(-18, 0, '#4f9a5d'), ...plant(16, 0, '#7fb069'), ...plant(-1, 2, '#3f8a5a')],
  bench: [
    ...plant(-18, -12, '#7fb069'),
    ...plant(0, -12, '#4f9a5d'),
    ...plant(18, -12, '#c96f9a'),
    box(-28, -12, 56, 12, WOOD),
  ],
  cones: [-14, 10].flatMap((x) => [
    path(`M${x - 10} 0H${x + 10}L${x + 3} -26H${x - 3}Z`, '#f08a2c', 1.6),
    thread(`M${x - 6} -10H${x + 6}`, '#fff', 4),
  ]),
} satisfies Readonly<Record<string, readonly Shape[]>>;

type PropId = keyof typeof PROPS;

/** What an ability looks like; healing is the fountain in the Courtyard. */
const ABILITIES: Readonly<Partial<Record<Ability, PropId>>> = {
  gain_ammo: 'ammo',
  supplies: 'crate',
  clearance_sale: 'sale',
  leftovers: 'burger',
  bonus_round: 'arcade',
  passage: 'hatch',
  arm_trap: 'traps',
  motorcycle: 'bike',
  police_car: 'police',
  loud_crash: 'glassware',
  layaway: 'parcels',
  double_shot: 'coffee',
};

/** What stands in a Store's Rooms that are for nothing in particular. */
const DECOR: Readonly<Record<string, readonly PropId[]>> = {
  crafts_and_colors: ['paint', 'easel'],
  green_thumb: ['plants', 'bench'],
  first_place: ['balls'],
  ridgeline_surplus: ['tent'],
  hurs_jewelers: ['gems', 'safe'],
  hoards: ['collectibles', 'statue'],
  amps: ['speakers'],
  te_toys: ['toys'],
  food_court: ['fridge', 'table'],
  ridge_roast: ['table', 'sacks'],
  departmart: ['rack'],
  finish_it: ['tools'],
  gamelyn_world: ['games'],
  galleria: ['mannequins'],
  parking_z: ['cones'],
  security: ['monitors'],
};

/** What furnishes a Room of a Store. */
export function propIn(store: StoreView, room: RoomView): readonly Shape[] {
  const own = room.ability === undefined ? undefined : ABILITIES[room.ability];
  if (own !== undefined) return PROPS[own];
  const bare = store.rooms.filter(({ ability }) => ability === undefined);
  const decor = DECOR[store.side] ?? ['cones'];
  const id = decor[bare.findIndex((other) => other.room === room.room) % decor.length];
  return id === undefined ? [] : PROPS[id];
}

/** The fountain in the Courtyard, where the hurt are helped. */
export const FOUNTAIN: readonly Shape[] = [
  oval(0, 0, 26, 11, '#8fa6a0', 2),
  oval(0, -2, 20, 7.5, '#7fd0e0'),
  box(-4, -20, 8, 18, '#b9c7c0'),
  thread('M-7 -24H7M0 -31V-17', '#c8281e', 6),
  thread('M-9 -14Q-14 -12 -13 -4M9 -14Q14 -12 13 -4', '#c9f0f8', 2),
];

const COATS = ['#8ab4d8', '#d8a48a', '#b0c98a'] as const;
const SKINS = ['#f3cda6', '#d29a68', '#8d5b3c'] as const;

/** One of those who wait behind the barricade. */
export function survivor(n: number): readonly Shape[] {
  return [
    path('M-10 0Q-10 -26 0 -26Q10 -26 10 0Z', COATS[n % 3] ?? COATS[0], 2),
    oval(0, -35, 10, 10, SKINS[n % 3] ?? SKINS[0], 2),
    oval(-4, -34, 1.5, 1.5, INK, 0),
    oval(4, -34, 1.5, 1.5, INK, 0),
  ];
}

/** A car on the parking lot, from above. */
export function parkedCar(colour: string): readonly Shape[] {
  return [
    path('M-20 -42Q-22 -46 -16 -46H16Q22 -46 20 -42V42Q22 46 16 46H-16Q-22 46 -20 42Z', colour, 3),
    path('M-15 -20Q0 -27 15 -20L13 -8H-13Z', '#9fd3ff', 2.4),
    path('M-15 32Q0 37 15 32L13 20H-13Z', '#9fd3ff', 2.4),
    thread('M-13 -6V18M13 -6V18', INK, 2),
  ];
}

/** The four symbols of the entrances, on a field of 24. */
export const SYMBOLS = {
  door: [
    path('M6 22V3H18V22Z', '--sym-door', 2),
    oval(14.5, 13, 1.2, 1.2, INK, 0.5),
    thread('M3 22H21', INK, 2.4),
  ],
  radio: [
    box(7, 8, 10, 15, '--sym-radio', 2),
    thread('M15 8V1', INK, 2.6),
    thread('M9.500 12H14.500M9.500 15H14.500'),
    oval(12, 19, 1.6, 1.6, INK, 0.5),
    thread('M19 3Q22 6 19 9', INK, 1.8),
  ],
  glass: [
    box(3, 3, 18, 18, '--sym-glass', 2),
    thread('M12 12L5 4M12 12L20 6M12 12L18 20M12 12L9 20M12 12L4 15M8 7.500L10 6M16 9L17 14L14 16', INK, 1.5),
  ],
  vase: [
    path('M9 2H15Q14 6 16 8Q20 12 18 17Q17 22 14 22H10Q7 22 6 17Q4 12 8 8Q10 6 9 2Z', '--sym-vase', 2),
    thread('M6 13L9 15.500L12 13L15 15.500L18 13', INK, 1.5),
  ],
} as const satisfies Readonly<Record<StoreView['symbol'], readonly Shape[]>>;
