// What a game brings to the client, and what it is given. Drawing and words only: rules stay on the server.
//
// The seam. The shell (`src/stage`, `src/ui`) owns the window: it lays out the edge, opens popovers, drawers and the prompt,
// reads the keys, plays the beats, and knows no game. A game owns the drawing and the words:
//
// - `Board` fills the whole window and is always fitted into `Stage.clear`, the part that nothing lies over. It tells the
//   stage where the chosen place is (`spot`) and what a popover must not cover (`own`, `lit`), and nothing else.
// - `hud`, `seats` and `goals` are data for the edge: the shell draws them, at any size, in any order it needs.
// - `placeCard` says what can be done at a place of the board; the shell opens it there. `Stage.choose` opens and closes it.
// - `Panel` is a question too large for a popover (cards found, a trade): the shell puts it over the prompt, if there is one.
// - `Hand` lies at the lower edge, `Sheets` wait in the drawer.
// - `beat` says how long an event takes to be seen; `src/stage/director.svelte.ts` tells one message after the other.
//
// Everything is a function of `Play`; what a player has picked or opened is kept in the game's own `selection.svelte.ts`.

import type { Component } from 'svelte';
import type { Figure } from '../stage/shapes';
import type { Stage } from '../stage/space.svelte';
import type { Choice } from '../protocol/Choice';
import type { NewTable } from '../protocol/NewTable';
import type { Outcome } from '../protocol/Outcome';
import type { Pace } from '../protocol/Pace';
import type { Part } from '../protocol/Part';
import type { PlanStep } from '../protocol/PlanStep';
import type { Seat } from '../protocol/Seat';
import type { ShownEvent } from '../protocol/ShownEvent';
import type { ShownPrompt } from '../protocol/ShownPrompt';
import type { TableInfo } from '../protocol/TableInfo';
import type { Text } from '../protocol/Text';
import type { LogEntry, WhyNotMsg } from '../store/table';
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
  /** Actions that are put together from parts, by how they begin. */
  readonly begins: readonly Part[];
  /** Puts one of them together. */
  compose(begin: Part): void;
  /** What forbids an action: asked of the server, which does nothing. Absent where nobody could act anyway. */
  readonly whyNot?: {
    ask(action: string): void;
    /** The last answer. */
    readonly heard: WhyNotMsg | null;
    /** Changes with the game: what was forbidden may not be any more. */
    readonly seq: number | null;
  };
}

