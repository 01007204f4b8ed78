// From keys to intentions. Pure: which intention a key means is decided here and tested without a browser.

import type { Intention } from '../games/module';
import { t } from '../text/fluent';

/** Gives the intentions without a key of their own the numbers from 1 to 9 that are free, in order. */
export function withNumbers(intentions: readonly Intention[]): readonly Intention[] {
  const taken = new Set(intentions.flatMap(({ keys }) => keys));
  const free = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((key) => !taken.has(key));
  return intentions.map((intention) => {
    const key = intention.keys.length > 0 ? undefined : free.shift();
    return key === undefined ? intention : { ...intention, keys: [key] };
  });
}

/** What `key` means now; nothing if it means nothing or must wait. */
export function intentionFor(intentions: readonly Intention[], key: string): Intention | null {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  const found = intentions.find((intention) => intention.keys.includes(wanted));
  return found === undefined || found.waits !== undefined ? null : found;
}

/** A key as people call it. */
export function keyName(key: string): string {
  switch (key) {
    case ' ':
      return t('ui-key-space');
    case 'Enter':
      return t('ui-key-enter');
    case 'Escape':
      return t('ui-key-escape');
    case 'ArrowLeft':
      return '←';
    case 'ArrowRight':
      return '→';
    case 'ArrowUp':
      return '↑';
    case 'ArrowDown':
      return '↓';
    case 'Backspace':
      return '⌫';
    default:
      return key.length === 1 ? key.toUpperCase() : key;
  }
}

const SLIDES: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Tab',
]);

/** Keys typed into a field, pressed on a control that has its own use for them, or meant for the browser are not ours. */
export function isOurs(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return true;
  // A slider has a use for the keys that move it, and for no others.
  if (target.matches('input[type=range]')) return !SLIDES.has(event.key) && target.closest('dialog') === null;
  if (target.closest('input, select, textarea, [contenteditable], dialog') !== null) return false;
  // Space and Enter press the focused button; nothing else may steal them.
  const presses = event.key === ' ' || event.key === 'Enter';
  return !(presses && target.closest('button, a, summary') !== null);
}
