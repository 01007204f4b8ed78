// The names of the sounds there are. How they are made is in player.ts.

export type Sound =
  'dice' | 'step' | 'growl' | 'bite' | 'shot' | 'kill' | 'card' | 'chime' | 'engine' | 'lose' | 'refuse';

/** Sounds of the dead and of guns have a volume of their own. */
export const AMBIENT: ReadonlySet<Sound> = new Set<Sound>(['growl', 'bite', 'shot', 'lose']);
