import { createHmac } from 'node:crypto';
import { decimal, textOf, times } from '../../../src/foundation/decimal.ts';
import { type BrokerRequest, orRefused, Refuse, startLocalBroker } from './local-broker.ts';
import { aStory, reported, type Story, standingOf } from './story.ts';

export const binanceKeys = { applicationId: 'binance-key-abcdef', accessKey: 'binance-secret-abcdef' };

/** Binance's spot API: signed queries, spans of at most ninety days, trades by pair. */
export async function startBinance() {
  const story = aStory({ account: 'spot', symbol: 'BTC', currency: 'EUR', fee: '0.13', hasDividend: false });
  const state = { isExpired: false, mayWithdraw: false, mayTrade: false, mostTrades: 1000 };
  const local = await startLocalBroker(
    orRefused((request) => {
      const { path, query } = request;
      if (path === '/api/v3/ticker/price')
        return { body: ['BTCEUR', 'BTCUSDT', 'ETHEUR'].map((symbol) => ({ symbol, price: '1.00' })) };
      checkSignature(request, state.isExpired);
      switch (path) {
        case '/sapi/v1/account/apiRestrictions':
          return {
            body: {
              ipRestrict: false,
              enableReading: true,
              enableWithdrawals: state.mayWithdraw,
              enableSpotAndMarginTrading: state.mayTrade,
            },
          };
        case '/api/v3/account':
          return { body: { canTrade: true, balances: balances(story) } };
        case '/api/v3/myTrades':
          return { body: trades(story, query, state.mostTrades) };
        case '/sapi/v1/fiat/orders':
          return { body: { code: '000000', message: 'success', data: fiat(story, query), success: true } };
        case '/sapi/v1/asset/assetDividend':
          span(query, 'startTime', 180);
          return { body: { rows: [], total: 0 } };
        case '/sapi/v1/convert/tradeFlow':
          span(query, 'startTime', 30);
          return { body: { list: [], limit: 1000, moreData: false } };
        case '/sapi/v1/capital/deposit/hisrec':
        case '/sapi/v1/capital/withdraw/history':
          span(query, 'startTime', 90);
          return { body: [] };
        default:
          throw new Refuse(404, { code: -1000, msg: 'Not found' });
      }
    }),
  );
  return { local, story, state };
}

function checkSignature({ target, headers, query }: BrokerRequest, isExpired: boolean): void {
  if (headers['x-mbx-apikey'] !== binanceKeys.applicationId || isExpired)
    throw new Refuse(401, { code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' });
  const [, signed = '', signature = ''] = /\?(.*)&signature=([0-9a-f]+)$/.exec(target) ?? [];
  const right = createHmac('sha256', binanceKeys.accessKey).update(signed).digest('hex');
  if (signature !== right)
    throw new Refuse(400, { code: -1022, msg: 'Signature for this request is not valid.' });
  const off = Math.abs(Number(query.get('timestamp')) - Date.now());
  if (off > 10_000)
    throw new Refuse(400, { code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' });
}

function balances(story: Story) {
  const { cash, units } = standingOf(story);
  return [
    { asset: 'BTC', free: textOf(decimal(units)), locked: '0.00000000' },
    { asset: story.currency, free: cash, locked: '0.00000000' },
    { asset: 'ETH', free: '0.00000000', locked: '0.00000000' },
  ];
}

function span(query: URLSearchParams, beginning: string, days: number): [number, number] {
  const [from, to] = [Number(query.get(beginning)), Number(query.get('endTime'))];
  if (!(to >= from) || to - from > days * 86_400_000)
    throw new Refuse(400, { code: -1127, msg: 'More than the allowed interval between start and end.' });
  return [from, to];
}

function trades(story: Story, query: URLSearchParams, most: number) {
  if (query.get('symbol') !== `BTC${story.currency}`) return [];
  const limit = Math.min(Number(query.get('limit') ?? 500), most);
  const all = story.trades.map((trade) => ({
    symbol: 'BTCEUR',
    id: Number(trade.id),
    orderId: 1,
    price: trade.price,
    qty: trade.units,
    quoteQty: textOf(times(decimal(trade.units), decimal(trade.price))),
    commission: trade.fee,
    commissionAsset: story.currency,
    time: Date.parse(trade.at),
    isBuyer: trade.side === 'buy',
  }));
  return reported(story, all.filter(({ id }) => id >= Number(query.get('fromId') ?? 0)).slice(0, limit));
}

function fiat(story: Story, query: URLSearchParams) {
  const [from, to] = span(query, 'beginTime', 90);
  const { deposit, currency } = story;
  const createTime = Date.parse(deposit.at);
  if (query.get('transactionType') !== '0' || createTime < from || createTime > to) return [];
  return reported(story, [
    {
      orderNo: deposit.id,
      fiatCurrency: currency,
      indicatedAmount: deposit.amount,
      amount: deposit.amount,
      totalFee: '0',
      status: 'Successful',
      createTime,
      updateTime: createTime,
    },
  ]);
}
