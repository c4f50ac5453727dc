import type pg from 'pg';
import { openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { connectModule } from '../../tests/support/records/connected-module.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { answerTime } from './answer-time.ts';
import type { Figure } from './figure.ts';

const holdings = 2000;

/** The list of somebody with 2,000 holdings of bonds: asked again, and after each change. */
export async function measureBonds(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  try {
    return await measureOn(env, folder.path, own.connection);
  } finally {
    await own.stop();
    await folder.remove();
  }
}

async function measureOn(
  env: Record<string, string>,
  dataDir: string,
  connection: pg.ClientConfig,
): Promise<Figure[]> {
  const product = await runProduct(env, dataDir);
  const database = openDatabase(connection, 2, () => {});
  const most = (name: string, value: number, budget: number): Figure => ({
    name,
    value: Math.round(value * 10) / 10,
    unit: 'ms',
    budget,
    atLeast: false,
  });
  try {
    const person = new Visitor(product.url);
    const { id } = await person.register();
    // Purchases of every kind of the last years, each on a day of its month of sale.
    await database.run(sql`
      insert into bond_holdings (user_id, id, series_id, amount, total, currency_id, purchased_on, created_at, updated_at)
      select ${id}, gen_random_uuid(), s.id, 1 + n % 300, 100 * (1 + n % 300), s.currency_id, s.issue_month + (n % 28)::integer, now(), now()
      from generate_series(0, ${holdings - 1}) n
      join lateral (
        select id, currency_id, issue_month from bond_series
        where issue_month between '2018-01-01' and '2026-09-01' and kind <> 'OTS' order by symbol offset n % 500 limit 1
      ) s on true`);
    const list = () => answerTime(product.url, person, '/api/bonds?currency=pln&closed=1');
    const change = () =>
      database.run(sql`
        update bond_holdings set version = version + 1, updated_at = clock_timestamp()
        where user_id = ${id} and id = (select id from bond_holdings where user_id = ${id} limit 1)`);
    await list();
    const again = await median(15, list);
    const changed = await median(7, async () => {
      await change();
      return list();
    });
    await connectModule(person, 'bonds');
    const home = await median(7, () => answerTime(product.url, person, '/api/statistics?currency=pln'));
    return [
      most('list of 2,000 holdings of bonds', again, 50),
      most('2,000 holdings, first reading after a change', changed, 400),
      most('statistics of all modules with 2,000 holdings of bonds', home, 50),
    ];
  } finally {
    await database.close();
    await product.stop();
  }
}

async function median(count: number, work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) times.push(await work());
  return times.sort((a, b) => a - b)[Math.floor(count / 2)]!;
}
