import { afterEach, expect, test } from 'vitest';
import {
  snapTradeKeys,
  snapTradeUser,
  startSnapTrade,
} from '../../../../../tests/support/brokers/snaptrade.ts';
import { createSnapTrade } from './aggregator.ts';
import { translate } from './translate.ts';

let started: Awaited<ReturnType<typeof startSnapTrade>> | undefined;
afterEach(async () => {
  await started?.local.close();
  started = undefined;
});

async function aggregator(keys = snapTradeKeys) {
  started = await startSnapTrade();
  return createSnapTrade(keys, { baseUrl: started.local.address });
}

test('a person is registered once, gets a link to connect and to come back, and is forgotten', async () => {
  const snapTrade = await aggregator();
  expect(await snapTrade.register('user-2')).toEqual({ userId: 'user-2', userSecret: 'secret-of-user-2' });
  const link = await snapTrade.loginLink(snapTradeUser, { redirectUrl: 'https://walory.example/back' });
  expect(link).toBe('https://app.snaptrade.com/?to=https://walory.example/back&as=read');
  await snapTrade.forget('user-2');
  expect(started!.state.registered).toEqual(['user-1']);
  await expect(snapTrade.forget('user-2'), 'once more').resolves.toBeUndefined();
});

test('a connection is removed there, and its login can be renewed before', async () => {
  const snapTrade = await aggregator();
  const options = { redirectUrl: 'https://walory.example/back', reconnect: 'auth-1', broker: 'DEGIRO' };
  expect(await snapTrade.loginLink(snapTradeUser, options)).toContain('&renew=auth-1&at=DEGIRO');
  await snapTrade.disconnect(snapTradeUser, 'auth-1');
  expect(await snapTrade.connections(snapTradeUser)).toEqual([]);
});

test('connections tell their broker and whether the person must log in again', async () => {
  const snapTrade = await aggregator();
  expect(await snapTrade.connections(snapTradeUser)).toEqual([
    { id: 'auth-1', broker: 'DEGIRO', isDisabled: false, canTrade: false },
  ]);
  started!.state.isExpired = true;
  expect(await snapTrade.connections(snapTradeUser)).toMatchObject([{ isDisabled: true }]);
});

test('accounts of other connections stay out, and one that can trade is warned about', async () => {
  const snapTrade = await aggregator();
  const connection = snapTrade.connect(snapTradeUser, 'auth-1');
  expect(await connection.accounts()).toEqual([{ id: 'acc-1', name: 'DEGIRO', currency: 'USD' }]);
  started!.state.type = 'trade';
  expect(await connection.validate()).toEqual({ is: 'ok', warnings: ['canTrade'] });
  expect(await snapTrade.connect(snapTradeUser, 'auth-9').validate()).toMatchObject({ is: 'refused' });
});

test("the operator's wrong keys are refused", async () => {
  const snapTrade = await aggregator({ ...snapTradeKeys, consumerKey: 'another' });
  await expect(snapTrade.connections(snapTradeUser)).rejects.toMatchObject({ kind: 'credentials' });
});

test('what is not understood is told; a day without a time has none; the fee is found in the amount', () => {
  const one = (type: string, rest = {}) => ({
    id: type,
    type,
    trade_date: '2026-03-01T00:00:00Z',
    currency: { code: 'EUR' },
    symbol: { raw_symbol: 'ASML', currency: { code: 'EUR' } },
    ...rest,
  });
  const { bookings, rejected } = translate([
    one('BUY', { units: '2', price: '10', amount: '-21', fee: '1' }),
    one('TRANSFER', { units: '-3' }),
    one('SPLIT', { units: '10' }),
    one('BUY', { option_symbol: { id: 'o' }, units: '1', price: '1', amount: '-100' }),
  ]);
  expect(bookings).toMatchObject([
    { kind: 'buy', cash: { amount: '-21' }, cashIs: 'net', fee: { amount: '1' } },
    { kind: 'transfer-out', units: '3' },
  ]);
  expect(bookings[0]).not.toHaveProperty('time');
  expect(rejected.map(({ values }) => values?.word)).toEqual(['SPLIT', 'BUY']);
});
