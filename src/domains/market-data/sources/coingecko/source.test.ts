import { afterEach, expect, test } from 'vitest';
import { type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createCoinGeckoSource } from './source.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

async function against(reply: Parameters<typeof startProvider>[0], paidPlan = false) {
  provider = await startProvider(reply);
  const now = () => new Date('2026-11-13T15:20:00Z');
  return createCoinGeckoSource({ key: 'CG-demo', address: provider.address, paidPlan, now }).provides;
}
const at = (moment: string) => Date.parse(moment);
const bitcoin = { code: 'bitcoin', currency: 'USD' };

const chart = {
  prices: [
    [at('2026-11-12T00:00:00Z'), 91000.5],
    [at('2026-11-13T00:00:04Z'), 92500],
    [at('2026-11-13T15:19:30Z'), 93000],
  ],
  total_volumes: [[at('2026-11-13T00:00:04Z'), 18500000000]],
};

test('a figure at midnight is the close of the day before; the present moment is no close', async () => {
  const { history } = await against(() => ({ body: chart }));
  expect(await history!(bitcoin, '2026-11-11', '2026-11-13')).toMatchObject({
    currency: 'USD',
    points: [
      { day: '2026-11-11', close: '91000.5' },
      { day: '2026-11-12', close: '92500', volume: '200000' },
    ],
  });
  const [request] = provider.requests;
  expect(request?.path).toBe('/coins/bitcoin/market_chart/range');
  expect(request?.headers['x-cg-demo-api-key']).toBe('CG-demo');
  expect(request?.query.get('interval')).toBe('daily');
});

test('before the day’s figure is there, the present moment does not stand in for it', async () => {
  const { history } = await against(() => ({ body: { prices: chart.prices.slice(2) } }));
  expect((await history!(bitcoin, '2026-11-11', '2026-11-13')).points).toEqual([]);
});

test('the free key looks back a year, and the answer says so; a paid one looks back further', async () => {
  const { history } = await against(() => ({ body: { prices: [] } }));
  expect((await history!(bitcoin, '2015-01-01', '2026-11-12')).from).toBe('2025-11-14');
  const paid = await against(() => ({ body: { prices: [] } }), true);
  expect((await paid.history!(bitcoin, '2015-01-01', '2026-11-12')).from).toBe('2015-01-01');
  expect(provider.requests[0]?.headers['x-cg-pro-api-key']).toBe('CG-demo');
});

test('prices of several coins come in one answer, tiny ones in full', async () => {
  const { quotes } = await against(() => ({
    body: {
      bitcoin: { usd: 93000, last_updated_at: at('2026-11-13T15:19:30Z') / 1000 },
      pepe: { usd: 4.2e-7, last_updated_at: at('2026-11-13T15:19:00Z') / 1000 },
    },
  }));
  const found = await quotes!([bitcoin, { code: 'pepe' }, { code: 'gone' }]);
  expect(found.map(({ symbol, price }) => [symbol, price])).toEqual([
    ['bitcoin', '93000'],
    ['pepe', '0.00000042'],
  ]);
  expect(found[0]?.at).toBe('2026-11-13T15:19:30.000Z');
  expect(provider.requests).toHaveLength(1);
});

test('facts and search go by ids, since several coins share a ticker', async () => {
  const { facts, search } = await against(({ path }) => ({
    body:
      path === '/search'
        ? {
            coins: [
              { id: 'bitcoin', name: 'Bitcoin', symbol: 'btc' },
              { id: 'bitcoin-2', name: 'Bitcoin Two', symbol: 'btc' },
            ],
          }
        : {
            id: 'bitcoin',
            symbol: 'btc',
            name: 'Bitcoin',
            description: { en: 'Digital money' },
            links: { homepage: ['http://insecure.example', 'https://bitcoin.example'] },
            genesis_date: '2009-01-03',
            market_data: {
              market_cap: { usd: 1830000000000 },
              circulating_supply: 19800000,
              max_supply: null,
            },
          },
  }));
  expect((await search!('btc')).map(({ code }) => code)).toEqual(['bitcoin', 'bitcoin-2']);
  expect(await facts!(bitcoin)).toMatchObject({
    name: 'Bitcoin',
    website: 'https://bitcoin.example',
    listedOn: '2009-01-03',
    figures: { marketCap: '1830000000000', circulatingSupply: '19800000' },
  });
});

test('limits, refused keys, ranges outside the plan, unknown coins and web pages', async () => {
  const answers: [object, object][] = [
    [
      { status: 429, headers: { 'retry-after': '119' }, body: { status: { error_code: 429 } } },
      { kind: 'limit', retryAfterSeconds: 119 },
    ],
    [{ status: 401, body: { status: { error_code: 10002 } } }, { kind: 'keyRefused' }],
    [
      { status: 401, body: { error: { status: { error_code: 10012 } } } },
      { kind: 'unavailable', notInPlan: true },
    ],
    [{ status: 404, body: { error: 'coin not found' } }, { kind: 'unknownSymbol' }],
    [{ body: proofOfWorkPage }, { kind: 'garbled' }],
    [{ body: { prices: [['soon', 1]] } }, { kind: 'garbled' }],
  ];
  for (const [reply, failure] of answers) {
    const { history } = await against(() => reply);
    await expect(history!(bitcoin, '2026-11-01', '2026-11-12')).rejects.toMatchObject(failure);
    await provider.close();
  }
});

test('what is no id is not asked for', async () => {
  const { history } = await against(() => ({ body: chart }));
  await expect(history!({ code: '../search' }, '2026-11-01', '2026-11-12')).rejects.toMatchObject({
    kind: 'unknownSymbol',
  });
  expect(provider.requests).toHaveLength(0);
});
