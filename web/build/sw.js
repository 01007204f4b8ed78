// The service worker: keeps the companion page for when there is no net, and shows notifications while no page is open.
// It never answers for the API or the tables' sockets, and asks the net first for pages, so nobody is shown yesterday's
// client while there is a newer one.

const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const SHELL = `shamble-shell-${VERSION}`;
/** Filled by the companion page itself. */
const SOUNDS = 'shamble-sounds';
/** Pages that work without a server, or say what is wrong. */
const PAGES = ['/', '/companion'];

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(SHELL);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('shamble-shell-') && name !== SHELL);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (PAGES.includes(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname === '/sound/clips.json') {
    event.respondWith(netFirst(request));
  } else if (url.pathname.startsWith('/sound/')) {
    event.respondWith(keptFirst(request, SOUNDS));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(keptFirst(request, SHELL));
  }
});

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(SHELL)).match('/companion')) ?? Response.error();
  }
}

async function netFirst(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(SOUNDS)).match(request.url)) ?? Response.error();
  }
}

async function keptFirst(request, name) {
  const kept = await (await caches.open(name)).match(request.url);
  return kept ?? fetch(request);
}

self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (told !== null) event.waitUntil(tell(told));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([lead(event.notification.data.table), count()]));
});

/** What the server says: words, and the table they are about. */
function read(data) {
  try {
    const { title, body, table } = data.json();
    const isWhole = [title, body, table].every((part) => typeof part === 'string');
    return isWhole && /^[0-9a-z]+$/i.test(table) ? { title, body, table } : null;
  } catch {
    return null;
  }
}

/** One notification a table: a later one takes the place of an earlier one. */
async function tell({ title, body, table }) {
  const options = { body, tag: table, data: { table }, icon: '/icon.svg' };
  await self.registration.showNotification(title, options);
  await count();
}

/** How many tables wait, on the icon of an installed page. */
async function count() {
  if (!('setAppBadge' in self.navigator)) return;
  const { length } = await self.registration.getNotifications();
  await (length === 0 ? self.navigator.clearAppBadge() : self.navigator.setAppBadge(length)).catch(
    () => undefined,
  );
}

/** Shows the table: in the window that has it, in any other one, or in a new one. */
async function lead(table) {
  const path = `/t/${table}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  const shown = there ?? windows[0];
  if (shown === undefined) return self.clients.openWindow(path);
  if (there === undefined) shown.postMessage({ goToTable: table });
  // A browser may keep its windows where they are; the table is shown all the same.
  return shown.focus().catch(() => undefined);
}
