// Boards and their words, fetched once and kept. Asking for one that is not there yet fetches it, again and again if the
// line is bad.

import { entryFor } from '../games';
import type { GameModule } from '../games/module';
import { waitMs } from '../net/socket';
import { loadTexts } from '../text/fluent';

let loaded = $state.raw<ReadonlyMap<string, GameModule>>(new Map());
const asked: Record<string, true> = {};

/** The game's module with its texts; nothing while it is on its way, or if there is none. */
export function moduleFor(game: string): GameModule | null {
  const found = loaded.get(game);
  if (found === undefined && asked[game] === undefined) {
    asked[game] = true;
    void load(game);
  }
  return found ?? null;
}

async function load(game: string, failures = 0): Promise<void> {
  const entry = entryFor(game);
  if (entry === null) return;
  try {
    const [module] = await Promise.all([entry.load(), loadTexts(game), loadTexts('together')]);
    loaded = new Map([...loaded, [game, module]]);
  } catch {
    setTimeout(() => void load(game, failures + 1), waitMs(failures, Math.random()));
  }
}
