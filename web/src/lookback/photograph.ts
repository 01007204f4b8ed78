// The board as a picture: painted anew where it is painted anyway, else copied with the look it has on the page.

import type { Size } from '../stage/camera';
import type { Stage } from '../stage/space.svelte';

/** What makes the look of an element; everything else follows from these. */
const LOOK: readonly string[] = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'vector-effect', 'paint-order', 'opacity', 'color', 'visibility'],
  ...[
    'display',
    'position',
    'top',
    'right',
    'bottom',
    'left',
    'width',
    'height',
    'margin',
    'padding',
    'z-index',
  ],
  ...['box-sizing', 'overflow', 'border', 'border-radius', 'background-color', 'background-image'],
  ...[
    'transform',
    'transform-origin',
    'transform-box',
    'translate',
    'rotate',
    'scale',
    'filter',
    'clip-path',
  ],
  ...[
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'text-anchor',
    'dominant-baseline',
    'text-align',
  ],
  ...['align-items', 'justify-content', 'gap', 'flex', 'flex-wrap', 'inset'],
];

const SVG = 'http://www.w3.org/2000/svg';

/** The whole board, best on so many pixels; nothing if this one cannot be drawn. */
export async function boardPicture(stage: Stage, size: Size): Promise<CanvasImageSource | null> {
  if (stage.portrait !== null) return stage.portrait(size);
  const marked = document.querySelector<HTMLElement>('[data-portrait]');
  if (marked === null) return null;
  return photograph(marked.dataset['portrait'] === 'svg' ? (marked.querySelector('svg') ?? marked) : marked);
}

/** An element as it looks now. */
async function photograph(element: Element): Promise<HTMLImageElement> {
  const { width, height } = element.getBoundingClientRect();
  const copy = copied(element);
  // Wherever it stands on the page, it begins in the corner of its picture.
  if (copy instanceof SVGElement || copy instanceof HTMLElement) {
    for (const name of ['position', 'inset', 'margin', 'transform', 'translate'])
      copy.style.removeProperty(name);
    copy.style.setProperty('margin', '0');
  }
  let root: Element = copy;
  if (!(copy instanceof SVGSVGElement)) {
    const frame = document.createElementNS(SVG, 'foreignObject');
    frame.setAttribute('width', '100%');
    frame.setAttribute('height', '100%');
    frame.append(copy);
    root = document.createElementNS(SVG, 'svg');
    root.append(frame);
  }
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const image = new Image();
  const text = new XMLSerializer().serializeToString(root);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** A copy that needs no style sheet. */
function copied(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, from] of [element, ...element.querySelectorAll('*')].entries()) {
    const to = copies[i];
    if (!(to instanceof SVGElement || to instanceof HTMLElement)) continue;
    const look = getComputedStyle(from);
    for (const name of LOOK) to.style.setProperty(name, look.getPropertyValue(name));
    to.style.setProperty('animation', 'none');
  }
  return copy;
}
