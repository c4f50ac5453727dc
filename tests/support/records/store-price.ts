import { marketChanged } from '../../../src/domains/market-data/server/market-events.ts';
import { storeLatest } from '../../../src/domains/market-data/server/prices/price-store.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { createEventBus } from '../../../src/platform/events/event-bus.ts';
import { createLog } from '../../../src/platform/log.ts';
import { withJourneyDatabase } from '../journey-database.ts';

type Stored = {
  instrument_id: string;
  price: string;
  day: string;
  previous: string | null;
  previous_day: string | null;
  source: string;
};

/** Stores a newer price of an instrument in the running product, as a source would; gives back the one before. */
export async function storePrice(ticker: string, price: string): Promise<string> {
  const log = createLog('silent');
  return withJourneyDatabase((database) =>
    database.transaction(async (tx) => {
      const known = await tx.one<Stored>(sql`
        select p.* from latest_prices p join instruments i on i.id = p.instrument_id
        where i.ticker = ${ticker} and i.owner_id is null`);
      await storeLatest(tx, [{ ...known, price, at: new Date() }]);
      await createEventBus(database, log).publish(tx, marketChanged.of());
      return known.price;
    }),
  );
}
