// The service worker: keeps the companion page for when there is no net. It never answers for the API or the tables'
// sockets, and asks the net first for pages, so nobody is shown yesterday's client while there is a newer one.

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
