// The story of a finished game: the moments that mattered, told by what they did to ear and eye. Pure.

import type { GameModule, Play } from '../games/module';
import { tell } from '../games/tell';
import type { LogEntry } from '../store/table';

export interface Moment {
  readonly n: number;
  readonly at: number;
  readonly words: string;
  readonly tone: 'danger' | 'good' | 'plain';
}

/** So many are remembered: how it began, and how it was decided. */
const MOST = 7;
const BEGIN = 2;

export function momentsOf(log: readonly LogEntry[], module: GameModule, play: Play): readonly Moment[] {
  const all = chaptersOf(log, module, play);
  // Of what happened in one breath the last says it all: attacked, bitten, down.
  const told = all.filter((moment, i) => {
    const next = all[i + 1];
    return next === undefined || next.tone !== moment.tone || next.at !== moment.at || next.n > moment.n + 2;
  });
  // What happened again and again is no story, unless there is nothing else.
  const single = told.filter(({ words }, i) => told.findLastIndex((one) => one.words === words) === i);
  return ends(single.length > BEGIN ? single : told);
}

function ends(told: readonly Moment[]): readonly Moment[] {
  return told.length <= MOST ? told : [...told.slice(0, BEGIN), ...told.slice(BEGIN - MOST)];
}

/** All moments that mattered: the chapters of a game that is looked back at. */
export function chaptersOf(log: readonly LogEntry[], module: GameModule, play: Play): readonly Moment[] {
  return log.flatMap((entry): readonly Moment[] => {
    if (!module.isNotable(entry)) return [];
    const effect = module.effect(entry, play);
    const matters = effect !== null && (effect.flash !== undefined || effect.shake === true);
    return matters
      ? [{ n: entry.n, at: entry.at, words: tell(module, entry.text, play), tone: effect.flash ?? 'plain' }]
      : [];
  });
}
