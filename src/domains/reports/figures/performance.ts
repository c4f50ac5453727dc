import { addMonths, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type DailyValues, dust, valueOn } from '../../valuation/daily-values.ts';
import { timeWeighted } from '../../valuation/returns/time-weighted.ts';
import { volatility } from '../../valuation/returns/volatility.ts';
import { monthsIn, type Span } from '../report-period.ts';
import { drawdownsOf } from './drawdowns.ts';
import { knownMonths, monthsTable } from './months-table.ts';
import { spanFigures } from './overview.ts';
import { endsOf, type ReportScope } from './report-scope.ts';

const mostDrawdowns = 10;
/** Months that a rolling return looks back. */
const windows = [3, 12, 36] as const;
/** Fewer months say little of how a year varies; two are what the arithmetic needs (rule P-13). */
export const byMonth = { perYear: 12, dividedBy: 'count-less-one' } as const;

/** How the returns came about: month by month, drawdowns, and how much they varied. */
export function performanceFigures(scope: ReportScope, span: Span, before: Span | null) {
  const { daily } = scope.total;
  const years = monthsTable(daily, span);
  return {
    ...spanFigures(scope, endsOf(scope, span)),
    before: before && spanFigures(scope, endsOf(scope, before)),
    years,
    drawdowns: scope.isUnknown ? [] : drawdownsOf(daily, span).slice(0, mostDrawdowns),
    volatility: volatilityOf(years),
    rolling: rollingReturns(daily, span),
  };
}

/** Of whole months only: a part of one would count as much as a month. */
function volatilityOf(years: ReturnType<typeof monthsTable>) {
  const whole = knownMonths(years).filter(({ is_whole }) => is_whole);
  const fraction = volatility(
    whole.map(({ percent }) => percent / 100),
    byMonth,
  );
  return {
    percent: fraction === null ? null : fraction * 100,
    months: whole.length,
    reason: fraction === null ? ('too-short' as const) : null,
  };
}

/** At each month's end the return of the months up to it; null where there was nothing at work at their beginning. */
function rollingReturns(daily: DailyValues, span: Span) {
  return monthsIn(span)
    .filter(({ to }) => dayOf(to + 1).endsWith('-01'))
    .map(({ month, to }) => ({
      month,
      months_3: rolling(daily, to, windows[0]),
      months_12: rolling(daily, to, windows[1]),
      months_36: rolling(daily, to, windows[2]),
    }));
}

/** Over more than a year for a year (rule P-5). */
function rolling(daily: DailyValues, to: number, months: number): number | null {
  const from = dayNumber(addMonths(dayOf(to + 1), -months)) - 1;
  if (!(valueOn(daily, from) > dust)) return null;
  const measured = timeWeighted(daily, from, to);
  if (measured.kind !== 'return') return null;
  return (months > 12 ? (measured.annual ?? measured.total) : measured.total) * 100;
}
