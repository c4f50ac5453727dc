import type { Day } from '../../../../foundation/calendar-day.ts';
import { createAsk, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { refuseHtml } from '../read-answer.ts';

export const ecbAddress = 'https://data-api.ecb.europa.eu';

export type EcbClient = {
  /** Daily reference rates as SDMX in CSV; nothing where none was published. Without days: the whole history. */
  rates(currencies: string[], from?: Day, to?: Day, signal?: AbortSignal): Promise<string | undefined>;
};

export function createEcbClient(parts: ProviderParts & { address?: string }): EcbClient {
  // The whole history is one answer of some megabytes.
  const ask = createAsk({ maxBytes: 60_000_000, timeoutMs: 30_000, ...parts });
  return {
    async rates(currencies, from, to, signal) {
      const path = `/service/data/EXR/D.${currencies.join('+')}.EUR.SP00.A`;
      const address = new URL(path, parts.address ?? ecbAddress);
      if (from) address.searchParams.set('startPeriod', from);
      if (to) address.searchParams.set('endPeriod', to);
      address.searchParams.set('detail', 'dataonly');
      address.searchParams.set('format', 'csvdata');
      const answer = await ask(address, { signal, headers: { accept: 'text/csv' } });
      if (answer.status === 404) return undefined;
      const failure = failureOfStatus(answer);
      if (failure) throw failure;
      refuseHtml(answer.text);
      return answer.text.trim() === '' ? undefined : answer.text;
    },
  };
}
