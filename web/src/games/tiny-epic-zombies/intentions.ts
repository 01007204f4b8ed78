// Everything the viewer may do, in one list for buttons, keys and touch.

import type { Choice } from '../../protocol/Choice';
import { t } from '../../text/fluent';
import type { Intention, Play } from '../module';
import { isDeliberate, labelOf, openWays, verbOf, wayOf } from './model';
import { act, decide, decidedIn, pick, pickedIn } from './selection.svelte';

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
    ...(pickedIn(play) === null ? [] : [letGo(play)]),
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
    run: () => act(play, choice.action),
  };
}

/** Acts with several targets that must first be decided for: their buttons light the targets up. */
function decisions(play: Play, decided: string | null): readonly Intention[] {
  const verbs = new Set(play.choices.map(verbOf).filter(isDeliberate));
  return [...verbs].map((verb) => ({
    id: `decide ${verb}`,
    label: t(decided === verb ? 'tez-decide-not' : `tez-decide-${verb}`),
    keys: [],
    tone: 'plain',
    place: 'bar',
    run: () => decide(play, verb),
  }));
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
