import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { ghostfolio } from './format.ts';

test('balances of accounts and the currency are told, and bookings name their account', async () => {
  const folder = path.join(import.meta.dirname, 'samples');
  const [source] = await readSource(sampleBytes(folder, 'plain.json'), 'plain.json');
  const { stated, currency, bookings } = ghostfolio.read(source!);
  expect(stated).toEqual([
    { account: 'Broker A', day: '2026-02-05', cash: [{ amount: '2000.5', currency: 'USD' }] },
  ]);
  expect(currency).toBe('USD');
  expect(bookings.every(({ account }) => account === 'Broker A')).toBe(true);
});
