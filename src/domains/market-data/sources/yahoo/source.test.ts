import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SourceFailure } from '../../source-port/source-port.ts';
import { type Asked, type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createYahooFetch, loadYahoo } from './client.ts';
import { createYahooSource } from './source.ts';
import { emptyQuote, splitShare, yahoo } from './yahoo-for-tests.ts';

let provider: LocalProvider | undefined;
afterEach(() => provider?.close());

let installed = true;
beforeAll(async () => {
  installed = await loadYahoo({ versionCheck: false }).then(
    () => true,
    () => false,
  );
});
const withPackage = (name: string, run: () => Promise<void>) =>
  test(name, async ({ skip }) => {
    skip(!installed, 'the package yahoo-finance2 is not installed');
    await run();
  });

async function against(data: (asked: Asked) => unknown, now = '2026-11-13T15:00:00Z', timeoutMs?: number) {
  provider = await startProvider(yahoo(data));
  const source = createYahooSource({ address: provider.address, now: () => new Date(now), timeoutMs });
  return source.provides;
}
const chart = (result: unknown) => ({ chart: { result: [result], error: null } });
const share = { code: 'XYZ' };
const range = ['2026-06-01', '2026-11-13'] as const;

withPackage('closes are un-adjusted for a split in the middle of the range (rule M-1)', async () => {
  const { history } = await against(() => chart(splitShare));
  expect(await history!(share, ...range)).toEqual({
    symbol: 'XYZ',
    currency: 'USD',
    unit: 'unit',
    from: '2026-06-01',
    to: '2026-11-13',
    points: [
      { day: '2026-06-08', close: '120.4', volume: '1000' },
      { day: '2026-06-09', close: '121', volume: '1100' },
      { day: '2026-06-10', close: '30.5', volume: '3900' },
    ],
    splits: [{ day: '2026-06-10', numerator: '4', denominator: '1' }],
    flags: [],
  });
});

withPackage('a split after the range still counts: the chart is asked until today', async () => {
  const { history } = await against(() => chart(splitShare));
  const found = await history!(share, '2026-06-08', '2026-06-08');
  expect(found.points).toEqual([{ day: '2026-06-08', close: '120.4', volume: '1000' }]);
  expect(found.splits).toEqual([]);
  expect(provider!.requests[0]?.query.get('period2')).toBe(String(Date.parse('2026-11-14') / 1000));
});

withPackage('the day under way has no close until its session ends', async () => {
  const { history } = await against(() => chart(splitShare), '2026-11-13T21:00:00Z');
  expect((await history!(share, ...range)).points.at(-1)).toMatchObject({ day: '2026-11-13', close: '31.2' });
});

withPackage('dividends were paid for a share as it was on its day', async () => {
  const { events } = await against(() => chart(splitShare));
  expect(await events!(share, ...range)).toEqual({
    splits: [{ day: '2026-06-10', numerator: '4', denominator: '1' }],
    dividends: [{ day: '2026-06-08', amount: '0.24', currency: 'USD', unit: 'unit' }],
  });
});

withPackage('a delisted symbol, a renamed one, and one that never was', async () => {
  const gone = { code: 'Not Found', description: 'No data found, symbol may be delisted' };
  const delisted = await against(() => ({ status: 404, body: { chart: { result: null, error: gone } } }));
  await expect(delisted.history!(share, ...range)).rejects.toMatchObject({
    kind: 'unknownSymbol',
    detail: 'No data found, symbol may be delisted',
  });
  await provider!.close();
  const renamed = await against(() => chart({ ...splitShare, meta: { ...splitShare.meta, symbol: 'NEW' } }));
  await expect(renamed.history!(share, ...range)).rejects.toMatchObject({
    kind: 'unknownSymbol',
    detail: 'XYZ is answered as NEW',
  });
});

