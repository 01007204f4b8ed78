// The Cliché Zombie Game, as the shell uses it.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import { intentions } from './intentions';
import { describe, effect, headline, isNotable } from './words';

export const cliche: GameModule = {
  id: 'cliche',
  Board,
  intentions,
  describe,
  headline,
  effect,
  isNotable,
};
