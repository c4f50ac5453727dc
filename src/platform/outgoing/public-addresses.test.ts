import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-addresses.ts';

test.each(['8.8.8.8', '142.250.203.142', '2a00:1450:401b:810::200e', '2606:4700::6810:84e5'])(
  '%s is an address of the world',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  'localhost',
  '',
])('%s is none that strangers may send us to (CH-9)', (address) =>
  expect(isPublicAddress(address)).toBe(false),
);

test('a name of this machine is refused where the connection is made (CH-9)', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
    expect(error).toBeInstanceOf(PrivateAddress);
  }
});
