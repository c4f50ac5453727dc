import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { tellMarketChanged } from '../../tests/support/callers/trader.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { answerTime } from './answer-time.ts';
import type { Figure } from './figure.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillPeople } from './fill-people.ts';

const crowd = { people: 10_000, holdings: 10, transactions: 20 };

/**
 * How long it takes until everybody was looked at after a close, by the process that also serves pages, and how long
 * somebody waits for a portfolio page meanwhile.
 */
export async function measureAlerts(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const product = await runProduct(env, folder.path);
  const database = openDatabase(own.connection, 2, () => {});
  try {
    await fillPeople(database, crowd);
    const person = new Visitor(product.url);
    const { id } = await person.register();
    const portfolio = await fillLedger(database, id, { transactions: 10_000, assets: 100 });
    const page = () =>
      answerTime(product.url, person, `/api/portfolios/${portfolio.id}/performance?currency=pln&period=max`);
    const figures: Figure[] = [];
    for (const [name, move] of Object.entries(days)) {
      await move(database);
      figures.push(...(await measurePass(name, database, page)));
    }
    return figures;
  } finally {
    await database.close();
    await product.stop();
    await own.stop();
    await folder.remove();
  }
}

const closeOf = (move: string) => sql`
  update latest_prices p set previous = 100, previous_day = current_date - 1, price = ${move}::numeric, day = current_date,
    at = now() from instruments i where i.id = p.instrument_id`;

const days: Record<string, (database: Database) => Promise<void>> = {
  /** Everything moves a little, and one in fifty by a fifth. */
  'an ordinary day': async (database) => {
    await database.run(closeOf('101'));
    await database.run(sql`
      update latest_prices set price = 120 where instrument_id in (
        select instrument_id from latest_prices order by instrument_id limit (select count(*) / 50 from latest_prices))`);
  },
  /** Everybody is told. */
  'a crash': async (database) => {
    await database.run(closeOf('80'));
  },
};

const whole = (n: number) => n.toLocaleString('en-GB');

async function measurePass(name: string, database: Database, page: () => Promise<number>): Promise<Figure[]> {
  const { pass } = await database.one<{ pass: string }>(sql`select nextval('alert_passes')::text as pass`);
  // Requests for a pass within one minute count as one.
  await sleep(60_000 - (Date.now() % 60_000) + 500);
  await page();
  await tellMarketChanged(database);
  const waits: number[] = [];
  const left = sql`select (select count(*) from alert_progress where pass <= ${pass}) as behind, count(*) as all from alert_progress`;
  let begun = performance.now();
  for (let hasBegun = false; ; ) {
    waits.push(await page());
    const { behind, all } = await database.one<{ behind: number; all: number }>(left);
    if (!hasBegun && behind === all) begun = performance.now();
    else hasBegun = true;
    if (hasBegun && behind === 0 && all >= crowd.people) break;
    await sleep(20);
  }
  const seconds = (performance.now() - begun) / 1000;
  const { told } = await database.one<{ told: number }>(sql`
    select count(*) as told from notifications where kind = 'portfolioMoved'`);
  const p99 = waits.sort((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1]!;
  const of = `${whole(crowd.people * crowd.holdings)} holdings after ${name}`;
  return [
    {
      name: `rules for ${of}, ${whole(told)} told`,
      value: Math.round(seconds * 10) / 10,
      unit: 's',
      budget: 60,
      atLeast: false,
    },
    {
      name: `portfolio page meanwhile, p99 of ${waits.length} (${name})`,
      value: Math.round(p99),
      unit: 'ms',
      budget: 300,
      atLeast: false,
    },
  ];
}
