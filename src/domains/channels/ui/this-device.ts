import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import {
  addPushSubscription,
  listPushSubscriptions,
  readPushKey,
  removePushSubscription,
} from '../contract.ts';
import { pushWorkerPath } from '../worker-path.ts';

export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The server's name for this browser. */
async function idOf({ endpoint }: PushSubscription): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

/** Whether this browser shows what happens to this account: another account may have had it before. */
export async function deviceState(locale: string): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const own = await subscription();
  if (!own) return 'off';
  const id = await idOf(own);
  const { data } = await callApi(listPushSubscriptions, {}, locale);
  return data.some((known) => known.id === id) ? 'on' : 'off';
}

/** Only after a click: browsers ask their person then and at no other time. */
export async function turnOn(locale: string): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(pushWorkerPath, { scope: '/', updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { data } = await callApi(readPushKey, {}, locale);
  // One of an earlier installation has another key, and a second beside it is refused.
  const before = await pushManager.getSubscription();
  if (before && !isOf(before, data.key)) await before.unsubscribe();
  const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
  const { endpoint, keys } = own.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await callApi(addPushSubscription, { body }, locale);
  return 'on';
}

function isOf({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  return own !== null && base64url(own) === key;
}

/** First with us, so that nothing is sent any more even where the browser does not let go. */
export async function turnOff(locale: string): Promise<DeviceState> {
  const own = await subscription();
  if (!own) return 'off';
  await callApi(removePushSubscription, { params: { id: await idOf(own) } }, locale).catch((failure) => {
    // Somebody was quicker, in another window.
    if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
  });
  await own.unsubscribe();
  return 'off';
}
