import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { etoro } from './format.ts';

test('a split is told once for all positions, with its ratio', async () => {
  const folder = path.join(import.meta.dirname, 'samples');
  const [source] = await readSource(sampleBytes(folder, 'awkward.csv'), 'awkward.csv');
  const splits = etoro.read(source!).bookings.filter(({ kind }) => kind === 'split');
  expect(splits).toMatchObject([
    {
      at: { line: 9, others: [10] },
      ratio: { numerator: '10', denominator: '1' },
      instrument: { symbol: 'NVDA', currency: 'USD', kind: 'stock' },
    },
  ]);
});
