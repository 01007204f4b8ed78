// The player's settings as the page uses them: kept on the device, applied to the document.

import { type Settings, parseSettings } from '../store/settings';
import { speak } from '../text/fluent';

const KEY = 'shamble.settings';

let current = $state.raw<Settings>(parseSettings(read()));
let deviceIsDark = $state(matches('(prefers-color-scheme: dark)'));
let deviceIsCalm = $state(matches('(prefers-reduced-motion: reduce)'));

export function settings(): Settings {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
  if (changes.language !== undefined) void speakAsSet();
}

/** Whether things may move about on the screen. */
export function isAnimated(): boolean {
  return current.motion === 'full' || (current.motion === 'system' && !deviceIsCalm);
}

/** Puts the settings on the document and follows the device from now on. Settled when the first word can be said. */
export function watchDevice(): Promise<void> {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    deviceIsDark = event.matches;
    apply();
  });
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => {
    deviceIsCalm = event.matches;
    apply();
  });
  // Chosen in another tab.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    current = parseSettings(newValue);
    apply();
    void speakAsSet();
  });
  for (const event of ['languagechange', 'online']) addEventListener(event, () => void speakAsSet());
  apply();
  return speakAsSet();
}

/** A language whose words cannot be fetched now is tried again when the line is back; until then the one before stays. */
async function speakAsSet(): Promise<void> {
  await speak(current.language === 'system' ? navigator.language : current.language).catch(() => undefined);
}

function apply(): void {
  const root = document.documentElement;
  const isDark = current.theme === 'dark' || (current.theme === 'system' && deviceIsDark);
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.dataset['motion'] = isAnimated() ? 'full' : 'none';
  root.style.setProperty('--text-scale', String(current.textSize / 100));
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
