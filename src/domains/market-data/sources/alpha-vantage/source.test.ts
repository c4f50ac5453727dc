import { afterEach, expect, test } from 'vitest';
import { type Asked, type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createAlphaVantageSource } from './source.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

async function against(reply: Parameters<typeof startProvider>[0], paidPlan = false) {
  provider = await startProvider(reply);
  const now = () => new Date('2026-11-13T22:00:00Z');
  return createAlphaVantageSource({ key: 'KEY123', address: provider.address, paidPlan, now }).provides;
}
/** Answers by function, as the provider does. */
const byFunction =
  (bodies: Record<string, unknown>) =>
  ({ query }: Asked) => ({
    body: bodies[query.get('function') ?? ''] ?? {},
  });
const share = { code: 'XYZ' };
const range = ['2026-01-01', '2026-11-13'] as const;

const daily = {
  'Meta Data': { '2. Symbol': 'XYZ' },
  'Time Series (Daily)': {
    '2026-11-13': { '1. open': '10', '4. close': '10.5000', '5. volume': '1200' },
    '2026-11-12': { '1. open': '10', '4. close': 'None', '5. volume': '0' },
    '2026-11-11': { '1. open': '10', '4. close': '10.2500', '5. volume': '900' },
  },
};

test('closes as traded, oldest first; the answer says how far back it reaches', async () => {
  const { history } = await against(byFunction({ TIME_SERIES_DAILY: daily }));
  expect(await history!(share, ...range)).toEqual({
    symbol: 'XYZ',
    currency: 'USD',
    unit: 'unit',
    from: '2026-11-11',
    to: '2026-11-13',
    points: [
      { day: '2026-11-11', close: '10.25', volume: '900' },
      { day: '2026-11-13', close: '10.5', volume: '1200' },
    ],
    splits: [],
    flags: [{ kind: 'notANumber', day: '2026-11-12', value: 'None' }],
  });
  expect(provider.requests[0]?.query.get('outputsize')).toBe('compact');
  const paid = await against(byFunction({ TIME_SERIES_DAILY: daily }), true);
  await paid.history!(share, ...range);
  expect(provider.requests[0]?.query.get('outputsize')).toBe('full');
});

test('London is quoted in pence', async () => {
  const { history } = await against(byFunction({ TIME_SERIES_DAILY: daily }));
  expect(await history!({ code: 'TSCO.LON' }, ...range)).toMatchObject({ currency: 'GBP', unit: 'pence' });
});

test('errors and limits come with status 200, and the key they repeat is not kept', async () => {
  const messages: [object, string, object][] = [
    [
      {
        Information:
          'We have detected your API key as KEY123 and our standard API rate limit is 25 requests per day.',
      },
      'limit',
      { retryAfterSeconds: 3600 },
    ],
    [
      { Note: 'Thank you! Our standard API call frequency is 5 calls per minute.' },
      'limit',
      { retryAfterSeconds: 60 },
    ],
    [{ Information: 'Thank you! This is a premium endpoint.' }, 'unavailable', { notInPlan: true }],
    [{ 'Error Message': 'the parameter apikey is invalid or missing.' }, 'keyRefused', {}],
    [{ 'Error Message': 'Invalid API call for TIME_SERIES_DAILY.' }, 'unknownSymbol', {}],
    [{ 'Time Series (Daily)': {} }, 'unknownSymbol', {}],
    [{ 'Time Series (Daily)': 'x' }, 'garbled', {}],
    [[], 'garbled', {}],
  ];
  for (const [body, kind, more] of messages) {
    const { history } = await against(() => ({ body }));
    const failure = await history!(share, ...range).catch((error) => error);
    expect(failure).toMatchObject({ kind, ...more });
    expect(failure.detail).not.toContain('KEY123');
    await provider.close();
  }
  const { history } = await against(() => ({ body: proofOfWorkPage }));
  await expect(history!(share, ...range)).rejects.toMatchObject({ kind: 'garbled' });
});

test('prices: a symbol that is not known is left out', async () => {
  const quote = {
    '05. price': '10.5000',
    '07. latest trading day': '2026-11-13',
    '08. previous close': '10.2',
  };
  const { quotes } = await against(({ query }) => ({
    body: { 'Global Quote': query.get('symbol') === 'XYZ' ? quote : {} },
  }));
  expect(await quotes!([share, { code: 'GONE' }])).toEqual([
    {
      symbol: 'XYZ',
      price: '10.5',
      currency: 'USD',
      unit: 'unit',
      at: '2026-11-13T21:00:00.000Z',
      day: '2026-11-13',
      previousClose: '10.2',
    },
  ]);
});

test('splits and dividends, with "None" for days that are not known', async () => {
  const { events } = await against(
    byFunction({
      SPLITS: { symbol: 'XYZ', data: [{ effective_date: '2026-06-10', split_factor: '4.0000' }] },
      DIVIDENDS: {
        data: [
          {
            ex_dividend_date: '2026-05-08',
            declaration_date: 'None',
            record_date: '2026-05-11',
            payment_date: '2026-05-18',
            amount: '0.24',
          },
          { ex_dividend_date: '2019-05-08', amount: '0.2' },
          { ex_dividend_date: '2026-08-08', amount: 'None' },
        ],
      },
    }),
  );
  expect(await events!(share, ...range)).toEqual({
    splits: [{ day: '2026-06-10', numerator: '4', denominator: '1' }],
    dividends: [
      {
        day: '2026-05-08',
        amount: '0.24',
        currency: 'USD',
        unit: 'unit',
        recordDay: '2026-05-11',
        paymentDay: '2026-05-18',
      },
    ],
  });
});

