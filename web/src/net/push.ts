// Notifications of this browser: asking for them, and telling tables where they go. Everything works without them.

import { language } from '../text/fluent';
import { ownTables, readKey } from '../store/keys';
import { ApiFailure, pushKey, subscribe, unsubscribe } from './api';

/** Tables of which notifications are wanted at most: those last visited. */
const MOST = 20;

export type Asked = 'on' | 'denied' | 'unsupported';

/** Whether this browser can be told anything while the page is closed. Only over a safe connection, or on this machine. */
export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Asks the person, then the browser, then tells all own tables. */
export async function switchOn(): Promise<Asked> {
  if (!canNotify()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await pushKey();
  if (key === null) return 'unsupported';
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    // One for another server's key is of no use here.
    if (known !== null && !isSameKey(known.options.applicationServerKey, bytesOf(key)))
      await known.unsubscribe();
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    // Some browsers have everything but a push service.
    return 'unsupported';
  }
  const tables = ownTables(localStorage).slice(0, MOST);
  await Promise.all(tables.map(({ table }) => tellTable(table)));
  return 'on';
}

/** Ends it everywhere: without a subscription there is nobody to be told. */
export async function switchOff(): Promise<void> {
  const found = await subscription();
  if (found === null) return;
  await found.unsubscribe();
  const ends = ownTables(localStorage)
    .slice(0, MOST)
    .map(({ table, token }) => unsubscribe(table, { token, endpoint: found.endpoint }).catch(ignore));
  await Promise.all(ends);
}

/** Tells a table where this browser is told, if it is and has a chair there. */
export async function tellTable(table: string): Promise<void> {
  const [found, key] = [await subscription(), readKey(localStorage, table)];
  const { endpoint, keys } = found?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (key === null || endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await subscribe(table, { token: key.token, endpoint, p256dh, auth, language: language() }).catch(ignore);
}

async function subscription(): Promise<PushSubscription | null> {
  if (!canNotify()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A table that is gone needs not be told; anything else is a fault of ours. */
function ignore(error: unknown): void {
  if (!(error instanceof ApiFailure)) throw error;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function isSameKey(known: ArrayBuffer | null, wanted: Uint8Array): boolean {
  if (known === null) return false;
  const bytes = new Uint8Array(known);
  return bytes.length === wanted.length && bytes.every((byte, i) => byte === wanted[i]);
}
