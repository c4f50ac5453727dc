import { afterEach, expect, test } from 'vitest';
import { startTrading212, trading212Keys } from '../../../../../tests/support/brokers/trading212.ts';
import { trading212 } from './adapter.ts';

let started: Awaited<ReturnType<typeof startTrading212>>;
afterEach(() => started.local.close());

async function connected() {
  started = await startTrading212();
  const now = new Date();
  return trading212.connect(trading212Keys, {
    isDemo: true,
    baseUrl: started.local.address,
    now: () => now,
  });
}

test('a key without the scope of the history is refused for it', async () => {
  const connection = await connected();
  started.state.scopes = ['account', 'portfolio'];
  expect(await connection.validate()).toMatchObject({ is: 'refused', reason: 'noPermission' });
});

test('the whole history stays within the limits, and their header says when to come again', async () => {
  const connection = await connected();
  started.state.keepsLimits = true;
  expect(await connection.validate()).toMatchObject({ is: 'ok' });
  await connection.accounts();
  await connection.balances('2120042');
  await connection.positions('2120042');
  let cursor: string | undefined;
  for (;;) {
    const page = await connection.activities('2120042', cursor);
    cursor = page.cursor;
    if (page.isLast) break;
  }
  const another = trading212.connect(trading212Keys, { isDemo: true, baseUrl: started.local.address });
  const failure = await another.accounts().catch((error) => error);
  expect(failure).toMatchObject({ kind: 'rateLimited' });
  expect(failure.retryAfterSeconds).toBeGreaterThan(0);
  expect(failure.retryAfterSeconds).toBeLessThan(8);
});

test('a next page at another host is not followed', async () => {
  const connection = await connected();
  started.local.befall(
    () => ({ body: { items: [], nextPagePath: 'https://elsewhere.example/api/v0/equity/history/orders' } }),
    /orders/,
  );
  const { cursor } = await connection.activities('2120042');
  await expect(connection.activities('2120042', cursor)).rejects.toMatchObject({ kind: 'changed' });
});

test('a split among the fills is told and not booked as a trade', async () => {
  const connection = await connected();
  started.local.befall(
    (usual) => ({ body: String(usual.body).replace('"type":"TRADE"', '"type":"STOCK_SPLIT"') }),
    /orders/,
  );
  const { rejected, bookings } = await connection.activities('2120042');
  expect(rejected).toMatchObject([{ reason: 'kindUnknown', values: { word: 'STOCK_SPLIT' } }]);
  expect(bookings).toHaveLength(49);
});
