import path from 'node:path';
import { expect, test } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import { readSource } from '../../server/reading/read-source.ts';
import { translate } from './translate.ts';

test('what was held and what money there was is read from the other sheets, contracts for difference left out', async () => {
  const samples = path.join(import.meta.dirname, 'samples');
  const [file] = await readSource(sampleBytes(samples, 'plain.xlsx.json'), 'plain.xlsx');
  const { stated, account, currency } = translate(file!);
  expect({ account, currency }).toEqual({ account: '20000001', currency: 'PLN' });
  expect(stated).toEqual([
    {
      account: '20000001',
      day: '2025-06-30',
      cash: [{ amount: '1159.04', currency: 'PLN' }],
      positions: [{ instrument: { symbol: 'PKO.PL', currency: 'PLN', mic: 'XWAR' }, units: '12.5' }],
      value: { amount: '2098.54', currency: 'PLN' },
    },
  ]);
});
