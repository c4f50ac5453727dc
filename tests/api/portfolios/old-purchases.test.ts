import { afterAll, beforeAll, expect, test } from 'vitest';
import { lateStart } from '../../../src/domains/valuation/history-points.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let anna: Trader;
let jan: Trader;
const holdings = 217;
beforeAll(async () => {
  walory = await startTestWalory({ clock: '2026-11-14T12:00:00Z' });
  [anna, jan] = [await Trader.start(walory), await Trader.start(walory)];
  const ids = await Promise.all(
    Array.from({ length: holdings }, (_, i) =>
      quotedAsset(walory.database, {
        ticker: `A${i}`,
        closes: { '2024-01-02': '10', '2026-11-13': '20' },
      }),
    ),
  );
  await buyAll(anna, ids, '1900-01-02');
  await buyAll(jan, ids, '1995-01-02');
});
afterAll(() => walory.stop());

/** One of each for ten złotys, day after day. */
async function buyAll(person: Trader, ids: readonly string[], first: string): Promise<void> {
  const { database } = walory;
  await database.run(sql`
    insert into holdings (user_id, id, portfolio_id, instrument_id, currency_id, created_at)
    select ${person.id}, gen_random_uuid(), ${person.portfolio}, id, ${currencyIds.pln}, now()
    from unnest(${ids}::uuid[]) id`);
  await database.run(sql`
    insert into transactions (user_id, id, portfolio_id, holding_id, type, day, rank, units, price, currency_id, fee,
      origin, created_at, updated_at)
    select h.user_id, gen_random_uuid(), h.portfolio_id, h.id, 'buy', ${first}::date + place::int - 1, place, 1, 10,
      h.currency_id, 0, 'typed', now(), now()
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join holdings h on h.user_id = ${person.id} and h.instrument_id = given.id`);
  await changed();
}

const changed = () => walory.database.run(sql`update portfolios set ledger_version = ledger_version + 1`);

/** What the thread that serves everybody computes for the pages of a person; what the host does meanwhile is not in it. */
async function workFor({ browser, portfolio }: Trader): Promise<number> {
  const before = process.threadCpuUsage();
  for (const path of [
    '/api/portfolios',
    '/api/portfolio-assets',
    '/api/statistics',
    `/api/portfolios/${portfolio}/performance`,
    `/api/portfolios/${portfolio}/history`,
  ])
    await must(browser.get(path));
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

test('purchases of a century ago cost no more than those of a few decades (rule P-17)', async () => {
  // The first time also compiles what each of them needs.
  for (const person of [jan, anna]) await workFor(person);
  await changed();
  const decades = await workFor(jan);
  expect(await workFor(anna)).toBeLessThan(4 * decades);
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