/** Something the player may do, whatever they do it with: one list feeds buttons, keys and touch. */
export interface Intention {
  readonly id: string;
  readonly label: string;
  /** `KeyboardEvent.key` values; the first is the one shown. */
  readonly keys: readonly string[];
  readonly tone: 'primary' | 'plain' | 'quiet';
  /** Where it has a button: in the bar below the board, drawn by the board itself, or in the menu. */
  readonly place: 'bar' | 'board' | 'menu';
  /** Can be held down to go on. */
  readonly holds?: boolean;
  /** The one thing to press now: larger than all others. */
  readonly big?: boolean;
  /** It costs something that matters: a life, a fall. */
  readonly grave?: boolean;
  /** As short as it can be, for small screens. */
  readonly short?: string;
  /** What is then true, on large ones. */
  readonly then?: string;
  /** One of several that differ in a number alone: what they are of, and the number that stands on its button. */
  readonly count?: { readonly of: string; readonly n: number };
  /** Seldom what one came for: behind the three dots, where there is little room. */
  readonly isRare?: boolean;
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

/** Which part of a campaign a finished game was, and how it ended. */
export interface Chapter {
  /** From 1. */
  readonly part: number;
  readonly won: boolean;
  /** There is none after it. */
  readonly isOver: boolean;
}

/** A number on the edge of the stage, with its picture. */
export interface Fact {
  readonly id: string;
  /** Outline of an icon on a field of 512. */
  readonly icon: string | null;
  readonly value: string;
  /** In full, for those who hear it and for the hint. */
  readonly label: string;
  readonly tone?: 'plain' | 'good' | 'danger' | 'zombie' | 'soft';
  /** The one number that must be seen from afar. */
  readonly big?: boolean;
  /** Small words behind the number, where there is room. */
  readonly more?: string;
  /** Said by the track as well: only where there is no room for one. */
  readonly inTrack?: boolean;
}

/** What stands at the top: how much is left, and what is coming. */
export interface Hud {
  readonly facts: readonly Fact[];
  /** Whose eyes these are and what they want, where that is not plain to see. */
  readonly role?: {
    readonly title: string;
    /** As short as it can be, for small screens with large text. */
    readonly short?: string;
    readonly goal: string;
    readonly side: 'human' | 'zombie';
    readonly figure?: Figure;
  };
  /** Time along the upper edge of the window, from 0 to 1: what is gone, and marks for what comes. */
  readonly line?: {
    readonly gone: number;
    readonly marks: readonly { readonly at: number; readonly isLoud: boolean }[];
  };
}

/** One player, or one figure of theirs, on the edge of the stage. */
export interface SeatCard {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly note?: string;
  readonly figure?: Figure;
  readonly isOwn: boolean;
  /** It is their turn. */
  readonly isOn: boolean;
  /** Out of the game, or unable to act. */
  readonly isOut: boolean;
  readonly side: 'human' | 'zombie';
  /** Life: how much of how much. */
  readonly life?: { readonly have: number; readonly most: number; readonly label: string };
  /** Two things that come towards each other, from the left and from the right; where they meet, it is over. */
  readonly track?: {
    readonly low: number;
    readonly high: number;
    readonly most: number;
    /** What is left between them. */
    readonly label: string;
    readonly isNear: boolean;
  };
  /** Actions left of this turn. */
  readonly pips?: { readonly have: number; readonly most: number; readonly label: string };
  /** The first is the one that is shown where there is room for one. */
  readonly facts: readonly Fact[];
  /** Something that must be known of them. */
  readonly alarm?: string;
  /** Where they are: pressing the card looks there. */
  readonly place?: string;
}

/** What wins, pinned where it is seen. */
export interface Goal {
  readonly id: string;
  readonly icon: string;
  readonly text: string;
  /** As short as it can be, for small screens. */
  readonly short?: string;
  readonly have: number;
  readonly want: number;
  /** Every step with its letter, or without: drawn as boxes where there is room. */
  readonly steps?: readonly string[];
  /** A marker that moves along and comes back, on the zombies' side: nothing to be completed. */
  readonly side?: 'zombie';
  /** What to do next for it. */
  readonly note?: string;
  readonly place?: string;
}

/** A piece of a sentence, weighted. */
export interface Words {
  readonly text: string;
  readonly tone?: 'good' | 'danger' | 'strong';
}

/** Something that can be done at a place. */
export interface PlaceLine {
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  readonly cost?: string;
  readonly key?: string;
  /** What is then true. */
  readonly then?: readonly Words[];
  /** Shares of the whole: surely well, and well with what one would spend on it. */
  readonly odds?: { readonly clean: number; readonly spent: number };
  /** The one big thing of this card. */
  readonly isMain?: boolean;
  /** Why not now. */
  readonly waits?: string;
  /** Not possible now: the action that the server is asked about when it is pressed. */
  readonly whyNot?: string;
  run(): void;
}

/** A place of the board, and what can be done there. */
export interface PlaceCard {
  readonly place: string;
  readonly title: string;
  /** What of it is ours and not the rulebook's. */
  readonly house?: string | null;
  readonly badge?: {
    readonly words: string;
    readonly tone: 'good' | 'danger' | 'lamp';
    readonly icons?: readonly string[];
  };
  readonly lines: readonly PlaceLine[];
  /** The action that pressing the place would be, where it is not possible: the server says why. */
  readonly whyNot?: string;
  /** What one should see before deciding, above what can be done: the faces of a die. */
  readonly Detail?: Component<{ play: Play; place: string }>;
  /** What is there, or why nothing can be done. */
  readonly note?: string;
  /** It cannot be taken back. */
  readonly warning?: string;
}

/** A finished game in numbers, from all that the viewer heard of it. */
export interface Tale {
  /** What each seat card did. */
  readonly parts: readonly { readonly id: string; readonly facts: readonly Fact[] }[];
  /** Moments worth telling: the closest call, the greatest blow. */
  readonly marks: readonly { readonly icon: string; readonly title: string; readonly words: string }[];
}

/** A question in the board's own words. */
export interface Asked {
  readonly words?: string;
  /** As short as it can be, for small screens. */
  readonly short?: string;
  /** Which part of the turn it is. */
  readonly part?: string;
}

/** Told before the first move. */
export interface Briefing {
  /** Who one is. */
  readonly title: string;
  readonly side: 'human' | 'zombie';
  readonly figures: readonly Figure[];
  /** What one is good and bad at. */
  readonly about: readonly string[];
  readonly story?: string;
  /** What wins, and how to begin. */
  readonly todo: readonly string[];
  /** What loses. */
  readonly ends: readonly string[];
}

/** A game's own part of the client. */
export interface GameModule {
  readonly id: string;
  /** The map, edge to edge. */
  readonly Board: Component<{ play: Play; stage: Stage }>;
  hud(play: Play): Hud;
  seats(play: Play): readonly SeatCard[];
  goals(play: Play): readonly Goal[];
  /** What a place of the board is called, for signs that point at it; nothing if the board has no such place. */
  placeName?(play: Play, place: string): string | null;
  /** The place the viewer looks at, where the board has a cursor of its own. */
  lookedAt?(play: Play): string | null;
  /** What the viewer means to do, as far as they have put it on the board; `looked` is the place they look at. Shown to
   *  others only if the viewer wants that. */
  plan?(play: Play, looked: string | null): readonly PlanStep[];
  /** What can be done at a place; nothing if there is nothing to say of it. */
  placeCard?(play: Play, place: string): PlaceCard | null;
  /** The place whose card opens by itself now, such as one's own with zombies in it. */
  opens?(play: Play): string | null;
  /** A question too large for a popover; `hasPanel` says whether there is one. */
  readonly Panel?: Component<{ play: Play }>;
  hasPanel?(play: Play): boolean;
  /** Cards at the lower edge; `isHandSolid` says whether the board keeps clear of them on large screens too: always, never
   *  unless a part of the hand says so itself (`data-edge`), or, unsaid, only where it is not beside them. */
  readonly Hand?: Component<{ play: Play; stage: Stage }>;
  readonly isHandSolid?: boolean;
  /** What one acts with is in the hand: it is shown where there is hardly room, and beside the board rather than under it
   *  where letters are large. */
  isHandVital?(play: Play): boolean;
  /** Everything on the table in full, in the drawer. */
  readonly Sheets?: Component<{ play: Play }>;
  /** How long an event takes to be seen, in milliseconds at the normal speed; by what it does to ear and eye otherwise. */
  beat?(event: ShownEvent): number | undefined;
  /** What the picture on the board is about, where a board shows one event after the other. */
  telling?(): Text | null;
  /** Whether even whoever did it does not know how it ends: their own act is then told in full. */
  isSurprise?(event: ShownEvent): boolean;
  /** Whether a prompt that is open all the time is no question: the viewer is then shown as waiting. */
  isIdle?(prompt: ShownPrompt): boolean;
  /** What the viewer is asked, where the board can say it shorter, and which part of the turn it is. */
  asks?(play: Play): Asked;
  /** What the viewer can do, in order of importance. */
  intentions(play: Play): readonly Intention[];
  /** Who one is, what to do and what ends it; nothing as long as that is not known. */
  briefing?(play: Play): Briefing | null;
  /** The action that must come now: it plays itself, shown like any other, unless the viewer wants to press it. */
  forced?(play: Play): string | null;
  /** The position as sentences, for screen readers and for the curious. */
  describe(play: Play): readonly string[];
  /** One line that says where the game stands, for the top bar. */
  headline(play: Play): string;
  effect(event: ShownEvent, play: Play): Effect | null;
  /** What happened with the names that stand on the board, where the server says numbers. */
  voice?(text: Text, play: Play): Text;
  /** How many of how many want the clock stopped, where the game itself asks for that. */
  pauseVotes?(play: Play): { readonly have: number; readonly all: number } | null;
  /** Where the music is, for games that are played to a soundtrack. */
  soundtrack?(play: Play): Place | null;
  /** Whether the log shows it; hundreds of dice that moved nothing need not stand there. */
  isNotable(event: ShownEvent): boolean;
  /** Who got out of a finished game, where that is not the same for all. */
  escaped?(play: Play): readonly Seat[] | null;
  /** What everybody did in a finished game. */
  tale?(events: readonly ShownEvent[], play: Play): Tale;
  /** What can follow this finished game, if it leads anywhere; asked only once it is over, and offered before all else. */
  sequel?(play: Play): Sequel | null;
  /** Which part of a campaign this finished game was, if it was one. */
  chapter?(play: Play): Chapter | null;
}
