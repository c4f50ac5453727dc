import { afterAll, beforeAll, expect, test } from 'vitest';
import { lateStart } from '../../../src/domains/valuation/history-points.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
const holdings = 217;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-14T12:00:00Z' });
  anna = await Trader.start(walory);
  const ids = await Promise.all(
    Array.from({ length: holdings }, (_, i) =>
      quotedAsset(walory.database, {
        ticker: `A${i}`,
        closes: { '2024-01-02': '10', '2026-11-13': '20' },
      }),
    ),
  );
  await buyAll(ids, '1900-01-02');
});
afterAll(() => walory.stop());

/** One of each for ten złotys, day after day. */
async function buyAll(ids: readonly string[], first: string): Promise<void> {
  const { database } = walory;
  await database.run(sql`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    select ${anna.id}, gen_random_uuid(), ${anna.portfolio}, id, ${currencyIds.pln}, now()
    from unnest(${ids}::uuid[]) id`);
  await database.run(sql`
    insert into transactions (user_id, id, portfolio_id, holding_id, type, day, rank, units, price, currency_id, fee,
      origin, created_at, updated_at)
    select h.user_id, gen_random_uuid(), h.portfolio_id, h.id, 'buy', ${first}::date + place::int - 1, place, 1, 10,
      h.currency_id, 0, 'typed', now(), now()
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join holdings h on h.user_id = ${anna.id} and h.instrument_id = given.id`);
  await database.run(
    sql`update portfolios set ledger_version = ledger_version + 1 where user_id = ${anna.id}`,
  );
}

async function millisecondsOf(path: string): Promise<number> {
  const before = process.threadCpuUsage();
  await must(anna.browser.get(path));
  const { user, system } = process.threadCpuUsage(before);
  return Math.round((user + system) / 1000);
}

test('purchases of a century ago cost no more than those of a few decades (rule P-17)', async () => {
  const portfolio = `/api/portfolios/${anna.portfolio}`;
  // The first reads prices and reckons; a second in all was what each of them took.
  expect(await millisecondsOf('/api/portfolios')).toBeLessThan(900);
  let total = 0;
  for (const path of [
    '/api/portfolio-assets',
    '/api/statistics',
    `${portfolio}/performance`,
    `${portfolio}/history`,
  ])
    total += await millisecondsOf(path);
  expect(total).toBeLessThan(900);
});

test('their sums are exact all the same', async () => {
  const figures = await anna.performance();
  expect(figures.portfolio).toMatchObject({ market_value: '4340', profit: '2170', roi: 100 });
  const history = await anna.read(`/api/portfolios/${anna.portfolio}/history?period=max`);
  // What the page says by it: the chart begins later than the first purchase.
  expect(figures.figures.first_day).toBe('1900-01-02');
  expect(lateStart(history, figures.figures.first_day)).toMatch(/^19[89]\d-/);
  expect(history.value.at(-1)).toBe(4340);
  expect(history.invested.at(-1)).toBe(2170);
});
