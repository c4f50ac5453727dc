import { orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, reported, type Story, standingOf } from './story.ts';

export const alpacaKeys = { applicationId: 'PKABCDEF12345', accessKey: 'alpaca-secret-abcdef' };

/** Alpaca's Trading API: keys in headers, activities by the id of the last one. */
export async function startAlpaca() {
  const story = aStory({ account: '0f1e2d3c-aaaa-bbbb-cccc-000000000001', fee: '0' });
  const state = { isExpired: false, isTradingBlocked: false };
  const local = await startLocalBroker(
    orRefused(({ path, query, headers }) => {
      const isRight =
        headers['apca-api-key-id'] === alpacaKeys.applicationId &&
        headers['apca-api-secret-key'] === alpacaKeys.accessKey;
      if (!isRight || state.isExpired) throw new Refuse(403, { code: 40310000, message: 'forbidden.' });
      if (path === '/v2/account') return { body: account(story, state.isTradingBlocked) };
      if (path === '/v2/positions') return { body: positions(story) };
      if (path === '/v2/account/activities') return { body: activities(story, query) };
      throw new Refuse(404, { message: 'endpoint not found.' });
    }),
  );
  return { local, story, state };
}

function account(story: Story, isTradingBlocked: boolean) {
  return {
    id: story.account,
    account_number: 'PA3ABCDEF',
    status: 'ACTIVE',
    currency: story.currency,
    cash: standingOf(story).cash,
    account_blocked: false,
    trading_blocked: isTradingBlocked,
  };
}

function positions(story: Story) {
  return [
    {
      symbol: story.trades[0]!.symbol,
      exchange: 'NASDAQ',
      asset_class: 'us_equity',
      qty: standingOf(story).units,
      avg_entry_price: '150.25',
      current_price: '201.5',
    },
  ];
}

const idOf = (at: string, id: string) => `${at.replace(/\D/g, '')}::${id}`;

function activities(story: Story, query: URLSearchParams) {
  const size = Number(query.get('page_size') ?? 100);
  if (size > 100) throw new Refuse(422, { message: 'page_size must be at most 100' });
  const after = query.get('after') ?? '';
  const { trades, deposit, dividend } = story;
  const all = [
    {
      id: idOf(deposit.at, deposit.id),
      activity_type: 'CSD',
      date: deposit.at.slice(0, 10),
      net_amount: deposit.amount,
      status: 'executed',
    },
    ...trades.map((trade) => ({
      id: idOf(trade.at, trade.id),
      activity_type: 'FILL',
      type: 'fill',
      symbol: trade.symbol,
      side: trade.side,
      qty: trade.units,
      price: trade.price,
      transaction_time: trade.at,
      order_id: trade.id,
      ...(trade.isCancelled && { status: 'canceled' }),
    })),
    ...(dividend
      ? [
          {
            id: idOf(dividend.at, dividend.id),
            activity_type: 'DIV',
            date: dividend.at.slice(0, 10),
            net_amount: dividend.amount,
            symbol: dividend.symbol,
            per_share_amount: '0.1',
            qty: '3',
          },
        ]
      : []),
  ];
  const sorted = reported(story, all)
    .filter(({ id }) => id.slice(0, 8) > after.replaceAll('-', ''))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  if (query.get('direction') !== 'asc') sorted.reverse();
  const token = query.get('page_token');
  const start = token ? sorted.findLastIndex(({ id }) => id === token) + 1 : 0;
  return sorted.slice(start, start + size);
}
