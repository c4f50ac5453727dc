import { afterEach, expect, test } from 'vitest';
import { coinbaseKeys, startCoinbase } from '../../../../../tests/support/brokers/coinbase.ts';
import { coinbase } from './adapter.ts';
import { translate } from './translate.ts';

let started: Awaited<ReturnType<typeof startCoinbase>> | undefined;
afterEach(async () => {
  await started?.local.close();
  started = undefined;
});

test('keys that can transfer are refused, keys that can trade are warned about', async () => {
  started = await startCoinbase();
  const connection = coinbase.connect(coinbaseKeys, { isDemo: false, baseUrl: started.local.address });
  started.state.mayTrade = true;
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: ['canTrade'] });
  started.state.mayTransfer = true;
  expect(await connection.validate()).toEqual({ is: 'refused', reason: 'canWithdraw' });
});

test('a key copied from its JSON, ends of lines written out, is the same key', async () => {
  started = await startCoinbase();
  const accessKey = coinbaseKeys.accessKey.replaceAll('\n', '\\n');
  const connection = coinbase.connect(
    { ...coinbaseKeys, accessKey },
    { isDemo: false, baseUrl: started.local.address },
  );
  expect(await connection.validate()).toMatchObject({ is: 'ok' });
});

test('purchases in the app, rewards and sendings have their kinds; what is pending is left out', () => {
  const one = (type: string, amount: string, currency: string, rest = {}) => ({
    id: `${type}-${amount}`,
    type,
    status: 'completed',
    amount: { amount, currency },
    created_at: '2026-03-01T10:00:00Z',
    ...rest,
  });
  const total = { amount: '101.99', currency: 'EUR' };
  const { bookings, rejected } = translate([
    one('buy', '0.002', 'BTC', { buy: { total, fee: { amount: '1.99', currency: 'EUR' } } }),
    one('buy', '-101.99', 'EUR'),
    one('staking_reward', '0.0001', 'ETH'),
    one('send', '-0.5', 'ETH'),
    one('send', '0.5', 'ETH', { status: 'pending' }),
    one('trade', '-0.1', 'ETH'),
    one('something_new', '1', 'ETH'),
  ]);
  expect(bookings.map(({ kind, units, cash, fee }) => [kind, units, cash?.amount, fee?.amount])).toEqual([
    ['buy', '0.002', '-101.99', '1.99'],
    ['staking', '0.0001', undefined, undefined],
    ['transfer-out', '0.5', undefined, undefined],
    ['sell', '0.1', undefined, undefined],
  ]);
  expect(rejected).toMatchObject([{ reason: 'kindUnknown', values: { word: 'something_new' } }]);
});
