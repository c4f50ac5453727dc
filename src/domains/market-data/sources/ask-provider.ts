import { brand } from '../../../foundation/brand.ts';
import { secondsToWait } from '../../../foundation/waiting/retry-after.ts';
import { SourceFailure } from '../source-port/source-port.ts';

export type ProviderParts = {
  fetch?: typeof fetch;
  /** Called before every request: takes it from the key's budget, or throws. */
  beforeRequest?: () => Promise<void>;
  timeoutMs?: number;
  maxBytes?: number;
  /** A key that must not appear in any text we keep; some providers repeat it in their messages. */
  secret?: string;
};

export type Answer = { status: number; text: string; headers: Headers };
export type Ask = (
  address: string | URL,
  more?: { headers?: Record<string, string>; signal?: AbortSignal },
) => Promise<Answer>;

const usualTimeoutMs = 15_000;
const usualMaxBytes = 25_000_000;
const mostRedirects = 3;

/** How every client talks to its provider: with a time limit, a size limit, and never led away to another host. */
export function createAsk(parts: ProviderParts): Ask {
  return async (address, more = {}) => {
    await parts.beforeRequest?.();
    const timeout = AbortSignal.timeout(parts.timeoutMs ?? usualTimeoutMs);
    const signal = more.signal ? AbortSignal.any([more.signal, timeout]) : timeout;
    const headers = { 'user-agent': `${brand.name}/1.0`, ...more.headers };
    let at = new URL(address);
    try {
      for (let step = 0; ; step++) {
        const response = await (parts.fetch ?? fetch)(at, { headers, signal, redirect: 'manual' });
        const next = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || !next) {
          const text = await readCapped(response, parts.maxBytes ?? usualMaxBytes);
          return {
            status: response.status,
            text: withoutSecret(text, parts.secret),
            headers: response.headers,
          };
        }
        await response.body?.cancel();
        at = sameHost(at, next, step);
      }
    } catch (error) {
      throw failureOf(error, at, more.signal);
    }
  };
}

function sameHost(from: URL, location: string, step: number): URL {
  const to = new URL(location, from);
  const upgraded = from.protocol === 'http:' && to.protocol === 'https:' && to.hostname === from.hostname;
  if (to.origin !== from.origin && !upgraded)
    throw new SourceFailure('unavailable', `${from.host} redirects to ${to.host}`);
  if (step >= mostRedirects) throw new SourceFailure('unavailable', `${from.host} redirects without end`);
  return to;
}

/** The body as text, or a failure as soon as it grows past the limit. */
export async function readCapped(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new SourceFailure('garbled', `answer is larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function withoutSecret(text: string, secret: string | undefined): string {
  return secret ? text.replaceAll(secret, '***') : text;
}

/** What fetch throws, as one of our failures. Addresses are left out: they may carry a key. */
export function failureOf(error: unknown, at: URL, outer?: AbortSignal): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (outer?.aborted && outer.reason instanceof SourceFailure) return outer.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError')
    return new SourceFailure('tooSlow', `${at.host} did not answer in time`);
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return new SourceFailure('unreachable', `${at.host}: ${cause?.code ?? 'connection failed'}`);
}

/** The failure that a status means, or nothing for success. */
export function failureOfStatus(answer: Answer): SourceFailure | undefined {
  const { status, headers, text } = answer;
  if (status >= 200 && status < 300) return undefined;
  const detail = `status ${status}: ${excerpt(text)}`;
  if (status === 429) {
    const retryAfterSeconds = secondsToWait(headers.get('retry-after'));
    return new SourceFailure('limit', detail, { retryAfterSeconds });
  }
  // 402 is how a plan's daily quota ends where a provider sells more of it.
  if (status === 402) return new SourceFailure('limit', detail);
  if (status === 401 || status === 403) return new SourceFailure('keyRefused', detail);
  if (status === 404) return new SourceFailure('unknownSymbol', detail);
  if (status === 408 || status >= 500) return new SourceFailure('unavailable', detail);
  return new SourceFailure('garbled', detail);
}

/** The beginning of a text, on one line, for a detail. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}
