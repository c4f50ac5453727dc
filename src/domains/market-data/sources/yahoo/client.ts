import { SourceFailure } from '../../source-port/source-port.ts';
import {
  type Answer,
  excerpt,
  failureOf,
  failureOfStatus,
  type ProviderParts,
  readCapped,
} from '../ask-provider.ts';

type Call<First> = (first: First, query?: object, options?: object) => Promise<unknown>;

/** What is used of the package yahoo-finance2. Its answers are taken as unknown: Yahoo changes them without notice. */
export type YahooLibrary = {
  chart: Call<string>;
  quote: Call<string[]>;
  quoteSummary: Call<string>;
  search: Call<string>;
  fundamentalsTimeSeries: Call<string>;
};
export type LoadYahoo = (options: object) => Promise<YahooLibrary>;

const packageName = 'yahoo-finance2';

/** Loaded on first use: who never asks Yahoo does not pay for the package and what it brings along. */
export const loadYahoo: LoadYahoo = async (options) => {
  try {
    const { default: YahooFinance } = await import(/* @vite-ignore */ packageName);
    return new YahooFinance(options);
  } catch (error) {
    throw new SourceFailure('unavailable', `${packageName} cannot be loaded: ${excerpt(String(error))}`);
  }
};

export type YahooClient = {
  [name in keyof YahooLibrary]: (
    first: Parameters<YahooLibrary[name]>[0],
    query: object,
    signal?: AbortSignal,
  ) => Promise<unknown>;
};

export type YahooClientParts = ProviderParts & { address?: string; load?: LoadYahoo };

export function createYahooClient(parts: YahooClientParts): YahooClient {
  let library: Promise<YahooLibrary> | undefined;
  const silent = () => undefined;
  const load = () => {
    library ??= (parts.load ?? loadYahoo)({
      fetch: createYahooFetch(parts),
      versionCheck: false,
      suppressNotices: ['yahooSurvey', 'ripHistorical'],
      validation: { logErrors: false, logOptionsErrors: false },
      logger: { info: silent, warn: silent, error: silent, debug: silent, dir: silent },
    });
    library.catch(() => {
      library = undefined;
    });
    return library;
  };
  /** The package's functions need their object, hence not just the name of one. */
  const through =
    <First>(call: (yahoo: YahooLibrary, ...all: Parameters<Call<First>>) => Promise<unknown>) =>
    async (first: First, query: object, signal?: AbortSignal) => {
      const yahoo = await load();
      try {
        return await call(yahoo, first, query, { validateResult: false, fetchOptions: { signal } });
      } catch (error) {
        throw failureOfPackage(error);
      }
    };
  return {
    chart: through((yahoo, ...all) => yahoo.chart(...all)),
    quote: through((yahoo, ...all) => yahoo.quote(...all)),
    quoteSummary: through((yahoo, ...all) => yahoo.quoteSummary(...all)),
    search: through((yahoo, ...all) => yahoo.search(...all)),
    fundamentalsTimeSeries: through((yahoo, ...all) => yahoo.fundamentalsTimeSeries(...all)),
  };
}

/** The package throws plain errors with Yahoo's own sentences. */
function failureOfPackage(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  const message = excerpt(error instanceof Error ? error.message : String(error));
  if (/no data found|delisted|not found|doesn't exist for|no fundamentals/i.test(message))
    return new SourceFailure('unknownSymbol', message);
  if (/crumb|set-cookie|consent|unauthorized/i.test(message))
    return new SourceFailure('unavailable', message);
  return new SourceFailure('garbled', message);
}

/** The package's requests under our rules: time, size, budget, and no host but Yahoo's. */
export function createYahooFetch(parts: ProviderParts & { address?: string }): typeof fetch {
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input);
    if (!/(^|\.)yahoo\.com$/.test(asked.hostname))
      throw new SourceFailure('unavailable', `led away to ${asked.host}`);
    await parts.beforeRequest?.();
    const at = parts.address ? new URL(asked.pathname + asked.search, parts.address) : asked;
    const timeout = AbortSignal.timeout(parts.timeoutMs ?? 15_000);
    const outer = init?.signal ?? undefined;
    try {
      const response = await (parts.fetch ?? fetch)(at, {
        ...init,
        signal: outer ? AbortSignal.any([outer, timeout]) : timeout,
        redirect: 'manual',
      });
      const text = await readCapped(response, parts.maxBytes ?? 25_000_000);
      refuseStatus(asked, { status: response.status, text, headers: response.headers });
      return readAlready(response, text);
    } catch (error) {
      throw failureOf(error, asked, outer);
    }
  };
}

/** Whether an answer has a sentence of Yahoo's in the one place where the package looks for it. */
function saysWhy(text: string): boolean {
  try {
    const [only, ...more] = Object.values(JSON.parse(text) as Record<string, { error?: unknown } | null>);
    return more.length === 0 && Boolean(only?.error);
  } catch {
    return false;
  }
}

/**
 * Pages on the way to a cookie have any status and still set it; only the data hosts are judged. There nobody has a key that
 * could be refused, and a fault with a sentence of its own is told by the package. Of one without it would print the
 * address, with the crumb in it.
 */
function refuseStatus(asked: URL, answer: Answer): void {
  const failure = asked.hostname.startsWith('query') ? failureOfStatus(answer) : undefined;
  if (!failure) return;
  if (failure.kind === 'limit' || failure.kind === 'unavailable') throw failure;
  if (failure.kind === 'keyRefused') throw new SourceFailure('unavailable', failure.detail);
  if (!asked.pathname.endsWith('/getcrumb') && !saysWhy(answer.text))
    throw failureOfPackage(new Error(answer.text || failure.detail));
}

/** The package only reads text, status and headers; a rebuilt Response could lose cookies. */
function readAlready(response: Response, text: string): Response {
  const { ok, status, statusText, headers, url } = response;
  return {
    ok,
    status,
    statusText,
    headers,
    url,
    text: async () => text,
    json: async () => JSON.parse(text),
  } as Response;
}
