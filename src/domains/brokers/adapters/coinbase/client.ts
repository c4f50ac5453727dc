import * as z from 'zod/mini';
import type { ConnectOptions, Credentials } from '../../broker-port.ts';
import { shaped } from '../../kit/ask-broker.ts';
import { openExchange } from '../../kit/ccxt-exchange.ts';
import { figure } from '../../kit/figures.ts';

const flag = z.union([z.boolean(), z.string()]);
const permissionsShape = z.object({ can_view: flag, can_trade: flag, can_transfer: flag });
const money = z.object({ amount: figure, currency: z.string() });
const pagination = z.object({ next_starting_after: z.nullish(z.string()) });

const walletsShape = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      currency: z.union([z.string(), z.object({ code: z.string() })]),
      balance: money,
      created_at: z.nullish(z.string()),
    }),
  ),
  pagination: z.nullish(pagination),
});

const transactionShape = z.object({
  id: z.string(),
  type: z.string(),
  status: z.string(),
  amount: money,
  native_amount: z.nullish(money),
  description: z.nullish(z.string()),
  created_at: z.string(),
  advanced_trade_fill: z.nullish(
    z.object({
      fill_price: figure,
      product_id: z.string(),
      commission: z.nullish(figure),
      order_side: z.string(),
    }),
  ),
  buy: z.nullish(z.object({ total: z.nullish(money), fee: z.nullish(money) })),
  sell: z.nullish(z.object({ total: z.nullish(money), fee: z.nullish(money) })),
});
const transactionsShape = z.object({ data: z.array(transactionShape), pagination: z.nullish(pagination) });

export type Wallet = { id: string; currency: string; balance: z.infer<typeof figure>; isUsed: boolean };
export type Transaction = z.infer<typeof transactionShape>;

const pageSize = 100;
/** Coinbase has some hundreds of coins; more pages of wallets than this nobody has. */
const mostPages = 20;

export const isOn = (value: unknown) => value === true || value === 'true';

export type CoinbaseClient = ReturnType<typeof createCoinbaseClient>;

export function createCoinbaseClient({ accessKey, ...credentials }: Credentials, options: ConnectOptions) {
  // The key is a text of several lines; copied from its JSON the ends of lines are written out.
  const secret = accessKey.replaceAll('\\n', '\n');
  const exchange = openExchange('coinbase', { ...credentials, accessKey: secret }, options);
  return {
    permissions: async () =>
      shaped(permissionsShape, await exchange.call('v3PrivateGetBrokerageKeyPermissions')),
    async wallets(): Promise<Wallet[]> {
      const found: Wallet[] = [];
      let after: string | undefined;
      for (let page = 0; page < mostPages; page++) {
        const answer = await exchange.call('v2PrivateGetAccounts', {
          limit: pageSize,
          ...(after && { starting_after: after }),
        });
        const { data, pagination: next } = shaped(walletsShape, answer);
        for (const { id, currency, balance, created_at } of data)
          found.push({
            id,
            currency: typeof currency === 'string' ? currency : currency.code,
            balance: balance.amount,
            isUsed: !!created_at || Number(balance.amount) !== 0,
          });
        after = next?.next_starting_after ?? undefined;
        if (!after) break;
      }
      return found;
    },
    /** Newest first. */
    async transactions(wallet: string, after?: string) {
      const answer = await exchange.call('v2PrivateGetAccountsAccountIdTransactions', {
        account_id: wallet,
        limit: pageSize,
        ...(after && { starting_after: after }),
      });
      const { data, pagination: next } = shaped(transactionsShape, answer);
      return { items: data, next: next?.next_starting_after ?? undefined };
    },
  };
}
