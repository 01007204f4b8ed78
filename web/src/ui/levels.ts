// How well bots play: which of the levels that the server has is offered first. Pure.

/** Levels that people were used to before there were more, the first that is there. */
const USUAL: readonly string[] = ['casual', 'thumb'];

/** The one for somebody who does not choose: the usual one, else the one in the middle. */
export function usualLevel(levels: readonly string[]): string {
  const usual = USUAL.find((level) => levels.includes(level));
  return usual ?? levels[Math.floor(levels.length / 2)] ?? '';
}
