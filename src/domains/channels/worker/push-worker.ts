import { brand } from '../../../foundation/brand.ts';
import { type PushMessage, readMessage } from '../push-message.ts';

/** What of a service worker is used here; the types of pages and of workers exclude each other. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Lasting & { data: { text(): string } | null };
type Clicked = Lasting & { notification: Notification };
type OpenPage = { url: string; focus(): Promise<OpenPage> };
type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  location: { origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<OpenPage | null>;
  };
};

/** Shows what the push service brings, with every page closed. It fetches nothing and keeps nothing (rule CH-10). */
const worker = globalThis as unknown as WorkerScope;
const fallback: PushMessage = { title: brand.name, body: '', path: '/dashboard' };

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('push', (event) => {
  const { title, body, path, tag } = readMessage(event.data?.text() ?? '', worker.location.origin, fallback);
  const options = { body, icon: '/favicon.svg', data: { path }, ...(tag !== undefined && { tag }) };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? fallback) as { path: string };
  event.waitUntil(open(new URL(path, worker.location.origin).href));
});

/** In a page of ours that already shows it, or in a new one: what somebody is writing elsewhere stays where it is. */
async function open(url: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find((page) => page.url === url);
  return shown ? shown.focus() : worker.clients.openWindow(url);
}
