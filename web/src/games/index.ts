// Every game that has a board here. A new game is one folder and one entry: its picture for the start page, and what is
// fetched later, what it can be set up with and its board.

import type { Component } from 'svelte';
import type { CampaignKit } from './campaign';
import ClichePoster from './cliche/Poster.svelte';
import LastDoorPoster from './last-door/Poster.svelte';
import type { GameModule } from './module';
import type { GameSetup } from './setup';
import TinyEpicPoster from './tiny-epic-zombies/Poster.svelte';
import ZombieMallPoster from './zombie-mall/Poster.svelte';
import Zombies15Poster from './zombies15/Poster.svelte';

export interface GameEntry {
  readonly id: string;
  /** The picture on the start page. */
  readonly Poster: Component;
  /** A clock runs in it, unless it is played step by step. */
  readonly hasClock?: true;
  /** What “Play now” chooses otherwise than a table nobody said anything about. */
  readonly playNow?: Readonly<Record<string, string>>;
  /** The board, fetched when somebody sits down to it. */
  load(): Promise<GameModule>;
  /** What helps to choose, once the game's words are there. */
  setup(): Promise<GameSetup>;
  /** What a campaign of the game looks like, for games that have one. */
  campaign?(): Promise<CampaignKit>;
}

const GAMES: readonly GameEntry[] = [
  {
    id: 'zombies15',
    Poster: Zombies15Poster,
    hasClock: true,
    // The first scenario teaches without growls; the second is the game as it is meant. Whoever came to play begins.
    playNow: { scenario: '2', first: '0' },
    load: async () => (await import('./zombies15')).zombies15,
    setup: async () => (await import('./zombies15/setup')).setup(),
    campaign: async () => (await import('./zombies15/campaign')).campaign(),
  },
  {
    id: 'tiny-epic-zombies',
    Poster: TinyEpicPoster,
    load: async () => (await import('./tiny-epic-zombies')).tinyEpicZombies,
    setup: async () => (await import('./tiny-epic-zombies/setup')).setup(),
  },
  {
    id: 'zombie-mall',
    Poster: ZombieMallPoster,
    load: async () => (await import('./zombie-mall')).zombieMall,
    setup: async () => (await import('./zombie-mall/setup')).setup(),
  },
  {
    id: 'cliche',
    Poster: ClichePoster,
    hasClock: true,
    load: async () => (await import('./cliche')).cliche,
    setup: async () => (await import('./cliche/setup')).setup(),
  },
];

/** Known but in no list: what a game needs, for whoever adds one. Servers play it only with the feature `toy`. */
const TOYS: readonly GameEntry[] = [
  {
    id: 'last-door',
    Poster: LastDoorPoster,
    hasClock: true,
    load: async () => (await import('./last-door')).lastDoor,
    setup: async () => (await import('./last-door/setup')).setup(),
  },
];

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

export function entryFor(game: string): GameEntry | null {
  return [...GAMES, ...TOYS].find((entry) => entry.id === game) ?? null;
}
