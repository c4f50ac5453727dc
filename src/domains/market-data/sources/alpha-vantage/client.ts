import { SourceFailure } from '../../source-port/source-port.ts';
import { createAsk, excerpt, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { readJson } from '../read-answer.ts';

export const alphaVantageAddress = 'https://www.alphavantage.co';

export type AlphaVantageClient = {
  query(
    name: string,
    parameters: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Record<string, unknown>>;
};

export function createAlphaVantageClient(
  parts: ProviderParts & { key: string; address?: string },
): AlphaVantageClient {
  const ask = createAsk({ ...parts, secret: parts.key });
  return {
    async query(name, parameters, signal) {
      const address = new URL('/query', parts.address ?? alphaVantageAddress);
      address.search = new URLSearchParams({ function: name, ...parameters, apikey: parts.key }).toString();
      const answer = await ask(address, { signal });
      const failure = failureOfStatus(answer);
      if (failure) throw failure;
      const body = readJson(answer.text);
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new SourceFailure('garbled', 'the answer is no object');
      const spoken = spokenFailure(body as Record<string, unknown>);
      if (spoken) throw spoken;
      return body as Record<string, unknown>;
    },
  };
}

/** Errors and limits come with status 200, as a sentence under one of three names. */
export function spokenFailure(body: Record<string, unknown>): SourceFailure | undefined {
  const mistake = body['Error Message'];
  if (typeof mistake === 'string')
    return new SourceFailure(
      /apikey/i.test(mistake) && /invalid or missing/i.test(mistake) ? 'keyRefused' : 'unknownSymbol',
      excerpt(mistake),
    );
  const note = body.Note ?? body.Information;
  if (typeof note !== 'string') return undefined;
  if (
    /premium (endpoint|feature|membership)/i.test(note) &&
    !/rate limit|requests? per|call frequency/i.test(note)
  )
    return new SourceFailure('unavailable', excerpt(note), { notInPlan: true });
  if (/invalid (api ?)?key|apikey.*(invalid|missing)/i.test(note))
    return new SourceFailure('keyRefused', excerpt(note));
  if (/invalid inputs/i.test(note)) return new SourceFailure('unknownSymbol', excerpt(note));
  const perDay = /per day|daily/i.test(note);
  return new SourceFailure('limit', excerpt(note), { retryAfterSeconds: perDay ? 3600 : 60 });
}
