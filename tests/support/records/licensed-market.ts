import { upsertRates } from '../../../src/domains/instruments/server/reference-store.ts';
import { storeHistory } from '../../../src/domains/market-data/server/prices/store-history.ts';
import { addDays } from '../../../src/foundation/calendar-day.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';

/** Figures nobody writes by chance, so that an answer that holds one is caught. */
export const oddFigures = {
  /** PKO, by Yahoo. */
  yahoo: { close: '731.73', before: '729.27', dividend: '7.3771' },
  /** CDR, by EODHD. */
  eodhd: { close: '612.61', before: '619.16', dividend: '6.1661' },
  /** A euro and a dollar in złoty, by NBP. */
  nbp: { close: '4.4747', before: '4.4474' },
};

export type LicensableSource = keyof typeof oddFigures;

/** Two shares priced by two sources with licences of their own, and rates by a third; `until` is the newest day. */
export async function storeLicensedMarket(database: Database, until: string): Promise<void> {
  await priceShare(database, 'PKO', 'yahoo', until);
  await priceShare(database, 'CDR', 'eodhd', until);
  const { close, before } = oddFigures.nbp;
  await upsertRates(
    database,
    ['eur', 'usd'].flatMap((title) => [
      { title, day: until, pln: close, source: '220/A/NBP/2026' },
      { title, day: addDays(until, -1), pln: before, source: '219/A/NBP/2026' },
    ]),
  );
}

async function priceShare(
  database: Database,
  ticker: string,
  source: 'yahoo' | 'eodhd',
  until: string,
): Promise<void> {
  const { close, before, dividend } = oddFigures[source];
  await database.transaction(async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      sql`select id from instruments where ticker = ${ticker} and owner_id is null`,
    );
    const points = [
      { day: addDays(until, -400), close: before },
      { day: addDays(until, -1), close: before },
      { day: until, close },
    ];
    await storeHistory(tx, id, points, source, new Date(`${until}T18:00:00Z`));
    await tx.run(sql`
      insert into corporate_events (id, instrument_id, kind, day, amount, source)
      values (${newId()}, ${id}, 'dividend', ${addDays(until, -30)}, ${dividend}, ${source})`);
    await tx.run(sql`
      insert into news (id, instrument_id, titles, time_published, sentiment_score, is_sample, source)
      values (${newId()}, ${id}, '{"en": "Good news"}', ${new Date(`${until}T08:00:00Z`)}, 0.8181, false, ${source})`);
  });
}