withPackage('prices need a cookie and a crumb; London is in pence; unknown ones are left out', async () => {
  const quote = {
    ...emptyQuote,
    symbol: 'TSCO.L',
    currency: 'GBp',
    regularMarketPrice: 512.4,
    regularMarketPreviousClose: 510,
    regularMarketTime: Date.parse('2026-11-13T14:45:00Z') / 1000,
  };
  const { quotes } = await against(({ query }) =>
    query.get('crumb') === 'crumb-1' ? { quoteResponse: { result: [quote], error: null } } : { status: 401 },
  );
  expect(await quotes!([{ code: 'TSCO.L' }, { code: 'GONE' }])).toEqual([
    {
      symbol: 'TSCO.L',
      price: '512.4',
      currency: 'GBP',
      unit: 'pence',
      at: '2026-11-13T14:45:00.000Z',
      day: '2026-11-13',
      previousClose: '510',
    },
  ]);
});

withPackage('news, search, facts, earnings and cash flow', async () => {
  const day = (text: string) => Date.parse(text) / 1000;
  const { news, search, facts, earnings, cashFlow } = await against(({ path, query }) => {
    if (path.endsWith('/search'))
      return {
        explains: [],
        count: 1,
        quotes: [
          {
            symbol: 'PKO.WA',
            longname: 'PKO Bank Polski',
            quoteType: 'EQUITY',
            exchange: 'WSE',
            isYahooFinance: true,
          },
        ],
        news: [
          {
            title: 'New',
            link: 'https://n.example/1',
            publisher: 'N',
            providerPublishTime: day('2026-11-12T08:00Z'),
          },
          {
            title: 'Old',
            link: 'https://n.example/0',
            publisher: 'N',
            providerPublishTime: day('2025-01-01T08:00Z'),
          },
        ],
      };
    if (path.includes('/quoteSummary/'))
      return {
        quoteSummary: {
          result: [
            {
              assetProfile: {
                sector: 'Banks',
                website: 'https://pko.example',
                fullTimeEmployees: 25000,
                city: 'Warszawa',
              },
              price: {
                longName: 'PKO Bank Polski',
                currency: 'PLN',
                marketCap: 105000000000,
                quoteType: 'EQUITY',
              },
              summaryDetail: { trailingPE: 9.5 },
              earningsHistory: {
                history: [
                  {
                    epsActual: 2.1,
                    epsEstimate: 2,
                    epsDifference: 0.1,
                    surprisePercent: 0.05,
                    quarter: day('2026-09-30'),
                    period: '-1q',
                  },
                ],
              },
            },
          ],
          error: null,
        },
      };
    const type = query.get('type')?.startsWith('annual') ? 'annual' : 'quarterly';
    const series = (name: string, raw: number) => ({
      meta: { symbol: ['PKO.WA'], type: [type + name] },
      timestamp: [day('2025-12-31')],
      [type + name]: [
        { asOfDate: '2025-12-31', periodType: type === 'annual' ? '12M' : '3M', reportedValue: { raw } },
      ],
    });
    return {
      timeseries: {
        result: [series('OperatingCashFlow', 900), series('CapitalExpenditure', -120)],
        error: null,
      },
    };
  });
  const pko = { code: 'PKO.WA', currency: 'PLN' };
  expect((await news!(pko, '2026-11-01')).map(({ title }) => title)).toEqual(['New']);
  expect(await search!('pko')).toEqual([
    { code: 'PKO.WA', name: 'PKO Bank Polski', kind: 'EQUITY', exchange: 'WSE' },
  ]);
  expect(await facts!(pko)).toMatchObject({
    name: 'PKO Bank Polski',
    sector: 'Banks',
    employees: 25000,
    figures: { marketCap: '105000000000', peRatio: '9.5' },
  });
  expect(await earnings!(pko)).toMatchObject([
    { period: 'quarterly', fiscalDateEnding: '2026-09-30', reportedEps: '2.1', surprisePercentage: '5' },
  ]);
  expect(await cashFlow!(pko)).toEqual([
    {
      period: 'annual',
      fiscalDateEnding: '2025-12-31',
      currency: 'PLN',
      items: { operating_cash_flow: '900', capital_expenditures: '120' },
    },
    {
      period: 'quarterly',
      fiscalDateEnding: '2025-12-31',
      currency: 'PLN',
      items: { operating_cash_flow: '900', capital_expenditures: '120' },
    },
  ]);
});

