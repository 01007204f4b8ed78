// What the viewer can do, from the listed choices: the one list behind buttons, keys and touch.

import type { Choice } from '../../protocol/Choice';
import { say, t } from '../../text/fluent';
import { change, settings } from '../../ui/settings.svelte';
import type { Intention, Play } from '../module';
import { actionOf, type ClichePlay, options } from './model';
import type { Action } from './types';

/** Bargains and parts for a car are put together on the board. */
const COMPOSED: ReadonlySet<Action['type']> = new Set<Action['type']>(['offer', 'counter', 'propose', 'put']);
/** What the board itself lets one choose: cards of the row and the hand, seats, answers beside their offer. */
const ON_BOARD: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'zombie',
  'start',
  'buy',
  'exchange',
  'replace',
  'replace_own',
  'accept',
  'decline',
  'withdraw',
  'hold_back',
]);
const FIRST: ReadonlySet<Action['type']> = new Set<Action['type']>(['roll', 'accept', 'take', 'motorcycle']);

export function intentions(shell: Play): readonly Intention[] {
  const play = shell as ClichePlay;
  const listed = play.choices.flatMap((choice) => {
    const action = actionOf(choice);
    return COMPOSED.has(action.type) ? [] : [intention(play, choice, action)];
  });
  return [...listed, ...holding(play)];
}

function intention(play: ClichePlay, choice: Choice, action: Action): Intention {
  const base = {
    id: choice.action,
    label: say(choice.label, play.names),
    tone: FIRST.has(action.type) ? ('primary' as const) : ('plain' as const),
    place: ON_BOARD.has(action.type) ? ('board' as const) : ('bar' as const),
    run: () => play.act(choice.action),
  };
  switch (action.type) {
    case 'roll': {
      const waits = play.now < (play.own?.from ?? 0) ? { waits: t('ui-cliche-die-rests') } : {};
      return { ...base, ...waits, keys: [' '], holds: true };
    }
    case 'shoot':
      return { ...base, tone: 'primary', keys: isFirst(play, action) ? ['f'] : [] };
    case 'done':
      return { ...base, tone: 'primary', keys: ['e'] };
    case 'pass':
      return { ...base, keys: ['0'] };
    // The number of a card in the row is that of its space, whatever else is there.
    case 'buy':
    case 'replace':
      return { ...base, keys: [String(action.space)] };
    default:
      return { ...base, keys: [] };
  }
}

/** What can only be answered in one way is no question: an empty hand passes, nothing is armed. */
const EMPTY: ReadonlySet<string> = new Set(['pass', 'arm 0']);

export function forced(play: Play): string | null {
  const [only, ...others] = play.choices;
  if (only === undefined || others.length > 0 || play.begins.length > 0 || play.own === null) return null;
  return EMPTY.has(only.action) ? only.action : null;
}

function isFirst(play: ClichePlay, action: Extract<Action, { type: 'shoot' }>): boolean {
  return options(play, 'shoot')[0]?.action.token === action.token;
}

/** Whoever has a die may let the page hold the button. */
function holding(play: ClichePlay): readonly Intention[] {
  const mayHold = play.own?.ask === 'roll' && play.view.chase?.mode === 'live';
  if (!mayHold) return [];
  const isOn = settings().autoHold;
  return [
    {
      id: 'auto-hold',
      label: t(isOn ? 'ui-auto-hold-stop' : 'ui-cliche-auto-hold'),
      keys: ['h'],
      tone: 'quiet',
      place: 'bar',
      run: () => change({ autoHold: !isOn }),
    },
  ];
}
