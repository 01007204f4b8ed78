// What a game brings to the home of its campaigns: the parts by their pictures, and who is on the way with what. What a save
// means is read from the options it gives to its next table.

import type { Figure } from '../stage/shapes';
import type { PictureCard } from './setup';

/** Something carried, by its picture. */
export interface Thing {
  /** Outline on a field of 512. */
  readonly icon: string;
  readonly label: string;
  /** A few letters beside it, such as a number. */
  readonly tag?: string;
}

export interface CrewMember {
  readonly id: string;
  readonly name: string;
  readonly figure: Figure;
  readonly bags: readonly Thing[];
  readonly things: readonly Thing[];
  /** Said instead of things where there is nothing of note. */
  readonly note?: string;
}

export interface Crew {
  /** The part to play next, from 1. */
  readonly next: number;
  readonly members: readonly CrewMember[];
}

export interface CampaignKit {
  readonly name: string;
  readonly parts: readonly PictureCard[];
  /** Who is on the way; nothing if the options say nothing of it. */
  crewOf(options: Readonly<Record<string, string>>): Crew | null;
  /** What a table that begins one chooses. */
  readonly fresh: Readonly<Record<string, string>>;
}
