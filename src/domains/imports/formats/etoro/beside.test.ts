import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { etoro } from './format.ts';

async function read(file: string) {
  const [source] = await readSource(sampleBytes(path.join(import.meta.dirname, 'samples'), file), file);
  return etoro.read(source!);
}

test('a split is told once for all positions, with its ratio', async () => {
  const { bookings } = await read('awkward.csv');
  const splits = bookings.filter(({ kind }) => kind === 'split');
  expect(splits).toMatchObject([
    {
      at: { line: 9, others: [10] },
      ratio: { numerator: '10', denominator: '1' },
      instrument: { symbol: 'NVDA', currency: 'USD', kind: 'stock' },
    },
  ]);
});

test('the newest snapshot of holdings is told, and that the books of a CSV have none', async () => {
  expect((await read('plain.xlsx.json')).stated).toEqual([
    {
      day: '2025-06-30',
      positions: [
        { instrument: { symbol: 'BTC', name: 'Bitcoin' }, units: '0.00104' },
        {
          instrument: { symbol: 'SXR8.DE', isin: 'IE00B5BMR087', name: 'iShares Core S&P 500' },
          units: '0.2',
        },
      ],
    },
  ]);
  expect((await read('awkward.csv')).stated).toBeUndefined();
});
