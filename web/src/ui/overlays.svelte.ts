// Which window lies over the page. One at a time.

import type { Intention } from '../games/module';

export type Overlay =
  | { readonly kind: 'settings' }
  | { readonly kind: 'rulebook'; readonly game: string; readonly rule: string | null }
  | { readonly kind: 'keys'; readonly intentions: readonly Intention[] }
  | { readonly kind: 'credits' };

let overlay = $state.raw<Overlay | null>(null);

export function currentOverlay(): Overlay | null {
  return overlay;
}

export function show(next: Overlay): void {
  overlay = next;
}

export function hide(): void {
  overlay = null;
}

/** Opens the rulebook, at a rule if one is named. */
export function showRule(game: string, rule: string | null = null): void {
  show({ kind: 'rulebook', game, rule });
}
