import { newId } from '../../src/foundation/ids.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

export type FilledPortfolio = { id: string; oldest: string };

/**
 * A portfolio with so many transactions, spread evenly over its assets and five years: three purchases and a smaller
 * sale in turn, so that no day is overdrawn; assets are the demonstration's in złoty, euro and dollar.
 */
export async function fillLedger(
  database: Database,
  userId: string,
  size: { transactions: number; assets: number },
): Promise<FilledPortfolio> {
  const id = newId();
  await database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, created_at, updated_at)
    select ${id}, ${userId}, 'Benchmark', id, now(), now() from currencies where title = 'pln'`);
  await database.run(sql`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    select ${userId}, gen_random_uuid(), ${id}, i.id, i.currency_id, now() from instruments i
    join currencies c on c.id = i.currency_id join asset_classes k on k.id = i.class_id
    where c.title in ('pln', 'eur', 'usd') and k.slug in ('stocks', 'etf', 'crypto') and i.price_unit = 'unit'
      and exists (select from price_years y where y.instrument_id = i.id and y.year = 2021)
    order by i.popularity desc limit ${size.assets}`);
  const each = Math.floor(size.transactions / size.assets);
  await database.run(sql`
    insert into transactions (user_id, id, portfolio_id, holding_id, type, day, rank, units, price, currency_id, fee,
      origin, created_at, updated_at)
    select h.user_id, gen_random_uuid(), ${id}, h.id, case when n % 4 = 3 then 'sell' else 'buy' end,
      date '2021-11-15' + ((n * 1825.0 / ${each}::int)::int), n, 1 + (n % 7) * 0.5, 20 + (n * 37 % 400) / 4.0,
      h.currency_id, 1.25, 'import', now(), now()
    from holdings h, generate_series(0, ${each}::int - 1) n where h.portfolio_id = ${id}`);
  await database.run(sql`update portfolios set ledger_version = ledger_version + 1 where id = ${id}`);
  await database.raw('analyze transactions');
  const { id: oldest } = await database.one<{ id: string }>(sql`
    select id from transactions where portfolio_id = ${id} order by day, id limit 1`);
  return { id, oldest };
}
