// The view that has been told so far: the board and the crew show this one, and the true one once everything has been seen.

import type { Text } from '../../protocol/Text';
import type { View } from './types';

let behind = $state.raw<{ readonly of: View; readonly shown: View } | null>(null);
let line = $state.raw<Text | null>(null);

/** What is shown of a view. */
export function toldOf(view: View): View {
  return behind !== null && behind.of === view ? behind.shown : view;
}

/** What the picture on the board is about, in words. */
export function toldLine(): Text | null {
  return line;
}

/** `view` is true, but only `shown` has been told; nothing where all has. */
export function tell(view: View, shown: View | null, words: Text | null): void {
  behind = shown === null ? null : { of: view, shown };
  line = words;
}
