// Puts keys and arguments into words, from the same Fluent files the server uses.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg } from '../protocol/Arg';
import type { Seat } from '../protocol/Seat';
import type { Text } from '../protocol/Text';
import { setSpoken, spoken } from './spoken.svelte';

/** The words of every page in the language that all others fall back to; it is here from the start. */
const COMMON = import.meta.glob<string>('../../../locales/en/{common,errors,home,ui}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All others: fetched for the language in use. Those of the rulebooks come from the server with the rulebook. */
const MORE = import.meta.glob<string>(
  [
    '../../../locales/*/*.ftl',
    '!../../../locales/en/{common,errors,home,ui}.ftl',
    '!../../../locales/*/{cli,lab}.ftl',
    '!../../../locales/*/*-rules.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const ENGLISH = 'en';
const COMMON_FILES: readonly string[] = ['common', 'errors', 'home', 'ui'];

/** How seats are called; nothing for a seat without a name. */
export type SeatNames = (seat: Seat) => string | undefined;

const NO_NAMES: SeatNames = () => undefined;

/** The languages there are, by the tags of their folders: English, then the others in order. */
export const LANGUAGES: readonly string[] = [
  ENGLISH,
  ...new Set(
    Object.keys(MORE)
      .map((path) => placeOf(path).language)
      .filter((language) => language !== ENGLISH)
      .sort(),
  ),
];

const bundles = new Map(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
);
for (const source of Object.values(COMMON)) bundleFor(ENGLISH).addResource(new FluentResource(source));

/** Games and pages whose words were asked for: a language that is switched to needs them too. */
const asked = new Set<string>();
const arriving = new Map<string, Promise<void>>();
/** The language that was wished for last; it is spoken once its words are here. */
let wished = ENGLISH;

/** The language everything is said in. */
export function language(): string {
  return spoken().language;
}

/** What a language calls itself. */
export function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Speaks the language closest to `wish`, as soon as its words are here; until then the one before. */
export async function speak(wish: string): Promise<void> {
  const next = closestLanguage(wish);
  wished = next;
  await Promise.all([arrivalOf(next, null), ...[...asked].map((game) => arrivalOf(next, game))]);
  if (wished !== next) return;
  if (spoken().language !== next) setSpoken(next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

/** Fetches the words of a game: those in its file `<game>.ftl` and in files that begin with `<game>-`. */
export async function loadTexts(game: string): Promise<void> {
  asked.add(game);
  const needed = new Set([language(), wished]);
  await Promise.all([...needed].map((one) => arrivalOf(one, game)));
}

/** The words of a game, or of every page, in one language: fetched once. */
function arrivalOf(language: string, game: string | null): Promise<void> {
  const name = `${language}/${game ?? ''}`;
  let arrival = arriving.get(name);
  if (arrival === undefined) {
    arrival = fetchTexts(language, game);
    // What failed may succeed next time.
    arrival.catch(() => arriving.delete(name));
    arriving.set(name, arrival);
  }
  return arrival;
}

async function fetchTexts(language: string, game: string | null): Promise<void> {
  const wanted = Object.entries(MORE).filter(([path]) => {
    const place = placeOf(path);
    if (place.language !== language) return false;
    if (game === null) return COMMON_FILES.includes(place.file);
    return place.file === game || place.file.startsWith(`${game}-`);
  });
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  for (const source of sources) bundleFor(language).addResource(new FluentResource(source));
}

/** A language that lacks a word, as one that is still being written may, is helped out by English. */
function mend(): void {
  const missing = [...asked].filter((game) => !arriving.has(`${ENGLISH}/${game}`));
  if (missing.length === 0) return;
  Promise.all(missing.map((game) => arrivalOf(ENGLISH, game))).then(
    () => setSpoken(spoken().language),
    () => undefined,
  );
}

/** The interface's own words: the message `key`, or an attribute `key.attribute`. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return format(key, args);
}

/** Whether there are words for `key`. */
export function has(key: string): boolean {
  return find(key) !== null;
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
  const found = find(key);
  if (found !== null) return found.bundle.formatPattern(found.pattern, args, []);
  mend();
  return `⟦${key}⟧`;
}

/** The pattern of `key` in the language spoken, else in English. */
function find(key: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const own = patternIn(language(), key);
  return own === null && language() !== ENGLISH ? patternIn(ENGLISH, key) : own;
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

function patternIn(tag: string, key: string): { bundle: FluentBundle; pattern: Pattern } | null {
  const bundle = bundleFor(tag);
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  if (message === undefined) return null;
  const pattern = (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null;
  return pattern === null ? null : { bundle, pattern };
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
    LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase());
  return known(wish) ?? known(wish.split(/[-_]/)[0] ?? wish) ?? ENGLISH;
}
