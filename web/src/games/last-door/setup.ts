// Last Door before it starts.

import { personOf } from '../../stage/people';
import type { GameSetup } from '../setup';

export function setup(): GameSetup {
  return { modeFigures: () => [personOf(0), personOf(1)], pictures: [], lead: ['boards'], groups: [] };
}
