// Zombies 15', as the shell uses it.

import type { GameModule } from '../module';
import Board from './Board.svelte';
import { intentions } from './intentions';
import { soundtrack } from './music';
import { sequel } from './sequel';
import { describe, effect, headline, isNotable } from './words';

export const zombies15: GameModule = {
  id: 'zombies15',
  Board,
  intentions,
  describe,
  headline,
  effect,
  soundtrack,
  isNotable,
  sequel,
};
