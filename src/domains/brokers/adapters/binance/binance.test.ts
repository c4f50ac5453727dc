import { afterEach, expect, test } from 'vitest';
import { binanceKeys, startBinance } from '../../../../../tests/support/brokers/binance.ts';
import { binance } from './adapter.ts';
import { translateMoves, translateTrades } from './translate.ts';

let started: Awaited<ReturnType<typeof startBinance>> | undefined;
afterEach(async () => {
  await started?.local.close();
  started = undefined;
});

async function connected(isDemo = false) {
  started = await startBinance();
  const connection = binance.connect(binanceKeys, { isDemo, baseUrl: started.local.address });
  return { connection, state: started.state };
}

test('keys that can withdraw are refused, keys that can trade are warned about', async () => {
  const { connection, state } = await connected();
  state.mayTrade = true;
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: ['canTrade'] });
  state.mayWithdraw = true;
  expect(await connection.validate()).toEqual({ is: 'refused', reason: 'canWithdraw' });
});

test('the practice environment is asked for trades only', async () => {
  const { connection } = await connected(true);
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: [] });
  let page = await connection.activities('spot');
  while (!page.isLast) page = await connection.activities('spot', page.cursor);
  expect(started!.local.requests.filter(({ path }) => path.startsWith('/sapi'))).toEqual([]);
});

test('a ban tells when it ends', async () => {
  const { connection } = await connected();
  started!.local.befall(() => ({ status: 418, headers: { 'retry-after': '120' }, body: { code: -1003 } }));
  await expect(connection.accounts()).rejects.toMatchObject({ kind: 'rateLimited', retryAfterSeconds: 120 });
});

test('a fee in a coin that is not traded is a sale of that coin, and a price in a coin is none', () => {
  const trade = {
    id: '7',
    price: '0.05',
    qty: '2',
    quoteQty: '0.1',
    commission: '0.00075',
    commissionAsset: 'BNB',
    time: Date.parse('2026-03-01T10:00:00Z'),
    isBuyer: true,
  };
  const { bookings } = translateTrades({ base: 'ETH', quote: 'BTC' }, [trade]);
  expect(
    bookings.map(({ kind, instrument, units, price, id }) => [kind, instrument?.symbol, units, price, id]),
  ).toEqual([
    ['buy', 'ETH', '2', undefined, 'ETHBTC-7'],
    ['sell', 'BTC', '0.1', undefined, 'ETHBTC-7'],
    ['sell', 'BNB', '0.00075', undefined, 'ETHBTC-7-fee'],
  ]);
});

test('coins that came, went and were earned have their kinds; what is on its way is left out', () => {
  const time = Date.parse('2026-03-01T10:00:00Z');
  const deposit = { id: '1', amount: '0.5', coin: 'BTC', insertTime: time };
  const items = [
    { ...deposit, status: '1' },
    { ...deposit, id: '2', status: '0' },
  ];
  expect(translateMoves({ stream: 'deposits', items }).bookings).toMatchObject([
    { kind: 'transfer-in', units: '0.5', id: '1' },
  ]);
  const withdrawal = {
    id: 'w',
    amount: '0.1',
    transactionFee: '0.0002',
    coin: 'BTC',
    applyTime: '2026-03-01 10:00:00',
  };
  expect(
    translateMoves({ stream: 'withdrawals', items: [{ ...withdrawal, status: '6' }] }).bookings,
  ).toMatchObject([{ kind: 'transfer-out', units: '0.1002', day: '2026-03-01', time: '10:00:00' }]);
  const reward = { id: '9', amount: '0.001', asset: 'ETH', divTime: time, enInfo: 'Staking' };
  expect(translateMoves({ stream: 'rewards', items: [reward] }).bookings).toMatchObject([
    { kind: 'staking', units: '0.001', instrument: { symbol: 'ETH' } },
  ]);
  const conversion = {
    orderId: '5',
    fromAsset: 'EUR',
    fromAmount: '100',
    toAsset: 'BTC',
    toAmount: '0.001',
    createTime: time,
  };
  const conversions = [
    { ...conversion, orderStatus: 'SUCCESS' },
    { ...conversion, orderId: '6', orderStatus: 'FAIL' },
  ];
  expect(translateMoves({ stream: 'conversions', items: conversions }).bookings).toMatchObject([
    { kind: 'buy', units: '0.001', cash: { amount: '-100', currency: 'EUR' }, id: 'convert-5' },
  ]);
});
