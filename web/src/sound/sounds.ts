// The names of the sounds there are, who they belong to, and which clips they are made of. How they are played is in
// player.ts; what they sound like is made by the server.

export type Sound =
  | 'dice'
  | 'step'
  | 'growl'
  | 'bite'
  | 'shot'
  | 'hit'
  | 'kill'
  | 'fall'
  | 'blast'
  | 'card'
  | 'search'
  | 'door'
  | 'clatter'
  | 'chime'
  | 'engine'
  | 'horde'
  | 'siren-1'
  | 'siren-2'
  | 'siren-3'
  | 'siren-4'
  | 'countdown'
  | 'win'
  | 'lose'
  | 'refuse';

/** Each has a volume of its own. */
export type Bus = 'music' | 'zombies' | 'effects';

/** Sounds of the dead, of guns and of sirens; everything else is an effect. */
const OF_ZOMBIES: ReadonlySet<Sound> = new Set<Sound>([
  'growl',
  'bite',
  'shot',
  'blast',
  'horde',
  'siren-1',
  'siren-2',
  'siren-3',
  'siren-4',
  'countdown',
  'lose',
]);

/** Short and frequent ones, fetched as soon as anything may sound. */
export const COMMON: readonly Sound[] = ['dice', 'step', 'card', 'chime', 'refuse', 'shot', 'kill', 'bite'];

export function busOf(sound: Sound): Bus {
  return OF_ZOMBIES.has(sound) ? 'zombies' : 'effects';
}

/** Clips to choose from: not every growl comes from the same throat. */
export function clipsOf(sound: Sound): readonly string[] {
  return sound === 'growl' ? ['growl-1', 'growl-2', 'growl-3', 'growl-4'] : [sound];
}

/** The siren with this number, from 1. */
export function sirenOf(number: number): Sound {
  if (number <= 1) return 'siren-1';
  if (number === 2) return 'siren-2';
  return number === 3 ? 'siren-3' : 'siren-4';
}
