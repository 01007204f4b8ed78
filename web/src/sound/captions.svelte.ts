// The words for what is heard, for those who do not hear it: the last sound, for a moment.

import { loadTexts, t } from '../text/fluent';
import { settings } from '../ui/settings.svelte';
import type { Sound } from './sounds';

const SHOWN_MS = 2_200;

let current = $state<Sound | 'music' | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The caption to show now; empty for none. */
export function caption(): string {
  if (current === null) return '';
  return current === 'music' ? t('sound-music') : t(`sound-caption-${current}`);
}

/** Captions come whether or not anything is heard: those who mute need them most. */
export function captionFor(sound: Sound | 'music'): void {
  if (!settings().captions) return;
  void loadTexts('sound').then(() => {
    clearTimeout(timer);
    current = sound;
    timer = setTimeout(() => (current = null), SHOWN_MS);
  });
}
