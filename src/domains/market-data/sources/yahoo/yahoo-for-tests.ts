import type { Asked } from '../provider-for-tests.ts';

const seconds = (moment: string) => Date.parse(moment) / 1000;

/** A share of New York that was split 4 for 1 on 10 June 2026, as Yahoo shows it in November: adjusted. */
export const splitShare = {
  meta: {
    currency: 'USD',
    symbol: 'XYZ',
    exchangeName: 'NMS',
    instrumentType: 'EQUITY',
    firstTradeDate: 345479400,
    regularMarketTime: seconds('2026-11-13T15:00:00Z'),
    gmtoffset: -18000,
    timezone: 'EST',
    exchangeTimezoneName: 'America/New_York',
    regularMarketPrice: 31.2,
    priceHint: 2,
    currentTradingPeriod: Object.fromEntries(
      ['pre', 'regular', 'post'].map((name) => [
        name,
        {
          timezone: 'EST',
          start: seconds('2026-11-13T14:30:00Z'),
          end: seconds('2026-11-13T21:00:00Z'),
          gmtoffset: -18000,
        },
      ]),
    ),
    dataGranularity: '1d',
    range: '',
    validRanges: ['1d'],
  },
  timestamp: [
    '2026-06-08T13:30:00Z',
    '2026-06-09T13:30:00Z',
    '2026-06-10T13:30:00Z',
    '2026-06-11T13:30:00Z',
    '2026-11-13T14:30:00Z',
  ].map(seconds),
  events: {
    dividends: { a: { amount: 0.06, date: seconds('2026-06-08T13:30:00Z') } },
    splits: {
      b: { date: seconds('2026-06-10T13:30:00Z'), numerator: 4, denominator: 1, splitRatio: '4:1' },
    },
  },
  indicators: {
    quote: [
      {
        open: [30, 30, 30, 30, 31],
        high: [30, 30, 30, 30, 31],
        low: [30, 30, 30, 30, 31],
        // Single-precision numbers, widened as Yahoo does; no trading on the fourth day.
        close: [Math.fround(30.1), Math.fround(30.25), Math.fround(30.5), null, Math.fround(31.2)],
        volume: [4000, 4400, 3900, null, 10],
      },
    ],
    adjclose: [{ adjclose: [30, 30.1, 30.4, null, 31.2] }],
  },
};

export const emptyQuote = {
  language: 'en-US',
  region: 'US',
  quoteType: 'EQUITY',
  triggerable: true,
  marketState: 'REGULAR',
  tradeable: false,
  exchange: 'LSE',
  exchangeTimezoneName: 'Europe/London',
  exchangeTimezoneShortName: 'GMT',
  gmtOffSetMilliseconds: 0,
  market: 'gb_market',
  esgPopulated: false,
  sourceInterval: 15,
  exchangeDataDelayedBy: 15,
  priceHint: 2,
  fullExchangeName: 'LSE',
};

/** Yahoo's hosts in one: the page that sets a cookie, the crumb, and the data. */
export function yahoo(data: (asked: Asked) => unknown) {
  return (asked: Asked) => {
    if (asked.path.startsWith('/quote/'))
      return { body: '<html></html>', headers: { 'set-cookie': 'A3=c; Domain=.yahoo.com; Path=/; Secure' } };
    if (asked.path === '/v1/test/getcrumb') return { body: 'crumb-1' };
    const body = data(asked);
    return body && typeof body === 'object' && 'status' in body ? (body as { status: number }) : { body };
  };
}