withPackage('limits, faults, web pages and rubbish; the package prints no address', async () => {
  const answers: [unknown, object][] = [
    [
      { status: 429, headers: { 'retry-after': '30' }, body: 'Too Many Requests' },
      { kind: 'limit', retryAfterSeconds: 30 },
    ],
    [{ status: 502, body: 'bad gateway' }, { kind: 'unavailable' }],
    [{ status: 403, body: 'no' }, { kind: 'unavailable' }],
    [{ status: 404, body: 'gone' }, { kind: 'garbled' }],
    [{ status: 400, body: { detail: 'no sentence' } }, { kind: 'garbled' }],
    [proofOfWorkPage, { kind: 'garbled' }],
    ['{"chart":{"result":[{"meta":{"curr', { kind: 'garbled' }],
    [chart({ ...splitShare, meta: { ...splitShare.meta, currency: null } }), { kind: 'garbled' }],
  ];
  const printed = vi.spyOn(console, 'error');
  for (const [body, failure] of answers) {
    const { history } = await against(() => body);
    await expect(history!(share, ...range)).rejects.toMatchObject(failure);
    await provider!.close();
  }
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  provider = await startProvider(() => 'silence');
  const slow = createYahooSource({ address: provider.address, now: () => new Date(), timeoutMs: 30 });
  await expect(slow.provides.history!(share, ...range)).rejects.toMatchObject({ kind: 'tooSlow' });
});

test('a package that cannot be loaded makes the source unavailable, and is tried again', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    throw new SourceFailure('unavailable', 'cannot be loaded');
  };
  const { history } = createYahooSource({ now: () => new Date(), load }).provides;
  for (let i = 0; i < 2; i++)
    await expect(history!(share, ...range)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(loads).toBe(2);
});

test('the package is led to no host but Yahoo’s', async () => {
  const fetched = createYahooFetch({ fetch: async () => new Response('x') });
  await expect(fetched('https://evil.example/x')).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(fetched('https://notyahoo.com/x')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await (await fetched('https://query2.finance.yahoo.com/x')).text()).toBe('x');
});

withPackage('what a fund holds: its ten largest, and sectors of its shares', async () => {
  const equityHoldings = { priceToBook: 4, priceToCashflow: 1, priceToEarnings: 20, priceToSales: 2 };
  const topHoldings = {
    maxAge: 1,
    stockPosition: 0.6,
    bondPosition: 0.39,
    cashPosition: 0.01,
    holdings: [
      { symbol: 'NVDA', holdingName: 'NVIDIA Corp', holdingPercent: 0.0712 },
      { symbol: '', holdingName: 'US Treasury', holdingPercent: 0.02 },
    ],
    equityHoldings,
    bondHoldings: {},
    bondRatings: [{ us_government: 0 }],
    sectorWeightings: [{ realestate: 0.25 }, { technology: 0.75 }, { energy: 0 }],
  };
  const { makeUp } = await against(() => ({
    quoteSummary: { result: [{ topHoldings }], error: null },
  }));
  expect(await makeUp!({ code: 'VNGA60.MI' })).toEqual({
    positions: [
      { name: 'NVIDIA Corp', ticker: 'NVDA', weight: '7.12' },
      { name: 'US Treasury', weight: '2' },
    ],
    sectors: [
      { name: 'realestate', weight: '15' },
      { name: 'technology', weight: '45' },
    ],
    kinds: [
      { name: 'stocks', weight: '60' },
      { name: 'bonds', weight: '39' },
      { name: 'cash', weight: '1' },
    ],
  });
  const nothing = {
    maxAge: 1,
    holdings: [],
    equityHoldings,
    bondHoldings: {},
    bondRatings: [],
    sectorWeightings: [],
  };
  await provider!.close();
  const share = await against(() => ({ quoteSummary: { result: [{ topHoldings: nothing }], error: null } }));
  await expect(share.makeUp!({ code: 'PKO.WA' })).rejects.toMatchObject({ kind: 'unknownSymbol' });
});
