import { type Day, dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { type MarketSource, type RatePoint, SourceFailure } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createNbpClient, type NbpClient } from './client.ts';
import { firstTable, type NbpTable, nbpTables, pagesOf, translateTables } from './translate.ts';

/** No stretch of holidays is as long, so a stretch like that without any table is a fault of the service. */
const daysWithCertainTable: Record<NbpTable, number> = { A: 15, B: 29 };

export function createNbpSource(parts: ProviderParts & { address?: string; now: () => Date }): MarketSource {
  const client = createNbpClient(parts);
  return {
    name: 'nbp',
    needsKey: false,
    provides: {
      async rates(currencies, from, to, signal) {
        const today = dayInWarsaw(parts.now());
        const first = from < firstTable ? firstTable : from;
        const last = to > today ? today : to;
        const rates: RatePoint[] = [];
        for (const page of pagesOf(first, last))
          for (const table of nbpTables)
            rates.push(...(await ratesOf(client, table, page, currencies, signal)));
        return rates;
      },
    },
  };
}

async function ratesOf(
  client: NbpClient,
  table: NbpTable,
  { from, to }: { from: Day; to: Day },
  currencies: string[],
  signal: AbortSignal | undefined,
): Promise<RatePoint[]> {
  const answer = await client.tables(table, from, to, signal);
  if (answer !== undefined) return translateTables(answer, table, currencies);
  if (dayNumber(to) - dayNumber(from) + 1 >= daysWithCertainTable[table])
    throw new SourceFailure('unavailable', `no table ${table} between ${from} and ${to}`);
  return [];
}
