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

  constructor(game: string, name: string) {
    this.game = game;
    this.name = name;
  }

  /** From the beginning. */
  async start(): Promise<void> {
    this.#acts = [];
    this.state = EMPTY;
    await this.#try(null);
  }

  act(action: string): void {
    void this.#try(action);
  }

  async #try(action: string | null): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const acts = action === null ? this.#acts : [...this.#acts, action];
    try {
      const step = await lessonStep(this.game, this.name, { acts: [...acts] });
      this.failure = null;
      this.#hear(step, acts);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.failure = error.text;
    } finally {
      this.#isBusy = false;
    }
  }

  #hear(step: LessonStep, acts: readonly string[]): void {
    const isFirst = this.step === null || this.state.shown === null;
    this.step = step;
    if (step.objection !== null) return;
    this.#acts = acts;
    const known = {
      ...this.state,
      table: tableOf(this.game, step),
      you: { seat: step.seat, host: false, token: null },
    };
    this.state = reduce(
      known,
      { type: 'snapshot', seq: acts.length, shown: step.shown, reason: isFirst ? 'started' : 'away' },
      performance.now(),
    );
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
