import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { anyLedger, firstDay, makeLedger, today } from '../../../../tests/support/records/random-ledger.ts';
import { pricedLedger } from '../../../../tests/support/valued-ledger/random-scope.ts';
import { decimal, floatOf, minus, plus, sum, textOf } from '../../../foundation/decimal.ts';
import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import { moneyFigures, ratesBetween } from '../../valuation/measure-total.ts';
import { dailyReturns, growthIndex, timeWeighted } from '../../valuation/returns/time-weighted.ts';
import { valueChange } from '../../valuation/value-change.ts';
import { type Span, spanOf } from '../report-period.ts';
import { allocationFigures } from './allocation.ts';
import { costFigures } from './costs.ts';
import { drawdownsOf } from './drawdowns.ts';
import { incomeFigures } from './income.ts';
import { overviewFigures } from './overview.ts';
import { performanceFigures } from './performance.ts';
import { realisedFigures } from './realised.ts';
import { type ReportScope, reportScope } from './report-scope.ts';
import { statementFigures } from './statement.ts';

const runs = { numRuns: often(10) };
const anyShown = fc.constantFrom('pln', 'eur', 'usd');
/** Two days of which the first may be before everything. */
const anySpan = fc
  .tuple(fc.integer({ min: firstDay - 5, max: today - 1 }), fc.integer({ min: 1, max: 900 }))
  .map(([from, length]): Span => ({ from, to: Math.min(today, from + length) }));

/** What a property says of any ledger, in any currency, over any days. */
function ofAnyReport(property: (scope: ReportScope, span: Span) => void, rows = 800): void {
  fc.assert(
    fc.property(anyLedger(rows), anyShown, anySpan, (options, shown, span) => {
      const scope = reportScope(pricedLedger(makeLedger(options), shown));
      property(scope, within(span, scope));
    }),
    runs,
  );
}

/** As the product does: nothing begins before everything did (rule RP-2). */
const within = ({ from, to }: Span, { total: { daily } }: ReportScope): Span => ({
  from: Math.min(to, Math.max(from, daily.first - 1)),
  to,
});

/** A report since the start. */
const wholeSpan = ({ begun, ledger: { today: last } }: ReportScope): Span =>
  spanOf({ of: 'start' }, { today: last, begun })!;

const total = (list: readonly (string | null)[]) => sum(list.map((text) => decimal(text!)));
/** Sums of many amounts that were each rounded to ten places. */
const near = (a: string | null, b: string | null, most = 1e-6) =>
  expect(Math.abs(floatOf(minus(decimal(a!), decimal(b!))))).toBeLessThan(most);

/** A percentage near -100 has few digits left of what remained: the fewer, the less exact is what it is chained to. */
function expectChained(list: readonly ({ percent: number | null } | null)[], percent: number | null): void {
  const factors = list.map((one) => 1 + (one?.percent ?? 0) / 100);
  const grown = factors.reduce((growth, factor) => growth * factor, 1);
  const expected = 1 + (percent ?? 0) / 100;
  const slack = [...factors, expected].reduce((sum, factor) => sum + 1 / Math.abs(factor), 1);
  if (Number.isFinite(slack)) expect(Math.abs(grown / expected - 1)).toBeLessThan(1e-13 * slack);
  else expect(Math.abs(grown) + Math.abs(expected)).toBeLessThan(1e-9);
}

