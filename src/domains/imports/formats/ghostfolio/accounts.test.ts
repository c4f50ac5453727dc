import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { ghostfolio } from './format.ts';

test('bookings name their account, and balances that somebody typed are not told as what they come to', async () => {
  const folder = path.join(import.meta.dirname, 'samples');
  const [source] = await readSource(sampleBytes(folder, 'plain.json'), 'plain.json');
  const { stated, currency, bookings } = ghostfolio.read(source!);
  expect(stated).toBeUndefined();
  expect(currency).toBe('USD');
  expect(bookings.every(({ account }) => account === 'Broker A')).toBe(true);
});
