import { read } from '@e965/xlsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../src/platform/database/sql.ts';
import { must, onPlan, quotedAsset, Trader } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';

const our = ourBook();
const closes = { '2025-12-31': '100', '2026-06-30': '90', '2026-11-12': '110' };
let asset: string;

/** Ten for 100.00 each and a fee of 5.00; worth 1,100 today. */
const buy = (of: object = {}) => our.anna.hold(asset, '2025-12-31', '10', '100', { fee: '5', ...of });

beforeEach(async () => {
  asset = await quotedAsset(our.walory.database, { closes });
});

/** The same headline from the three places that show it. */
async function shown(basis: string, portfolio = our.anna.portfolio) {
  const [home, page, report] = await Promise.all([
    our.anna.read(`/api/statistics?basis=${basis}&period=max`),
    our.anna.read(`/api/portfolios/${portfolio}/performance?basis=${basis}&currency=pln&period=max`),
    our.anna.read(`/api/report-figures?kind=overview&period=start&basis=${basis}`),
  ]);
  return { home, page, report };
}

describe('after tax (BA-4)', () => {
  test('home, portfolio and report leave the same: 1,100 - 1,005 = 95, of which 18.05 are 18 (BA-9)', async () => {
    await buy();
    const { home, page, report } = await shown('after-tax');
    for (const { on_basis, figures, history } of [home, page]) {
      expect(figures).toMatchObject({ market_value: '1100', profit: '95' });
      expect(on_basis).toMatchObject({ of: 'after-tax', layer: '18', taxed: ['securities'], uncovered: 0 });
      expect(on_basis.figures).toMatchObject({ market_value: '1082', profit: '77', net_invested: '1005' });
      expect([history.value.at(-1), history.layer.value.at(-1)]).toEqual([1082, 18]);
      expect(history.layer.value[history.layer.value.length - 100]).toBe(0);
    }
    expect(report.on_basis).toMatchObject({ layer: '18.00', figures: { value_end: '1082', profit: '77' } });
    expect(report.figures).toMatchObject({ value_end: '1100', profit: '95' });
    expect(report.history.value.at(-1)).toBe(1082);
    const { layer } = await our.anna.read(`/api/portfolios/${our.anna.portfolio}/history?basis=after-tax`);
    expect(layer).toMatchObject({ of: 'tax' });
  });

  test('an answer that is kept gives way to what changes the tax', async () => {
    await buy();
    await shown('after-tax');
    await our.anna.hold(await quotedAsset(our.walory.database, { closes }), '2026-06-30', '10', '115', {});
    // A loss of 50 beside a gain of 95: 45, of which 8.55 are 9.
    expect((await shown('after-tax')).page.on_basis).toMatchObject({ layer: '9' });
    await our.walory.database.run(
      sql`update portfolios set kind = 'ikze', ledger_version = ledger_version + 1 where id = ${our.anna.portfolio}`,
    );
    expect((await shown('after-tax')).home.on_basis).toMatchObject({ layer: '264', taxed: ['ikze'] });
  });

  test('inside an IKE the gain over what was paid in is taxed, beside an ordinary portfolio', async () => {
    const ike = await our.anna.addPortfolio({ name: 'IKE', kind: 'ike' });
    await buy();
    await buy({ portfolio_id: ike });
    const { home, page } = await shown('after-tax', ike);
    expect(page.on_basis).toMatchObject({ layer: '18', taxed: ['ike'] });
    expect(home.on_basis).toMatchObject({ layer: '36', taxed: ['securities', 'ike'] });
  });
});

describe('real (BA-3)', () => {
  test('lifts what was paid in by the months that are published, and names the last (BA-9)', async () => {
    await buy();
    const months = await our.walory.database.many<{ month: string; ratio: string }>(
      sql`select month, ratio from inflation_months where month between '2026-01-01' and '2026-11-30' order by month`,
    );
    const rise = months.reduce((product, { ratio }) => product * Number(ratio), 1);
    const { home, page, report } = await shown('real');
    for (const { on_basis, history } of [home, page]) {
      expect(Number(on_basis.figures.net_invested)).toBeCloseTo(1005 * rise, 1);
      expect(on_basis.figures.market_value).toBe('1100');
      expect(on_basis).toMatchObject({ of: 'real', prices_until: months.at(-1)!.month.slice(0, 7) });
      expect(history.value.at(-1)).toBe(1100);
      expect(history.invested.at(-1)).toBeCloseTo(1005 * rise, 1);
      expect(history.layer.of).toBe('inflation');
    }
    const { value_start, net_flows, profit, value_end } = report.on_basis.figures;
    expect(Number(value_start) + Number(net_flows) + Number(profit)).toBeCloseTo(Number(value_end), 6);
  });
});

describe('what is refused', () => {
  test('another currency than złoty, another basis, another owner (BA-1)', async () => {
    await buy();
    const { browser, portfolio } = our.anna;
    for (const path of [
      '/api/statistics?currency=eur&basis=real',
      `/api/portfolios/${portfolio}/performance?currency=eur&basis=after-tax`,
      `/api/portfolios/${portfolio}/history?currency=eur&basis=real`,
      '/api/report-figures?kind=performance&currency=eur&basis=after-tax',
    ]) {
      const { status, body } = await browser.get(path);
      expect([status, Object.keys(body.errors)], path).toEqual([422, ['basis']]);
    }
    expect((await browser.get('/api/statistics?basis=gross')).status).toBe(422);
    const other = await Trader.start(our.walory);
    const path = `/api/portfolios/${portfolio}/performance?basis=after-tax`;
    expect((await other.browser.get(path)).status).toBe(404);
  });

  test('nominal figures say nothing of a basis', async () => {
    await buy();
    const { home, report } = await shown('nominal');
    expect([home.on_basis, report.on_basis, home.history.layer]).toEqual([undefined, undefined, undefined]);
  });

  test('files are nominal, whatever basis is asked for (BA-9)', async () => {
    await onPlan(our.walory.database, our.anna, 'professional');
    await buy();
    const file = async (basis: string) => {
      const path = `/api/report-figures/xlsx?kind=overview&period=start&currency=pln${basis}`;
      return JSON.stringify(read((await must(our.anna.browser.get(path))).bytes).Sheets);
    };
    const nominal = await file('');
    expect(nominal).toContain('"v":1100');
    for (const basis of ['after-tax', 'real']) expect(await file(`&basis=${basis}`)).toBe(nominal);
  });
});
