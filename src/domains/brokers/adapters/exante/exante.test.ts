import { afterEach, expect, test } from 'vitest';
import { exanteKeys, startExante } from '../../../../../tests/support/brokers/exante.ts';
import { exante } from './adapter.ts';
import { tokenOf } from './token.ts';
import { translate } from './translate.ts';

let started: Awaited<ReturnType<typeof startExante>> | undefined;
afterEach(async () => {
  await started?.local.close();
  started = undefined;
});

let next = 100;
const leg = (operationType: string, asset: string, sum: string, rest = {}) => ({
  id: String(next++),
  uuid: `u-${next}`,
  operationType,
  asset,
  sum,
  timestamp: String(Date.parse('2026-03-02T15:30:00Z')),
  ...rest,
});

test('no token of ours could trade', () => {
  const [, claims = ''] = tokenOf(exanteKeys, new Date('2026-11-15T12:00:00Z')).split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    iss: 'client-1',
    sub: 'app-1',
    iat: 1794744000,
    exp: 1794744600,
    aud: ['accounts', 'summary', 'transactions'],
  });
});

test('the client id of somebody else is refused', async () => {
  started = await startExante();
  const connection = exante.connect(
    { ...exanteKeys, clientId: 'client-2' },
    { isDemo: true, baseUrl: started.local.address },
  );
  expect(await connection.validate()).toEqual({ is: 'refused', reason: 'wrongKeys' });
});

test('movements mean what they mean in the report of transactions', () => {
  const { bookings, rejected } = translate([
    leg('FUNDING/WITHDRAWAL', 'EUR', '-250.5'),
    leg('DIVIDEND', 'USD', '12', { symbolId: 'AAPL.NASDAQ' }),
    leg('US TAX', 'USD', '-1.8', { symbolId: 'AAPL.NASDAQ' }),
    leg('AUTOCONVERSION', 'USD', '-108'),
    leg('AUTOCONVERSION', 'EUR', '100'),
    leg('SECURITY TRANSFER', 'PKO.WSE', '30', { symbolId: 'PKO.WSE' }),
    leg('BANK CHARGE', 'EUR', '-2'),
    leg('NEW THING', 'EUR', '5'),
  ]);
  expect(
    bookings.map(({ kind, cash, units, received }) => [kind, cash?.amount ?? units, received?.amount]),
  ).toEqual([
    ['withdrawal', '-250.5', undefined],
    ['dividend', '12', undefined],
    ['tax', '-1.8', undefined],
    ['exchange', '-108', '100'],
    ['transfer-in', '30', undefined],
    ['fee', '-2', undefined],
  ]);
  expect(rejected).toMatchObject([{ reason: 'kindUnknown', values: { word: 'NEW THING' } }]);
});

test('two fills of one order in the same second stay two, whatever the order of their legs', () => {
  const of = (orderPos: string) => ({ orderId: 'o-1', orderPos, symbolId: 'AAPL.NASDAQ' });
  const { bookings } = translate([
    leg('TRADE', 'AAPL.NASDAQ', '3', of('1')),
    leg('TRADE', 'AAPL.NASDAQ', '4', of('2')),
    leg('TRADE', 'USD', '-404', of('2')),
    leg('TRADE', 'USD', '-300', of('1')),
    leg('COMMISSION', 'USD', '-1', of('2')),
    // Sent later, and of a trade that is not here.
    leg('COMMISSION', 'USD', '-0.5', { orderId: 'o-0', orderPos: '1', symbolId: 'MSFT.NASDAQ' }),
  ]);
  expect(
    bookings.map(({ kind, units, price, fee, cash }) => [
      kind,
      units,
      price?.amount,
      fee?.amount,
      cash?.amount,
    ]),
  ).toEqual([
    ['buy', '3', '100', undefined, '-300'],
    ['buy', '4', '101', '1', '-404'],
    ['fee', undefined, undefined, undefined, '-0.5'],
  ]);
});

test('a trade of which the money is missing is told as incomplete', () => {
  const half = leg('TRADE', 'AAPL.NASDAQ', '3', { orderId: 'o-9', symbolId: 'AAPL.NASDAQ' });
  expect(translate([half])).toMatchObject({ bookings: [], rejected: [{ reason: 'incomplete' }] });
});
