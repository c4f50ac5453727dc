import type { Snaptrade } from 'snaptrade-typescript-sdk';
import type * as z from 'zod/mini';
import { BrokerFailure, type ConnectOptions, refusedFor } from '../../broker-port.ts';
import { checkStatus, exactJson, shaped, withoutSecrets } from '../../kit/ask-broker.ts';
import type { AggregatorKeys } from '../aggregator-port.ts';

/** Only applications' keys can register people. */
type Sdk = Snaptrade<
  ReturnType<typeof import('snaptrade-typescript-sdk')['SnaptradeAuth']['commercialApiKey']>
>;

type Reply = { status: number; data: unknown; headers: unknown };

const usualTimeoutMs = 20_000;
const usualMaxBytes = 25_000_000;

/**
 * SnapTrade's own client signs each request. It would wait half a minute after 429 and make floats of figures; so it is
 * told to take every status and to leave the text as it came.
 */
export function createSnapTradeClient(keys: AggregatorKeys, options: Omit<ConnectOptions, 'isDemo'>) {
  let loaded: Promise<Sdk> | undefined;
  async function load(): Promise<Sdk> {
    const { Snaptrade, SnaptradeAuth } = await import('snaptrade-typescript-sdk');
    return new Snaptrade({
      auth: SnaptradeAuth.commercialApiKey(keys as Parameters<(typeof SnaptradeAuth)['commercialApiKey']>[0]),
      ...(options.baseUrl && { basePath: options.baseUrl }),
      baseOptions: {
        timeout: options.timeoutMs ?? usualTimeoutMs,
        maxContentLength: options.maxBytes ?? usualMaxBytes,
        maxRedirects: 0,
        proxy: false,
        responseType: 'text',
        transformResponse: [(text: unknown) => text],
        validateStatus: () => true,
        ...(options.signal && { signal: options.signal }),
      },
    });
  }
  async function send(secrets: readonly string[], request: (sdk: Sdk) => Promise<Reply>, isGoneFine = false) {
    loaded ??= load();
    const sdk = await loaded;
    let reply: Reply;
    try {
      reply = await request(sdk);
    } catch (error) {
      throw failureOf(error);
    }
    const text = withoutSecrets(String(reply.data ?? ''), [keys.consumerKey, ...secrets]);
    const headers = new Headers(reply.headers as Record<string, string>);
    if (isGoneFine && reply.status === 404) return '';
    checkOwnStatus(reply.status);
    checkStatus({ status: reply.status, text, headers });
    // Secrets that are the answer itself must stay in it.
    return String(reply.data ?? '');
  }
  async function ask<S extends z.ZodMiniType>(
    shape: S,
    secrets: readonly string[],
    request: (sdk: Sdk) => Promise<Reply>,
  ): Promise<z.infer<S>> {
    return shaped(shape, exactJson(await send(secrets, request)));
  }
  return Object.assign(ask, {
    /** What is not there any more is removed. */
    async toRemove(secrets: readonly string[], request: (sdk: Sdk) => Promise<Reply>): Promise<void> {
      await send(secrets, request, true);
    },
  });
}

function checkOwnStatus(status: number): void {
  // The broker does not let it in any more: the person must log in there again.
  if (status === 402) throw refusedFor('expired', 'the connection is disabled');
  if (status === 401 || status === 403) throw refusedFor('wrongKeys', `status ${status}`);
  if (status === 425)
    throw new BrokerFailure('unavailable', 'the first reading is not over', { retryAfterSeconds: 300 });
}

/** What the client throws has the address in it, and that has the person's secret: only the code is kept. */
function failureOf(error: unknown): BrokerFailure {
  const code = (error as { code?: unknown } | undefined)?.code;
  const message = error instanceof Error ? error.message : '';
  if (/maxContentLength/.test(message)) return new BrokerFailure('changed', 'answer is too large');
  return new BrokerFailure('unavailable', typeof code === 'string' ? code : 'connection failed');
}
