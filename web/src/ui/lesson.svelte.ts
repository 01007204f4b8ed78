// A lesson as its page uses it: everything done so far, and the server's answer to it.

import { ApiFailure, lessonStep } from '../net/api';
import type { LessonStep } from '../protocol/LessonStep';
import type { TableInfo } from '../protocol/TableInfo';
import type { Text } from '../protocol/Text';
import { keepFinished } from '../store/lessons';
import { EMPTY, reduce, type TableState } from '../store/table';
import { playerName } from './open';

export class LessonSession {
  readonly game: string;
  readonly name: string;
  state = $state.raw<TableState>(EMPTY);
  step = $state.raw<LessonStep | null>(null);
  /** Why the server gave no answer. */
  failure = $state.raw<Text | null>(null);
  /** Lessons have no clock. */
  readonly tick = 0;

  #acts: readonly string[] = [];
  #isBusy = false;
  readonly #tell: (state: TableState) => void;

  /** `tell` is given every picture on the way, in order. */
  constructor(game: string, name: string, tell: (state: TableState) => void) {
    this.game = game;
    this.name = name;
    this.#tell = tell;
  }

  /** From the beginning. */
  async start(): Promise<void> {
    this.#acts = [];
    this.step = null;
    this.state = EMPTY;
    await this.#try(null);
  }

  act(action: string): void {
    void this.#try(action);
  }

  /** Asks what forbids an action: the lesson tries it and forgets that it did. */
  whyNot(action: string): void {
    void this.#forbids(action);
  }

  async #forbids(action: string): Promise<void> {
    const { seq } = this.state;
    const answer = await this.#ask([...this.#acts, action]);
    const rule = answer?.objection?.rule ?? null;
    if (answer?.objection === null || answer === null || rule === null || seq !== this.state.seq) return;
    const { text } = answer.objection;
    this.state = { ...this.state, whyNot: { type: 'why_not', id: 0, action, because: { rule, text } } };
    this.#tell(this.state);
  }

  async #try(action: string | null): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const acts = action === null ? this.#acts : [...this.#acts, action];
    const step = await this.#ask(acts);
    this.#isBusy = false;
    if (step !== null) this.#hear(step, acts);
  }

  async #ask(acts: readonly string[]): Promise<LessonStep | null> {
    try {
      const step = await lessonStep(this.game, this.name, { acts: [...acts] });
      this.failure = null;
      return step;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.failure = error.text;
      return null;
    }
  }

  #hear(step: LessonStep, acts: readonly string[]): void {
    const isFirst = this.state.shown === null;
    this.step = step;
    if (step.objection !== null) return;
    this.#acts = acts;
    this.state = {
      ...this.state,
      table: tableOf(this.game, step),
      you: { seat: step.seat, host: false, token: null, closed: [] },
    };
    const pictures = isFirst ? [step.shown] : [...step.before, step.shown];
    for (const shown of pictures) {
      const seq = (this.state.seq ?? 0) + 1;
      const reason = isFirst ? 'started' : 'away';
      this.state = reduce(this.state, { type: 'snapshot', seq, shown, reason }, performance.now());
      this.#tell(this.state);
    }
    if (step.over) keepFinished(localStorage, this.game, this.name);
  }
}

/** The table of a lesson, as boards expect one: nobody else ever sits at it. */
function tableOf(game: string, step: LessonStep): TableInfo {
  return {
    id: '',
    code: '',
    game,
    status: 'playing',
    public: false,
    pace: 'per-action',
    options: step.options,
    long_options: [],
    seats: Array.from({ length: step.seats }, (_, seat) => ({
      occupant: seat === step.seat ? { kind: 'person' } : { kind: 'bot', level: 'thumb' },
      name: seat === step.seat ? playerName() : '',
      connected: true,
      stand_in: false,
    })),
    spectators: 0,
    commitment: null,
    seed: null,
    proposal: null,
    paused: false,
    gathering: null,
    voices: false,
    pausing: { kind: 'by_consent' },
    practice: true,
    failed: false,
    hints: false,
    reasons: false,
    follows: null,
    successor: null,
    labels: [],
    waits: false,
  };
}
