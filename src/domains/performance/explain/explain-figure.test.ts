import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../../tests/support/records/ledger-rows.ts';
import { ledgerValues } from '../../../../tests/support/valued-ledger/ledger-values.ts';
import { twoPortfolios, withoutRates } from '../../../../tests/support/valued-ledger/two-portfolios.ts';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import type { ChangePeriod } from '../../valuation/figures-contract.ts';
import { type LedgerValues, totalsOf, wholeTotal } from '../figures/ledger-values.ts';
import { totalFigures } from '../figures/portfolio-figures.ts';
import { type ExplainedFigure, explainedFigures } from './explain-contract.ts';
import { explained } from './explain-figure.ts';
import { explainedScope } from './explained-scope.ts';

type About = { portfolio?: string; asset?: string; period?: ChangePeriod };

function explain(ledger: LedgerValues, figure: ExplainedFigure, about: About = {}) {
  const { portfolio = 'all', asset, period = 'max' } = about;
  return explained(explainedScope(ledger, { portfolio, asset }), { figure, period });
}

/** One portfolio alone, as it is loaded when it is asked for. */
function alone(ledger: LedgerValues, id: string): LedgerValues {
  return { ...ledger, portfolios: ledger.portfolios.filter((portfolio) => portfolio.id === id) };
}

const ledger = twoPortfolios();
const labels = (found: ReturnType<typeof explain>) =>
  found.rows.map(({ label, cells }) => [label ?? cells[0]!.value, cells.at(-1)!.value]);

describe('an explanation adds up to the figure the page shows', () => {
  const shown = totalFigures(
    ledger,
    ledger.portfolios.filter(({ is_virtual }) => !is_virtual),
    wholeTotal(ledger, totalsOf(ledger)),
    'en',
  );

  it.each([
    ['value', shown.market_value],
    ['profit', shown.profit],
    ['net_invested', shown.net_invested],
    ['realised', shown.realised],
    ['unrealised', shown.unrealised],
    ['dividends', shown.dividends.net],
    ['fees', '5'],
    ['fx_effect', shown.fx_effect],
  ] as [ExplainedFigure, string][])('%s', (figure, amount) => {
    const found = explain(ledger, figure);
    expect(found.result).toEqual({ kind: 'money', value: amount });
    expect(textOf(sum(found.rows.map(({ cells }) => decimal(cells.at(-1)!.value!))))).toBe(amount);
    expect(found.total!.cells.at(-1)!.value).toBe(amount);
    expect(found.reason).toBeNull();
  });

  it('the change of a period in its four parts (rule P-7)', () => {
    const found = explain(ledger, 'change', { period: '1M' });
    expect(found.rows.map(({ label }) => label)).toEqual(['end', 'start', 'money_in', 'money_out']);
    const parts = found.rows.map(({ cells }) => Number(cells[0]!.value));
    expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(Number(found.result.value), 9);
    expect(found.result.value).toBe(shown.changes['1M']!.amount);
  });

  it('the last session’s move asset by asset (rule P-8)', () => {
    const found = explain(ledger, 'change', { period: '24h' });
    // Six at 120 and 3.50 after 118 and 5, and ten by 2.
    expect(labels(found)).toEqual([
      ['SPY', '-1020'],
      ['KGH', '20'],
    ]);
    expect(found.result.value).toBe('-1000');
    expect(found.result.value).toBe(shown.changes['24h']!.amount);
  });
});

/** Bought for 1 000, sold for 1 500 two years later; bought again for 500 after five more, now worth 475. */
const again = ledgerValues({
  today: '2024-06-28',
  portfolios: [{ id: 'p' }],
  holdings: [
    {
      id: 'a',
      portfolio_id: 'p',
      rows: [buy('2017-01-02', '10', '100'), sell('2019-01-02', '10', '150'), buy('2024-03-01', '5', '100')],
      closes: { '2017-01-02': 100, '2019-01-02': 150, '2024-03-01': 100, '2024-06-28': 95 },
    },
  ],
});

