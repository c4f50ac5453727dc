import * as z from 'zod/mini';
import { type ConnectOptions, type Credentials, refusedFor } from '../../broker-port.ts';
import { checkStatus, createAskBroker, exactJson, shaped } from '../../kit/ask-broker.ts';
import { figure } from '../../kit/figures.ts';
import { tokenOf } from './token.ts';

const live = 'https://api-live.exante.eu';
const demo = 'https://api-demo.exante.eu';

const accountsShape = z.array(z.object({ accountId: z.string(), status: z.nullish(z.string()) }));

const summaryShape = z.object({
  currencies: z.array(z.object({ code: z.string(), value: z.nullish(figure), price: z.nullish(figure) })),
  positions: z.array(
    z.object({
      symbolId: z.string(),
      currency: z.string(),
      quantity: figure,
      price: z.nullish(figure),
      averagePrice: z.nullish(figure),
    }),
  ),
});

const transactionShape = z.object({
  id: z.nullish(figure),
  uuid: z.string(),
  operationType: z.string(),
  symbolId: z.nullish(z.string()),
  asset: z.string(),
  sum: figure,
  timestamp: figure,
  valueDate: z.nullish(z.string()),
  orderId: z.nullish(z.string()),
  orderPos: z.nullish(figure),
});
export type Transaction = z.infer<typeof transactionShape>;
export type Summary = z.infer<typeof summaryShape>;

export function createExanteClient(credentials: Credentials, options: ConnectOptions) {
  const ask = createAskBroker(options, [credentials.accessKey]);
  const base = options.baseUrl ?? (options.isDemo ? demo : live);
  const now = options.now ?? (() => new Date());

  async function get<S extends z.ZodMiniType>(shape: S, path: string, query: Record<string, string> = {}) {
    const address = new URL(`/md/3.0/${path}`, base);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await ask(address, {
      authorization: `Bearer ${tokenOf(credentials, now())}`,
      accept: 'application/json',
    });
    if (answer.status === 401 && /expired/i.test(answer.text)) throw refusedFor('expired', 'status 401');
    return shaped(shape, exactJson(checkStatus(answer).text));
  }

  return {
    accounts: () => get(accountsShape, 'accounts'),
    // The currency only decides what sums are converted to, and those are not read.
    summary: (account: string) => get(summaryShape, `summary/${encodeURIComponent(account)}/EUR`),
    transactions: (query: { account: string; offset: number; limit: number; from?: string | undefined }) =>
      get(z.array(transactionShape), 'transactions', {
        accountId: query.account,
        offset: String(query.offset),
        limit: String(query.limit),
        order: 'ASC',
        ...(query.from && { fromDate: query.from }),
      }),
  };
}