test('what a company is, with missing figures left out', async () => {
  const overview = {
    Symbol: 'XYZ',
    Name: 'Xyz Inc',
    Currency: 'USD',
    Sector: 'TECHNOLOGY',
    PERatio: 'None',
    MarketCapitalization: '123456',
    Beta: '1.1',
    OfficialSite: 'None',
  };
  const { facts } = await against(byFunction({ OVERVIEW: overview }));
  const found = await facts!(share);
  expect(found).toMatchObject({
    name: 'Xyz Inc',
    sector: 'TECHNOLOGY',
    figures: { marketCap: '123456', beta: '1.1' },
  });
  expect(found.figures).not.toHaveProperty('peRatio');
  expect(found.website).toBeUndefined();
  const empty = await against(byFunction({}));
  await expect(empty.facts!(share)).rejects.toMatchObject({ kind: 'unknownSymbol' });
});

test('news carry the tone towards the instrument', async () => {
  const item = (more: object) => ({
    title: 'Results',
    url: 'https://news.example/1',
    time_published: '20261112T013334',
    source: 'Example',
    overall_sentiment_score: 0.1,
    ticker_sentiment: [{ ticker: 'XYZ', ticker_sentiment_score: '-0.4' }],
    ...more,
  });
  const feed = [
    item({}),
    item({ ticker_sentiment: [] }),
    item({ url: 'javascript:alert(1)' }),
    item({ time_published: 'soon' }),
  ];
  const { news } = await against(byFunction({ NEWS_SENTIMENT: { items: '4', feed } }));
  const found = await news!(share, '2026-11-01');
  expect(found.map(({ sentiment }) => sentiment)).toEqual([-0.4, 0.1]);
  expect(found[0]).toMatchObject({ at: '2026-11-12T01:33:34.000Z', publisher: 'Example' });
  expect(provider.requests[0]?.query.get('time_from')).toBe('20261101T0000');
});

test('earnings and cash flow, annual and quarterly', async () => {
  const { earnings, cashFlow } = await against(
    byFunction({
      EARNINGS: {
        annualEarnings: [{ fiscalDateEnding: '2025-12-31', reportedEPS: '4.1' }],
        quarterlyEarnings: [
          {
            fiscalDateEnding: '2026-09-30',
            reportedDate: '2026-10-28',
            reportedEPS: '1.2',
            estimatedEPS: 'None',
            surprise: '0',
            surprisePercentage: '0',
          },
        ],
      },
      CASH_FLOW: {
        annualReports: [
          {
            fiscalDateEnding: '2025-12-31',
            reportedCurrency: 'USD',
            operatingCashflow: '900',
            cashflowFromInvestment: '-200',
            dividendPayout: 'None',
            paymentsForRepurchaseOfCommonStock: '50',
          },
        ],
        quarterlyReports: [],
      },
    }),
  );
  expect(await earnings!(share)).toEqual([
    { period: 'annual', fiscalDateEnding: '2025-12-31', reportedEps: '4.1' },
    {
      period: 'quarterly',
      fiscalDateEnding: '2026-09-30',
      reportedDate: '2026-10-28',
      reportedEps: '1.2',
      surprise: '0',
      surprisePercentage: '0',
    },
  ]);
  expect(await cashFlow!(share)).toEqual([
    {
      period: 'annual',
      fiscalDateEnding: '2025-12-31',
      currency: 'USD',
      items: {
        operating_cash_flow: '900',
        cash_flow_from_investment: '-200',
        payments_for_repurchase_of_common_stock: '50',
      },
    },
  ]);
});

test('what a fund holds, as parts of one', async () => {
  const { makeUp } = await against(
    byFunction({
      ETF_PROFILE: {
        net_assets: '1000',
        sectors: [{ sector: 'INFORMATION TECHNOLOGY', weight: '0.515' }],
        holdings: [
          { symbol: 'NVDA', description: 'NVIDIA CORP', weight: '0.0849' },
          { symbol: 'n/a', description: 'CASH OFFSET', weight: '-0.01' },
          { symbol: 'n/a', description: 'n/a', weight: '0.1' },
        ],
      },
    }),
  );
  expect(await makeUp!(share)).toEqual({
    sectors: [{ name: 'INFORMATION TECHNOLOGY', weight: '51.5' }],
    positions: [{ name: 'NVIDIA CORP', ticker: 'NVDA', weight: '8.49' }],
    kinds: [],
  });
  const empty = await against(byFunction({}));
  await expect(empty.makeUp!(share)).rejects.toMatchObject({ kind: 'unknownSymbol' });
});

test('searching', async () => {
  const match = {
    '1. symbol': 'TSCO.LON',
    '2. name': 'Tesco PLC',
    '3. type': 'Equity',
    '4. region': 'United Kingdom',
    '8. currency': 'GBX',
  };
  const { search } = await against(byFunction({ SYMBOL_SEARCH: { bestMatches: [match] } }));
  expect(await search!('tesco')).toEqual([
    { code: 'TSCO.LON', name: 'Tesco PLC', kind: 'Equity', exchange: 'United Kingdom', currency: 'GBX' },
  ]);
});
