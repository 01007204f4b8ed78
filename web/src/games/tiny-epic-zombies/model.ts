// Questions about a view and its choices that several parts of the board ask. No rules: whether something is allowed is
// read from the choices, never worked out.

import type { Choice } from '../../protocol/Choice';
import { say, t } from '../../text/fluent';
import { helpOf } from '../../text/help';
import type { Play } from '../module';
import { printedOn } from './spawns';
import type {
  Ability,
  Card,
  Character,
  Event,
  HumanView,
  Objective,
  Room,
  RoomView,
  StoreView,
  Token,
  TokenView,
  View,
  WireEvent,
} from './types';

export type TezPlay = Play<View>;

/** Something on the table that a choice is about. */
export type TargetKind = 'room' | 'slot' | 'human' | 'card' | 'token' | 'character';
export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}

/** A choice, and what has to be pointed at, one after the other, to make it. */
export interface Way {
  readonly choice: Choice;
  readonly verb: string;
  readonly path: readonly Target[];
}

const SHAPES: Readonly<Record<string, readonly TargetKind[]>> = {
  choose: ['character'],
  deal: ['card'],
  move: ['room'],
  skateboard: ['room'],
  squad: ['slot'],
  shoot: ['room', 'room'],
  cover: ['human', 'room'],
  trap: ['room'],
  crash: ['room', 'room'],
  drive: ['slot'],
  swap: ['card', 'card'],
  layaway: ['card'],
  flip: ['token'],
  take: ['token'],
  snatch: ['token'],
  stow: ['card'],
  collect: ['card'],
  buy: ['card'],
  drop: ['card', 'slot'],
  shift: ['room', 'room'],
  lay: ['token'],
  give: ['token', 'human'],
  beg: ['token'],
  store: ['slot'],
  human: ['human'],
  keep: ['slot'],
  rush: ['room'],
  lose: ['card'],
  horde: ['character'],
  push: ['token', 'room'],
  bury: ['card'],
  litter: ['card', 'slot'],
  burn: ['card'],
  kill: ['room'],
};

/** What a choice is called in its text form. */
export function verbOf(choice: Choice): string {
  return choice.action.split(' ')[0] ?? '';
}

/** What a choice is called on a button; squads by the Store they stand at. */
export function labelOf(shell: Play, choice: Choice): string {
  const [verb, slot] = choice.action.split(' ');
  const store = (shell as TezPlay).view.stores.find((one) => one.slot === slot);
  return verb === 'squad' && store !== undefined
    ? t('tez-move-squad', { store: storeName(store) })
    : say(choice.label, shell.names);
}

/** The choice taken apart by its text form. */
export function wayOf(choice: Choice): Way {
  const [verb = '', ...words] = choice.action.split(' ');
  const kinds = verb === 'peek' && words[0] !== 'deck' ? (['human'] as const) : (SHAPES[verb] ?? []);
  const path = words.flatMap((id, i) => {
    const kind = kinds[i];
    return kind === undefined ? [] : [{ kind, id }];
  });
  return { choice, verb, path };
}

/** All choices with their targets. Of two rooms shot at together either may be pointed at first. */
export function waysOf(choices: readonly Choice[]): readonly Way[] {
  return choices.flatMap((choice) => {
    const way = wayOf(choice);
    return way.verb === 'shoot' && way.path.length === 2
      ? [way, { ...way, path: way.path.toReversed() }]
      : [way];
  });
}

export function isSame(a: Target | null | undefined, b: Target | null | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}

/** Acts that need a decision of their own before their targets light up, so that nothing is spent by a slip. */
const DELIBERATE: ReadonlySet<string> = new Set([
  'skateboard',
  'drop',
  'trap',
  'crash',
  'cover',
  'swap',
  'layaway',
  'drive',
]);

export function isDeliberate(verb: string): boolean {
  return DELIBERATE.has(verb);
}

/** The ways that are open now: of the act the player has decided for, or all that need no decision. */
export function openWays(choices: readonly Choice[], decided: string | null): readonly Way[] {
  const ways = waysOf(choices).filter(({ path }) => path.length > 0);
  return decided !== null && ways.some(({ verb }) => verb === decided)
    ? ways.filter(({ verb }) => verb === decided)
    : ways.filter(({ verb }) => !isDeliberate(verb));
}

/** Whether going to that Room means a roll of the die: nobody does that by a slip. */
export function isRisky(view: View, room: Room): boolean {
  const acting = view.humans.find(({ human }) => human === view.active);
  return view.turn.on && (acting?.odds.some(([where]) => where === room) ?? false);
}

/** The ways that begin with `target`. */
export function from(ways: readonly Way[], target: Target): readonly Way[] {
  return ways.filter(({ path }) => isSame(path[0], target));
}

/** The ways that go on from `picked` to `target`. */
export function onward(ways: readonly Way[], picked: Target, target: Target): readonly Way[] {
  return from(ways, picked).filter(({ path }) => isSame(path[1], target));
}

export type Lit = 'no' | 'first' | 'second';

