// What a game brings to the page on which a table is set up: pictures to choose from, what a file would show, and which
// options belong together. Which options there are, and what they take, only the server says.

import type { Picture } from '../stage/pen';
import type { Figure } from '../stage/shapes';

/** Something to choose by its picture. */
export interface PictureCard {
  readonly id: string;
  readonly title: string;
  readonly tag?: string;
  readonly picture?: Picture;
  readonly figure?: Figure;
  /** The colour of the figure's clothes. */
  readonly colour?: string;
  /** Told in full while it is chosen. */
  readonly story?: readonly string[];
}

/** An option that is chosen from pictures instead of a list or a text. */
export interface PictureChoice {
  readonly key: string;
  readonly legend: string;
  readonly help?: string;
  readonly size: 'map' | 'figure';
  readonly cards: readonly PictureCard[];
  /** The card that such a value means. */
  idOf(value: string): string;
  /** The value that a card puts, in place of such a value. */
  valueOf(id: string, before: string): string;
  /** On this card the option itself is shown too: a text of one's own. */
  readonly ownCard?: string;
}

/** What a file that was dropped in holds. */
export interface Preview {
  readonly title: string;
  readonly note?: string;
  readonly picture: Picture;
}

export interface GameSetup {
  /** Who stands on the card of a mode. */
  modeFigures(mode: string): readonly Figure[];
  readonly pictures: readonly PictureChoice[];
  /** What a text for an option shows; nothing if it cannot be read. */
  preview?(key: string, text: string): Preview | null;
  /** Options that everybody should see, in this order. */
  readonly lead: readonly string[];
  /** The rest, by what they are about; what stands nowhere belongs to the rules. */
  readonly groups: readonly { readonly id: GroupId; readonly keys: readonly string[] }[];
}

export type GroupId = 'people' | 'course' | 'time' | 'comfort' | 'secrets' | 'rules';
