// What is fetched when it is needed, and did not arrive, is asked for again: a bad line must not leave an empty page.

import { waitMs } from './socket';

/** Loads until it succeeds, waiting longer after each failure. */
export async function patiently<T>(
  load: () => Promise<T>,
  rest: (failures: number) => Promise<void> = whileBrowserRests,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch {
      await rest(failures);
    }
  }
}

function whileBrowserRests(failures: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, waitMs(failures, Math.random())));
}
