// What the parts that float at the edge of the stage cover of it.
import type { Stage } from './space.svelte';

type Edge = Stage['edge'];

/** From each side of the stage, in pixels, with a gap beside every part. */
export function covered(stage: HTMLElement, gap: number): Edge {
  const { width, height, left, top } = stage.getBoundingClientRect();
  const edge = { top: gap, right: gap, bottom: gap, left: gap };
  for (const part of stage.querySelectorAll<HTMLElement>('[data-edge]')) {
    const box = part.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    for (const side of (part.dataset['edge'] ?? '').split(' ')) {
      if (side === 'top') edge.top = Math.max(edge.top, box.bottom - top + gap);
      // The board's own corners leave room for what stands there; only its middle reaches up beside it.
      if (side === 'brow') edge.top = Math.max(edge.top, (box.bottom - top) * 0.42);
      if (side === 'bottom') edge.bottom = Math.max(edge.bottom, height - (box.top - top) + gap);
      if (side === 'left') edge.left = Math.max(edge.left, box.right - left + gap);
      if (side === 'right') edge.right = Math.max(edge.right, width - (box.left - left) + gap);
    }
  }
  return edge;
}

/** Whether two differ by less than a pixel. */
export function isSameEdge(one: Edge, other: Edge): boolean {
  return (['top', 'right', 'bottom', 'left'] as const).every((side) => Math.abs(one[side] - other[side]) < 1);
}
