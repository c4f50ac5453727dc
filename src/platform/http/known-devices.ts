import { randomBytes } from 'node:crypto';
import type { Secrets } from '../secrets.ts';

export const devicesCookie = 'walory_devices';

/** People who share a browser; the one who signed in longest ago gives way. */
const mostAccounts = 5;
const between = '~';

/**
 * Which accounts have signed in on this device, so that strangers who guess passwords elsewhere do not lock it out. An
 * entry names the account by the key its limits are counted by and the device by chance, signed by us: it opens nothing.
 */
export function knownDevice(secrets: Secrets, cookie: string | undefined, account: string): string | null {
  for (const entry of entriesOf(cookie)) {
    const [of, device = '', signature = ''] = entry.split('.');
    if (of === account && secrets.verify('device', `${of}.${device}`, signature)) return device;
  }
  return null;
}

/** The cookie after this account has signed in. */
export function withDevice(secrets: Secrets, cookie: string | undefined, account: string): string {
  const device = knownDevice(secrets, cookie, account) ?? randomBytes(12).toString('base64url');
  const named = `${account}.${device}`;
  const others = entriesOf(cookie).filter((entry) => !entry.startsWith(`${account}.`));
  return [`${named}.${secrets.sign('device', named)}`, ...others].slice(0, mostAccounts).join(between);
}

function entriesOf(cookie: string | undefined): string[] {
  return (cookie ?? '').split(between, mostAccounts).filter(Boolean);
}
