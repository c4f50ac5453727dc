import type { Database } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

export type Crowd = { people: number; holdings: number; transactions: number };

/**
 * People with a portfolio each, its assets among the most followed of the demonstration's, and transactions of the last five
 * years but the last month: three purchases and a smaller sale in turn. A third of them follow their cash, with enough of it.
 */
export async function fillPeople(
  database: Database,
  { people, holdings, transactions }: Crowd,
): Promise<void> {
  await database.run(sql`
    insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'bench' || n || '@example.com', 'Bench', 'x', now(), now(), now()
    from generate_series(1, ${people}::int) n`);
  await database.run(sql`
    insert into portfolios (id, user_id, name, currency_id, follows_cash, notify_email, created_at, updated_at)
    select gen_random_uuid(), u.id, 'Benchmark', c.id, row_number() over () % 3 = 0, true, now(), now()
    from users u, currencies c where u.email like 'bench%' and c.title = 'pln'`);
  await database.run(sql`
    with quoted as (
      select i.id, i.currency_id, row_number() over (order by i.popularity desc, i.id) - 1 as n, count(*) over () as most
      from instruments i join latest_prices p on p.instrument_id = i.id join currencies c on c.id = i.currency_id
      where i.owner_id is null and i.price_unit = 'unit' and c.title in ('pln', 'eur', 'usd')
    ), numbered as (
      select p.id, p.user_id, row_number() over (order by p.id) as n from portfolios p where p.name = 'Benchmark'
    )
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    select p.user_id, gen_random_uuid(), p.id, q.id, q.currency_id, now()
    from numbered p cross join generate_series(0, ${holdings}::int - 1) k join quoted q on q.n = (p.n * 7 + k) % q.most`);
  await database.run(sql`
    insert into transactions (user_id, id, portfolio_id, holding_id, type, day, rank, units, price, currency_id, fee, origin,
      created_at, updated_at)
    select h.user_id, gen_random_uuid(), h.portfolio_id, h.id, case when n % 4 = 3 then 'sell' else 'buy' end,
      (current_date - 1825 + (n * 1795.0 / ${transactions}::int)::int), n, 1 + (n % 7) * 0.5, 20 + (n * 37 % 400) / 4.0,
      h.currency_id, 1.25, 'import', now(), now()
    from holdings h join portfolios p on p.user_id = h.user_id and p.id = h.portfolio_id and p.name = 'Benchmark',
      generate_series(0, ${transactions}::int - 1) n`);
  await database.run(sql`
    insert into transactions (user_id, id, portfolio_id, type, day, rank, total, currency_id, origin, created_at, updated_at)
    select p.user_id, gen_random_uuid(), p.id, 'deposit', current_date - 1826, 0, 1000000, c.id, 'import', now(), now()
    from portfolios p, currencies c
    where p.follows_cash and p.name = 'Benchmark' and c.title in ('pln', 'eur', 'usd')`);
  await database.raw('analyze');
}
