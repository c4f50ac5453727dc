import * as z from 'zod/mini';
import { SourceFailure } from '../../market-data/source-port/source-port.ts';
import { type Answer, createAsk, excerpt, failureOfStatus } from '../../market-data/sources/ask-provider.ts';
import { looksLikeHtml } from '../../market-data/sources/read-answer.ts';
import { BrokerFailure, type ConnectOptions } from '../broker-port.ts';

export type { Answer };
export type AskBroker = (address: string | URL, headers?: Record<string, string>) => Promise<Answer>;

/** How adapters without a client of their broker's talk to it: with limits, and with keys kept out of all texts. */
export function createAskBroker(options: ConnectOptions, secrets: readonly string[]): AskBroker {
  const ask = createAsk({
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    ...(options.maxBytes !== undefined && { maxBytes: options.maxBytes }),
  });
  return async (address, headers = {}) => {
    try {
      const answer = await ask(address, { headers, ...(options.signal && { signal: options.signal }) });
      return { ...answer, text: withoutSecrets(answer.text, secrets) };
    } catch (error) {
      throw asBrokerFailure(error);
    }
  };
}

export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret.length > 3)
    .reduce((so, secret) => so.replaceAll(secret, '***'), text);
}

export function asBrokerFailure(error: unknown): unknown {
  if (!(error instanceof SourceFailure)) return error;
  const { kind, detail, retryAfterSeconds } = error;
  if (kind === 'limit') return new BrokerFailure('rateLimited', detail, { retryAfterSeconds });
  if (kind === 'keyRefused') return new BrokerFailure('credentials', detail);
  if (kind === 'garbled' || kind === 'unknownSymbol') return new BrokerFailure('changed', detail);
  return new BrokerFailure('unavailable', detail, { retryAfterSeconds });
}

/** What a status means: 401 are wrong keys, 403 keys that may not; the rest as everywhere. */
export function checkStatus(answer: Answer): Answer {
  const failure = failureOfStatus(answer);
  if (!failure) return answer;
  if (answer.status === 403)
    throw new BrokerFailure('credentials', failure.detail, { refused: { reason: 'noPermission' } });
  throw asBrokerFailure(failure);
}

type Revive = (key: string, value: unknown, context: { source?: string }) => unknown;

/** JSON with its numbers as they were written: a float would round the ninth coin after the point. */
export function exactJson(text: string): unknown {
  if (looksLikeHtml(text)) throw new BrokerFailure('changed', 'a web page instead of data');
  const asWritten: Revive = (_, value, { source }) => (typeof value === 'number' ? source : value);
  try {
    return JSON.parse(text, asWritten as (key: string, value: unknown) => unknown);
  } catch {
    throw new BrokerFailure('changed', `no JSON, or half of it: ${excerpt(text)}`);
  }
}

/** An answer in the shape that the broker documents, or a failure that names the first thing that differs. */
export function shaped<S extends z.ZodMiniType>(shape: S, value: unknown): z.infer<S> {
  const read = z.safeParse(shape, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new BrokerFailure('changed', `unexpected answer at ${issue?.path.join('.') || 'its root'}`);
}
