// What a game brings to the client, and what it is given. Drawing and words only: rules stay on the server.

import type { Component } from 'svelte';
import type { Choice } from '../protocol/Choice';
import type { NewTable } from '../protocol/NewTable';
import type { Outcome } from '../protocol/Outcome';
import type { Pace } from '../protocol/Pace';
import type { Seat } from '../protocol/Seat';
import type { ShownEvent } from '../protocol/ShownEvent';
import type { ShownPrompt } from '../protocol/ShownPrompt';
import type { TableInfo } from '../protocol/TableInfo';
import type { LogEntry } from '../store/table';
import type { SeatNames } from '../text/fluent';
import type { Place } from '../sound/music';
import type { Sound } from '../sound/sounds';

/** A game as one viewer sees it now, live or in a replay. */
export interface Play<View = unknown> {
  readonly view: View;
  /** Whose eyes these are; nobody's for a spectator. */
  readonly seat: Seat | null;
  readonly table: TableInfo;
  readonly names: SeatNames;
  readonly prompts: readonly ShownPrompt[];
  /** What the viewer is asked, if anything. */
  readonly own: ShownPrompt | null;
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | null;
  /** What happened with the last message: the board may show it moving. */
  readonly news: readonly LogEntry[];
  /** Game time now; it moves on with every frame that somebody watches. */
  readonly now: number;
  /** Nobody can act here: a replay, or somebody who only watches. */
  readonly isStill: boolean;
  act(action: string): void;
}

/** Something the player may do, whatever they do it with: one list feeds buttons, keys and touch. */
export interface Intention {
  readonly id: string;
  readonly label: string;
  /** `KeyboardEvent.key` values; the first is the one shown. */
  readonly keys: readonly string[];
  readonly tone: 'primary' | 'plain' | 'quiet';
  /** Where it has a button: in the bar below the board, or drawn by the board itself. */
  readonly place: 'bar' | 'board';
  /** Can be held down to go on. */
  readonly holds?: boolean;
  /** The one thing to press now: larger than all others. */
  readonly big?: boolean;
  /** Greyed out, with the reason. */
  readonly waits?: string;
  run(): void;
}

/** What an event should do besides standing in the log. */
export interface Effect {
  readonly sound?: Sound;
  /** A flash over the board; the words say the same. */
  readonly flash?: 'danger' | 'good';
  readonly shake?: boolean;
  /** Words large over the board for a moment. */
  readonly banner?: string;
  /** Words for the ear alone, where the eye sees it on the board. */
  readonly spoken?: string;
}

/** What can follow a finished game: a table that takes up what this one left behind, such as a campaign's next part. */
export interface Sequel {
  /** On the button that makes the next table. */
  readonly label: string;
  /** What is kept of it on this device, in the list on the start page: which campaign, how far it is. */
  readonly title: string;
  /** Everything the next table chooses; whatever it does not name takes its default. */
  readonly options: NewTable['options'];
  /** As many seats as now, unless it says otherwise. */
  readonly seats?: number;
  /** The same pace as now, unless it says otherwise. */
  readonly pace?: Pace;
}

/** A game's own part of the client. */
export interface GameModule {
  readonly id: string;
  /** Everything between the top bar and the prompt bar. */
  readonly Board: Component<{ play: Play }>;
  /** What the viewer can do, in order of importance. */
  intentions(play: Play): readonly Intention[];
  /** The position as sentences, for screen readers and for the curious. */
  describe(play: Play): readonly string[];
  /** One line that says where the game stands, for the top bar. */
  headline(play: Play): string;
  effect(event: ShownEvent, play: Play): Effect | null;
  /** Where the music is, for games that are played to a soundtrack. */
  soundtrack?(play: Play): Place | null;
  /** Whether the log shows it; hundreds of dice that moved nothing need not stand there. */
  isNotable(event: ShownEvent): boolean;
  /** What can follow this finished game, if it leads anywhere; asked only once it is over, and offered before all else. */
  sequel?(play: Play): Sequel | null;
}
