import { afterEach, expect, test } from 'vitest';
import { alpacaKeys, startAlpaca } from '../../../../../tests/support/brokers/alpaca.ts';
import { alpaca } from './adapter.ts';

let started: Awaited<ReturnType<typeof startAlpaca>>;
afterEach(() => started.local.close());

async function connected() {
  started = await startAlpaca();
  return alpaca.connect(alpacaKeys, { isDemo: true, baseUrl: started.local.address });
}

test('keys that can trade are warned about, unless the account may not', async () => {
  const connection = await connected();
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: ['canTrade'] });
  started.state.isTradingBlocked = true;
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: [] });
});

test('tax, fees and cash moves have their kinds; what is not understood is told with its word', async () => {
  const connection = await connected();
  const more = (type: string, amount: string, rest = {}) => ({
    id: `20260301000000000::${type}`,
    activity_type: type,
    date: '2026-03-01',
    net_amount: amount,
    ...rest,
  });
  started.local.befall(
    () => ({
      body: [
        more('DIVNRA', '-1.85', { symbol: 'AAPL' }),
        more('FEE', '-0.03'),
        more('CSW', '-100'),
        more('INT', '0.02'),
        more('ACATS', '0', { symbol: 'MSFT', qty: '12.5' }),
        more('SPLIT', '0', { symbol: 'AAPL', qty: '30' }),
        more('FILL', '0', { symbol: 'AAPL260619C00150000', qty: '1', price: '2', side: 'buy' }),
      ],
    }),
    /activities/,
  );
  const { bookings, rejected } = await connection.activities('x');
  expect(bookings.map(({ kind, cash, units }) => [kind, cash?.amount ?? units])).toEqual([
    ['tax', '-1.85'],
    ['fee', '-0.03'],
    ['withdrawal', '-100'],
    ['interest', '0.02'],
    ['transfer-in', '12.5'],
  ]);
  expect(rejected.map(({ values }) => values?.word)).toEqual(['SPLIT', 'AAPL260619C00150000']);
});
