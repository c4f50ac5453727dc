import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { krakenLedgers } from './format.ts';

test('the last balances are told, wallets taken together', async () => {
  const folder = path.join(import.meta.dirname, 'samples');
  const stated = async (file: string) => {
    const [source] = await readSource(sampleBytes(folder, file), file);
    return krakenLedgers.read(source!).stated;
  };
  expect(await stated('plain.csv')).toEqual([
    {
      day: '2023-05-02',
      cash: [{ amount: '568.34', currency: 'EUR' }],
      positions: [
        { instrument: { symbol: 'BTC', kind: 'crypto' }, units: '0.010874' },
        { instrument: { symbol: 'ETH', kind: 'crypto' }, units: '0.04' },
        { instrument: { symbol: 'DOT', kind: 'crypto' }, units: '0.49' },
      ],
    },
  ]);
});
