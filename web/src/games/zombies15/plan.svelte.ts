// The viewer's plan at the table they look at: adding, clearing, running, and what became of the last one.

import { t } from '../../text/fluent';
import { nextOwnHero, askOf, wayTo, type Z15Play } from './model';
import { endOf, judge, MOST_STEPS, type Plan, type Step, stepTo } from './plan';
import type { HeroView, Place } from './types';

interface Desk {
  readonly table: string;
  readonly plan: Plan | null;
  /** Whether presses are planned although they could be done at once. */
  readonly isPlanning: boolean;
  /** Why the last plan fell, until the next one begins. */
  readonly lost: string | null;
}

let desk = $state.raw<Desk>({ table: '', plan: null, isPlanning: false, lost: null });
/** What was to be seen when a step was last sent: one step for each change of the table. */
let ranUnder: unknown = null;

function deskOf(play: Z15Play): Desk {
  return desk.table === play.table.id
    ? desk
    : { table: play.table.id, plan: null, isPlanning: false, lost: null };
}

export function planIn(play: Z15Play): Plan | null {
  return deskOf(play).plan;
}

export function lostIn(play: Z15Play): string | null {
  return deskOf(play).lost;
}

/** Whose turn can be planned now: nobody's for those who watch, or once it is over. */
export function plannedHero(play: Z15Play): HeroView | undefined {
  return play.isStill || play.outcome !== null || play.view.ending !== undefined
    ? undefined
    : nextOwnHero(play);
}

/** Whether pressing something plans it: while waiting for others, or because the player says so. */
export function isPlanning(play: Z15Play): boolean {
  const hero = plannedHero(play);
  if (hero === undefined) return false;
  const ask = askOf(play);
  return ask === null ? true : ask.type === 'act' && deskOf(play).isPlanning;
}

export function togglePlanning(play: Z15Play): void {
  const now = deskOf(play);
  desk = { ...now, isPlanning: !now.isPlanning };
}

export function add(play: Z15Play, step: Step): void {
  const hero = plannedHero(play);
  if (hero === undefined) return;
  const { plan } = deskOf(play);
  const steps = plan?.hero === hero.hero ? plan.steps : [];
  if (steps.length >= MOST_STEPS) {
    desk = { ...deskOf(play), lost: t('z15-plan-full', { n: MOST_STEPS }) };
    return;
  }
  desk = { ...deskOf(play), plan: { hero: hero.hero, steps: [...steps, step] }, lost: null };
}

/** Plans the way to a place, as far as the plan has room. */
export function walk(play: Z15Play, to: Place): void {
  const hero = plannedHero(play);
  if (hero === undefined) return;
  const { plan } = deskOf(play);
  for (const place of wayTo(play.view, endOf(plan, hero), to)) add(play, stepTo(play.view, place));
}

/** Takes the last step back. */
export function undo(play: Z15Play): void {
  const now = deskOf(play);
  if (now.plan === null) return;
  const steps = now.plan.steps.slice(0, -1);
  desk = { ...now, plan: steps.length === 0 ? null : { ...now.plan, steps } };
}

export function clear(play: Z15Play): void {
  desk = { ...deskOf(play), plan: null, isPlanning: false, lost: null };
}

/** Runs the next step if its moment has come. Called whenever the table may have changed. */
export function runPlan(play: Z15Play): void {
  const now = deskOf(play);
  const [step, ...rest] = now.plan?.steps ?? [];
  if (now.plan === null || step === undefined || now.isPlanning || ranUnder === play.view) return;
  const verdict = judge(play, now.plan);
  if (verdict.kind === 'wait') return;
  if (verdict.kind === 'drop') {
    const what = [step, ...rest].map(({ label }) => t(label.key, label.args)).join(', ');
    desk = {
      ...now,
      plan: null,
      lost: t('z15-plan-lost', { what, why: t(verdict.why.key, verdict.why.args) }),
    };
    return;
  }
  ranUnder = play.view;
  desk = { ...now, plan: rest.length === 0 ? null : { ...now.plan, steps: rest } };
  play.act(verdict.action);
}
