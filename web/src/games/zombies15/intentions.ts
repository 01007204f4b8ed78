// Everything the viewer may do, in one list for buttons, keys and touch: what the server lists, and planning ahead.

import type { Choice } from '../../protocol/Choice';
import { list, say, seatName, t } from '../../text/fluent';
import type { Intention, Play } from '../module';
import {
  activeHero,
  askOf,
  directionTo,
  heroName,
  isInside,
  nextHero,
  verbOf,
  wordsOf,
  type Z15Play,
} from './model';
import { endOf, ideas, MOST_STEPS } from './plan';
import { add, clear, isPlanning, planIn, plannedHero, togglePlanning, undo } from './plan.svelte';
import { isCarefulIn, keepingIn, openCareful } from './selection.svelte';

/** Keys that stay the same all game long. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  search: ['g'],
  'attack w1': ['f'],
  'attack w2': ['q'],
  hands: ['h'],
  fire: ['v'],
  'get-up': ['s'],
  drop: ['d'],
  'end-actions': ['e'],
  'end-turn': [' '],
  pocket: ['y'],
  leave: ['x'],
  call: ['k'],
  resume: ['p'],
  done: ['e'],
};

/** Mostly what one came for. */
const FIRST: ReadonlySet<string> = new Set([
  'search',
  'attack',
  'fire',
  'token',
  'get-up',
  'end-turn',
  'pocket',
  'resume',
  'done',
  'call',
  'lose',
  'surge',
]);

/** Done at a place, on the sheets or in a panel of their own, where they are pressed. */
const ON_BOARD: ReadonlySet<string> = new Set([
  'move',
  'search',
  'attack',
  'hands',
  'fire',
  'use',
  'token',
  'loot',
  'lift',
  'drop',
  'refill',
  'call',
  'get-up',
  'surge',
  'drop-token',
  'careful',
  'keep',
  'keep-items',
  'starting-items',
  'give',
  'exchange',
  'discard-bag',
]);

export function intentions(shell: Play): readonly Intention[] {
  const play = shell as Z15Play;
  const plans = isPlanning(play);
  return [
    ...(plans ? [] : play.choices.flatMap((choice) => one(play, choice))),
    ...(plans ? [] : searching(play)),
    ...(plans ? planning(play) : []),
    ...desk(play),
    ...pausing(play),
  ];
}

function one(play: Z15Play, choice: Choice): readonly Intention[] {
  const verb = verbOf(choice);
  // A wish for a pause is open all the time and has a place of its own.
  if (verb === 'pause') return [];
  // Many ways to put cards on a sheet: they are put together in a panel.
  if (verb === 'keep' || (verb === 'careful' && !isCarefulIn(play))) return [];
  const isLast = verb === 'end-actions' && play.view.actions === 0;
  return [
    {
      id: choice.action,
      label: labelOf(play, choice),
      keys: keysOf(play, choice),
      tone: FIRST.has(verb) || isLast ? 'primary' : 'plain',
      place: ON_BOARD.has(verb) ? 'board' : 'bar',
      big: verb === 'end-turn' || verb === 'resume' || verb === 'end-actions',
      ...(verb === 'end-actions' ? ending(play) : {}),
      run: () => play.act(choice.action),
    },
  ];
}

/** What the zombies would do if the Actions ended now, beside the button that ends them. */
function ending(play: Z15Play): Partial<Intention> {
  const { danger } = play.view;
  return {
    grave: danger.will_fall,
    then: t(forecastKey(danger), { n: danger.zombies, fend: danger.fend_off }),
    short: t(danger.will_fall ? 'z15-end-falls' : 'z15-end-short'),
  };
}

function labelOf(play: Z15Play, choice: Choice): string {
  const { view } = play;
  const label = say(choice.label, play.names);
  if (choice.action === 'end-turn') {
    const next = nextHero(view);
    return next === undefined || next.hero === view.active
      ? label
      : t('z15-your-turn', { label, who: heroName(next.hero) });
  }
  return label;
}

/** In words, what the zombies would do if the Actions ended now. */
export function forecastKey({ zombies, will_fall }: { zombies: number; will_fall: boolean }): string {
  if (will_fall) return 'z15-forecast-falls';
  return zombies === 0 ? 'z15-forecast-quiet' : 'z15-forecast-holds';
}

