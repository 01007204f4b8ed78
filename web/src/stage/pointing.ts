// Fingers and mouse that point instead of pressing: a place that is held and let go is pointed at, held and dragged it is
// an arrow. While pointing is switched on nothing has to be held. Knows no board and sends nothing itself.

import type { Box } from './camera';
import type { Stage } from './space.svelte';

/** A place held for so long is pointed at. */
const HOLD_MS = 480;
/** A pointer that moved less has not moved. */
const STILL_PX = 9;
/** A click that follows a sign within this time belongs to it. */
const CLICK_MS = 400;

/** An arrow that is being drawn. */
export interface Trail {
  readonly from: string;
  readonly to: string | null;
}

export interface Pointer {
  /** Whether every press points, without holding. */
  isOn(): boolean;
  /** Whether signs can be given at all. */
  isAllowed(): boolean;
  trail(trail: Trail | null): void;
  point(place: string): void;
  arrow(from: string, to: string): void;
}

/** The place at a point of the window: of what lies on top, or of the painted board. */
export function placeAt(root: HTMLElement, stage: Stage, x: number, y: number): string | null {
  const over = document.elementsFromPoint(x, y).filter((element) => root.contains(element));
  const top = over[0];
  if (top === undefined) return null;
  const named = top.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (named !== undefined) return named;
  if (top.closest('.table') === null) return null;
  const { left, top: above } = root.getBoundingClientRect();
  const painted = stage.places?.placeAt(x - left, y - above) ?? null;
  if (painted !== null || stage.places !== null) return painted;
  const drawn = over.find((element) => element.closest('[data-place]') !== null);
  return drawn?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;
}

/** Where a place is in the window, from the root's corner. */
export function boxOf(root: HTMLElement, stage: Stage, place: string): Box | null {
  const painted = stage.places?.boxOf(place) ?? null;
  if (painted !== null) return painted;
  const element = [...root.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].find(
    (one) => one.getBoundingClientRect().width > 0,
  );
  if (element === undefined) return null;
  const [box, edge] = [element.getBoundingClientRect(), root.getBoundingClientRect()];
  return { x: box.left - edge.left, y: box.top - edge.top, width: box.width, height: box.height };
}

/** Listens to a stage; returns what ends it. */
export function listen(root: HTMLElement, stage: Stage, pointer: Pointer): () => void {
  let held: { id: number; x: number; y: number; place: string; target: EventTarget } | null = null;
  let isArmed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let signedAt = -CLICK_MS;

  function drop(): void {
    clearTimeout(timer);
    held = null;
    isArmed = false;
    pointer.trail(null);
  }

  function down(event: PointerEvent): void {
    if (held !== null) drop();
    const { target } = event;
    if (!pointer.isAllowed() || event.button !== 0 || !event.isPrimary || !(target instanceof Element))
      return;
    if (target.closest('.table, [data-place]') === null) return;
    const place = placeAt(root, stage, event.clientX, event.clientY);
    if (place === null) return;
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, place, target };
    if (pointer.isOn()) {
      event.stopPropagation();
      event.preventDefault();
      arm();
    } else timer = setTimeout(arm, HOLD_MS);
  }

  function arm(): void {
    if (held === null) return;
    isArmed = true;
    navigator.vibrate?.(15);
    pointer.trail({ from: held.place, to: null });
  }

  function move(event: PointerEvent): void {
    if (held === null || event.pointerId !== held.id) return;
    const isStill = Math.hypot(event.clientX - held.x, event.clientY - held.y) < STILL_PX;
    if (!isArmed) {
      if (!isStill) drop();
      return;
    }
    event.stopPropagation();
    const to = isStill ? null : placeAt(root, stage, event.clientX, event.clientY);
    pointer.trail({ from: held.place, to: to === held.place ? null : to });
  }

  function up(event: PointerEvent): void {
    if (held === null || event.pointerId !== held.id) return;
    const { place, target, x, y } = held;
    const wasArmed = isArmed;
    drop();
    if (!wasArmed) return;
    event.stopPropagation();
    signedAt = performance.now();
    // Whoever saw the pointer go down must not take it for a press.
    target.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId, bubbles: true }));
    if (event.type === 'pointercancel') return;
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) < STILL_PX;
    const to = isStill ? place : placeAt(root, stage, event.clientX, event.clientY);
    if (to === null || to === place) pointer.point(place);
    else pointer.arrow(place, to);
  }

  function click(event: MouseEvent): void {
    if (performance.now() - signedAt > CLICK_MS) return;
    signedAt = -CLICK_MS;
    event.stopPropagation();
    event.preventDefault();
  }

  function touch(event: TouchEvent): void {
    if (isArmed) event.preventDefault();
  }

  function menu(event: Event): void {
    if (held !== null) event.preventDefault();
  }

  const early = { capture: true } as const;
  root.addEventListener('pointerdown', down, early);
  root.addEventListener('pointermove', move, early);
  root.addEventListener('click', click, early);
  root.addEventListener('contextmenu', menu, early);
  root.addEventListener('touchmove', touch, { capture: true, passive: false });
  addEventListener('pointerup', up, early);
  addEventListener('pointercancel', up, early);
  return () => {
    drop();
    root.removeEventListener('pointerdown', down, early);
    root.removeEventListener('pointermove', move, early);
    root.removeEventListener('click', click, early);
    root.removeEventListener('contextmenu', menu, early);
    root.removeEventListener('touchmove', touch, early);
    removeEventListener('pointerup', up, early);
    removeEventListener('pointercancel', up, early);
  };
}
