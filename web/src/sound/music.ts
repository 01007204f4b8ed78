// Where the music is: which loop belongs to a moment of the soundtrack, and whether what plays is still in step. Pure.

/** What the server says about its clips. */
export interface ClipList {
  /** Addresses by name. */
  readonly clips: Readonly<Record<string, string>>;
  readonly loop_ms: number;
  /** How much of a loop stands before its beginning and after its end. */
  readonly pad_ms: number;
  readonly stages_ms: readonly number[];
}

/** Where a soundtrack is now, and how it goes on. */
export interface Place {
  readonly trackMs: number;
  /** Percent of the usual speed. */
  readonly speed: number;
  readonly running: boolean;
}

/** A loop of its own, for games without a soundtrack: it only goes round. */
export interface Tune {
  readonly tune: string;
}

export interface Loop {
  readonly clip: string;
  /** Seconds into the clip. */
  readonly offset: number;
  readonly loopStart: number;
  readonly loopEnd: number;
}

/** The loop that sounds at a moment, from the right place on. */
export function loopAt(list: ClipList, trackMs: number): Loop {
  const stage = Math.max(
    0,
    list.stages_ms.findLastIndex((begin) => begin <= trackMs),
  );
  const since = Math.max(0, trackMs - (list.stages_ms[stage] ?? 0));
  return {
    clip: `bed-${String(stage + 1)}`,
    offset: (list.pad_ms + (since % list.loop_ms)) / 1000,
    loopStart: list.pad_ms / 1000,
    loopEnd: (list.pad_ms + list.loop_ms) / 1000,
  };
}

/** The loop of a tune, from its beginning; nothing if there is no such music. */
export function loopOf(list: ClipList, { tune }: Tune): Loop | null {
  if (list.clips[tune] === undefined) return null;
  const loopStart = list.pad_ms / 1000;
  return { clip: tune, offset: loopStart, loopStart, loopEnd: loopStart + list.loop_ms / 1000 };
}

/** What was started: which clip, where the soundtrack was, and when on the clock of the sound card. */
export interface Started {
  readonly clip: string;
  readonly trackMs: number;
  readonly speed: number;
  /** Seconds. */
  readonly at: number;
}

/** Less than this nobody hears; starting anew would be heard. */
const TOLERANCE_MS = 150;

export function isInStep(started: Started, place: Place, clip: string, at: number): boolean {
  if (started.clip !== clip || started.speed !== place.speed) return false;
  const expected = started.trackMs + (at - started.at) * 10 * place.speed;
  return Math.abs(expected - place.trackMs) < TOLERANCE_MS;
}
