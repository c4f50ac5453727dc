import type { Day } from '../../../../foundation/calendar-day.ts';
import { createAsk, failureOfStatus, type ProviderParts } from '../ask-provider.ts';
import { readJson } from '../read-answer.ts';
import type { NbpTable } from './translate.ts';

export const nbpAddress = 'https://api.nbp.pl';

export type NbpClient = {
  /** Tables of a stretch of at most 93 days; nothing where none was published in it. */
  tables(table: NbpTable, from: Day, to: Day, signal?: AbortSignal): Promise<unknown | undefined>;
};

export function createNbpClient(parts: ProviderParts & { address?: string }): NbpClient {
  const ask = createAsk(parts);
  return {
    async tables(table, from, to, signal) {
      const base = `${parts.address ?? nbpAddress}/api/exchangerates/tables`;
      const address = `${base}/${table.toLowerCase()}/${from}/${to}/?format=json`;
      const answer = await ask(address, { signal, headers: { accept: 'application/json' } });
      // On weekends and holidays there is no table, and NBP says so with 404.
      if (answer.status === 404) return undefined;
      const failure = failureOfStatus(answer);
      if (failure) throw failure;
      return readJson(answer.text);
    },
  };
}
