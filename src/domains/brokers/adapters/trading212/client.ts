import * as z from 'zod/mini';
import { BrokerFailure, type ConnectOptions, type Credentials } from '../../broker-port.ts';
import { type Answer, checkStatus, createAskBroker, exactJson, shaped } from '../../kit/ask-broker.ts';
import { figure } from '../../kit/figures.ts';

const live = 'https://live.trading212.com';
const demo = 'https://demo.trading212.com';

const instrument = z.object({
  ticker: z.string(),
  isin: z.nullish(z.string()),
  name: z.nullish(z.string()),
  currency: z.nullish(z.string()),
});

const summaryShape = z.object({
  id: figure,
  currency: z.string(),
  cash: z.object({
    availableToTrade: figure,
    inPies: z.nullish(figure),
    reservedForOrders: z.nullish(figure),
  }),
});

const positionShape = z.object({
  instrument,
  quantity: figure,
  averagePricePaid: z.nullish(figure),
  currentPrice: z.nullish(figure),
});

const orderShape = z.object({
  order: z.object({
    id: figure,
    side: z.nullish(z.string()),
    status: z.nullish(z.string()),
    ticker: z.nullish(z.string()),
    currency: z.nullish(z.string()),
    instrument: z.nullish(instrument),
  }),
  fill: z.nullish(
    z.object({
      id: z.nullish(figure),
      type: z.nullish(z.string()),
      price: figure,
      quantity: figure,
      filledAt: z.string(),
      walletImpact: z.nullish(
        z.object({
          currency: z.string(),
          netValue: figure,
          fxRate: z.nullish(figure),
          taxes: z.nullish(
            z.array(z.object({ name: z.string(), quantity: figure, currency: z.nullish(z.string()) })),
          ),
        }),
      ),
    }),
  ),
});

const dividendShape = z.object({
  amount: figure,
  currency: z.nullish(z.string()),
  ticker: z.string(),
  instrument: z.nullish(instrument),
  quantity: z.nullish(figure),
  paidOn: z.string(),
  type: z.nullish(z.string()),
  reference: z.nullish(z.string()),
});

const transactionShape = z.object({
  type: z.string(),
  amount: figure,
  currency: z.nullish(z.string()),
  dateTime: z.string(),
  reference: z.nullish(z.string()),
});

const pageShape = z.object({ items: z.array(z.unknown()), nextPagePath: z.nullish(z.string()) });

type Summary = z.infer<typeof summaryShape>;
export type Position = z.infer<typeof positionShape>;
export type FilledOrder = z.infer<typeof orderShape>;
export type Dividend = z.infer<typeof dividendShape>;
export type Transaction = z.infer<typeof transactionShape>;

/** The three histories, in the order we read them. */
export const streams = ['orders', 'dividends', 'transactions'] as const;
export type Stream = (typeof streams)[number];
export type StreamPage =
  | { stream: 'orders'; items: FilledOrder[]; next?: string | undefined }
  | { stream: 'dividends'; items: Dividend[]; next?: string | undefined }
  | { stream: 'transactions'; items: Transaction[]; next?: string | undefined };

const mostItems = 50;
const summaryMs = 5500;

export function createTrading212Client(credentials: Credentials, options: ConnectOptions) {
  const { applicationId, accessKey } = credentials;
  const ask = createAskBroker(options, [accessKey, applicationId]);
  const base = options.baseUrl ?? (options.isDemo ? demo : live);
  const now = options.now ?? (() => new Date());
  const authorization = `Basic ${Buffer.from(`${applicationId}:${accessKey}`).toString('base64')}`;

  async function get<S extends z.ZodMiniType>(shape: S, path: string) {
    const address = new URL(path, base);
    // The way to the next page comes from an answer: it may lead nowhere else.
    if (address.origin !== new URL(base).origin || !address.pathname.startsWith('/api/v0/equity/'))
      throw new BrokerFailure('changed', 'a next page at another place');
    const answer = await ask(address, { authorization });
    checkLimit(answer);
    return shaped(shape, exactJson(checkStatus(answer).text));
  }

  // Once in five seconds is allowed, and several questions in a row need it.
  let known: { at: number; summary: Promise<Summary> } | undefined;
  function summary(): Promise<Summary> {
    const at = now().getTime();
    if (known && at - known.at < summaryMs) return known.summary;
    const asked = { at, summary: get(summaryShape, '/api/v0/equity/account/summary') };
    asked.summary.catch(() => {
      if (known === asked) known = undefined;
    });
    known = asked;
    return asked.summary;
  }

  return {
    summary,
    positions: () => get(z.array(positionShape), '/api/v0/equity/positions'),
    async history(stream: Stream, path?: string): Promise<StreamPage> {
      const page = await get(pageShape, path ?? `/api/v0/equity/history/${stream}?limit=${mostItems}`);
      const next = page.nextPagePath ?? undefined;
      if (stream === 'orders') return { stream, items: shaped(z.array(orderShape), page.items), next };
      if (stream === 'dividends') return { stream, items: shaped(z.array(dividendShape), page.items), next };
      return { stream, items: shaped(z.array(transactionShape), page.items), next };
    },
  };
}

/** Trading 212 says in a header of its own when the next request is allowed: seconds since 1970. */
function checkLimit({ status, headers }: Answer): void {
  if (status !== 429 || headers.get('retry-after')) return;
  const seconds = Math.ceil(Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000);
  const retryAfterSeconds = seconds > 0 && seconds < 86_400 ? seconds : undefined;
  throw new BrokerFailure('rateLimited', 'status 429', { retryAfterSeconds });
}
