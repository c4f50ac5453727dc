import {
  type Answer,
  failureOf,
  failureOfStatus,
  readCapped,
} from '../../market-data/sources/ask-provider.ts';
import { looksLikeHtml } from '../../market-data/sources/read-answer.ts';
import { BrokerFailure, type ConnectOptions, type Credentials, refusedFor } from '../broker-port.ts';
import { asBrokerFailure, withoutSecrets } from './ask-broker.ts';

export type ExchangeId = 'kraken' | 'binance' | 'coinbase';
type Call = (params?: Record<string, unknown>) => Promise<unknown>;
type Settings = Record<string, unknown>;

/** What we use of an exchange of ccxt: its signed calls, by the names it makes from their paths. */
export type CcxtExchange = {
  call(name: string, params?: Record<string, unknown>): Promise<unknown>;
};

type Loaded = Record<string, Call> & {
  urls: { api: unknown };
  fetchImplementation: unknown;
  setSandboxMode(on: boolean): void;
};

const usualTimeoutMs = 20_000;
const usualMaxBytes = 25_000_000;

/**
 * An exchange of ccxt, loaded alone: the whole package takes a hundred megabytes. Its client signs, counts nonces and
 * knows the exchange's errors; the request itself is ours, with our limits.
 */
export function openExchange(
  id: ExchangeId,
  { applicationId, accessKey }: Credentials,
  options: ConnectOptions,
  settings: Settings = {},
): CcxtExchange {
  let opened: Promise<Loaded> | undefined;
  let asked = 0;
  async function open(): Promise<Loaded> {
    const at = new URL(`./src/${id}.js`, import.meta.resolve('ccxt'));
    const { default: Exchange } = (await import(/* @vite-ignore */ at.href)) as {
      default: new (settings: Settings) => Loaded;
    };
    const exchange = new Exchange({
      apiKey: applicationId,
      secret: accessKey,
      // Figures stay texts.
      number: String,
      // The exchange's own pace; another server has its own.
      enableRateLimit: options.baseUrl === undefined,
      timeout: 10 * (options.timeoutMs ?? usualTimeoutMs),
      ...settings,
    });
    if (options.isDemo) exchange.setSandboxMode(true);
    const ask = limitedFetch(options);
    exchange.fetchImplementation = (url: string, request: Request) => {
      asked += 1;
      return ask(url, request);
    };
    if (options.baseUrl) exchange.urls.api = ledTo(exchange.urls.api, options.baseUrl);
    return exchange;
  }
  return {
    async call(name, params) {
      opened ??= open();
      const exchange = await opened;
      const before = asked;
      try {
        return await exchange[name]!(params);
      } catch (error) {
        // Nothing was asked: the key is of no form that could sign.
        if (asked === before && !(error instanceof BrokerFailure))
          throw refusedFor('wrongKeys', 'the key cannot sign', 'accessKey');
        throw failureFrom(error, [accessKey, applicationId]);
      }
    },
  };
}

/** Every address of a table, led to another server. */
function ledTo(addresses: unknown, baseUrl: string): unknown {
  if (typeof addresses === 'string') {
    const { pathname } = new URL(addresses);
    return `${baseUrl}${pathname === '/' ? '' : pathname}`;
  }
  if (typeof addresses !== 'object' || addresses === null) return addresses;
  return Object.fromEntries(Object.entries(addresses).map(([name, one]) => [name, ledTo(one, baseUrl)]));
}

type Request = { method: string; headers: Record<string, string>; body?: string };

/** What ccxt asks, with a limit of time and size, and with failures of ours where there is nothing to read. */
function limitedFetch(options: ConnectOptions) {
  return async (url: string, { method, headers, body }: Request): Promise<Response> => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? usualTimeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    let answer: Answer;
    try {
      const response = await (options.fetch ?? fetch)(url, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal,
        redirect: 'error',
      });
      const text = await readCapped(response, options.maxBytes ?? usualMaxBytes);
      answer = { status: response.status, text, headers: response.headers };
    } catch (error) {
      throw asBrokerFailure(failureOf(error, new URL(url), options.signal));
    }
    checkAnswer(answer);
    return new Response(answer.text, { status: answer.status, headers: answer.headers });
  };
}

function checkAnswer(answer: Answer): void {
  const { status, text } = answer;
  // 418 is how Binance answers those who went on after 429.
  const failure = failureOfStatus(status === 418 ? { ...answer, status: 429 } : answer);
  if (failure && (status === 429 || status === 418 || status >= 500)) throw asBrokerFailure(failure);
  if (looksLikeHtml(text)) throw new BrokerFailure('changed', 'a web page instead of data');
}

/** What ccxt throws, by the names of its classes: they are a documented tree. */
function failureFrom(error: unknown, secrets: readonly string[]): unknown {
  if (error instanceof BrokerFailure || !(error instanceof Error)) return error;
  const names = classNames(error);
  const detail = withoutSecrets(error.message.replace(/https?:\S+/g, '').slice(0, 200), secrets);
  if (names.has('PermissionDenied') || names.has('AccountSuspended'))
    return refusedFor('noPermission', detail);
  // Kraken has a word for it that ccxt has not.
  if (names.has('AuthenticationError') || /invalid (signature|api.?key)/i.test(detail))
    return refusedFor('wrongKeys', detail);
  if (names.has('RateLimitExceeded') || names.has('DDoSProtection'))
    return new BrokerFailure('rateLimited', detail, { retryAfterSeconds: 30 });
  if (names.has('BadResponse')) return new BrokerFailure('changed', detail);
  if (names.has('NetworkError')) return new BrokerFailure('unavailable', detail);
  return names.has('BaseError') ? new BrokerFailure('changed', detail) : error;
}

function classNames(error: Error): Set<string> {
  const names = new Set<string>();
  for (let at = Object.getPrototypeOf(error); at; at = Object.getPrototypeOf(at))
    names.add(at.constructor.name);
  return names;
}
