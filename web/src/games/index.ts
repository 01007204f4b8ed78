// Every game that has a board here. A new game is one folder and one entry: its picture for the start page, and its
// board, which is fetched when somebody sits down to it.

import type { Component } from 'svelte';
import ClichePoster from './cliche/Poster.svelte';
import type { GameModule } from './module';
import TinyEpicPoster from './tiny-epic-zombies/Poster.svelte';
import ZombieMallPoster from './zombie-mall/Poster.svelte';
import Zombies15Poster from './zombies15/Poster.svelte';

export interface GameEntry {
  readonly id: string;
  /** The picture on the start page. */
  readonly Poster: Component;
  load(): Promise<GameModule>;
}

const GAMES: readonly GameEntry[] = [
  { id: 'zombies15', Poster: Zombies15Poster, load: async () => (await import('./zombies15')).zombies15 },
  {
    id: 'tiny-epic-zombies',
    Poster: TinyEpicPoster,
    load: async () => (await import('./tiny-epic-zombies')).tinyEpicZombies,
  },
  {
    id: 'zombie-mall',
    Poster: ZombieMallPoster,
    load: async () => (await import('./zombie-mall')).zombieMall,
  },
  { id: 'cliche', Poster: ClichePoster, load: async () => (await import('./cliche')).cliche },
];

export function entryFor(game: string): GameEntry | null {
  return GAMES.find((entry) => entry.id === game) ?? null;
}