/** Whether `target` can be pointed at now. */
export function litness(ways: readonly Way[], picked: Target | null, target: Target): Lit {
  if (picked !== null && onward(ways, picked, target).length > 0) return 'second';
  return from(ways, target).length > 0 ? 'first' : 'no';
}

// Names.

/** The card without the letter of its copy: `grenade-b` is a `grenade`, `frequency-3-a` a `frequency-3`. */
export function cardKind(card: Card): string {
  return card.replace(/-[a-z]$/, '');
}

export function cardName(card: Card): string {
  return t(`tiny-epic-zombies-card-${cardKind(card)}`);
}

export function cardHelp(card: Card): string {
  return helpOf(`tiny-epic-zombies-card-${cardKind(card)}`);
}

/** What of a card is ours. */
export function cardHouse(card: Card): string | null {
  return printedOn(card)?.isHouse === true ? t('tez-house-symbol') : null;
}

export function characterName(character: Character): string {
  return t(`tiny-epic-zombies-character-${character}`);
}

/** What the character can do as a Human. */
export function talentWords(character: Character): string {
  return t(`tiny-epic-zombies-character-${character}.ability`);
}

/** What the character always does as a Zombie Card. */
export function passiveWords(character: Character): string {
  return t(`tiny-epic-zombies-character-${character}.passive`);
}

/** What the character's Horde Track does. */
export function hordeWords(character: Character): string {
  return t(`tiny-epic-zombies-character-${character}.track`);
}

export function objectiveName(objective: Objective): string {
  return t(`tiny-epic-zombies-objective-${objective}`);
}

export function abilityName(ability: Ability): string {
  return t(`tiny-epic-zombies-ability-${ability}`);
}

/** The readings of this table that help texts speak of. */
export function readings({ options }: View): Readonly<Record<string, string>> {
  return {
    deliveries: options.deliver_anywhere ? 'any' : 'center',
    motorcycle: options.motorcycle_adds ? 'adds' : 'replaces',
  };
}

export function abilityHelp(view: View, ability: Ability): string {
  return helpOf(`tiny-epic-zombies-ability-${ability}`, readings(view));
}

export function storeName(store: StoreView): string {
  return t(`tiny-epic-zombies-store-${store.side}`);
}

/** As it stands on a sign with little room. */
export function shortStoreName(store: StoreView): string {
  return t(`tez-short-${store.side}`);
}

export function roomName(view: View, room: Room): string {
  const [slot = '', number = ''] = room.split('.');
  const store = view.stores.find((one) => one.slot === slot);
  return store === undefined
    ? t(`tiny-epic-zombies-courtyard-${number}`)
    : t('tiny-epic-zombies-room', { store: storeName(store), n: Number(number) });
}

/** The same where there is little room for it. */
export function shortRoomName(view: View, room: Room): string {
  const [slot = '', number = ''] = room.split('.');
  const store = view.stores.find((one) => one.slot === slot);
  return store === undefined
    ? t('tez-short-courtyard')
    : t('tiny-epic-zombies-room', { store: shortStoreName(store), n: Number(number) });
}

/** A token's kind: `ingredient-3` is an `ingredient`. */
export function tokenKind(token: Token): string {
  return token.split('-')[0] ?? token;
}

export function tokenName(view: TokenView): string {
  const kind = tokenKind(view.token);
  const name = t(`tiny-epic-zombies-token-${kind}`, { n: Number(view.token.split('-')[1] ?? 1) });
  const shown = shownWords(view);
  return shown === null ? name : t('tez-token-shows', { token: name, shown });
}

/** What a token shows, if the viewer knows. */
function shownWords({ shows }: TokenView): string | null {
  if (shows === undefined) return null;
  if (shows === 'person' || shows === 'zombie') return t(`tiny-epic-zombies-shown-${shows}`);
  if ('letter' in shows) return shows.letter;
  if ('clue' in shows) return t(`tiny-epic-zombies-clue-${shows.clue}`);
  return exitWords(shows.exit);
}

export function exitWords(exit: { readonly symbol: string } | { readonly number: number }): string {
  return 'symbol' in exit
    ? t(`tiny-epic-zombies-symbol-${exit.symbol}`)
    : t('tiny-epic-zombies-exit-number', { n: exit.number });
}

export function humanName(view: View, human: number): string {
  const character = view.humans[human]?.character;
  return character === undefined ? t('tez-human', { n: human + 1 }) : characterName(character);
}

// What is where.

export function roomOf(view: View, room: Room): RoomView | undefined {
  return [...view.stores.flatMap((store) => store.rooms), ...view.courtyard].find((one) => one.room === room);
}

export function humansIn(view: View, room: Room): readonly HumanView[] {
  return view.humans.filter((human) => human.room === room);
}

export function tokensIn(view: View, room: Room): readonly TokenView[] {
  return view.tokens.filter(
    ({ place }) => typeof place === 'object' && 'room' in place && place.room === room,
  );
}

/** Whether Player Cards are still being chosen. */
export function isChoosing(view: View): boolean {
  return view.humans.some((human) => human.character === undefined);
}

/** An event's name and what belongs to it. */
export function eventOf(entry: { readonly event: unknown }): Event {
  const { type, ...data } = entry.event as WireEvent;
  return { name: type, data } as Event;
}
