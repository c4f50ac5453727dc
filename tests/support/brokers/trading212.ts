import { decimal, minus, plus, textOf } from '../../../src/foundation/decimal.ts';
import { asNumber, jsonWithNumbers, orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, cashOf, reported, type Story, standingOf } from './story.ts';

export const trading212Keys = { applicationId: 'key-212-abcdef', accessKey: 'secret-212-abcdef' };

/** Requests allowed in so many seconds. */
const limits: [RegExp, number, number][] = [
  [/account\/summary$/, 1, 5],
  [/positions$/, 1, 1],
  [/history\/orders$/, 6, 60],
  [/history\/dividends$/, 6, 60],
  [/history\/transactions$/, 6, 60],
];

/** Trading 212's public API: scopes, its limits by the path, pages that lead to the next. */
export async function startTrading212() {
  const story = aStory({ account: '2120042', fee: '0.15' });
  const state = { isExpired: false, scopes: ['account', 'portfolio', 'history'], keepsLimits: false };
  const asked = new Map<RegExp, number>();
  const right = `Basic ${Buffer.from(`${trading212Keys.applicationId}:${trading212Keys.accessKey}`).toString('base64')}`;
  const local = await startLocalBroker(
    orRefused(({ path, query, headers }) => {
      if (headers.authorization !== right || state.isExpired) throw new Refuse(401, '');
      if (state.keepsLimits) keepLimits(asked, path);
      const [, api, version, equity, what = '', which = ''] = path.split('/');
      if (`${api}/${version}/${equity}` !== 'api/v0/equity') throw new Refuse(404, '');
      const scope = what === 'positions' ? 'portfolio' : what;
      if (!state.scopes.includes(scope)) throw new Refuse(403, { code: 'Scope missing' });
      if (what === 'account') return { body: jsonWithNumbers(summary(story)) };
      if (what === 'positions') return { body: jsonWithNumbers(positions(story)) };
      return { body: jsonWithNumbers(page(which, story, query)) };
    }),
  );
  return { local, story, state };
}

/** Time stands still here, so that a slow machine asks as often as a fast one. */
function keepLimits(asked: Map<RegExp, number>, path: string): void {
  const limit = limits.find(([pattern]) => pattern.test(path));
  if (!limit) return;
  const [pattern, most, seconds] = limit;
  const count = (asked.get(pattern) ?? 0) + 1;
  asked.set(pattern, count);
  if (count > most)
    throw new Refuse(429, '', { 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + seconds) });
}

function summary(story: Story) {
  const { cash } = standingOf(story);
  return {
    id: asNumber(story.account),
    currency: story.currency,
    totalValue: asNumber('1'),
    cash: {
      availableToTrade: asNumber(textOf(minus(decimal(cash), decimal('10.5')))),
      inPies: asNumber('10'),
      reservedForOrders: asNumber('0.5'),
    },
    investments: {},
  };
}

const apple = { ticker: 'AAPL_US_EQ', isin: 'US0378331005', name: 'Apple', currency: 'USD' };

function positions(story: Story) {
  return [
    {
      instrument: apple,
      quantity: asNumber(standingOf(story).units),
      averagePricePaid: asNumber('150.25'),
      currentPrice: asNumber('201.5'),
      createdAt: '2026-01-05T14:30:00Z',
    },
  ];
}

function page(which: string, story: Story, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 20);
  if (limit > 50) throw new Refuse(400, { code: 'limit' });
  const all = reported(story, itemsOf(which, story)).reverse();
  const start = Number(query.get('cursor') ?? 0);
  const more = start + limit < all.length;
  return {
    items: all.slice(start, start + limit),
    nextPagePath: more ? `/api/v0/equity/history/${which}?cursor=${start + limit}&limit=${limit}` : null,
  };
}

function itemsOf(which: string, story: Story): unknown[] {
  const { trades, deposit, dividend, currency } = story;
  if (which === 'orders')
    return trades.map((trade) => {
      const net = plus(decimal(cashOf(trade)), decimal(`-${trade.fee}`));
      return {
        order: {
          id: asNumber(trade.id),
          side: trade.side.toUpperCase(),
          status: 'FILLED',
          ticker: apple.ticker,
          currency,
          instrument: apple,
        },
        fill: {
          id: asNumber(`9${trade.id}`),
          type: 'TRADE',
          price: asNumber(trade.price),
          quantity: asNumber(trade.units),
          filledAt: trade.at,
          walletImpact: {
            currency,
            netValue: asNumber(textOf(net).replace('-', '')),
            fxRate: asNumber('1'),
            taxes: [{ name: 'CURRENCY_CONVERSION_FEE', quantity: asNumber(`-${trade.fee}`), currency }],
          },
        },
      };
    });
  if (which === 'dividends')
    return dividend
      ? [
          {
            amount: asNumber(dividend.amount),
            currency,
            ticker: apple.ticker,
            instrument: apple,
            quantity: asNumber('3'),
            paidOn: dividend.at,
            type: 'ORDINARY',
            reference: dividend.id,
          },
        ]
      : [];
  if (which === 'transactions')
    return [
      {
        type: 'DEPOSIT',
        amount: asNumber(deposit.amount),
        currency,
        dateTime: deposit.at,
        reference: deposit.id,
      },
    ];
  throw new Refuse(404, '');
}
