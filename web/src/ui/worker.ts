// The service worker from the page's side: an installed page keeps itself for when there is no net, and a notification
// that was touched leads to its table.

import { go } from './router.svelte';

const keep = (): void => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
};

export function watchWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<unknown>) => {
    const table = tableIn(event.data);
    if (table !== null) go({ page: 'table', table });
  });
  // Whoever has put the page on the home screen wants it to open there, whatever the line does.
  if (matchMedia('(display-mode: standalone)').matches) keep();
  addEventListener('appinstalled', keep);
}

/** Shows how many tables wait, on the icon of an installed page. */
export function badge(n: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n);
  done.catch(() => undefined);
}

function tableIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('goToTable' in data)) return null;
  return typeof data.goToTable === 'string' ? data.goToTable : null;
}
