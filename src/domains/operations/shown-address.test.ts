import { expect, test } from 'vitest';
import { shownAddress } from './shown-address.ts';

test.each([
  ['10.0.4.12', '10.0.4.12'],
  ['127.0.0.1', '127.0.0.1'],
  ['172.16.0.9', '172.16.0.9'],
  ['172.32.0.9', '172.32.•.•'],
  ['83.12.44.190', '83.12.•.•'],
  ['::ffff:185.4.1.2', '185.4.•.•'],
  ['2a02:a31b:8:1::7', '2a02:a31b:•'],
  ['command line', 'command line'],
])('%s is shown as %s (OP-10)', (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});
