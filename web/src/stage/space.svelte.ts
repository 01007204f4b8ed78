// The stage as boards and the shell share it: how large it is, what lies over it, and which place is looked at.

import type { Box, Size } from './camera';

/** How much room there is, in rem of the chosen text size: 1280 px at 200 % are like 640 px. */
export type Tier = 'wide' | 'medium' | 'narrow' | 'tiny';

const WIDE = 64;
const MEDIUM = 36;
const NARROW = 18;
/** Below this height there is room for one line above and one below, however wide the window is. */
const LOW = 20;

export function tierOf(widthInRem: number, heightInRem = Infinity): Tier {
  if (heightInRem < LOW) return 'tiny';
  if (widthInRem >= WIDE) return 'wide';
  if (widthInRem >= MEDIUM) return 'medium';
  return widthInRem >= NARROW ? 'narrow' : 'tiny';
}

/** A wish of keys, buttons or cards: look there. */
export interface Look {
  readonly n: number;
  readonly to: 'own' | 'toggle' | 'nearer' | 'farther' | { readonly place: string };
}

/** From places to the window and back. */
export interface Places {
  readonly boxOf: (place: string) => Box | null;
  readonly placeAt: (x: number, y: number) => string | null;
}

export class Stage {
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Pixels a rem. */
  rem = $state(16);
  /** What the edge covers, in pixels from each side. */
  edge = $state.raw({ top: 0, right: 0, bottom: 0, left: 0 });
  /** Whether the board has a camera that can be moved. */
  hasCamera = $state(false);
  /** The place whose card is open. */
  chosen = $state<string | null>(null);
  look = $state.raw<Look>({ n: 0, to: 'own' });

  /** Written by the board: where the chosen place is in the window. */
  spot = $state.raw<Box | null>(null);
  /** Written by the board: where the viewer's own piece is, and what is lit. */
  own = $state.raw<Box | null>(null);
  lit = $state.raw<readonly Box[]>([]);
  /** Written by a board that paints itself: the whole of it on so many pixels. */
  portrait: ((size: Size) => HTMLCanvasElement) | null = null;

  /** Written by boards that are painted: where a place is in the window, and which place is at a point of it. */
  places: Places | null = null;

  readonly tier: Tier = $derived(tierOf(this.size.width / this.rem, this.size.height / this.rem));
  /** As low as a window at fourfold zoom: one line above the board, one below. */
  readonly isLow: boolean = $derived(this.size.height > 0 && this.size.height / this.rem < LOW);
  readonly isSmall: boolean = $derived(this.tier === 'narrow' || this.tier === 'tiny');
  /** Large letters in a broad window: things stand beside the board, not under it. */
  readonly isBroad: boolean = $derived(this.tier === 'medium' && this.size.width > this.size.height * 1.15);
  /** The part of the window that nothing lies over. */
  readonly clear: Box = $derived({
    x: this.edge.left,
    y: this.edge.top,
    width: Math.max(40, this.size.width - this.edge.left - this.edge.right),
    height: Math.max(40, this.size.height - this.edge.top - this.edge.bottom),
  });

  choose(place: string | null): void {
    this.chosen = place;
    if (place === null) this.spot = null;
  }

  lookAt(to: Look['to']): void {
    this.look = { n: this.look.n + 1, to };
  }
}
