import { expect, it } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must, quotedAsset } from '../../support/callers/trader.ts';
import { whatComes } from '../../support/what-comes.ts';

const our = whatComes();

it('a day of a plan is told on that day, once, and not while it is paused (PL-11)', async () => {
  const { trader, notices } = await our.trader({ follows_cash: true });
  const asset = await quotedAsset(our.walory.database, { ticker: 'FUND' });
  const plan = { portfolio_id: trader.portfolio, amount: '100', rhythm: 'weekly', starts_on: '2026-11-16' };
  const add = (more: object) => must(trader.browser.post('/api/recurring-plans', { ...plan, ...more }));
  await add({ kind: 'deposit', currency_id: currencyIds.pln });
  const { data } = (await add({ kind: 'purchase', asset_id: asset })).body;
  await our.tellOn('2026-11-15', '2026-11-14');
  expect(await notices()).toEqual([]);
  await our.tellOn('2026-11-16', '2026-11-15');
  const titles = (await notices()).map(({ title }) => title).sort();
  expect(titles).toEqual(['Planned deposit, Emerytura', 'Planned purchase of FUND Inc']);
  expect((await notices('pl')).map(({ title }) => title)).toContain('Zaplanowany zakup: FUND Inc');
  await our.walory.database.run(sql`update recurring_plans set is_paused = true where id = ${data.id}`);
  await our.tellOn('2026-11-23', '2026-11-16');
  const days = (await notices()).filter(({ kind }) => kind === 'planDue');
  expect(days).toHaveLength(3);
});
