import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings/settings-schema.ts';

/** Why a request is not for us: it came under a name that is not ours, or through a proxy nobody told us of. */
export type Stray = 'name' | 'proxy';

const forwarding = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/;
const loopbackAddress = /^127(?:\.\d{1,3}){3}$/;

/** Names and addresses that never leave this machine, as they stand in a Host header or an address. */
export function isLoopback(name: string): boolean {
  const bare = name.toLowerCase();
  return bare === 'localhost' || bare === '[::1]' || bare === '::1' || loopbackAddress.test(bare);
}

/** Whether only this machine is meant to reach us: then the demo account may be its operator. */
export function isForThisMachine({ host, publicUrl, trustProxy }: Settings): boolean {
  return isLoopback(host) && !trustProxy && !isPublic(publicUrl);
}

function isPublic(publicUrl: string): boolean {
  return publicUrl !== '' && !isLoopback(new URL(publicUrl).hostname);
}

/**
 * Without a public address we answer only to this machine's own names. Listening on loopback is not enough: a page
 * whose name was rebound to 127.0.0.1, and a proxy on the same machine, reach us there and bring the world with them.
 */
export function strayOf(settings: Settings, headers: IncomingHttpHeaders): Stray | null {
  if (isPublic(settings.publicUrl)) return null;
  if (!isOwnName(headers.host)) return 'name';
  if (!settings.trustProxy) return isForwarded(headers) || hasForeignOrigin(headers) ? 'proxy' : null;
  // What a declared proxy was called by counts like a name we are called by: pages are made for it.
  const called = String(headers['x-forwarded-host'] ?? '').split(',');
  return called.every((name) => name.trim() === '' || isOwnName(name.trim())) ? null : 'name';
}

/** Whether a proxy tells of itself. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((header) => forwarding.test(header));
}

/** A proxy may keep silent and call us by our own name; the browser behind it says where its page came from. */
function hasForeignOrigin({ origin }: IncomingHttpHeaders): boolean {
  if (origin === undefined || origin === 'null') return false;
  return !URL.canParse(origin) || !isLoopback(new URL(origin).hostname);
}

/** Whether a Host header names this machine, with whatever port. */
export function isOwnName(host: string | undefined): boolean {
  return isLoopback(/^(\[[0-9a-f:.]+\]|[^:[\]/@\s]+)(?::\d{1,5})?$/i.exec(host ?? '')?.[1] ?? '');
}
