import * as z from 'zod/mini';
import { type ConnectOptions, type Credentials, refusedFor } from '../../broker-port.ts';
import { checkStatus, createAskBroker, exactJson, shaped } from '../../kit/ask-broker.ts';
import { figure } from '../../kit/figures.ts';

const live = 'https://api.alpaca.markets';
const paper = 'https://paper-api.alpaca.markets';

const accountShape = z.object({
  id: z.string(),
  account_number: z.string(),
  status: z.string(),
  currency: z.string(),
  cash: figure,
  account_blocked: z.nullish(z.boolean()),
  trading_blocked: z.nullish(z.boolean()),
});

const positionShape = z.object({
  symbol: z.string(),
  exchange: z.nullish(z.string()),
  asset_class: z.nullish(z.string()),
  qty: figure,
  avg_entry_price: z.nullish(figure),
  current_price: z.nullish(figure),
});

const activityShape = z.object({
  id: z.string(),
  activity_type: z.string(),
  symbol: z.nullish(z.string()),
  side: z.nullish(z.string()),
  qty: z.nullish(figure),
  price: z.nullish(figure),
  transaction_time: z.nullish(z.string()),
  date: z.nullish(z.string()),
  net_amount: z.nullish(figure),
  per_share_amount: z.nullish(figure),
  description: z.nullish(z.string()),
  status: z.nullish(z.string()),
});
export type Position = z.infer<typeof positionShape>;
export type Activity = z.infer<typeof activityShape>;

export const pageSize = 100;

export function createAlpacaClient(credentials: Credentials, options: ConnectOptions) {
  const ask = createAskBroker(options, [credentials.accessKey, credentials.applicationId]);
  const base = options.baseUrl ?? (options.isDemo ? paper : live);

  async function get<S extends z.ZodMiniType>(shape: S, path: string, query: Record<string, string> = {}) {
    const address = new URL(`/v2/${path}`, base);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await ask(address, {
      'apca-api-key-id': credentials.applicationId,
      'apca-api-secret-key': credentials.accessKey,
    });
    // Alpaca forbids what others call unauthorised: keys have no scopes.
    if (answer.status === 401 || answer.status === 403)
      throw refusedFor('wrongKeys', `status ${answer.status}`);
    return shaped(shape, exactJson(checkStatus(answer).text));
  }

  return {
    account: () => get(accountShape, 'account'),
    positions: () => get(z.array(positionShape), 'positions'),
    activities: (query: { token?: string | undefined; after?: string | undefined }) =>
      get(z.array(activityShape), 'account/activities', {
        direction: 'asc',
        page_size: String(pageSize),
        ...(query.token && { page_token: query.token }),
        ...(query.after && { after: query.after }),
      }),
  };
}
