// What one page does with its company: who is muted, whether it points or shows its plan, and the short lines that tell what
// others did. Sends signs; what comes back is in the store.

import type { GameModule, Play } from '../games/module';
import type { Call } from '../protocol/Call';
import type { PlanStep } from '../protocol/PlanStep';
import type { Seat } from '../protocol/Seat';
import type { Signal } from '../protocol/Signal';
import type { Speaker } from '../protocol/Speaker';
import { play as sound } from '../sound/player';
import { mutedBy, readMuted, type SharedPlan, type Sign, writeMuted } from '../store/company';
import type { TableState } from '../store/table';
import { t } from '../text/fluent';
import type { TableSession } from './session.svelte';
import { settings } from './settings.svelte';
import { noteWords, planWords, signWords } from './signWords';

/** A line that tells what somebody did, for a moment. */
export interface Toast {
  readonly key: string;
  readonly seat: Seat | null;
  readonly words: string;
  /** Where it is about. */
  readonly place: string | null;
}

const TOAST_MS = 6_000;
const MOST_TOASTS = 3;
/** A plan is looked at for changes so often, and shown again after so long: others may have come. */
const PLAN_EVERY_MS = 700;
const PLAN_AGAIN_MS = 20_000;

export class Together {
  readonly #session: TableSession;
  muted = $state.raw<readonly string[]>([]);
  /** Every press on the board points. */
  isPointing = $state(false);
  showsPlan = $state(false);
  toasts = $state.raw<readonly Toast[]>([]);
  unread = $state(0);

  #heard = { sign: -1, note: -1, chat: -1, plans: '' };
  #isFirst = true;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #sharing: ReturnType<typeof setInterval> | undefined;
  #shared = { key: '[]', at: 0 };

  constructor(session: TableSession) {
    this.#session = session;
    this.muted = readMuted(localStorage, session.id);
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    clearInterval(this.#sharing);
  }

  // Telling others.

  /** A sign is about this moment: what cannot be sent now is not sent later. */
  send(signal: Signal): void {
    if (this.#session.connection.state !== 'online') return;
    this.#session.request({ type: 'signal', signal });
  }

  call(call: Call, at: string | null): void {
    this.send({ kind: 'call', call, at });
  }

  say(text: string): void {
    const name = settings().name.trim();
    this.#session.request({ type: 'say', text, name: name === '' ? null : name });
  }

  /** Shows the plan from now on, as often as it changes; or takes it away. */
  showPlan(isShown: boolean, plan: () => readonly PlanStep[]): void {
    this.showsPlan = isShown;
    clearInterval(this.#sharing);
    if (!isShown) {
      if (this.#shared.key !== '[]') this.send({ kind: 'plan', steps: [] });
      this.#shared = { key: '[]', at: 0 };
      return;
    }
    const share = (): void => {
      const steps = plan();
      const key = JSON.stringify(steps);
      const now = performance.now();
      const isOld = steps.length > 0 && now - this.#shared.at > PLAN_AGAIN_MS;
      if (key === this.#shared.key && !isOld) return;
      this.#shared = { key, at: now };
      this.send({ kind: 'plan', steps: [...steps] });
    };
    this.#sharing = setInterval(share, PLAN_EVERY_MS);
    share();
  }

  // Muting.

  mute(speaker: Speaker): void {
    if (!this.isMuted(speaker)) this.#keepMuted([...this.muted, mutedBy(speaker)]);
  }

  unmute(speaker: Speaker): void {
    this.#keepMuted(this.muted.filter((one) => one !== mutedBy(speaker)));
  }

  isMuted(speaker: Speaker): boolean {
    return this.muted.includes(mutedBy(speaker));
  }

  #keepMuted(muted: readonly string[]): void {
    this.muted = muted;
    writeMuted(localStorage, this.#session.id, this.muted);
  }

  /** What of the signs and plans is to be seen. */
  heard<T extends Sign | SharedPlan>(those: readonly T[]): readonly T[] {
    return those.filter(({ seat, name }) => !this.isMuted({ kind: 'seat', seat, name }));
  }

  // Hearing others.

  /** Goes through what is new. `looked` says where the viewer looks, should somebody ask. */
  hear(
    state: TableState,
    play: Play,
    module: GameModule,
    isChatOpen: boolean,
    looked: () => string | null,
  ): void {
    const { company } = state;
    const own = state.you.seat;
    const before = this.#heard;
    const signs = this.heard(company.signs.filter(({ n }) => n > before.sign));
    const notes = company.notes.filter(({ n }) => n > before.note);
    const lines = company.chat.filter(({ n, by }) => n > before.chat && !this.isMuted(by));
    const plans = this.heard(company.plans).filter(({ seat }) => seat !== own);
    const planned = plans.map(({ seat, steps }) => `${seat} ${JSON.stringify(steps)}`);
    const fresh = plans.filter((_, i) => !before.plans.includes(planned[i] ?? ''));
    this.#heard = {
      sign: company.signs.at(-1)?.n ?? before.sign,
      note: company.notes.at(-1)?.n ?? before.note,
      chat: company.chat.at(-1)?.n ?? before.chat,
      plans: planned.join('|'),
    };
    // What was said before one came is for the drawer, not news.
    const wasFirst = this.#isFirst;
    this.#isFirst = false;
    if (isChatOpen) this.unread = 0;
    if (wasFirst) return;

    for (const sign of signs) {
      if (sign.seat === own) continue;
      const told = signWords(sign, play, module);
      if (told === null) continue;
      this.#toast({ key: `s${sign.n}`, seat: sign.seat, ...told });
      sound('chime');
      if (sign.signal.kind === 'where' && own !== null && settings().looks)
        this.send({ kind: 'look', at: looked() });
    }
    for (const plan of fresh) {
      const words = planWords(plan, play, module);
      if (words !== null)
        this.#toast({ key: `p${plan.seat} ${plan.at}`, seat: plan.seat, words, place: null });
    }
    for (const note of notes)
      this.#toast({ key: `n${note.n}`, seat: note.seat, words: noteWords(note), place: null });
    for (const { n, by, text } of lines) {
      const isOwn = by.kind === 'seat' && by.seat === own;
      if (isOwn || isChatOpen) continue;
      this.unread += 1;
      // Several at once are what was said while one was away.
      if (lines.length > 1) continue;
      const who = by.kind === 'seat' ? by.name : t('ui-chat-guest', { name: by.name });
      this.#toast({
        key: `c${n}`,
        seat: by.kind === 'seat' ? by.seat : null,
        words: t('ui-chat-said', { who, text }),
        place: null,
      });
    }
  }

  #toast(toast: Toast): void {
    this.toasts = [...this.toasts.filter(({ key }) => key !== toast.key), toast].slice(-MOST_TOASTS);
    this.#timers.push(
      setTimeout(() => {
        this.toasts = this.toasts.filter(({ key }) => key !== toast.key);
      }, TOAST_MS),
    );
  }
}
