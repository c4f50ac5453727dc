import { SourceFailure } from '../../source-port/source-port.ts';
import { createAsk, excerpt, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { readJson } from '../read-answer.ts';

export const eodhdAddress = 'https://eodhd.com';

export type EodhdClient = {
  get(path: string, parameters: Record<string, string>, signal?: AbortSignal): Promise<unknown>;
};

export function createEodhdClient(parts: ProviderParts & { key: string; address?: string }): EodhdClient {
  const ask = createAsk({ ...parts, secret: parts.key });
  return {
    async get(path, parameters, signal) {
      const address = new URL(`/api/${path}`, parts.address ?? eodhdAddress);
      address.search = new URLSearchParams({ ...parameters, fmt: 'json', api_token: parts.key }).toString();
      const answer = await ask(address, { signal });
      // What a plan lacks is refused like a wrong key; only the text tells them apart.
      if (answer.status === 403 && /only eod|free (user|plan|subscri)|subscription|plan/i.test(answer.text))
        throw new SourceFailure('unavailable', excerpt(answer.text), { notInPlan: true });
      const failure = failureOfStatus(answer);
      if (failure) throw failure;
      return readJson(answer.text);
    },
  };
}
