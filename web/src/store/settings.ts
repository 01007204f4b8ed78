// What a player prefers on this device, and its stored form. Reading is forgiving: a broken entry is a default.

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'none';
export type Beats = 'off' | 'fast' | 'normal' | 'slow';

export interface Settings {
  readonly name: string;
  /** A language's tag, such as `fr`, or `system` for the device's. */
  readonly language: string;
  readonly theme: Theme;
  readonly motion: Motion;
  /** How fast what happens is told. */
  readonly beats: Beats;
  /** 0 to 100. */
  readonly volume: number;
  /** Growls and the like, apart from dice: 0 to 100. */
  readonly ambience: number;
  /** The music bed: 0 to 100. */
  readonly music: number;
  /** No sound at all. */
  readonly muted: boolean;
  /** What is heard, in words. */
  readonly captions: boolean;
  /** Percent of the device's text size. */
  readonly textSize: TextSize;
  /** Who one is and what to do, at the start of a game. */
  readonly briefing: boolean;
  /** What must be done anyway, such as a roll, is done without a press. */
  readonly forced: boolean;
  /** Answers when somebody at the table asks where everybody looks. */
  readonly looks: boolean;
  /** Tell me when it is my turn, also while the page is closed. */
  readonly notify: boolean;
  /** Shakes are also felt, where the device can. */
  readonly vibration: boolean;
  /** Keep rolling without a finger on the button. */
  readonly autoHold: boolean;
}

export const TEXT_SIZES = [90, 100, 115, 130, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const DEFAULTS: Settings = {
  name: '',
  language: 'system',
  theme: 'system',
  motion: 'system',
  beats: 'normal',
  volume: 60,
  ambience: 60,
  music: 40,
  muted: false,
  captions: false,
  textSize: 100,
  briefing: true,
  forced: true,
  looks: true,
  notify: false,
  vibration: true,
  autoHold: false,
};

/** The longest name the server takes. */
export const NAME_LIMIT = 24;

export function parseSettings(stored: string | null): Settings {
  const raw = parseObject(stored);
  return {
    name: typeof raw['name'] === 'string' ? raw['name'].slice(0, NAME_LIMIT) : DEFAULTS.name,
    language: typeof raw['language'] === 'string' ? raw['language'] : DEFAULTS.language,
    theme: oneOf(raw['theme'], ['system', 'light', 'dark'], DEFAULTS.theme),
    motion: oneOf(raw['motion'], ['system', 'full', 'none'], DEFAULTS.motion),
    beats: oneOf(raw['beats'], ['off', 'fast', 'normal', 'slow'], DEFAULTS.beats),
    volume: percent(raw['volume'], DEFAULTS.volume),
    ambience: percent(raw['ambience'], DEFAULTS.ambience),
    music: percent(raw['music'], DEFAULTS.music),
    muted: raw['muted'] === true,
    captions: raw['captions'] === true,
    textSize: oneOf(raw['textSize'], TEXT_SIZES, DEFAULTS.textSize),
    briefing: raw['briefing'] !== false,
    forced: raw['forced'] !== false,
    looks: raw['looks'] !== false,
    notify: raw['notify'] === true,
    vibration: raw['vibration'] !== false,
    autoHold: raw['autoHold'] === true,
  };
}

function parseObject(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}

function percent(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise;
}