describe('an overview of any ledger (rules RP-3 to RP-5)', () => {
  it('starts with a value, adds flows and profit, and ends with a value', () => {
    ofAnyReport((scope, span) => {
      const { value_start, net_flows, profit, value_end, ...rest } = overviewFigures(scope, span, null, 'en');
      near(textOf(total([value_start, net_flows, profit])), value_end);
      const change = valueChange(scope.total.daily, span.from, span.to);
      if (change.kind !== 'change') throw new Error('every value is known here');
      const size = Math.abs(change.start) + Math.abs(change.end) + change.inflow + change.outflow + 1;
      expect(Math.abs(Number(profit) - change.amount) / size).toBeLessThan(1e-9);
      const net = Number(rest.paid_in) - Number(rest.taken_out);
      // Both are written to the grosz.
      expect(Math.abs(net - Number(net_flows))).toBeLessThan(0.011 + size * 1e-9);
    });
  });

  it('says where the profit came from: sources, assets and portfolios each add up to it', () => {
    ofAnyReport((scope, span) => {
      const figures = overviewFigures(scope, span, null, 'en');
      const { profit, sources, helped, cost, others, account, by_portfolio, by_instrument } = figures;
      near(textOf(total([...by_instrument.map((one) => one.profit), account])), profit);
      const { value } = scope.standings.get(span.to)!.ledger.cash.get('portfolio')!;
      near(textOf(plus(total(by_instrument.map((one) => one.value_end)), value)), figures.value_end);
      const steps = sources!.filter(({ source }) => source !== 'total').map(({ amount }) => amount);
      near(textOf(total(steps)), profit);
      near(textOf(total([...[...helped, ...cost].map((one) => one.profit), others, account])), profit);
      near(textOf(total(by_portfolio.map((one) => one.profit))), profit);
    });
  });

  it('since the start is what the page of the portfolio says', () => {
    ofAnyReport((scope) => {
      const span = wholeSpan(scope);
      const page = moneyFigures(scope.total);
      const { profit, value_end, net_flows, twr } = overviewFigures(scope, span, null, 'en');
      expect({ profit, value_end, net_flows }).toEqual({
        profit: page.profit,
        value_end: page.market_value,
        net_flows: page.net_invested,
      });
      const whole = timeWeighted(scope.total.daily);
      expect(twr.span_percent).toBe(whole.kind === 'return' && whole.days > 0 ? whole.total * 100 : null);
      expect(realisedFigures(scope, span, null, 'en').gain).toBe(page.realised);
      const income = incomeFigures(scope, span, null, 'en');
      expect(income.dividends).toEqual(page.dividends);
      expect(income.interest.gross).toBe(page.interest);
      const costs = costFigures(scope, span, null, 'en');
      expect([costs.fees, costs.taxes, costs.dividend_tax]).toEqual([
        page.fees,
        page.taxes,
        page.dividends.tax,
      ]);
    });
  });

  it('of a history that was cut is exact since the start, and says what it does not know (rule P-17)', () => {
    fc.assert(
      fc.property(anyLedger(400), anyShown, (options, shown) => {
        const cut = firstDay + 800;
        const scope = reportScope(pricedLedger(makeLedger(options), shown, cut));
        const whole = reportScope(pricedLedger(makeLedger(options), shown));
        const since = overviewFigures(scope, wholeSpan(scope), null, 'en');
        const { profit, net_flows, value_end, paid_in } = overviewFigures(
          whole,
          wholeSpan(whole),
          null,
          'en',
        );
        expect(since).toMatchObject({ profit, net_flows, value_end });
        near(since.paid_in, paid_in, 0.02);
        if (scope.begun >= cut) return;
        const span = { from: cut - 1, to: today };
        const later = overviewFigures(scope, span, null, 'en');
        expect(later.paid_in).toBeNull();
        expect(later.profit).toBe(overviewFigures(whole, span, null, 'en').profit);
      }),
      runs,
    );
  });

  it('of two periods side by side is that of both together', () => {
    ofAnyReport((scope, { from, to }) => {
      const middle = Math.floor((from + to) / 2);
      const of = (span: Span) => overviewFigures(scope, span, null, 'en');
      const [first, second, both] = [of({ from, to: middle }), of({ from: middle, to }), of({ from, to })];
      near(textOf(total([first.profit, second.profit])), both.profit);
      near(textOf(total([first.net_flows, second.net_flows])), both.net_flows);
      expect(first.value_end).toBe(second.value_start);
    }, 300);
  });

  it('of the days before is the report of those days', () => {
    ofAnyReport((scope, { from, to }) => {
      const before = within({ from: from - 90, to: from }, scope);
      const { before: compared } = overviewFigures(scope, { from, to }, before, 'en');
      expect(overviewFigures(scope, before, null, 'en')).toMatchObject({ ...compared });
    }, 300);
  });
});

describe('the performance of any ledger (rules RP-4 to RP-6)', () => {
  it('has months that chain to years and to the return of the period', () => {
    ofAnyReport((scope, span) => {
      const { years, twr } = performanceFigures(scope, span, null);
      for (const { months, total: ofYear } of years) expectChained(months, ofYear.percent);
      const months = years.flatMap((year) => year.months);
      const whole = timeWeighted(scope.total.daily, span.from, span.to);
      expectChained(months, whole.kind === 'return' ? whole.total * 100 : null);
      if (twr.span_percent !== null) expectChained(months, twr.span_percent);
    });
  });

  it('has falls of which the deepest is the drawdown of the chart', () => {
    ofAnyReport((scope, span) => {
      const { daily } = scope.total;
      const falls = drawdownsOf(daily, span);
      const worst = drawdown(growthIndex(dailyReturns(daily, span.from, span.to)));
      expect(falls[0]?.percent ?? 0).toBeCloseTo((worst?.deepest ?? 0) * 100, 6);
      for (const { from, to, recovered } of falls) {
        expect(from < to).toBe(true);
        expect(recovered === null || to < recovered).toBe(true);
      }
    });
  });

  it('since the start has the rates of the page', () => {
    ofAnyReport((scope) => {
      const { from, to } = wholeSpan(scope);
      const { irr, twr } = ratesBetween(scope.total.daily, from, to);
      const { irr: ofReport, twr: twrOfReport } = performanceFigures(scope, { from, to }, null);
      expect([ofReport, twrOfReport]).toEqual([irr, twr]);
    }, 300);
  });
});

