// How often bots win at every kind of table, as the server was shipped with it.

export interface DifficultyRow {
  readonly game: string;
  /** What matters of the table's choices, the mode included. */
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  /** The level of all bots. */
  readonly level: string;
  readonly games: number;
  readonly n: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly low95: number;
  readonly high95: number;
}

export interface Difficulty {
  readonly rows: readonly DifficultyRow[];
}
