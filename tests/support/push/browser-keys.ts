import { createECDH, randomBytes } from 'node:crypto';

export type BrowserKeys = { pair: ReturnType<typeof createECDH>; p256dh: string; auth: string };

/** What a browser makes when it subscribes. */
export function browserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  return { pair, p256dh, auth: randomBytes(16).toString('base64url') };
}

/** A subscription as a browser sends it, with a push service that nobody asks. */
export function pushAddress(name: string) {
  const { p256dh, auth } = browserKeys();
  return { endpoint: `https://push.example.com/send/${name}`, keys: { p256dh, auth } };
}
