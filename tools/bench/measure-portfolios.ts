import type pg from 'pg';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { answerTime } from './answer-time.ts';
import { startExternalPostgres } from './external-postgres.ts';
import type { Figure } from './figure.ts';
import { type FilledPortfolio, fillLedger } from './fill-ledger.ts';

/** Calls of the portfolio pages on the product's own PostgreSQL and on an older external one, where the machine has one. */
export async function measurePortfolios(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const figures: Figure[] = [];
  try {
    figures.push(...(await measureOn('own PostgreSQL 18', env, folder.path, own.connection)));
  } finally {
    await own.stop();
    await folder.remove();
  }
  const external = await startExternalPostgres();
  if (!external) return figures;
  const place = await temporaryFolder();
  try {
    const settings = { ...env, DATABASE_URL: external.url };
    const connection = { connectionString: external.url };
    figures.push(...(await measureOn(`PostgreSQL ${external.version}`, settings, place.path, connection)));
  } finally {
    await external.stop();
    await place.remove();
  }
  return figures;
}

async function measureOn(
  where: string,
  env: Record<string, string>,
  dataDir: string,
  connection: pg.ClientConfig,
): Promise<Figure[]> {
  const product = await runProduct(env, dataDir);
  const database = openDatabase(connection, 2, () => {});
  const most = (name: string, value: number, budget: number): Figure => ({
    name: `${name} (${where})`,
    value: Math.round(value * 10) / 10,
    unit: 'ms',
    budget,
    atLeast: false,
  });
  try {
    await database.run(sql`update plans set portfolios = 1000`);
    const person = new Visitor(product.url);
    const { id: userId } = await person.register();
    const small = await fillLedger(database, userId, { transactions: 10_000, assets: 100 });
    const open = () => page(person, small);
    await open();
    const figures = [
      most('portfolio page, 10,000 transactions', await median(15, open), 25),
      most(
        '10,000, first reading after a change in the oldest row',
        await afterChange(person, database, small, 5),
        150,
      ),
    ];
    const income = () => answered(person, '/api/income?currency=pln');
    await income();
    figures.push(most('page of dividends and interest, 10,000 transactions', await median(15, income), 25));
    await database.run(sql`update transactions set note = 'row ' || rank where portfolio_id = ${small.id}`);
    const search = () => answered(person, '/api/search?q=row+99&currency=pln');
    await search();
    figures.push(most('search, 10,000 transactions with notes', await median(15, search), 25));
    const times = [
      ...(await reportTimes(product.url, person)),
      ...(await comparisonTimes(product.url, person)),
      ...(await holdingTimes(product.url, person)),
      ...(await taxTimes(person, database, small)),
      ...(await basisTimes(person, database, small)),
    ];
    for (const [name, value, budget] of times) figures.push(most(name, value, budget));
    const looking = await lookingTimes(person);
    figures.push(
      most('look through of 10,000 transactions', looking.again, 25),
      most('look through, first after a make-up of 3,000 positions', looking.first, 400),
    );
    const other = new Visitor(product.url);
    const { id: otherId } = await other.register();
    const large = await fillLedger(database, otherId, { transactions: 100_000, assets: 100 });
    await page(other, large);
    figures.push(
      most('portfolio page, 100,000 transactions', await median(9, () => page(other, large)), 40),
      most(
        '100,000, first reading after a change in the oldest row',
        await afterChange(other, database, large, 3),
        800,
      ),
    );
    const list = (start: number) => () =>
      answered(other, `/api/transactions?currency=pln&start=${start}&limit=50`);
    await list(0)();
    figures.push(most('page of 100,000 transactions with totals', await median(9, list(50_000)), 20));
    figures.push(most('50 users refreshing at once, p99', await crowd(product.url, database), 300));
    return figures;
  } finally {
    await database.close();
    await product.stop();
  }
}

/** Looking through everything with a fund of three thousand positions in it: the first time, and again. */
async function lookingTimes(visitor: Visitor): Promise<{ first: number; again: number }> {
  const open = () => answered(visitor, '/api/look-through?currency=pln');
  const { body } = await visitor.get('/api/look-through?currency=pln');
  const rows = Array.from({ length: 3000 }, (_, i) => `Company ${i},0.03,technology,US`);
  const csv = ['Name,Weight,Sector,Country', ...rows].join('\n');
  const kept = await visitor.post(`/api/make-ups/${body.data.funds[0].instrument_id}/file`, {
    csv,
    as_of: '2026-10-31',
  });
  if (kept.status !== 200) throw new Error(kept.text);
  return { first: await timed(open), again: await median(15, open) };
}

const reports = ['overview', 'performance', 'allocation', 'income', 'realised', 'costs', 'transactions'];

/** Each report of a period nobody asked for yet, while the ledger is known, and the same again. */
async function reportTimes(
  url: string,
  visitor: Visitor,
): Promise<[name: string, value: number, budget: number][]> {
  const times: [string, number, number][] = [];
  for (const kind of reports) {
    const asked = `kind=${kind}&period=2023-02-01..2025-10-31&currency=pln&benchmark=WIG20`;
    const open = () => answerTime(url, visitor, `/api/report-figures?${asked}`);
    times.push([`report of 10,000 transactions, ${kind}, first`, await open(), 400]);
    const again: number[] = [];
    for (let i = 0; i < 9; i++) again.push(await open());
    times.push([`report of 10,000 transactions, ${kind}`, again.sort((a, b) => a - b)[4]!, 100]);
  }
  return times;
}

