import pg from 'pg';
import { findPage } from '../../src/domains/instruments/server/instrument-store.ts';
import { converted } from '../../src/domains/market-data/day-series.ts';
import { packYear } from '../../src/domains/market-data/packed-year.ts';
import { readCloses } from '../../src/domains/market-data/server/prices/price-store.ts';
import { addDays, dayNumber } from '../../src/foundation/calendar-day.ts';
import { newId } from '../../src/foundation/ids.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import type { Figure } from './figure.ts';

const catalogueSize = 100_000;
/** Prices are stored for a part of it, and what they take is extrapolated. */
const pricedSize = 2000;
const pricedYears = 20;
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
  // Built once over everything: row by row it takes longer than all measurements together.
  const { rows } = await client.query(
    `select pg_get_indexdef(c.oid) as definition from pg_class c where c.relname = 'instruments_search'`,
  );
  await client.query('drop index instruments_search');
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
  await client.query(rows[0].definition);
  await client.query('analyze instruments');
}

/** Closes and volumes of many instruments over twenty years, and what they take with indexes and all. */
async function fillPrices(client: pg.Client): Promise<{ bytes: number; seconds: number }> {
  const size = async () =>
    Number((await client.query(`select pg_total_relation_size('price_years') as bytes`)).rows[0].bytes);
  const before = await size();
  const begun = performance.now();
  const year = Buffer.from(packYear(Float64Array.from({ length: 366 }, (_, i) => 100 + Math.sin(i))));
  // A year at a time, as a refresh would write them.
  for (let at = 0; at < pricedYears; at++) {
    await client.query(
      `insert into price_years (instrument_id, year, closes, volumes, source, updated_at)
       select id, $1, $2, $2, 'bench', now() from instruments where source = 'bench' order by id limit $3`,
      [2007 + at, year, pricedSize],
    );
  }
  await client.query('analyze price_years');
  return { bytes: (await size()) - before, seconds: (performance.now() - begun) / 1000 };
}

export async function measureMarket(dataDir: string): Promise<Figure[]> {
  const own = await startOwnPostgres({ dataDir, log: createLog('silent') });
  const client = new pg.Client(own.connection);
  await client.connect();
  const database = openDatabase(own.connection, 2, () => {});
  try {
    await fillCatalogue(client);
    const words = ['pko', 'pko bp', 'plpko0000016', 'apple', 'aple', 'zabka', 'microsft', 'orlne', 'nivdia'];
    const slowest: number[] = [];
    for (const search of words) {
      const query = { search, classId: null, userId: newId(), start: 0, limit: 500 };
      slowest.push(await medianOf(5, () => findPage(database, query)));
    }
    const stored = await fillPrices(client);
    const { rows } = await client.query(
      `select instrument_id as id from price_years where source = 'bench' group by 1 order by 1 limit 100`,
    );
    const ids = rows.map((row) => row.id as string);
    const [from, to] = [dayNumber(addDays(today, -5 * 365)), dayNumber(today)];
    const flat = { first: from, values: new Float64Array(to - from + 1).fill(4) };
    const read = await medianOf(7, async () => {
      const closes = await readCloses(database, ids, from, to);
      for (const series of closes.values())
        for (const rate of [flat, flat, flat]) converted(series, rate, flat);
    });
    const most = (name: string, value: number, budget: number, unit = 'ms'): Figure => ({
      name,
      value,
      unit,
      budget,
      atLeast: false,
    });
    const megabytes = Math.round(stored.bytes / 1e6);
    const gigabytes = Math.round((stored.bytes / 1e9) * (catalogueSize / pricedSize) * 10) / 10;
    return [
      most('search over 100,000 instruments, slowest word', Math.max(...slowest), 20),
      most('closes of 100 instruments, 5 years, 3 currencies', read, 40),
      most(`prices of ${pricedSize} instruments x ${pricedYears} years, stored`, megabytes, 400, 'MB'),
      most(`the same, extrapolated to ${catalogueSize} instruments`, gigabytes, 20, 'GB'),
      most(
        `writing a year of ${pricedSize} instruments`,
        Math.round((stored.seconds / pricedYears) * 100) / 100,
        3,
        's',
      ),
    ];
  } finally {
    await client.end();
    await database.close();
    await own.stop();
  }
}
