import { SourceFailure } from '../../source-port/source-port.ts';
import { createAsk, excerpt, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { readJson } from '../read-answer.ts';

/** Polygon's name since 2025; api.polygon.io takes the same keys. */
export const polygonAddress = 'https://api.massive.com';

export type PolygonClient = { ticker(code: string, signal?: AbortSignal): Promise<unknown> };

export function createPolygonClient(parts: ProviderParts & { key: string; address?: string }): PolygonClient {
  const ask = createAsk({ ...parts, secret: parts.key });
  return {
    async ticker(code, signal) {
      const path = `/v3/reference/tickers/${encodeURIComponent(code)}`;
      const address = new URL(path, parts.address ?? polygonAddress);
      const answer = await ask(address, { signal, headers: { authorization: `Bearer ${parts.key}` } });
      if (answer.status === 403 && answer.text.includes('NOT_AUTHORIZED'))
        throw new SourceFailure('unavailable', excerpt(answer.text), { notInPlan: true });
      const failure = failureOfStatus(answer);
      if (failure) throw failure;
      return readJson(answer.text);
    },
  };
}
