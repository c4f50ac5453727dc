import { expect, it } from 'vitest';
import { currencyIds, setRates } from '../../support/callers/trader.ts';
import { ourTrades, today } from '../../support/our-book.ts';

const our = ourTrades();
const portfolio = async () => (await our.anna.performance()).portfolio;

it('a deposit lets its portfolio follow cash in the same act, where that is asked for (rule L-7)', async () => {
  await our.anna.record('deposit', today, { total: '100' });
  expect(await portfolio()).toMatchObject({ follows_cash: false, market_value: '0', version: 1 });
  await our.anna.record('deposit', today, { total: '50', follow_cash: true });
  expect(await portfolio()).toMatchObject({ follows_cash: true, market_value: '150', version: 2 });
  await our.anna.record('withdrawal', today, { total: '20', follow_cash: true });
  expect(await portfolio()).toMatchObject({ market_value: '130', version: 2 });
});

it('a refused deposit switches nothing', async () => {
  const send = () => our.anna.send('deposit', today, { total: '0', follow_cash: true });
  expect(await our.errorsOf(send)).toEqual({ total: ['totalError'] });
});

it('a form of a sale is told the lots of a portfolio that sells the oldest first', async () => {
  await our.anna.hold(our.asset, '2026-11-12', '2', '10');
  await our.anna.hold(our.asset, '2026-11-13', '3', '12');
  const path = `/api/portfolio-assets?portfolio_id=${our.anna.portfolio}`;
  const [plain] = (await our.anna.read(path)).data;
  expect(plain).not.toHaveProperty('lots');
  const [asked] = (await our.anna.read(`${path}&lots=1`)).data;
  expect(asked.lots).toEqual([
    { id: expect.any(String), day: '2026-11-12', units: '2', cost: '20', currency: 'pln' },
    { id: expect.any(String), day: '2026-11-13', units: '3', cost: '36', currency: 'pln' },
  ]);
  await our.anna.browser.put(`/api/portfolios/${our.anna.portfolio}`, {
    name: 'Emerytura',
    currency_id: currencyIds.pln,
    lot_method: 'average',
  });
  expect((await our.anna.read(`${path}&lots=1`)).data[0].lots).toBeNull();
});

it('only currencies with rates are offered', async () => {
  await setRates(our.walory.database, { usd: { '2026-11-13': '4' }, eur: { '2026-11-13': '4.3' } });
  const { data } = await our.anna.read('/api/currencies');
  expect(data.map(({ title }: { title: string }) => title).sort()).toEqual(['eur', 'pln', 'usd']);
});