describe('a return and its explanation are of the same days (rule P-5)', () => {
  const chained = (found: ReturnType<typeof explain>) =>
    found.rows.reduce((growth, { cells }) => growth * (1 + Number(cells.at(-1)!.value) / 100), 1) - 1;
  const grown = ({ rows, more }: ReturnType<typeof explain>) =>
    [...rows, ...(more ? [more] : [])].reduce((total, { cells }) => total + Number(cells.at(-1)!.value), 0);

  it('of the last year: since the money came back', () => {
    const found = explain(again, 'twr', { period: '1Y' });
    expect(Number(found.result.value)).toBeCloseTo(-5, 6);
    expect(chained(found)).toBeCloseTo(-0.05, 8);
    expect(Number(found.total!.cells.at(-1)!.value)).toBeCloseTo(-5, 6);
    expect(found.params).toEqual({ asked: '1Y', from: '2024-03-01', to: '2024-06-28' });
  });

  it('of everything: chained over the years without anything', () => {
    const found = explain(again, 'twr');
    expect(chained(found)).toBeCloseTo(0.425, 8);
    expect(Number(found.total!.cells.at(-1)!.value)).toBeCloseTo(42.5, 6);
    expect(found.rows.map(({ cells }) => cells[0]!.value)).toEqual(['2024', '2019', '2018', '2017']);
    const days = 2734;
    expect(Number(found.result.value)).toBeCloseTo((1.425 ** (365 / days) - 1) * 100, 5);
    expect(found.params).toEqual({ asked: 'max', from: '2017-01-02', to: '2024-06-28', annual: '1' });
  });

  it('irr once everything is sold: flows grow to the last day with money at work, and add up', () => {
    const soldOut = (today: string) =>
      ledgerValues({
        today,
        portfolios: [{ id: 'p' }],
        holdings: [
          {
            id: 'a',
            portfolio_id: 'p',
            rows: [
              buy('2020-01-02', '10', '100', { fee: '3' }),
              sell('2021-06-01', '4', '120', { fee: '3' }),
              sell('2022-03-01', '6', '80', { fee: '3' }),
              ledgerRow('dividend', '2022-05-02', { total: '25', tax: '5' }),
            ],
            closes: { '2020-01-02': 100, '2021-06-01': 120, '2022-03-01': 80, '2022-05-02': 70 },
          },
        ],
      });
    for (const today of ['2022-05-02', '2022-05-03', '2024-06-28']) {
      const found = explain(soldOut(today), 'irr');
      expect(found.total!.cells.at(-1)!.value).toBe('0');
      expect(grown(found)).toBeCloseTo(0, 1);
      expect(found.result).toEqual(explain(soldOut('2022-05-02'), 'irr').result);
      expect(found.params).toEqual({
        asked: 'max',
        from: '2020-01-02',
        to: '2022-03-01',
        until: '2022-03-01',
        annual: '1',
        ended: '1',
      });
      // The annual TWR beside it decays no more than the IRR.
      expect(explain(soldOut(today), 'twr').result).toEqual(explain(soldOut('2022-05-02'), 'twr').result);
    }
  });
});

