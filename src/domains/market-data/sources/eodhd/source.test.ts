import { afterEach, expect, test } from 'vitest';
import { checkPrices } from '../check-prices.ts';
import { type LocalProvider, proofOfWorkPage, startProvider } from '../provider-for-tests.ts';
import { createEodhdSource } from './source.ts';

let provider: LocalProvider;
afterEach(() => provider?.close());

async function against(reply: Parameters<typeof startProvider>[0]) {
  provider = await startProvider(reply);
  const now = () => new Date('2026-11-13T18:00:00Z');
  return createEodhdSource({ key: 'token-1', address: provider.address, now }).provides;
}
const pko = { code: 'PKO.WAR' };
const range = ['2026-06-01', '2026-11-13'] as const;
const bar = (date: string, close: number | string, adjusted_close = close, volume = 1000) => ({
  date,
  open: 1,
  close,
  adjusted_close,
  volume,
});

test('closes as traded, in the currency of the exchange; one request where no split shows', async () => {
  const { history } = await against(() => ({
    body: [bar('2026-11-12', 84.1), bar('2026-11-13', 84.16), { warning: 'Data is limited by one year' }],
  }));
  expect(await history!(pko, ...range)).toMatchObject({
    currency: 'PLN',
    unit: 'unit',
    from: '2026-11-12',
    points: [
      { day: '2026-11-12', close: '84.1', volume: '1000' },
      { day: '2026-11-13', close: '84.16', volume: '1000' },
    ],
  });
  expect(provider.requests).toHaveLength(1);
  expect(provider.requests[0]?.query.get('api_token')).toBe('token-1');
});

test('a split in the middle of the range: closes stay, volumes become those of the day', async () => {
  const { history } = await against(({ path }) => ({
    body: path.includes('/splits/')
      ? [{ date: '2026-06-10', split: '4.000000/1.000000' }]
      : [bar('2026-06-09', 100, 25, 4000), bar('2026-06-10', 25.5, 25.5, 3900)],
  }));
  const found = await history!(pko, ...range);
  expect(found.points).toEqual([
    { day: '2026-06-09', close: '100', volume: '1000' },
    { day: '2026-06-10', close: '25.5', volume: '3900' },
  ]);
  expect(found.splits).toEqual([{ day: '2026-06-10', numerator: '4', denominator: '1' }]);
});

test('two listings of one ISIN are two histories in two currencies', async () => {
  const { history, search } = await against(({ path }) => ({
    body: path.includes('/search/')
      ? [
          { Code: 'CDR', Exchange: 'WAR', Name: 'CD Projekt', Currency: 'PLN', ISIN: 'PLOPTTC00011' },
          { Code: '7CD', Exchange: 'F', Name: 'CD Projekt', Currency: 'EUR', ISIN: 'PLOPTTC00011' },
        ]
      : [bar('2026-11-13', path.endsWith('.F') ? 55.2 : 240.1)],
  }));
  const listings = await search!('PLOPTTC00011');
  expect(listings.map(({ code, isin }) => [code, isin])).toEqual([
    ['CDR.WAR', 'PLOPTTC00011'],
    ['7CD.F', 'PLOPTTC00011'],
  ]);
  const histories = await Promise.all(listings.map(({ code }) => history!({ code }, ...range)));
  expect(histories.map(({ currency, points }) => [currency, points[0]?.close])).toEqual([
    ['PLN', '240.1'],
    ['EUR', '55.2'],
  ]);
});

test('a range that the provider ignores is cut here, and a code without exchange is not sent', async () => {
  const { history } = await against(() => ({ body: [bar('2001-01-02', 5), bar('2026-11-13', 84.16)] }));
  expect((await history!(pko, ...range)).points).toHaveLength(1);
  await expect(history!({ code: 'PKO' }, ...range)).rejects.toMatchObject({ kind: 'unknownSymbol' });
  expect(provider.requests).toHaveLength(1);
});

test('a delisted code: nothing at all is unknown, and frozen closes are flagged as stale', async () => {
  const none = await against(() => ({ body: [] }));
  await expect(none.history!(pko, ...range)).rejects.toMatchObject({ kind: 'unknownSymbol' });
  await provider.close();
  const frozen = await against(() => ({ body: [bar('2026-06-01', 10), bar('2026-06-02', 10.1)] }));
  const checked = checkPrices(await frozen.history!(pko, ...range), { today: '2026-11-13', kind: 'stocks' });
  expect(checked.flags).toEqual([{ kind: 'stale', day: '2026-06-02' }]);
});

test('prices: what is unknown says NA and is left out; London is in pence', async () => {
  const { quotes } = await against(() => ({
    body: [
      { code: 'TSCO.LSE', timestamp: 1794585600, close: 512.4, previousClose: 510 },
      { code: 'GONE.WAR', timestamp: 'NA', close: 'NA', previousClose: 'NA' },
    ],
  }));
  expect(await quotes!([{ code: 'TSCO.LSE' }, { code: 'GONE.WAR' }])).toEqual([
    {
      symbol: 'TSCO.LSE',
      price: '512.4',
      currency: 'GBP',
      unit: 'pence',
      at: '2026-11-13T16:00:00.000Z',
      day: '2026-11-13',
      previousClose: '510',
    },
  ]);
  expect(provider.requests[0]?.query.get('s')).toBe('GONE.WAR');
});

test('dividends as they were paid, with their own currency', async () => {
  const dividend = {
    date: '2026-08-05',
    paymentDate: '2026-08-14',
    value: 0.6,
    unadjustedValue: 2.4,
    currency: 'PLN',
  };
  const { events } = await against(({ path }) => ({ body: path.includes('/div/') ? [dividend] : [] }));
  expect(await events!(pko, ...range)).toEqual({
    splits: [],
    dividends: [
      { day: '2026-08-05', amount: '2.4', currency: 'PLN', unit: 'unit', paymentDay: '2026-08-14' },
    ],
  });
});

test('refusals and rubbish', async () => {
  const answers: [object, object][] = [
    [
      { status: 401, body: 'Unauthenticated token-1' },
      { kind: 'keyRefused', detail: 'status 401: Unauthenticated ***' },
    ],
    [{ status: 402, body: 'You exceeded your daily API requests limit.' }, { kind: 'limit' }],
    [
      { status: 403, body: 'Only EOD data allowed for free users.' },
      { kind: 'unavailable', notInPlan: true },
    ],
    [{ status: 403, body: 'Forbidden' }, { kind: 'keyRefused' }],
    [{ status: 404, body: 'Ticker Not Found.' }, { kind: 'unknownSymbol' }],
    [{ status: 500, body: 'oops' }, { kind: 'unavailable' }],
    [{ body: proofOfWorkPage }, { kind: 'garbled' }],
    [{ body: '[{"date":"2026-11-13","close":8' }, { kind: 'garbled' }],
    [{ body: { date: '2026-11-13' } }, { kind: 'garbled' }],
  ];
  for (const [reply, failure] of answers) {
    const { history } = await against(() => reply);
    await expect(history!(pko, ...range)).rejects.toMatchObject(failure);
    await provider.close();
  }
});
