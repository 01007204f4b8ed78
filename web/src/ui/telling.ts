// How long each thing that happens is told, where a game does not say so itself.

import type { GameModule, Play } from '../games/module';
import type { LogEntry } from '../store/table';

/** What an entry of the log that makes no noise takes to be seen, and one that does. */
const BEAT_MS = { plain: 260, heard: 420, loud: 900 } as const;

export function lengthOf(entry: LogEntry, module: GameModule, play: Play): number {
  if (!module.isNotable(entry)) return 0;
  const own = module.beat?.(entry);
  if (own !== undefined) return own;
  const effect = module.effect(entry, play);
  if (effect?.banner !== undefined) return BEAT_MS.loud;
  return effect?.sound === undefined ? BEAT_MS.plain : BEAT_MS.heard;
}
