import { expect, test } from 'vitest';
import { loadSecrets } from '../secrets.ts';
import { knownDevice, withDevice } from './known-devices.ts';

const secrets = await loadSecrets('', 'c7'.repeat(32));
const others = await loadSecrets('', 'd8'.repeat(32));

test('a device is known to the accounts that signed in on it, and keeps its name (A-20)', () => {
  const first = withDevice(secrets, undefined, 'anna');
  const both = withDevice(secrets, first, 'jan');
  expect(knownDevice(secrets, both, 'anna')).toBe(knownDevice(secrets, first, 'anna'));
  expect(knownDevice(secrets, both, 'jan')).not.toBeNull();
  expect(withDevice(secrets, both, 'jan')).toBe(both);
});

test('what we did not sign is neither believed nor handed back (A-20)', () => {
  const anna = withDevice(secrets, undefined, 'anna');
  const [, device, signature] = anna.split('.');
  for (const forged of [
    `jan.${device}.${signature}`,
    `anna.x.${signature}`,
    withDevice(others, undefined, 'jan'),
    'jan',
    'jan..',
    'x'.repeat(8000),
    `${anna}.more`,
  ]) {
    expect(knownDevice(secrets, forged, 'jan'), forged).toBeNull();
    expect(withDevice(secrets, `${forged}~${anna}`, 'anna'), forged).toBe(anna);
  }
});

test('the cookie ends with the fifth account, the one of longest ago going first (A-20)', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cookie = names.reduce<string | undefined>((so, name) => withDevice(secrets, so, name), undefined)!;
  expect(cookie.split('~')).toHaveLength(5);
  expect(knownDevice(secrets, cookie, 'a')).toBeNull();
  expect(knownDevice(secrets, cookie, 'f')).not.toBeNull();
});
