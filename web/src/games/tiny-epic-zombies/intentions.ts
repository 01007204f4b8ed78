// Everything the viewer may do, in one list for buttons, keys and touch.

import type { Choice } from '../../protocol/Choice';
import { t } from '../../text/fluent';
import type { Intention, Play } from '../module';
import { isDeliberate, isSame, labelOf, openWays, verbOf, wayOf } from './model';
import { act, asksFirst, decide, decidedIn, mainOf, pick, pickedIn } from './selection.svelte';

/** Acts whose targets are drawn on the board, where they are pressed. */
const ON_BOARD: ReadonlySet<string> = new Set([
  'choose',
  'deal',
  'move',
  'skateboard',
  'shoot',
  'cover',
  'trap',
  'crash',
  'drive',
  'squad',
  'swap',
  'layaway',
  'drop',
  'shift',
  'store',
  'rush',
  'push',
  'bury',
  'litter',
  'kill',
]);

/** Keys that stay the same all game long. */
export const KEYS: Readonly<Record<string, string>> = {
  fight: 'f',
  use: 'v',
  end: 'e',
  stay: 's',
  skip: 's',
  done: 's',
  accept: 'y',
  decline: 'x',
  grenade: 'a',
  collect: 'g',
  take: 'g',
  flip: 'g',
};

/** Acts that differ in a number alone, and what that is a number of. */
const COUNTED: Readonly<Record<string, string>> = { stash: 'tez-count-stash', cache: 'tez-count-stash' };

/** Mostly what one came for. */
const FIRST: ReadonlySet<string> = new Set([
  'fight',
  'use',
  'end',
  'flip',
  'take',
  'collect',
  'accept',
  'convert',
  'revolver',
  'axe',
  'draw',
]);

export function intentions(play: Play): readonly Intention[] {
  const decided = decidedIn(play);
  const open = new Set(openWays(play.choices, decided).map(({ choice }) => choice.action));
  const inBar = play.choices.filter((choice) => !ON_BOARD.has(verbOf(choice)));
  const onBoard = play.choices.filter(
    (choice) => ON_BOARD.has(verbOf(choice)) && open.has(choice.action) && wayOf(choice).path.length === 1,
  );
  const used = new Set<string>();
  return [
    ...inBar.map((choice) => one(play, choice, 'bar', used)),
    ...onBoard.map((choice) => one(play, choice, 'board', used)),
    ...decisions(play, decided),
    ...(pickedIn(play) === null ? [] : [...confirm(play), letGo(play)]),
  ];
}

function one(play: Play, choice: Choice, place: Intention['place'], used: Set<string>): Intention {
  const verb = verbOf(choice);
  // Of several of a kind the first gets the letter, the others a number.
  const letter = KEYS[verb];
  const key = letter === undefined || used.has(letter) ? undefined : letter;
  if (key !== undefined) used.add(key);
  return {
    id: choice.action,
    label: labelOf(play, choice),
    keys: key === undefined ? [] : [key],
    tone: FIRST.has(verb) ? 'primary' : 'plain',
    place,
    ...(choice.label.key === 'tiny-epic-zombies-do-deadly' ? { grave: true } : {}),
    ...countOf(choice),
    run: place === 'board' ? () => onBoard(play, choice) : () => act(play, choice.action),
  };
}

function countOf({ action }: Choice): Pick<Intention, 'count'> {
  const [verb = '', n] = action.split(' ');
  const of = COUNTED[verb];
  return of === undefined || !Number(n) ? {} : { count: { of: t(of), n: Number(n) } };
}

/** By key as by finger: a fight is looked at first. */
function onBoard(play: Play, choice: Choice): void {
  const [target] = wayOf(choice).path;
  const isSeen =
    target === undefined || isSame(pickedIn(play), target) || !asksFirst(play, verbOf(choice), target);
  if (isSeen) act(play, choice.action);
  else pick(play, target);
}

/** What can only be answered in one way is no question. */
const EMPTY: ReadonlySet<string> = new Set(['end', 'done', 'skip', 'stay']);

export function forced(play: Play): string | null {
  const [only, ...others] = play.choices;
  if (only === undefined || others.length > 0 || play.begins.length > 0 || play.own === null) return null;
  return EMPTY.has(only.action) ? only.action : null;
}

/** Acts with several targets that must first be decided for: their buttons light the targets up. */
function decisions(play: Play, decided: string | null): readonly Intention[] {
  const verbs = new Set(play.choices.map(verbOf).filter(isDeliberate));
  return [...verbs].map((verb) => ({
    id: `decide ${verb}`,
    label: t(decided === verb ? 'tez-decide-not' : `tez-decide-${verb}`),
    keys: verb === 'drop' ? ['d'] : [],
    tone: 'plain',
    place: 'bar',
    run: () => decide(play, verb),
  }));
}

/** The main thing of the card that is open. */
function confirm(play: Play): readonly Intention[] {
  const picked = pickedIn(play);
  const main = picked === null ? undefined : mainOf(play, picked);
  if (main === undefined || (picked?.kind !== 'room' && main.verb !== 'deal')) return [];
  return [
    {
      id: 'confirm',
      label: labelOf(play, main.choice),
      keys: ['Enter'],
      tone: 'primary',
      place: 'board',
      run: () => act(play, main.choice.action),
    },
  ];
}

function letGo(play: Play): Intention {
  return {
    id: 'let-go',
    label: t('tez-let-go'),
    keys: ['Escape'],
    tone: 'quiet',
    place: 'board',
    run: () => pick(play, null),
  };
}
