import * as z from 'zod/mini';
import type { ConnectOptions, Credentials } from '../../broker-port.ts';
import { shaped } from '../../kit/ask-broker.ts';
import { openExchange } from '../../kit/ccxt-exchange.ts';
import { figure } from '../../kit/figures.ts';

const flag = z.union([z.boolean(), z.string()]);
const restrictionsShape = z.object({
  enableReading: flag,
  enableWithdrawals: flag,
  enableSpotAndMarginTrading: z.nullish(flag),
});

const accountShape = z.object({
  balances: z.array(z.object({ asset: z.string(), free: figure, locked: figure })),
});

const tradeShape = z.object({
  id: figure,
  price: figure,
  qty: figure,
  quoteQty: figure,
  commission: figure,
  commissionAsset: z.string(),
  time: figure,
  isBuyer: flag,
});

const depositShape = z.object({
  id: z.nullish(figure),
  txId: z.nullish(z.string()),
  amount: figure,
  coin: z.string(),
  status: figure,
  insertTime: figure,
});
const withdrawalShape = z.object({
  id: z.string(),
  amount: figure,
  transactionFee: z.nullish(figure),
  coin: z.string(),
  status: figure,
  applyTime: z.string(),
});
const fiatShape = z.object({
  orderNo: z.string(),
  fiatCurrency: z.string(),
  amount: figure,
  totalFee: z.nullish(figure),
  status: z.string(),
  createTime: figure,
});
const rewardShape = z.object({
  id: z.nullish(figure),
  tranId: z.nullish(figure),
  amount: figure,
  asset: z.string(),
  divTime: figure,
  enInfo: z.nullish(z.string()),
});

const conversionShape = z.object({
  orderId: figure,
  orderStatus: z.string(),
  fromAsset: z.string(),
  fromAmount: figure,
  toAsset: z.string(),
  toAmount: figure,
  createTime: figure,
});

export type Conversion = z.infer<typeof conversionShape>;
export type Trade = z.infer<typeof tradeShape>;
export type Deposit = z.infer<typeof depositShape>;
export type Withdrawal = z.infer<typeof withdrawalShape>;
export type FiatOrder = z.infer<typeof fiatShape>;
export type Reward = z.infer<typeof rewardShape>;

export type Span = { from: number; to: number };
export type Moves =
  | { stream: 'deposits'; items: Deposit[] }
  | { stream: 'withdrawals'; items: Withdrawal[] }
  | { stream: 'fiatIn' | 'fiatOut'; items: FiatOrder[] }
  | { stream: 'rewards'; items: Reward[] }
  | { stream: 'conversions'; items: Conversion[] };

/** Histories that are asked for by time: how long a span may be, how many items fit, and since when there is any. */
export const streams = [
  { name: 'deposits', days: 90, most: 1000, since: '2017-07-01' },
  { name: 'withdrawals', days: 90, most: 1000, since: '2017-07-01' },
  { name: 'fiatIn', days: 90, most: 500, since: '2019-01-01' },
  { name: 'fiatOut', days: 90, most: 500, since: '2019-01-01' },
  { name: 'rewards', days: 180, most: 500, since: '2017-07-01' },
  { name: 'conversions', days: 30, most: 1000, since: '2020-01-01' },
] as const;
export type Stream = (typeof streams)[number];

export const tradesOfPage = 1000;

export const isOn = (value: unknown) => value === true || value === 'true';

export type BinanceClient = ReturnType<typeof createBinanceClient>;

export function createBinanceClient(credentials: Credentials, options: ConnectOptions) {
  const exchange = openExchange('binance', credentials, options);
  return {
    restrictions: async () => shaped(restrictionsShape, await exchange.call('sapiGetAccountApiRestrictions')),
    balances: async () => shaped(accountShape, await exchange.call('privateGetAccount')).balances,
    async symbols(): Promise<Set<string>> {
      const answer = await exchange.call('publicGetTickerPrice');
      return new Set(shaped(z.array(z.object({ symbol: z.string() })), answer).map(({ symbol }) => symbol));
    },
    /** Oldest first, from an id on. */
    async trades(symbol: string, fromId: string): Promise<Trade[]> {
      const answer = await exchange.call('privateGetMyTrades', { symbol, fromId, limit: tradesOfPage });
      return shaped(z.array(tradeShape), answer);
    },
    async moves({ name, most }: Stream, { from, to }: Span): Promise<Moves> {
      const span = { startTime: from, endTime: to, limit: most };
      switch (name) {
        case 'deposits': {
          const answer = await exchange.call('sapiGetCapitalDepositHisrec', span);
          return { stream: name, items: shaped(z.array(depositShape), answer) };
        }
        case 'withdrawals': {
          const answer = await exchange.call('sapiGetCapitalWithdrawHistory', span);
          return { stream: name, items: shaped(z.array(withdrawalShape), answer) };
        }
        case 'rewards': {
          const answer = await exchange.call('sapiGetAssetAssetDividend', span);
          return { stream: name, items: shaped(z.object({ rows: z.array(rewardShape) }), answer).rows };
        }
        case 'conversions': {
          const answer = await exchange.call('sapiGetConvertTradeFlow', span);
          return { stream: name, items: shaped(z.object({ list: z.array(conversionShape) }), answer).list };
        }
        default: {
          const answer = await exchange.call('sapiGetFiatOrders', {
            transactionType: name === 'fiatIn' ? 0 : 1,
            beginTime: from,
            endTime: to,
            rows: most,
          });
          return { stream: name, items: shaped(z.object({ data: z.array(fiatShape) }), answer).data };
        }
      }
    },
  };
}
