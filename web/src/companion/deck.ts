// The Zombie pile and the Horde box, counted for people who have the cards in front of them, or dealt for those who have
// not. Pure: chance is an argument.

export type Letter = 'A' | 'B' | 'C' | 'D';
export type EventName = 'surge' | 'sneak_attack' | 'terror' | 'loss';

export type Card =
  | { readonly kind: 'horde' }
  | {
      readonly kind: 'number';
      readonly value: number;
      /** Unknown when only the number was tapped. */
      readonly letter?: Letter;
      readonly event?: EventName;
    };

/** Value, letter, copies, and the Event on one of them. A test compares this with the game's own content. */
export const NUMBER_CARDS: readonly (readonly [number, Letter, number, EventName])[] = [
  [1, 'A', 3, 'surge'],
  [1, 'B', 3, 'sneak_attack'],
  [1, 'C', 2, 'terror'],
  [1, 'D', 2, 'loss'],
  [2, 'A', 2, 'loss'],
  [2, 'B', 2, 'surge'],
  [2, 'C', 3, 'sneak_attack'],
  [2, 'D', 3, 'terror'],
  [3, 'A', 2, 'terror'],
  [3, 'B', 3, 'loss'],
  [3, 'C', 3, 'surge'],
  [3, 'D', 2, 'sneak_attack'],
  [4, 'A', 3, 'sneak_attack'],
  [4, 'B', 2, 'terror'],
  [4, 'C', 2, 'loss'],
  [4, 'D', 3, 'surge'],
];

export const N_HORDE_CARDS = 8;
export const N_CARDS = 48;
/** Horde cards lie four and four in two halves (Z15-013). */
const HALF = N_CARDS / 2;
/** Zombies that begin in the Horde box, and come back into it after the Horde (Z15-010, Z15-151). */
const HORDE_BEGINS = 3;

export interface Pile {
  /** Cards to come, the next one last; null when people draw from their own pile. */
  readonly order: readonly Card[] | null;
  /** Cards that came, the last one last, each with the Horde box before it. */
  readonly drawn: readonly { readonly card: Card; readonly boxBefore: number }[];
  /** Zombies in the Horde box. */
  readonly box: number;
}

export function newPile(random: (() => number) | null): Pile {
  return { order: random === null ? null : dealt(random), drawn: [], box: HORDE_BEGINS };
}

/** Z15-013: number cards cut into two halves, four Horde cards shuffled into each. */
function dealt(random: () => number): readonly Card[] {
  const numbers = shuffled(numberCards(), random);
  const half = numbers.length / 2;
  const hordes: Card[] = Array.from({ length: N_HORDE_CARDS / 2 }, () => ({ kind: 'horde' }));
  return [
    ...shuffled([...numbers.slice(0, half), ...hordes], random),
    ...shuffled([...numbers.slice(half), ...hordes], random),
  ];
}

function numberCards(): Card[] {
  return NUMBER_CARDS.flatMap(([value, letter, copies, event]) =>
    Array.from({ length: copies }, (_, i): Card => {
      const card = { kind: 'number', value, letter } as const;
      return i === 0 ? { ...card, event } : card;
    }),
  );
}

function shuffled(cards: readonly Card[], random: () => number): Card[] {
  const mixed = [...cards];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [mixed[i], mixed[j]];
    if (a === undefined || b === undefined) continue;
    mixed[i] = b;
    mixed[j] = a;
  }
  return mixed;
}

/** The next card of a pile that is dealt here. */
export function draw(pile: Pile): Pile {
  const card = pile.order?.at(-1);
  if (pile.order === null || card === undefined) return pile;
  return noted({ ...pile, order: pile.order.slice(0, -1) }, card);
}

/** A card that people drew from their own pile; refused when there can be none like it left. */
export function tap(pile: Pile, card: Card): Pile {
  if (pile.order !== null || left(pile, card) <= 0) return pile;
  return noted(pile, card);
}

function noted(pile: Pile, card: Card): Pile {
  return {
    ...pile,
    drawn: [...pile.drawn, { card, boxBefore: pile.box }],
    // Z15-150, Z15-151: the whole box comes, and three begin anew.
    box: card.kind === 'horde' ? HORDE_BEGINS : pile.box,
  };
}

/** Takes the last card back, and what it did to the Horde box. */
export function undo(pile: Pile): Pile {
  const last = pile.drawn.at(-1);
  if (last === undefined) return pile;
  return {
    order: pile.order === null ? null : [...pile.order, last.card],
    drawn: pile.drawn.slice(0, -1),
    box: last.card.kind === 'horde' ? last.boxBefore : pile.box,
  };
}

/** Noise adds zombies to the box (Z15-154); a slip takes them out again. */
export function addToBox(pile: Pile, n: number): Pile {
  return { ...pile, box: Math.min(99, Math.max(0, pile.box + n)) };
}

/** How many cards of this kind or value have not come yet. */
export function left(pile: Pile, card: Card): number {
  const isLike = (other: Card): boolean =>
    card.kind === 'number' ? other.kind === 'number' && other.value === card.value : other.kind === 'horde';
  const whole =
    card.kind === 'horde'
      ? N_HORDE_CARDS
      : NUMBER_CARDS.reduce((sum, [value, , copies]) => sum + (value === card.value ? copies : 0), 0);
  return whole - pile.drawn.filter((entry) => isLike(entry.card)).length;
}

/** The chance that the next card is the Horde, by counting; null when no card is left. */
export function hordeChance(pile: Pile): number | null {
  const n = pile.drawn.length;
  if (n >= N_CARDS) return null;
  const came = pile.drawn.filter((entry) => entry.card.kind === 'horde').length;
  const isFirst = n < HALF;
  const hordes = (isFirst ? N_HORDE_CARDS / 2 : N_HORDE_CARDS) - came;
  return Math.min(1, Math.max(0, hordes / ((isFirst ? HALF : N_CARDS) - n)));
}
