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
  return entriesOf(secrets, cookie).find((entry) => entry.account === account)?.device ?? null;
}

/** The cookie after this account has signed in. */
export function withDevice(secrets: Secrets, cookie: string | undefined, account: string): string {
  const device = knownDevice(secrets, cookie, account) ?? randomBytes(12).toString('base64url');
  const named = `${account}.${device}`;
  const others = entriesOf(secrets, cookie).filter((entry) => entry.account !== account);
  const texts = [`${named}.${secrets.sign('device', named)}`, ...others.map(({ text }) => text)];
  return texts.slice(0, mostAccounts).join(between);
}

/** Only what we signed: anything else would be handed back and grow from one sign-in to the next. */
function entriesOf(secrets: Secrets, cookie: string | undefined) {
  return (cookie ?? '').split(between, mostAccounts).flatMap((text) => {
    const [account = '', device = '', signature = '', ...more] = text.split('.');
    const isOurs = more.length === 0 && secrets.verify('device', `${account}.${device}`, signature);
    return isOurs ? [{ account, device, text }] : [];
  });
}
