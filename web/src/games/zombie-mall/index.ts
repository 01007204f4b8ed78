// Zombie Mall, as the shell uses it.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import { intentions } from './intentions';
import { describe, effect, headline, isNotable } from './words';

export const zombieMall: GameModule = {
  id: 'zombie-mall',
  Board,
  intentions,
  describe,
  headline,
  effect,
  isNotable,
};
