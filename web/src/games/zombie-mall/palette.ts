// The board's colours, read from the style sheet so that one place decides them.

import type { Palette } from './tiles';

/** The colours in force for `element`. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    isDark: document.documentElement.dataset['theme'] === 'dark',
    ink: read('--ink'),
    paper: read('--paper-deep'),
    walkway: read('--zm-walkway'),
    walkwayLine: read('--zm-line'),
    food: read('--zm-food'),
    solid: read('--zm-solid'),
    wall: read('--zm-wall'),
    clutter: read('--zm-clutter'),
    clutterTop: read('--zm-clutter-top'),
    plant: read('--zm-plant'),
    entrance: read('--good'),
    exit: read('--human-fill'),
    lamp: read('--lamp'),
    lampDeep: read('--lamp-deep'),
    onLamp: read('--on-lamp'),
    danger: read('--danger-fill'),
    zombie: read('--zombie-fill'),
    onSeat: read('--on-seat'),
    loot: read('--card-shotgun'),
    objective: read('--seat-4'),
    good: read('--human-fill'),
    focus: read('--focus'),
    sheet: read('--sheet-raised'),
    font: read('--font-display'),
    seats: [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => read(`--seat-${seat}`)),
  };
}
