// Where the viewer looks: the board's own cursor, the place that has the focus, the one under the mouse, or the one whose
// card is open; on a phone what is in the middle. Asked only when somebody wants to know, or when the viewer gives a sign.

import type { GameModule, Play } from '../games/module';
import { placeAt } from '../stage/pointing';
import type { Stage } from '../stage/space.svelte';

let mouse: { readonly x: number; readonly y: number } | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('pointermove', ({ pointerType, clientX: x, clientY: y }) => {
    if (pointerType === 'mouse') mouse = { x, y };
  });

export function lookedPlace(root: HTMLElement, stage: Stage, play: Play, module: GameModule): string | null {
  const own = module.lookedAt?.(play) ?? null;
  if (own !== null) return own;
  const focused = document.activeElement?.closest<HTMLElement>('[data-place], .table [data-area]');
  if (focused !== null && focused !== undefined && root.contains(focused))
    return focused.dataset['place'] ?? focused.dataset['area'] ?? null;
  const under = mouse === null ? null : placeAt(root, stage, mouse.x, mouse.y);
  return under ?? stage.chosen ?? (matchMedia('(hover: none)').matches ? inTheMiddle(stage) : null);
}

/** Without a mouse, the middle of what the camera shows. */
function inTheMiddle(stage: Stage): string | null {
  const { x, y, width, height } = stage.clear;
  return stage.places?.placeAt(x + width / 2, y + height / 2) ?? null;
}
