import { afterEach, expect, test } from 'vitest';
import { type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createPolygonSource } from './source.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

async function against(reply: Parameters<typeof startProvider>[0]) {
  provider = await startProvider(reply);
  return createPolygonSource({ key: 'pk', address: provider.address }).provides.facts!;
}

const details = {
  status: 'OK',
  results: {
    ticker: 'XYZ',
    name: 'Xyz Inc',
    market: 'stocks',
    locale: 'us',
    primary_exchange: 'XNAS',
    type: 'CS',
    active: true,
    currency_name: 'usd',
    cik: '0000012345',
    market_cap: 2.5e12,
    address: { address1: 'ONE WAY', city: 'TOWN', state: 'CA', postal_code: '95014' },
    sic_description: 'ELECTRONIC COMPUTERS',
    homepage_url: 'https://xyz.example',
    total_employees: 150000,
    list_date: '1980-12-12',
    branding: { logo_url: 'https://api.example/logo.svg' },
    weighted_shares_outstanding: 15000000000,
  },
};

test('what a company is; the key travels in a header, and no logo that needs it is kept', async () => {
  const facts = await against(() => ({ body: details }));
  const found = await facts({ code: 'XYZ' });
  expect(found).toMatchObject({
    symbol: 'XYZ',
    name: 'Xyz Inc',
    currency: 'USD',
    exchange: 'XNAS',
    address: 'ONE WAY, TOWN, CA 95014',
    employees: 150000,
    listedOn: '1980-12-12',
    active: true,
    figures: { marketCap: '2500000000000', sharesOutstanding: '15000000000' },
  });
  expect(found.logo).toBeUndefined();
  const [request] = provider.requests;
  expect(request).toMatchObject({
    path: '/v3/reference/tickers/XYZ',
    headers: { authorization: 'Bearer pk' },
  });
  expect(request?.query.size).toBe(0);
});

test('a delisted company says since when', async () => {
  const results = { ...details.results, active: false, delisted_utc: '2026-03-02T05:00:00Z' };
  const facts = await against(() => ({ body: { results } }));
  expect(await facts({ code: 'XYZ' })).toMatchObject({ active: false, delistedOn: '2026-03-02' });
});

test('refusals and rubbish', async () => {
  const answers: [object, object][] = [
    [{ status: 401, body: { status: 'ERROR', error: 'Unknown API Key' } }, { kind: 'keyRefused' }],
    [
      { status: 403, body: { status: 'NOT_AUTHORIZED' } },
      { kind: 'unavailable', notInPlan: true },
    ],
    [{ status: 404, body: { status: 'NOT_FOUND' } }, { kind: 'unknownSymbol' }],
    [{ status: 429, body: { error: 'exceeded the maximum requests per minute' } }, { kind: 'limit' }],
    [{ body: proofOfWorkPage }, { kind: 'garbled' }],
    [{ body: { results: { ticker: 'XYZ' } } }, { kind: 'garbled' }],
  ];
  for (const [reply, failure] of answers) {
    const facts = await against(() => reply);
    await expect(facts({ code: 'XYZ' })).rejects.toMatchObject(failure);
    await provider.close();
  }
});
