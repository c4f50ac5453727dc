import { describe, expect, it } from 'vitest';
import { buy, ledgerRow } from '../../../../tests/support/records/ledger-rows.ts';
import { ledgerValues } from '../../../../tests/support/valued-ledger/ledger-values.ts';
import { twoPortfolios, withoutRates } from '../../../../tests/support/valued-ledger/two-portfolios.ts';
import { decimal } from '../../../foundation/decimal.ts';
import { type LedgerValues, totalsOf, wholeTotal } from './ledger-values.ts';
import { portfolioFigures, totalFigures } from './portfolio-figures.ts';

function whole(ledger: LedgerValues) {
  const real = ledger.portfolios.filter(({ is_virtual }) => !is_virtual);
  return totalFigures(ledger, real, wholeTotal(ledger, totalsOf(ledger)), 'en');
}
const each = (
  ledger: LedgerValues,
  strategies: Parameters<typeof portfolioFigures>[2]['strategies'] = new Map(),
) => portfolioFigures(ledger, totalsOf(ledger), { strategies, paused: new Set() }, 'en');

describe('the figures of everything', () => {
  const figures = whole(twoPortfolios());

  it('add up (rules P-1 and P-2)', () => {
    expect(figures).toMatchObject({
      market_value: '3631.2',
      profit: '831.2',
      net_invested: '2800',
      realised: '600',
      unrealised: '220',
      fees: '5',
      dividends: { gross: '20', tax: '3.8', net: '16.2' },
      roi: expect.closeTo(16.624, 9),
      share: 100,
    });
  });

  it('say how complete and how fresh they are', () => {
    expect(figures).toMatchObject({
      holdings_count: 2,
      class_names: ['Funds', 'Stocks'],
      first_day: '2024-01-02',
      missing: 0,
      estimated: 0,
      is_simulated: true,
      at_last_close: false,
      value_day: '2024-06-28',
      shown_currency: 'pln',
      last_synchronization: new Date('2024-06-01T10:00:00Z'),
    });
  });

  it('tell the cash by currency (rule L-7)', () => {
    expect(figures).toMatchObject({
      cash: [{ currency: 'pln', amount: '511.2', value: '511.2', is_negative: false }],
      cash_value: '511.2',
    });
  });

  it('are unknown, not zero, where nothing has a rate (rule L-11)', () => {
    expect(whole(withoutRates())).toMatchObject({
      market_value: null,
      profit: null,
      roi: null,
      irr: { percent: null, reason: 'unknown-value' },
      value_30_days_ago: null,
      sparkline: [],
      share: null,
      missing: 1,
    });
  });

  it('count what has no rate, and sum the rest (rule L-11)', () => {
    const mixed = twoPortfolios({ rates: {} });
    expect(whole(mixed)).toMatchObject({ market_value: '1111.2', missing: 1, holdings_count: 2 });
  });

  it('a price from a transaction is an estimate, and no close (rule L-10)', () => {
    const unquoted = ledgerValues({
      today: '2024-06-28',
      portfolios: [{ id: 'own' }],
      holdings: [{ id: 'flat', portfolio_id: 'own', rows: [buy('2024-01-02', '1', '300')] }],
    });
    expect(whole(unquoted)).toMatchObject({ market_value: '300', estimated: 1, value_day: null });
  });

  it('an overdraft is flagged (rule L-7)', () => {
    const owed = ledgerValues({
      today: '2024-06-28',
      portfolios: [
        { id: 'a', follows_cash: true, rows: [ledgerRow('withdrawal', '2024-01-02', { total: '10' })] },
      ],
      holdings: [],
    });
    expect(whole(owed).cash).toEqual([{ currency: 'pln', amount: '-10', value: '-10', is_negative: true }]);
  });
});

describe('the little line of a year', () => {
  it('ends with today’s value', () => {
    const { sparkline } = whole(twoPortfolios());
    expect(sparkline).toHaveLength(53);
    expect(sparkline.at(-1)).toBe(3631.2);
  });

  it('carries the last known value over unknown days, and begins with the first known one (rule P-15)', () => {
    const ledger = twoPortfolios();
    const total = wholeTotal(ledger, totalsOf(ledger));
    const value = total.daily.value.map((worth, day) =>
      day < 40 || (day > 90 && day < 170) ? Number.NaN : worth,
    );
    const lines = totalFigures(ledger, [], { ...total, daily: { ...total.daily, value } }, 'en');
    const { sparkline } = lines;
    expect(sparkline.every(Number.isFinite)).toBe(true);
    expect(sparkline.length).toBe(53 - 12);
    expect(sparkline.filter((worth) => worth === sparkline[14]).length).toBeGreaterThan(20);
    expect(sparkline.at(-1)).toBe(3631.2);
  });
});

describe('portfolios in a list', () => {
  it('share the real whole; paper ones have no share of it (rule U-4)', () => {
    expect(each(twoPortfolios()).map(({ share }) => share)).toEqual([30.6, 69.4, null]);
  });

  it('that are unknown have none', () => {
    expect(each(withoutRates())[0]).toMatchObject({ share: null, market_value: null });
  });

  it('say how much of their strategy they have, with their cash (rule S-3)', () => {
    const composition = [
      { key: 'stocks', wanted: decimal('40'), matches: [{ kind: 'class' as const, reference: 'stocks' }] },
      { key: 'cash', wanted: decimal('60'), matches: [{ kind: 'cash' as const }] },
    ];
    const strategy = { id: 's', names: { en: 'Calm' }, composition, rules: null };
    const [pension, dollars] = each(twoPortfolios(), new Map([['pension', strategy]]));
    // 600 of 1 111.20 in stocks, of which 40 % are wanted, and 511.20 in cash.
    expect(pension).toMatchObject({
      strategy_id: 's',
      strategy_name: 'Calm',
      strategy_percent: expect.closeTo(40 + (511.2 / 1111.2) * 100, 5),
    });
    expect(dollars).toMatchObject({ strategy_id: null, strategy_name: null, strategy_percent: null });
  });
});
