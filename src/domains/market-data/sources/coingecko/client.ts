import { SourceFailure } from '../../source-port/source-port.ts';
import { createAsk, excerpt, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { readJson } from '../read-answer.ts';

export const coinGeckoAddress = 'https://api.coingecko.com/api/v3';

export type CoinGeckoClient = {
  get(path: string, parameters: Record<string, string>, signal?: AbortSignal): Promise<unknown>;
};

/** A key of a paid plan has a host and a header of its own. */
export function createCoinGeckoClient(
  parts: ProviderParts & { key: string; paidPlan?: boolean; address?: string },
): CoinGeckoClient {
  const ask = createAsk({ ...parts, secret: parts.key });
  const header = parts.paidPlan ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key';
  const base = parts.address ?? (parts.paidPlan ? 'https://pro-api.coingecko.com/api/v3' : coinGeckoAddress);
  return {
    async get(path, parameters, signal) {
      const address = `${base}${path}?${new URLSearchParams(parameters)}`;
      const headers = { accept: 'application/json', [header]: parts.key };
      const answer = await ask(address, { headers, signal });
      // A range that the plan does not cover is answered with 401 as well, although the key is right.
      if (answer.status === 401 && answer.text.includes('10012'))
        throw new SourceFailure('unavailable', excerpt(answer.text), { notInPlan: true });
      const failure = failureOfStatus(answer);
      if (failure) throw failure;
      return readJson(answer.text);
    },
  };
}
