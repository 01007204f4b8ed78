// What happened, as one viewer is told of it: places by the names on the board, and what happens to them in the second person.

import type { Text } from '../protocol/Text';
import { has, say } from '../text/fluent';
import type { GameModule, Play } from './module';

/** An event's sentence; its attribute `you` where it is about the viewer's own seat. */
export function tell(module: GameModule, text: Text, play: Play): string {
  const named = module.voice?.(text, play) ?? text;
  const seat = named.args?.['seat'];
  const isOwn = typeof seat === 'object' && 'seat' in seat && seat.seat === play.seat;
  const key = `${named.key}.you`;
  return say(isOwn && has(key) ? { ...named, key } : named, play.names);
}
