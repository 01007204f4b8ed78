// Where the music is: it follows the clock that all at the table share, at the table's speed, and stops with it.

import type { Place } from '../../sound/music';
import type { Play } from '../module';
import { reading, TRACK_MS } from './clock';
import type { Z15Play } from './model';

export function soundtrack(shell: Play): Place | null {
  const { view, now, table } = shell as Z15Play;
  // Time that stands while people think has no music of its own.
  if (view.clock.pace !== 'real-time') return null;
  const { trackMs, isPaused } = reading(view.clock, now);
  return {
    trackMs,
    speed: view.clock.speed,
    running: !isPaused && !table.paused && trackMs < TRACK_MS,
  };
}
