// Every game that has a board here. A new game is one folder and one line.

import type { GameModule } from './module';
import { cliche } from './cliche';

const MODULES: readonly GameModule[] = [cliche];

export function moduleFor(game: string): GameModule | null {
  return MODULES.find((module) => module.id === game) ?? null;
}
