import { dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { type MarketSource, type RatePoint, SourceFailure } from '../../source-port/source-port.ts';
import type { ProviderParts } from '../ask-provider.ts';
import { createNbpClient } from './client.ts';
import { firstTable, pagesOf, translateTables } from './translate.ts';

/** No stretch of holidays is as long, so a stretch like that without any table is a fault of the service. */
const daysWithCertainTable = 15;

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
        for (const page of pagesOf(first, last)) {
          const answer = await client.tables(page.from, page.to, signal);
          const days = dayNumber(page.to) - dayNumber(page.from) + 1;
          if (answer !== undefined) rates.push(...translateTables(answer, currencies));
          else if (days >= daysWithCertainTable)
            throw new SourceFailure('unavailable', `no table between ${page.from} and ${page.to}`);
        }
        return rates;
      },
    },
  };
}
