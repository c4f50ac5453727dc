import pg from 'pg';
import { findInstruments } from '../../src/domains/instruments/server/instrument-store.ts';
import { converted } from '../../src/domains/market-data/day-series.ts';
import { readCloses } from '../../src/domains/market-data/server/price-store.ts';
import { addDays, dayNumber } from '../../src/foundation/calendar-day.ts';
import { newId } from '../../src/foundation/ids.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import type { Figure } from './figure.ts';

const catalogueSize = 100_000;
const today = '2026-11-13';

/** The median of several runs, so that one pause of the machine decides nothing. */
async function medianOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const runs: number[] = [];
  for (let i = 0; i < times; i++) {
    const begun = performance.now();
    await work();
    runs.push(performance.now() - begun);
  }
  return Math.round(runs.sort((a, b) => a - b)[Math.floor(times / 2)]! * 10) / 10;
}

/** Fills the catalogue up to its full size with invented names; prices stay those of the demonstration. */
async function fillCatalogue(client: pg.Client): Promise<void> {
  await client.query(
    `insert into instruments (id, mic, ticker, class_id, currency_id, names, source, slug, search, popularity, created_at)
     select gen_random_uuid(), 'XXXX', 'T' || n, (select id from asset_classes where slug = 'stocks'),
       (select id from currencies where title = 'usd'), jsonb_build_object('en', name), 'bench', 't' || n,
       lower('t' || n || ' | us' || lpad(n::text, 10, '0') || ' | ' || name), 0, now()
     from (select n, initcap(translate(md5(n::text), '0123456789', 'aeiourstln')) || ' ' ||
       initcap(substr(translate(md5((n * 7)::text), '0123456789', 'bcdfghjklm'), 1, 9)) || ' Holdings' as name
       from generate_series(1, $1::int) n) made`,
    [catalogueSize],
  );
  await client.query('analyze instruments');
}

export async function measureMarket(dataDir: string): Promise<Figure[]> {
  const own = await startOwnPostgres({ dataDir, log: createLog('silent') });
  const client = new pg.Client(own.connection);
  await client.connect();
  const database = openDatabase(own.connection, 2, () => {});
  try {
    await fillCatalogue(client);
    const words = ['pko', 'pko bp', 'plpko0000016', 'apple', 'aple', 'zabka', 'microsft'];
    const slowest: number[] = [];
    for (const search of words) {
      const wish = { search, classId: null, userId: newId(), start: 0, limit: 500 };
      slowest.push(await medianOf(5, () => findInstruments(database, wish)));
    }
    const { rows } = await client.query(`select instrument_id as id from price_years group by 1 limit 100`);
    const ids = rows.map((row) => row.id as string);
    const [from, to] = [dayNumber(addDays(today, -5 * 365)), dayNumber(today)];
    const flat = { first: from, values: new Float64Array(to - from + 1).fill(4) };
    const read = await medianOf(7, async () => {
      const closes = await readCloses(database, ids, from, to);
      for (const series of closes.values())
        for (const rate of [flat, flat, flat]) converted(series, rate, flat);
    });
    const most = (name: string, value: number, budget: number): Figure => ({
      name,
      value,
      unit: 'ms',
      budget,
      atLeast: false,
    });
    return [
      most('search over 100,000 instruments, slowest word', Math.max(...slowest), 20),
      most('closes of 100 instruments, 5 years, 3 currencies', read, 40),
    ];
  } finally {
    await client.end();
    await database.close();
    await own.stop();
  }
}
