// The rulebook as the server hands it out: already in words, in one language.

export interface RulebookPage {
  readonly game: string;
  readonly lang: string;
  readonly title: string;
  readonly intro: string;
  readonly summary_title: string;
  /** One step a line. */
  readonly summary: string;
  readonly chapters: readonly ChapterPage[];
}

export interface ChapterPage {
  readonly key: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly RulePage[];
}

export interface RulePage {
  readonly id: string;
  readonly kind: 'rule' | 'ruling' | 'house';
  readonly kind_label: string;
  readonly title: string;
  readonly text: string;
  /** Other rules its text names. */
  readonly see: readonly string[];
}
