import { createHmac } from 'node:crypto';
import {
  asNumber,
  type BrokerRequest,
  jsonWithNumbers,
  orRefused,
  Refuse,
  startLocalBroker,
} from './local-broker.ts';
import { aStory, cashOf, reported, type Story, signed, standingOf } from './story.ts';

export const snapTradeKeys = { clientId: 'WALORY-TEST', consumerKey: 'consumer key & more' };
export const snapTradeUser = { userId: 'user-1', userSecret: 'user-secret-abcdef' };

const secretOf = (person: string) =>
  person === snapTradeUser.userId ? snapTradeUser.userSecret : `secret-of-${person}`;

type State = {
  isExpired: boolean;
  type: string;
  registered: string[];
  /** Whoever is led there connects this broker at once. */
  connects?: string;
  /** Each with an account in which the story happened. */
  connections: { id: string; broker: string; person: string; account: string }[];
};

/** SnapTrade: signed requests, people with secrets, connections that may be disabled. */
export async function startSnapTrade() {
  const story = aStory({ account: 'acc-1', trades: 620, firstDay: '2024-06-03' });
  const state: State = {
    isExpired: false,
    type: 'read',
    registered: [snapTradeUser.userId],
    connections: [{ id: 'auth-1', broker: 'DEGIRO', person: snapTradeUser.userId, account: story.account }],
  };
  const local = await startLocalBroker(
    orRefused((request) => {
      checkSignature(request);
      const { path, query } = request;
      if (path === '/snapTrade/registerUser') {
        const { userId } = JSON.parse(request.body);
        if (state.registered.includes(userId)) throw new Refuse(400, { code: '1010', detail: 'exists' });
        state.registered.push(userId);
        return { body: { userId, userSecret: secretOf(userId) } };
      }
      if (path === '/snapTrade/deleteUser') {
        const userId = query.get('userId')!;
        if (!state.registered.includes(userId)) throw new Refuse(404, { detail: 'Not found' });
        state.registered = state.registered.filter((one) => one !== userId);
        state.connections = state.connections.filter(({ person }) => person !== userId);
        return { body: { status: 'deleted' } };
      }
      const person = query.get('userId') ?? '';
      if (!state.registered.includes(person) || query.get('userSecret') !== secretOf(person))
        throw new Refuse(401, { code: '1083', detail: 'Invalid userID or userSecret provided' });
      if (path === '/snapTrade/login') {
        const { customRedirect, connectionType, reconnect, broker } = JSON.parse(request.body);
        if (state.connects)
          state.connections.push({
            id: `auth-${person}`,
            broker: state.connects,
            person,
            account: `acc-${person}`,
          });
        const more = [reconnect && `&renew=${reconnect}`, broker && `&at=${broker}`].filter(Boolean).join('');
        return {
          body: {
            redirectURI: `https://app.snaptrade.com/?to=${customRedirect}&as=${connectionType}${more}`,
            sessionId: 's',
          },
        };
      }
      if (request.method === 'DELETE') {
        state.connections = state.connections.filter(({ id }) => path !== `/authorizations/${id}`);
        return { status: 204, body: '' };
      }
      return { body: jsonWithNumbers(dataOf(path, query, story, state)) };
    }),
  );
  return { local, story, state };
}

function checkSignature({ headers, path, target, query, body }: BrokerRequest): void {
  const content = body && body !== '{}' ? JSON.parse(body) : null;
  const [, queryText = ''] = target.split('?');
  const keys = new Set<string>();
  const whole = { content, path, query: queryText };
  JSON.stringify(whole, (key, value) => {
    keys.add(key);
    return value;
  });
  const right = createHmac('sha256', encodeURI(snapTradeKeys.consumerKey))
    .update(JSON.stringify(whole, [...keys].sort()))
    .digest('base64');
  if (headers.signature !== right || query.get('clientId') !== snapTradeKeys.clientId)
    throw new Refuse(401, { code: '1076', detail: 'Unable to verify signature sent' });
  if (Math.abs(Number(query.get('timestamp')) - Date.now() / 1000) > 60)
    throw new Refuse(401, { code: '1076', detail: 'Timestamp is too old' });
}

function dataOf(path: string, query: URLSearchParams, story: Story, state: State) {
  const own = state.connections.filter(({ person }) => person === query.get('userId'));
  const { cash, units } = standingOf(story);
  const account = own.find(({ account }) => path.startsWith(`/accounts/${account}/`))?.account;
  const of = `/accounts/${account}`;
  switch (path) {
    case '/authorizations':
      return [...new Map(own.map((one) => [one.id, one])).values()].map(({ id, broker }) => ({
        id,
        type: state.type,
        disabled: state.isExpired,
        brokerage: { name: broker, display_name: broker },
      }));
    case '/accounts':
      return [
        ...own.map(({ id, broker, account }) => ({
          id: account,
          brokerage_authorization: id,
          name: broker,
          number: '123',
          balance: { total: { amount: asNumber('1'), currency: 'USD' } },
        })),
        { id: 'acc-2', brokerage_authorization: 'auth-2', name: 'Other', number: '124' },
      ];
    case `${of}/balances`:
      return [{ currency: { code: story.currency }, cash: asNumber(cash), buying_power: asNumber('1') }];
    case `${of}/positions/all`:
      return {
        results: [
          {
            instrument: {
              kind: 'stock',
              id: 'i',
              symbol: 'AAPL',
              raw_symbol: 'AAPL',
              currency: 'USD',
              exchange: 'XNAS',
            },
            units,
            price: '201.5',
            cost_basis: '150',
            currency: 'USD',
            cash_equivalent: false,
          },
          {
            instrument: { kind: 'mutualfund', id: 'm', symbol: 'VMFXX', raw_symbol: 'VMFXX' },
            units: '5',
            cash_equivalent: true,
          },
        ],
        data_freshness: {},
      };
    case `${of}/activities`:
      return activities(story, query);
    default:
      throw new Refuse(404, { detail: 'Not found' });
  }
}

function activities(story: Story, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? 1000);
  if (limit > 1000) throw new Refuse(400, { detail: 'limit' });
  const offset = Number(query.get('offset') ?? 0);
  const from = query.get('startDate') ?? '';
  const { trades, deposit, dividend, currency } = story;
  const symbol = {
    symbol: 'AAPL',
    raw_symbol: 'AAPL',
    description: 'Apple',
    currency: { code: 'USD' },
    exchange: { mic_code: 'XNAS' },
    type: { code: 'cs' },
  };
  const one = (id: string, type: string, amount: string, trade_date: string, more = {}) => ({
    id,
    type,
    amount: asNumber(amount),
    trade_date,
    settlement_date: trade_date,
    currency: { code: currency },
    fee: asNumber('0'),
    ...more,
  });
  const all = [
    one(deposit.id, 'CONTRIBUTION', deposit.amount, deposit.at),
    ...trades.map((trade) =>
      one(trade.id, trade.side.toUpperCase(), cashOf(trade), trade.at, {
        symbol,
        units: asNumber(signed(trade)),
        price: asNumber(trade.price),
        fee: asNumber(trade.fee),
      }),
    ),
    ...(dividend ? [one(dividend.id, 'DIVIDEND', dividend.amount, dividend.at, { symbol })] : []),
  ].filter(({ trade_date }) => trade_date >= from);
  const listed = reported(story, all).reverse();
  return {
    data: listed.slice(offset, offset + limit),
    pagination: {
      offset: asNumber(String(offset)),
      limit: asNumber(String(limit)),
      total: asNumber(String(listed.length)),
    },
  };
}
