import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { translate } from './translate.ts';

const samples = path.join(import.meta.dirname, 'samples');

test('each instrument that was held is told once, contracts for difference left out', async () => {
  const [file] = await readSource(sampleBytes(samples, 'plain.xlsx.json'), 'plain.xlsx');
  const { stated, account, currency } = translate(file!);
  expect({ account, currency }).toEqual({ account: '20000011', currency: 'PLN' });
  expect(stated).toEqual([
    {
      account: '20000011',
      day: '2026-06-30',
      positions: [
        {
          instrument: { symbol: 'PKO.PL', name: 'PKO BP', currency: 'PLN', mic: 'XWAR', kind: 'stock' },
          units: '10',
        },
        {
          instrument: { symbol: 'CSPX.UK', name: 'iShares Core S&P 500', mic: 'XLON', kind: 'etf' },
          units: '0.5',
        },
      ],
    },
  ]);
});

test('where no sheet names the currency, the name that XTB gave the file does', async () => {
  const bytes = sampleBytes(samples, 'awkward.xlsx.json');
  const [file] = await readSource(bytes, 'PLN_20000012_2025-01-01_2025-12-31.xlsx');
  const { currency, bookings } = translate(file!);
  expect(currency).toBe('PLN');
  expect(bookings[0]).toMatchObject({
    price: { amount: '13.46', currency: 'PLN' },
    cash: { amount: '-134.6', currency: 'PLN' },
  });
});
