import { dayOf } from '../../../foundation/calendar-day.ts';
import { ratesBetween, unknownFigures } from '../../valuation/measure-total.ts';
import type { Span } from '../report-period.ts';
import { contributions } from './contributions.ts';
import { drawdownsOf } from './drawdowns.ts';
import { knownMonths, monthsTable } from './months-table.ts';
import { type Ends, endsOf, type ReportScope } from './report-scope.ts';
import { flowsOf, moneyBetween, stepsBetween } from './sums-between.ts';

/** Where an amount cannot be said in the shown currency. */
const unknownMoney = { value_start: null, net_flows: null, profit: null, value_end: null };

/** The headline figures of a span. */
export function spanFigures(scope: ReportScope, ends: Ends) {
  const { total, isUnknown } = scope;
  const pair = { start: ends.start.total, end: ends.end.total };
  const { from, to } = ends.span;
  const { twr, irr } = isUnknown ? unknownFigures : ratesBetween(total.daily, from, to);
  return {
    from: dayOf(from),
    to: dayOf(to),
    ...(isUnknown ? unknownMoney : moneyBetween(pair)),
    ...flowsOf(scope, ends),
    sources: isUnknown ? null : stepsBetween(pair),
    twr,
    irr,
    deepest_drawdown: isUnknown ? null : (drawdownsOf(total.daily, ends.span)[0] ?? null),
  };
}

/** The report of everything at a glance, with the period before. */
export function overviewFigures(scope: ReportScope, span: Span, before: Span | null, locale: string) {
  const ends = endsOf(scope, span);
  const years = monthsTable(scope.total.daily, span);
  const months = knownMonths(years).toSorted((a, b) => b.percent - a.percent);
  return {
    ...spanFigures(scope, ends),
    before: before && spanFigures(scope, endsOf(scope, before)),
    by_portfolio: byPortfolio(scope, ends),
    ...(scope.isUnknown
      ? { by_instrument: [], helped: [], cost: [], others: null, account: null }
      : contributions(scope, ends, locale)),
    best_month: months[0] ?? null,
    worst_month: months.length > 1 ? months.at(-1)! : null,
    years: scope.isUnknown
      ? []
      : monthsTable(scope.total.daily, { from: scope.total.daily.first - 1, to: scope.ledger.today }),
  };
}

function byPortfolio({ ledger, totals, isUnknown }: ReportScope, { span, start, end }: Ends) {
  return ledger.portfolios.map(({ id, name }) => ({
    id,
    name,
    ...(isUnknown ? unknownMoney : moneyBetween({ start: start.totals.get(id)!, end: end.totals.get(id)! })),
    twr: isUnknown ? unknownFigures.twr : ratesBetween(totals.get(id)!.daily, span.from, span.to).twr,
  }));
}
