// Cliché Zombie Game before it starts: which options belong together. There is one way to play it.

import { personOf } from '../../stage/people';
import type { GameSetup } from '../setup';

export function setup(): GameSetup {
  return {
    modeFigures: () => [personOf(0), personOf(1)],
    pictures: [],
    lead: ['start_zombies', 'zombies_win'],
    groups: [
      { id: 'course', keys: ['track', 'prices', 'start_cards', 'max_rounds'] },
      { id: 'time', keys: ['race', 'roll_interval_ms', 'auto_roll', 'arm_seconds', 'free_seconds'] },
      { id: 'secrets', keys: ['open_trash'] },
    ],
  };
}