/** Everything beside the benchmarks one begins with, first and warm. */
async function comparisonTimes(
  url: string,
  visitor: Visitor,
): Promise<[name: string, value: number, budget: number][]> {
  const open = () => answerTime(url, visitor, '/api/comparison?currency=pln');
  const first = await open();
  const again: number[] = [];
  for (let i = 0; i < 15; i++) again.push(await open());
  return [
    ['comparison of 10,000 transactions, first', first, 400],
    ['comparison of 10,000 transactions', again.sort((a, b) => a - b)[7]!, 25],
  ];
}

/** The page of one holding and of its asset across portfolios, first and warm, and a sale that is thought of. */
async function holdingTimes(
  url: string,
  visitor: Visitor,
): Promise<[name: string, value: number, budget: number][]> {
  const [one] = (await visitor.get('/api/portfolio-assets?currency=pln')).body.data;
  const pages: [name: string, path: string][] = [
    ['page of a holding', `/api/portfolio-assets/${one.id}/details?currency=pln`],
    ['page of an asset across portfolios', `/api/held-assets/${one.parent_id}?currency=pln`],
    ['sale that is thought of', `/api/portfolio-assets/${one.id}/sale?units=1&currency=pln`],
  ];
  const times: [string, number, number][] = [];
  for (const [name, path] of pages) {
    const open = () => answerTime(url, visitor, path);
    times.push([`${name}, 10,000 transactions, first`, await open(), 150]);
    const again: number[] = [];
    for (let i = 0; i < 15; i++) again.push(await open());
    times.push([`${name}, 10,000 transactions`, again.sort((a, b) => a - b)[7]!, 25]);
  }
  return times;
}

async function answered(visitor: Visitor, path: string): Promise<void> {
  const answer = await visitor.get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

/** All figures and the daily history of everything since the first day. */
function page(visitor: Visitor, portfolio: FilledPortfolio): Promise<void> {
  return answered(visitor, `/api/portfolios/${portfolio.id}/performance?currency=pln&period=max`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A tax year, again and after a change; its database is read anew then. */
async function taxTimes(
  visitor: Visitor,
  database: Database,
  portfolio: FilledPortfolio,
): Promise<[name: string, value: number, budget: number][]> {
  const open = () => answered(visitor, '/api/taxes/2025');
  await open();
  return [
    ['tax year of 10,000 transactions', await median(15, open), 40],
    ['tax year, first after a change', await afterChange(visitor, database, portfolio, 5, open), 150],
  ];
}

/** The home page on another basis: chosen first after a change, while the nominal figures are known, and again. */
async function basisTimes(
  visitor: Visitor,
  database: Database,
  portfolio: FilledPortfolio,
): Promise<[name: string, value: number, budget: number][]> {
  const times: [string, number, number][] = [];
  const on = (basis: string) => () => answered(visitor, `/api/statistics?currency=pln&basis=${basis}`);
  for (const basis of ['real', 'after-tax']) {
    const first = await afterChange(visitor, database, portfolio, 5, on(basis), on('nominal'));
    times.push([`home of 10,000 transactions, switched to ${basis}`, first, 150]);
    times.push([`home of 10,000 transactions, ${basis}`, await median(15, on(basis)), 25]);
  }
  return times;
}

/** The middle of several runs, so that one pause of the machine decides nothing. */
async function median(times: number, work: () => Promise<void>): Promise<number> {
  const runs: number[] = [];
  for (let i = 0; i < times; i++) runs.push(await timed(work));
  return runs.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** The first reading after the oldest transaction got another price, through the API as a person would; `known` is read before it. */
async function afterChange(
  visitor: Visitor,
  database: Database,
  portfolio: FilledPortfolio,
  times: number,
  open = () => page(visitor, portfolio),
  known = async () => {},
): Promise<number> {
  const runs: number[] = [];
  for (let i = 0; i < times; i++) {
    const row = await database.one<{ holding_id: string; currency_id: string; day: string; units: string }>(
      sql`select holding_id, currency_id, day, units from transactions where id = ${portfolio.oldest}`,
    );
    const answer = await visitor.put(`/api/transactions/${portfolio.oldest}`, {
      type: 'buy',
      portfolio_id: portfolio.id,
      asset_value_id: row.holding_id,
      currency_id: row.currency_id,
      amount: row.units,
      price: String(21 + i),
      created_at: row.day,
    });
    if (answer.status !== 200) throw new Error(answer.text);
    await known();
    runs.push(await timed(open));
  }
  return runs.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

/** Fifty people with 2,000 transactions each who have their page open and all refresh it, three times over. */
async function crowd(url: string, database: Database): Promise<number> {
  const people: { visitor: Visitor; portfolio: FilledPortfolio }[] = [];
  for (let i = 0; i < 50; i++) {
    const visitor = new Visitor(url);
    const { id } = await visitor.register();
    people.push({ visitor, portfolio: await fillLedger(database, id, { transactions: 2000, assets: 20 }) });
  }
  for (const { visitor, portfolio } of people) await page(visitor, portfolio);
  const runs: number[] = [];
  for (let round = 0; round < 3; round++)
    await Promise.all(
      people.map(async ({ visitor, portfolio }) => {
        runs.push(await timed(() => page(visitor, portfolio)));
      }),
    );
  return runs.sort((a, b) => a - b)[Math.ceil(runs.length * 0.99) - 1]!;
}