describe('the tables of any ledger (rules RP-7 to RP-11)', () => {
  it('add up to their sums: income by month, year and asset', () => {
    ofAnyReport((scope, span) => {
      const { net, by_month, by_year, by_asset, dividends } = incomeFigures(scope, span, null, 'en');
      for (const table of [by_month, by_year, by_asset]) {
        near(textOf(total(table.map((row) => row.net))), net);
        near(textOf(total(table.map((row) => row.dividends.gross))), dividends.gross);
      }
    });
  });

  it('add up to their sums: costs by kind, month and asset', () => {
    ofAnyReport((scope, span) => {
      const { total: all, by_kind, by_month, by_asset, fees } = costFigures(scope, span, null, 'en');
      near(textOf(total(by_kind.map(({ amount }) => amount))), all);
      for (const table of [by_month, by_asset]) {
        near(textOf(total(table.map((row) => row.total))), all);
        near(textOf(total(table.map((row) => row.fees))), fees);
      }
    });
  });

  it('add up to their sums: lots of every sale', () => {
    ofAnyReport((scope, span) => {
      const figures = realisedFigures(scope, span, null, 'en');
      near(textOf(total(figures.lots.map(({ gain }) => gain))), figures.gain);
      near(textOf(plus(decimal(figures.gains!), decimal(figures.losses!))), figures.gain);
      near(textOf(total(figures.by_asset.map(({ gain }) => gain))), figures.gain);
      const bySale = Map.groupBy(figures.lots, ({ transaction_id }) => transaction_id);
      for (const book of scope.ledger.books.values())
        for (const { id, units, day } of book.entries) {
          const lots = bySale.get(id);
          if (!lots) continue;
          expect(day > span.from && day <= span.to).toBe(true);
          // A sale of all takes what rounding left in the lots, too.
          near(textOf(total(lots.map((lot) => lot.units))), textOf(units));
          for (const { bought, days_held } of lots) expect(bought === null || days_held! >= 0).toBe(true);
        }
    });
  });

  it('take a statement from what there was to what there is', () => {
    ofAnyReport((scope, span) => {
      const { opening, closing, rows } = statementFigures(scope, span, 'en');
      const unitsIn = (list: typeof opening.positions) =>
        new Map(list.map(({ holding_id, units }) => [holding_id, units]));
      const last = new Map(
        rows.flatMap((row) => (row.holding_id ? [[row.holding_id, row.units_after!]] : [])),
      );
      for (const { id } of scope.ledger.holdings) {
        const expected = last.get(id) ?? unitsIn(opening.positions).get(id) ?? '0';
        expect(unitsIn(closing.positions).get(id) ?? '0').toBe(expected);
      }
    });
  });

  it('divide everything into parts that are the whole', () => {
    ofAnyReport((scope, span) => {
      const { now, over_time, concentration } = allocationFigures(scope, span, 'en');
      const wholes = Object.values(now).map((slices) => total(slices.map(({ value }) => value)));
      for (const whole of wholes) expect(Math.abs(floatOf(minus(whole, wholes[0]!)))).toBeLessThan(0.2);
      for (const slices of Object.values(now))
        if (slices.length > 0) expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
      for (const way of ['by_class', 'by_currency', 'by_country', 'by_sector', 'by_broker'] as const) {
        const end = new Map(over_time[way].map(({ key, values }) => [key, values.at(-1)!]));
        for (const { key, value } of now[way])
          expect(Math.abs(end.get(key)! - Number(value))).toBeLessThan(0.02 + Number(value) * 1e-9);
      }
      const { largest_1, largest_5, largest_10, hhi } = concentration;
      if (hhi === null) return;
      expect(largest_1!).toBeLessThanOrEqual(largest_5!);
      expect(largest_5!).toBeLessThanOrEqual(largest_10! + 1e-9);
      expect(hhi).toBeLessThanOrEqual(largest_1! * 100 + 1e-6);
    });
  });
});