describe('the rows of a figure', () => {
  it('value: units, price, rate and worth, largest first, and the cash', () => {
    const found = explain(ledger, 'value');
    expect(found.columns).toEqual(['asset', 'units', 'price', 'rate', 'value']);
    expect(found.rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])).toEqual([
      [null, 'SPY', '6', '120', '3.5', '2520'],
      [null, 'KGH', '10', '60', '1', '600'],
      ['cash', '511.2'],
    ]);
  });

  it('profit: price and currency apart, and no line that is nothing (rule P-9)', () => {
    expect(labels(explain(ledger, 'profit'))).toEqual([
      ['realised', '160'],
      ['price_effect', '580'],
      ['fx_effect', '80'],
      ['dividends', '16.2'],
      ['fees', '-5'],
    ]);
  });

  it('invested: money in less money out, by what it was, and never by the profit', () => {
    expect(labels(explain(ledger, 'net_invested'))).toEqual([
      ['deposits', '1000'],
      ['purchases', '4000'],
      ['sales', '-2200'],
    ]);
    const rows = [
      buy('2024-01-02', '10', '10', { fee: '1', tax: '2' }),
      sell('2024-02-01', '4', '12', { fee: '1' }),
      ledgerRow('dividend', '2024-02-02', { total: '10', tax: '2' }),
    ];
    const account = [
      ledgerRow('fee', '2024-03-01', { total: '4' }),
      ledgerRow('interest', '2024-03-02', { total: '3' }),
    ];
    const plain = ledgerValues({
      today: '2024-06-28',
      portfolios: [{ id: 'p', rows: account }],
      holdings: [{ id: 'a', portfolio_id: 'p', rows }],
    });
    const found = explain(plain, 'net_invested');
    expect(labels(found)).toEqual([
      ['purchases', '100'],
      ['fees', '6'],
      ['taxes', '2'],
      ['sales', '-48'],
      ['dividends', '-8'],
      ['interest', '-3'],
    ]);
    expect(found.result.value).toBe('49');
  });

  it('fx effect: of what is held and of what was sold, the same as in the profit (rule P-9)', () => {
    const profit = explain(ledger, 'profit').rows.find(({ label }) => label === 'fx_effect');
    expect(explain(ledger, 'fx_effect').result.value).toBe(profit!.cells[0]!.value);
    expect(explain(ledger, 'fx_effect').rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ['SPY', '720', '640', '80'],
    ]);
  });

  it('fees: those of the account stand beside those of assets', () => {
    const portfolios = [{ id: 'p', rows: [ledgerRow('fee', '2024-01-05', { total: '4' })] }];
    const rows = [buy('2024-01-02', '1', '10', { fee: '1', tax: '2' })];
    const charged = ledgerValues({
      today: '2024-06-28',
      portfolios,
      holdings: [{ id: 'a', portfolio_id: 'p', rows }],
    });
    expect(labels(explain(charged, 'fees'))).toEqual([
      ['cash', '4'],
      ['A', '3'],
    ]);
  });

  it('roi: against deposits where cash is followed, against purchases where it is not (rule P-2)', () => {
    expect(labels(explain(ledger, 'roi'))).toEqual([
      ['profit', '831.2'],
      ['deposits', '1000'],
      ['purchases', '4000'],
    ]);
    expect(explain(ledger, 'roi').result.value).toBe('16.624000');
    expect(labels(explain(alone(ledger, 'pension'), 'roi', { portfolio: 'pension' }))).toEqual([
      ['profit', '111.2'],
      ['deposits', '1000'],
    ]);
  });

  it('roi of an asset alone is against its purchases and their fees, wherever the cash is (rule P-2)', () => {
    const found = explain(ledger, 'roi', { asset: 'kgh' });
    expect(labels(found)).toEqual([
      ['profit', '111.2'],
      ['purchases', '500'],
      ['purchase_fees', '5'],
    ]);
    expect(Number(found.result.value)).toBeCloseTo((111.2 / 505) * 100, 6);
  });

  it('irr: every flow grows at the rate, and together they are the value (rule P-6)', () => {
    const found = explain(alone(ledger, 'dollars'), 'irr', { portfolio: 'dollars' });
    expect(found.rows.map(({ cells }) => cells[0]!.value)).toEqual(['2024-01-02', '2024-03-01']);
    const grown = found.rows.reduce((total, { cells }) => total + Number(cells[3]!.value), 0);
    expect(grown).toBeCloseTo(2520, 1);
    expect(found.params).toEqual({
      asked: 'max',
      from: '2024-01-02',
      to: '2024-06-28',
      until: '2024-06-28',
    });
    expect(found.total!.cells.map(({ value }) => value)).toEqual(['1800.00', null, '2520']);
  });

  it('twr: the years, newest first, chained are the whole (rule P-4)', () => {
    const long = ledgerValues({
      today: '2024-06-28',
      portfolios: [{ id: 'p' }],
      holdings: [
        {
          id: 'a',
          portfolio_id: 'p',
          rows: [buy('2022-03-01', '1', '100')],
          closes: { '2022-03-01': 100, '2022-12-30': 80, '2023-12-29': 120, '2024-06-28': 150 },
        },
      ],
    });
    const found = explain(long, 'twr');
    expect(found.rows.map(({ cells }) => [cells[0]!.value, cells.at(-1)!.value])).toEqual([
      ['2024', '25.000000'],
      ['2023', '50.000000'],
      ['2022', '-20.000000'],
    ]);
    expect(found.params).toEqual({ asked: 'max', from: '2022-03-01', to: '2024-06-28', annual: '1' });
    expect(found.total!.cells.at(-1)!.value).toBe('50.000000');
    expect(Number(found.result.value)).toBeCloseTo((1.5 ** (365 / 850) - 1) * 100, 5);
    const year = explain(long, 'twr', { period: '1Y' });
    expect(year.rows.map(({ cells }) => cells[0]!.value)).toEqual(['2024', '2023']);
  });

  it('returns stand beside each other', () => {
    expect(explain(ledger, 'twr').beside.map(({ figure }) => figure)).toEqual(['roi', 'irr']);
    expect(explain(ledger, 'roi').beside.map(({ figure }) => figure)).toEqual(['irr', 'twr']);
    expect(explain(ledger, 'value').beside).toEqual([]);
    // Of the last year alone it differs from that of all, which then stands beside it too.
    const held = explain(again, 'twr', { period: '1Y' }).beside;
    expect(held.map(({ figure }) => figure)).toEqual(['roi', 'irr', 'twr']);
  });
});

describe('a figure that cannot be given says why', () => {
  it.each(explainedFigures.map((figure) => [figure]))('%s without a rate (rule L-11)', (figure) => {
    const found = explain(withoutRates(), figure);
    expect([found.result.value, found.reason, found.rows]).toEqual([null, 'unknown-value', []]);
  });

  it('an asset without a rate, in a portfolio that is known otherwise (rule L-11)', () => {
    const found = explain(twoPortfolios({ rates: {} }), 'value', { asset: 'spy' });
    expect(found).toMatchObject({ reason: 'unknown-value', rows: [] });
  });

  it('no move without two closes (rule P-8)', () => {
    const found = explain(alone(ledger, 'paper'), 'change', { portfolio: 'paper', period: '24h' });
    expect(found).toMatchObject({ reason: 'unknown-value', result: { value: null } });
  });

  it('no return without purchases', () => {
    const empty = ledgerValues({ today: '2024-06-28', portfolios: [{ id: 'p' }], holdings: [] });
    expect(explain(empty, 'roi')).toMatchObject({ reason: 'no-purchases', result: { value: null } });
  });

  it('an asset that is not there is not found', () => {
    expect(() => explain(ledger, 'value', { asset: 'nobody' })).toThrow(
      expect.objectContaining({ detail: { kind: 'notFound' } }),
    );
  });
});
