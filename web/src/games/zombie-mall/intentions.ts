// Everything the viewer may do, in one list for buttons, keys and touch.

import type { Choice } from '../../protocol/Choice';
import { say, seatName, t } from '../../text/fluent';
import type { Intention, Play } from '../module';
import { aimOf, askOf, choicesFor, type MallPlay, partners, percent, verbOf, wordsOf } from './model';
import {
  act,
  callCamera,
  cursorIn,
  isHolding,
  letGo,
  moveCursor,
  openDialog,
  pathsShown,
  pointedIn,
  press,
  toggleBonus,
  togglePaths,
} from './selection.svelte';
import type { Dir } from './types';

/** Answers that stand in the bar, where the thumb is. */
const IN_BAR: ReadonlySet<string> = new Set([
  'north',
  'spawn',
  'roll',
  'loot',
  'search',
  'unlock',
  'pry',
  'force',
  'call',
  'buy',
  'done',
  'fight',
  'bandage',
  'boost',
  'bitten',
  'accept',
  'decline',
  'hop',
]);

/** Drawn by the board, and chosen there or by number. */
const ON_BOARD: ReadonlySet<string> = new Set(['start', 'escape', 'move', 'take', 'keep', 'lose']);

/** Keys that stay the same all game long. */
export const KEYS: Readonly<Record<string, string>> = {
  spawn: 'z',
  roll: 'w',
  done: 'e',
  fight: 'f',
  bandage: 'b',
  loot: 'g',
  search: 'g',
  unlock: 'o',
  call: 'k',
  accept: 'y',
  decline: 'x',
};

/** Mostly what one came for. */
const FIRST: ReadonlySet<string> = new Set([
  'spawn',
  'roll',
  'loot',
  'search',
  'unlock',
  'call',
  'fight',
  'bandage',
  'accept',
]);

const FORCED: ReadonlySet<string> = new Set(['spawn', 'roll']);

const ARROWS: readonly (readonly [string, Dir])[] = [
  ['ArrowUp', 'n'],
  ['ArrowRight', 'e'],
  ['ArrowDown', 's'],
  ['ArrowLeft', 'w'],
];

export function intentions(shell: Play): readonly Intention[] {
  const play = shell as MallPlay;
  const used = new Set<string>();
  const answers = play.isStill
    ? []
    : play.choices.flatMap((choice) => {
        const place = placeFor(play, choice);
        return place === null ? [] : [answer(play, choice, place, used)];
      });
  return [
    ...answers.filter(({ place }) => place === 'bar'),
    ...answers.filter(({ place }) => place === 'board'),
    ...ways(play),
    ...looks(play),
  ];
}

/** Dice that must be rolled roll themselves: spending Adrenaline before them is for those who ask for it. */
export function forced(shell: Play): string | null {
  const play = shell as MallPlay;
  const others = play.choices.filter((choice) => verbOf(choice) !== 'bonus');
  const [only] = others;
  if (only === undefined || others.length > 1 || pointedIn(play).isBonus) return null;
  return FORCED.has(verbOf(only)) ? only.action : null;
}

function placeFor(play: MallPlay, choice: Choice): Intention['place'] | null {
  const verb = verbOf(choice);
  if (IN_BAR.has(verb)) return 'bar';
  if (ON_BOARD.has(verb)) return 'board';
  // In a fight a card may stand for a roll; otherwise cards are played from the hand.
  if (verb !== 'play' || aimOf(choice) === 'gift') return null;
  return askOf(play) === 'fight' ? 'bar' : aimOf(choice) === 'none' ? 'board' : null;
}

function answer(play: MallPlay, choice: Choice, place: Intention['place'], used: Set<string>): Intention {
  const verb = verbOf(choice);
  const key = KEYS[verb];
  // Of several of a kind the first gets the letter, the others a number.
  const hasKey = key !== undefined && !used.has(key);
  if (hasKey) used.add(key);
  return {
    id: choice.action,
    label: labelOf(play, choice),
    keys: hasKey ? [key] : [],
    tone: FIRST.has(verb) ? 'primary' : 'plain',
    place,
    ...shortOf(play, choice),
    run: () => act(play, choice.action),
  };
}

/** On small screens the only fight there is needs no address. */
function shortOf(play: MallPlay, choice: Choice): Pick<Intention, 'short'> {
  const odds = play.view.combat;
  const isOnly = verbOf(choice) === 'fight' && choicesFor(play.choices, 'fight').length === 1;
  if (!isOnly || odds === undefined || odds === null) return {};
  return { short: t('zm-with-odds', { label: t('zm-fight-short'), percent: percent(odds.one_roll) }) };
}

function labelOf(play: MallPlay, choice: Choice): string {
  const label = say(choice.label, play.names);
  const odds = play.view.combat;
  if (verbOf(choice) === 'fight' && odds !== undefined && odds !== null)
    return t('zm-with-odds', { label, percent: percent(odds.one_roll) });
  if (verbOf(choice) === 'bandage' && wordsOf(choice).length === 0)
    return t('zm-with-left', { label, n: play.view.players[play.view.turn.seat]?.bandages ?? 0 });
  return label;
}

/** Acts that take more than one press. */
function ways(play: MallPlay): readonly Intention[] {
  if (play.isStill) return [];
  const isStepping = pointedIn(play).isBonus;
  return [
    ...(choicesFor(play.choices, 'bonus').length === 0
      ? []
      : [
          {
            ...bar('bonus', 'a', t(isStepping ? 'zm-never-mind' : 'zm-bonus'), () => toggleBonus(play)),
            isRare: !isStepping,
          },
        ]),
    ...partners(play.choices).map((seat) =>
      bar(`trade ${seat}`, 't', t('zm-trade-with', { who: seatName(seat, play.names) }), () =>
        openDialog({ kind: 'trade', with: seat }),
      ),
    ),
  ];
}

function bar(id: string, key: string, label: string, run: () => void): Intention {
  return { id, label, keys: [key], tone: 'plain', place: 'bar', run };
}

/** Looking about: the cursor, the camera, the layer of paths. */
function looks(play: MallPlay): readonly Intention[] {
  const quiet = (id: string, keys: readonly string[], label: string, run: () => void): Intention => ({
    id,
    label,
    keys,
    tone: 'quiet',
    place: 'board',
    run,
  });
  const cursor = cursorIn(play);
  return [
    ...(cursor !== null ? [quiet('press', ['Enter'], t('zm-key-press'), () => press(play, cursor))] : []),
    ...ARROWS.map(([key, dir]) =>
      quiet(`cursor ${dir}`, [key], t('zm-key-cursor', { dir: t(`zombie-mall-dir-${dir}`) }), () =>
        moveCursor(play, dir),
      ),
    ),
    quiet('centre', ['c', 'Home'], t('zm-centre'), () => callCamera('home')),
    quiet('paths', ['v'], t(pathsShown() ? 'zm-paths-hide' : 'zm-paths-show'), togglePaths),
    quiet('nearer', ['+', '='], t('ui-zoom-in'), () => callCamera('nearer')),
    quiet('farther', ['-'], t('ui-zoom-out'), () => callCamera('farther')),
    ...(isHolding(play) ? [quiet('let-go', ['Escape'], t('zm-never-mind'), letGo)] : []),
  ];
}
