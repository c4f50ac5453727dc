import type { BrowserContext, Page, Worker } from '@playwright/test';
import { handOverPush } from '../../../src/domains/channels/server/hand-over.ts';
import { subscriptionsOf } from '../../../src/domains/channels/server/subscription-store.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { createClock } from '../../../src/platform/clock.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { createLog } from '../../../src/platform/log.ts';
import { createPush } from '../../../src/platform/push/create-push.ts';
import { withJourneyDatabase } from '../../support/journey-database.ts';
import { startPushService } from '../../support/push/local-push-service.ts';
import { type Account, expect, test, visit } from '../journey.ts';

type Shown = { title: string; body: string; data: { path: string } };
type WorkerStubs = { shown: Shown[]; opened: string[] };

const device = (page: Page) => page.getByRole('switch', { name: 'On this device' });
const settings = '/dashboard/settings?tab=notifications';

/**
 * The test browser never permits notifications and has no push service: both are played here. What is not played is the
 * product: its switch, its worker, what it sends.
 */
async function permit(page: Page, service: Awaited<ReturnType<typeof startPushService>>): Promise<void> {
  const name = newId();
  await page.exposeFunction('subscribeAt', (key: string) => service.subscribe(name, key));
  await page.addInitScript(() => {
    const played = window as unknown as {
      asked: number;
      subscribeAt(key: string): Promise<{ endpoint: string; p256dh: string; auth: string }>;
    };
    played.asked = 0;
    const kept = () => JSON.parse(sessionStorage.getItem('subscription') ?? 'null');
    Object.defineProperty(Notification, 'permission', { get: () => (kept() ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      played.asked += 1;
      return 'granted';
    };
    const asSubscription = (given: { endpoint: string; p256dh: string; auth: string; key: string }) => ({
      endpoint: given.endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(given.key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscription');
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => kept() && (asSubscription(kept()) as never);
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey);
      const given = { ...(await played.subscribeAt(key)), key };
      sessionStorage.setItem('subscription', JSON.stringify(given));
      return asSubscription(given) as never;
    };
  });
}

/** The product sends to every browser of somebody, as its worker process would. */
async function sendTo({ email }: Account, message: { title: string; body: string; path: string }) {
  return withJourneyDatabase(async (database, secrets) => {
    const { id } = await database.one<{ id: string }>(sql`select id from users where email = ${email}`);
    const clock = createClock('');
    const push = createPush({ database, secrets, clock, contact: 'mailto:a@example.pl', loopback: true });
    const services = { database, push, log: createLog('silent') };
    const browsers = await subscriptionsOf(database, id);
    return Promise.all(
      browsers.map((browser) => handOverPush(services, id, browser, { ttlSeconds: 60, message })),
    );
  });
}

/** What a push service and the system do at the other end. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerStubs & {
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
    };
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title: string, options: object) => {
      scope.shown.push({ title, ...options } as Shown);
    };
    scope.clients.openWindow = async (url: string) => {
      scope.opened.push(url);
      return null;
    };
  });
  return worker;
}

async function deliver(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await devtools.detach();
}

const shownIn = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as WorkerStubs).shown);

test('a browser that allows it shows what is sent, and a click opens the page it is about (CH-10)', async ({
  page,
  newAccount,
}) => {
  const service = await startPushService();
  await permit(page, service);
  const account = await newAccount();
  await visit(page, settings);
  await expect(device(page)).toBeEnabled();
  await expect(device(page)).not.toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
  await device(page).click();
  await expect(device(page)).toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
  await page.reload();
  await expect(device(page)).toBeChecked();

  const message = { title: 'Emerytura +15.2%', body: 'Within 24 hours', path: '/dashboard/portfolios' };
  expect(await sendTo(account, message)).toEqual([{ outcome: 'sent', providerId: null }]);
  const worker = await workerOf(page.context());
  await deliver(page, service.delivered[0]!.text);
  await expect
    .poll(() => shownIn(worker))
    .toMatchObject([{ title: message.title, body: message.body, data: { path: message.path } }]);
  await deliver(page, 'what nobody can read');
  await expect.poll(async () => (await shownIn(worker)).at(-1)?.title).toBe('Walory');

  await worker.evaluate(() => {
    const { shown } = globalThis as unknown as WorkerStubs;
    const clicked = new Event('notificationclick');
    Object.assign(clicked, {
      notification: { close: () => {}, data: shown[0]!.data },
      waitUntil: () => {},
    });
    globalThis.dispatchEvent(clicked);
  });
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as WorkerStubs).opened))
    .toEqual([new URL(message.path, page.url()).href]);

  await device(page).click();
  await expect(device(page)).not.toBeChecked();
  expect(await sendTo(account, message)).toEqual([]);

  await device(page).click();
  await expect(device(page)).toBeChecked();
  await page.getByRole('button', { name: account.name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('subscription'))).toBeNull();
  await service.close();
});

test('a browser that was told to show none says how to change that', async ({ page, newAccount }) => {
  await newAccount();
  await visit(page, settings);
  await expect(page.getByText('You have blocked notifications from this page.')).toBeVisible();
  await expect(device(page)).toBeDisabled();
});

test('a browser that cannot says so, and one that fails can be tried again', async ({ page, newAccount }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('fails')) {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = () =>
        Promise.reject(new DOMException('no push service', 'AbortError'));
    } else Reflect.deleteProperty(window, 'PushManager');
  });
  await newAccount();
  await visit(page, settings);
  await expect(page.getByText('This browser cannot show notifications.')).toBeVisible();
  await expect(device(page)).toBeDisabled();
  await page.evaluate(() => sessionStorage.setItem('fails', 'yes'));
  await visit(page, settings);
  await device(page).click();
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(device(page)).toBeEnabled();
  await expect(device(page)).not.toBeChecked();
});

test('the worker is fetched anew each time, speaks for every page and may load nothing (CH-10)', async ({
  request,
}) => {
  const answer = await request.get('/push-worker.js');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).not.toMatch(/\bimport\b|\bfetch\(/);
});
