// The plan: up to four actions of one Hero, thought out ahead. Each is looked up again among the server's choices when
// its moment comes; whatever has become impossible, or more dangerous, falls with everything after it. Pure.

import type { Choice } from '../../protocol/Choice';
import {
  activeHero,
  areaAt,
  askOf,
  besides,
  cardName,
  heavyName,
  heroOf,
  isInside,
  placeName,
  threatIn,
  tokenName,
  type Z15Play,
} from './model';
import type { HeroId, HeroView, Place, View } from './types';

/** Longer plans outlive their reasons. */
export const MOST_STEPS = 4;

export interface Step {
  /** As the server writes it; where it asks for a target, the only one there is then is taken. */
  readonly action: string;
  /** Text key and arguments, so that words follow the language. */
  readonly label: { readonly key: string; readonly args: Readonly<Record<string, string>> };
  /** Where it happens, and how many zombies were there when it was planned. */
  readonly place: Place;
  readonly zombies: number;
}

export interface Plan {
  readonly hero: HeroId;
  readonly steps: readonly Step[];
}

export interface Reason {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'run'; readonly action: string }
  | { readonly kind: 'drop'; readonly why: Reason };

/** Where the Hero will stand once everything planned is done. */
export function endOf(plan: Plan | null, hero: HeroView): Place {
  const last = plan?.hero === hero.hero ? plan.steps.at(-1) : undefined;
  return last?.place ?? hero.place;
}

/** The first step, judged by what the table shows now. */
export function judge(play: Z15Play, plan: Plan): Verdict {
  const { view } = play;
  const [step] = plan.steps;
  const hero = heroOf(view, plan.hero);
  if (step === undefined || hero === undefined) return { kind: 'wait' };
  if (view.ending !== undefined) return drop('z15-drop-over');
  if (hero.posture === 'unconscious') return drop('z15-drop-unconscious');
  const ask = askOf(play);
  if (ask?.type !== 'act' || ask.hero !== plan.hero) return { kind: 'wait' };
  const choice = choiceFor(play.choices, step.action);
  if (choice === null) return { kind: 'drop', why: whyNot(view) };
  const n = threatIn(areaAt(view, step.place));
  return n > step.zombies
    ? drop('z15-drop-zombies', { n: n - step.zombies, place: placeName(view, step.place) })
    : { kind: 'run', action: choice.action };
}

/** The choice that a planned action means now: itself, or the only one that completes it. */
export function choiceFor(choices: readonly Choice[], action: string): Choice | null {
  const exact = choices.find((choice) => choice.action === action);
  if (exact !== undefined) return exact;
  const longer = choices.filter((choice) => choice.action.startsWith(`${action} `));
  return longer.length === 1 ? (longer[0] ?? null) : null;
}

function drop(key: string, args: Reason['args'] = {}): Verdict {
  return { kind: 'drop', why: { key, args } };
}

/** What the table shows that may have got in the way. */
function whyNot(view: View): Reason {
  const hero = activeHero(view);
  if (hero?.posture === 'lying') return { key: 'z15-drop-lying', args: {} };
  if (view.actions === 0) return { key: 'z15-drop-no-actions', args: {} };
  const n = hero?.zombies_here ?? 0;
  return n > 0 ? { key: 'z15-drop-held', args: { n } } : { key: 'z15-drop-changed', args: {} };
}

/** One step of walking. */
export function stepTo(view: View, place: Place): Step {
  return made(view, `move ${place}`, place, 'z15-plan-move', { place: placeName(view, place) });
}

/** What can be thought of at the end of the plan: what lies there and what the Hero has. The server judges it later. */
export function ideas(view: View, plan: Plan | null, hero: HeroView): readonly Step[] {
  const place = endOf(plan, hero);
  const area = areaAt(view, place);
  if (hero.posture === 'lying' && (plan === null || plan.steps.length === 0)) {
    return [made(view, 'get-up', place, 'z15-plan-get-up')];
  }
  const one = (action: string, key: string, args: Step['label']['args'] = {}): Step =>
    made(view, action, place, key, args);
  return [
    ...besides(view, place).map((next) => stepTo(view, next)),
    ...(isInside(place) ? [one('search', 'z15-plan-search')] : []),
    ...hero.slots.flatMap(({ slot, item, covered }) => {
      if (item === undefined || covered) return [];
      const card = cardName(item.card);
      return item.kind === 'gun' || item.kind === 'melee'
        ? [one(`attack ${slot}`, 'z15-plan-attack', { card })]
        : [one(`use ${slot}`, 'z15-plan-use', { card })];
    }),
    one('hands', 'z15-plan-hands'),
    ...(area?.tokens ?? []).map(({ piece, token }) =>
      token === undefined
        ? one(`token ${piece}`, 'z15-plan-turn')
        : one(`token ${piece}`, 'z15-plan-take', { what: tokenName(token) }),
    ),
    ...(hero.load === undefined
      ? (area?.heavy ?? []).map(([kind]) => one(`lift ${kind}`, 'z15-plan-lift', { what: heavyName(kind) }))
      : [one('drop', 'z15-plan-drop')]),
    one('end-actions', 'z15-plan-end'),
  ];
}

function made(view: View, action: string, place: Place, key: string, args: Step['label']['args'] = {}): Step {
  return { action, label: { key, args }, place, zombies: threatIn(areaAt(view, place)) };
}
