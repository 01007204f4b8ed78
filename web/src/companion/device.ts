// What the companion asks of the device: to stay awake while the clock runs, and to keep the page for when there is no net.

import { clipList } from '../sound/clips';

const SOUNDS = 'shamble-sounds';

/** Keeps the screen on while it is wanted; browsers take the lock away whenever the page is hidden. */
export class Wakefulness {
  #isWanted = false;
  #lock: WakeLockSentinel | null = null;

  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
    if (isWanted) void this.#ask();
    else this.#release();
  }

  /** To be called when the page is seen again. */
  seen(): void {
    if (this.#isWanted) void this.#ask();
  }

  async #ask(): Promise<void> {
    if (!('wakeLock' in navigator) || (this.#lock !== null && !this.#lock.released)) return;
    try {
      this.#lock = await navigator.wakeLock.request('screen');
      if (!this.#isWanted) this.#release();
    } catch {
      // A battery that is nearly empty says no; the game goes on.
    }
  }

  #release(): void {
    void this.#lock?.release();
    this.#lock = null;
  }
}

/** Keeps page and sounds on this device; true once everything is there. */
export async function keepForLater(): Promise<boolean> {
  // Only over a safe connection, or on this very machine: browsers allow nothing else.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    await keepSounds();
    return true;
  } catch {
    return false;
  }
}

async function keepSounds(): Promise<void> {
  const { clips } = await clipList();
  const cache = await caches.open(SOUNDS);
  const wanted = Object.entries(clips)
    .filter(([name]) => /^(bed|growl|siren)-|^(horde|countdown|lose|card|chime)$/.test(name))
    .map(([, address]) => address);
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  // One after the other: the server makes each of them when it is first asked.
  for (const address of wanted) if (!known.has(address)) await cache.add(address);
  for (const old of known) if (old.endsWith('.wav') && !wanted.includes(old)) await cache.delete(old);
  await cache.add('/sound/clips.json');
}
