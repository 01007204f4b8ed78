// Boards and their words, fetched once and kept. Asking for one that is not there yet fetches it, again and again if the
// line is bad.

import { entryFor } from '../games';
import type { GameModule } from '../games/module';
import { patiently } from '../net/patiently';
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

async function load(game: string): Promise<void> {
  const entry = entryFor(game);
  if (entry === null) return;
  const [module] = await patiently(() => Promise.all([entry.load(), loadTexts(game), loadTexts('together')]));
  loaded = new Map([...loaded, [game, module]]);
}
