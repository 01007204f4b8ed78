// Puts keys and arguments into words, from the same Fluent files the server uses.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../protocol/Arg';
import type { Seat } from '../protocol/Seat';
import type { Text } from '../protocol/Text';

/** The words of every page. */
const COMMON = import.meta.glob<string>('../../../locales/*/{common,errors,ui}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of one game each. Those of the rulebooks come from the server with the rulebook. */
const OF_GAMES = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/*/{common,errors,ui,cli,lab}.ftl',
    '!../../../locales/*/*-rules.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ENGLISH = 'en';

/** How seats are called; nothing for a seat without a name. */
export type SeatNames = (seat: Seat) => string | undefined;

const NO_NAMES: SeatNames = () => undefined;

const bundles = loadBundles(COMMON);

/** The language everything is said in: the closest one there is to the device's. */
export const language = closestLanguage(typeof navigator === 'undefined' ? ENGLISH : navigator.language);
const current = bundleFor(language);

const arriving = new Map<string, Promise<void>>();

/** Fetches the words of a game: those in its file `<game>.ftl` and in files that begin with `<game>-`. */
export function loadTexts(game: string): Promise<void> {
  let arrival = arriving.get(game);
  if (arrival === undefined) {
    arrival = fetchTexts(game);
    // What failed may succeed next time.
    arrival.catch(() => arriving.delete(game));
    arriving.set(game, arrival);
  }
  return arrival;
}

async function fetchTexts(game: string): Promise<void> {
  const wanted = Object.entries(OF_GAMES).filter(([path]) => {
    const place = placeOf(path);
    const isSpoken = place.language === language || place.language === ENGLISH;
    return isSpoken && (place.file === game || place.file.startsWith(`${game}-`));
  });
  const sources = await Promise.all(
    wanted.map(async ([path, load]) => ({ ...placeOf(path), source: await load() })),
  );
  for (const { language: spoken, source } of sources)
    bundleFor(spoken).addResource(new FluentResource(source));
}

/** The interface's own words: the message `key`, or an attribute `key.attribute`. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return format(key, args);
}

/** Whether there are words for `key`. */
export function has(key: string): boolean {
  return pattern(current, key) !== null;
}

/** What the server said, in words. */
export function say(text: Text, names: SeatNames = NO_NAMES): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(text.args ?? {})) {
    if (arg !== undefined) args[name] = value(arg, names);
  }
  return format(text.key, args);
}

/** A seat by its name, or by its number where it has none. */
export function seatName(seat: Seat, names: SeatNames = NO_NAMES): string {
  const name = names(seat);
  return name !== undefined && name !== '' ? name : t('seat-unnamed', { number: seat + 1 });
}

/** Items joined the way the language joins lists. */
export function list(items: readonly string[]): string {
  let joined: string | undefined;
  items.forEach((item, i) => {
    if (joined === undefined) {
      joined = item;
      return;
    }
    const isLast = i === items.length - 1;
    joined = t(isLast ? (i === 1 ? 'list-two' : 'list-last') : 'list-more', { first: joined, last: item });
  });
  return joined ?? t('list-none');
}

function value(arg: Arg, names: SeatNames): FluentVariable {
  if (typeof arg === 'number' || typeof arg === 'string') return arg;
  if (Array.isArray(arg)) return list(arg.map((text) => say(text, names)));
  return 'seat' in arg ? seatName(arg.seat, names) : say(arg, names);
}

function format(key: string, args: Record<string, FluentVariable>): string {
  for (const bundle of [current, bundleFor(ENGLISH)]) {
    const found = pattern(bundle, key);
    if (found !== null) return bundle.formatPattern(found, args, []);
  }
  return `⟦${key}⟧`;
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

function pattern(bundle: FluentBundle, key: string): Pattern | null {
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  if (message === undefined) return null;
  return (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null;
}

function loadBundles(files: Record<string, string>): Map<string, FluentBundle> {
  const loaded = new Map<string, FluentBundle>();
  for (const [path, source] of Object.entries(files)) {
    const language = placeOf(path).language;
    let bundle = loaded.get(language);
    if (bundle === undefined) {
      bundle = new FluentBundle(language, { useIsolating: false });
      loaded.set(language, bundle);
    }
    bundle.addResource(new FluentResource(source));
  }
  return loaded;
}

function placeOf(path: string): { language: string; file: string } {
  const [language = ENGLISH, file = ''] = path.split('/').slice(-2);
  return { language, file: file.replace(/\.ftl$/, '') };
}

function bundleFor(language: string): FluentBundle {
  const bundle = bundles.get(language);
  if (bundle === undefined) throw new Error(`no texts for '${language}'`);
  return bundle;
}

/** The language itself, else its main language, else English; as the server chooses. */
export function closestLanguage(wish: string): string {
  const known = (tag: string): string | undefined =>
    [...bundles.keys()].find((language) => language.toLowerCase() === tag.toLowerCase());
  return known(wish) ?? known(wish.split(/[-_]/)[0] ?? wish) ?? ENGLISH;
}