function keysOf(play: Z15Play, choice: Choice): readonly string[] {
  const verb = verbOf(choice);
  const [to = ''] = wordsOf(choice);
  const from = activeHero(play.view)?.place;
  if (verb === 'move' && from !== undefined) return wayKeys(play, from, to);
  return KEYS[choice.action] ?? [];
}

function wayKeys(play: Z15Play, from: string, to: string): readonly string[] {
  const direction = directionTo(play.view, from, to);
  if (direction !== null) return [direction];
  return isInside(from) !== isInside(to) ? ['w'] : [];
}

/** The two ways to search: at once, or looking through the discard pile first; and what is kept in the end. */
function searching(play: Z15Play): readonly Intention[] {
  const keeping = askOf(play)?.type === 'keep' ? keepingIn(play) : null;
  if (keeping !== null) {
    return [
      {
        id: 'keep',
        label: say(keeping.choice.label, play.names),
        keys: [' '],
        // To leave everything is possible, but nothing to urge anybody to.
        tone: keeping.slots.size > 0 ? 'primary' : 'plain',
        place: 'bar',
        big: keeping.slots.size > 0,
        run: () => play.act(keeping.choice.action),
      },
    ];
  }
  if (!play.choices.some((choice) => verbOf(choice) === 'careful')) return [];
  const isOpen = isCarefulIn(play);
  return [
    {
      id: 'careful',
      label: t(isOpen ? 'z15-careful-close' : 'z15-careful-open'),
      keys: isOpen ? ['a', 'Escape'] : ['a'],
      tone: 'plain',
      place: isOpen ? 'bar' : 'board',
      run: () => openCareful(play, !isOpen),
    },
  ];
}

/** What can be put on the plan: on the map and in the plan's own panel. */
function planning(play: Z15Play): readonly Intention[] {
  const hero = plannedHero(play);
  const plan = planIn(play);
  if (hero === undefined) return [];
  const from = endOf(plan, hero);
  const isFull = plan?.hero === hero.hero && plan.steps.length >= MOST_STEPS;
  return ideas(play.view, plan, hero).map((step) => ({
    id: `plan ${step.action}`,
    label: t(step.label.key, step.label.args),
    keys: step.action.startsWith('move ') ? wayKeys(play, from, step.place) : (KEYS[step.action] ?? []),
    tone: 'plain',
    place: 'board',
    ...(isFull ? { waits: t('z15-plan-full', { n: MOST_STEPS }) } : {}),
    run: () => add(play, step),
  }));
}

/** Beginning, shortening and clearing a plan. */
function desk(play: Z15Play): readonly Intention[] {
  const isAsked = askOf(play)?.type === 'act';
  const has = planIn(play) !== null;
  const quiet = (id: string, key: string, label: string, run: () => void): Intention => ({
    id,
    label,
    keys: [key],
    tone: 'quiet',
    place: 'board',
    run,
  });
  return [
    ...(isAsked && plannedHero(play) !== undefined
      ? [
          quiet('plan', 'j', t(isPlanning(play) ? 'z15-plan-go' : 'z15-plan-begin'), () =>
            togglePlanning(play),
          ),
        ]
      : []),
    ...(has ? [quiet('plan-undo', 'Backspace', t('z15-plan-undo'), () => undo(play))] : []),
    ...(has ? [quiet('plan-clear', 'Escape', t('z15-plan-clear'), () => clear(play))] : []),
  ];
}

/** A wish for a pause is always open, whoever's turn it is. */
function pausing(play: Z15Play): readonly Intention[] {
  const { clock, ending } = play.view;
  // Turn by turn the clock stands anyway while people think.
  const may =
    clock.can_pause && clock.pace === 'real-time' && clock.paused_at === undefined && ending === undefined;
  if (!may || play.isStill || play.seat === null) return [];
  const hasVoted = clock.votes.includes(play.seat);
  const isWanted = clock.votes.length > 0;
  return [
    {
      id: 'pause',
      label: isWanted
        ? t('z15-pause-wanted', { who: list(clock.votes.map((seat) => seatName(seat, play.names))) })
        : t('zombies15-do-pause'),
      keys: ['p'],
      tone: 'quiet',
      place: isWanted ? 'bar' : 'menu',
      ...(hasVoted ? { waits: t('z15-pause-voted') } : {}),
      run: () => play.act('pause'),
    },
  ];
}
