// Which language is spoken, as something that whoever says a word depends on: when it changes, everything is said anew.

export interface Spoken {
  /** A tag of `locales/`, such as `fr`. */
  readonly language: string;
}

let current = $state.raw<Spoken>({ language: 'en' });

export function spoken(): Spoken {
  return current;
}

/** From now on everything is said in `language`; also where it is the same one, with more words. */
export function setSpoken(language: string): void {
  current = { language };
}
