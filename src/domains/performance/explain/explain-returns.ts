import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { type Decimal, isZero, plus, zero } from '../../../foundation/decimal.ts';
import { type DailyValues, lastDayOf } from '../../valuation/daily-values.ts';
import type { ChangePeriod } from '../../valuation/figures-contract.ts';
import { externalFlows, figuresOf, type Rate, type Returns } from '../../valuation/measure-total.ts';
import { periodStart } from '../../valuation/period-starts.ts';
import { timeWeighted } from '../../valuation/returns/time-weighted.ts';
import { valueChange } from '../../valuation/value-change.ts';
import type { Scope } from './explained-scope.ts';
import { type Cell, explanation, money, moneyFloat, percent, text } from './explanation.ts';

type Explanation = ReturnType<typeof explanation>;

/** The profit and what it is measured against (rule P-2). */
export function explainRoi({ total, parts, paidIn }: Scope, returns: Returns): Explanation {
  const { roi } = figuresOf(total, returns);
  const bought = parts.filter((part) => !part.followsCash).map(({ value }) => value);
  const against: [string, Decimal][] = [
    ['deposits', paidIn],
    ['purchases', bought.map((value) => value.purchases).reduce(plus, zero)],
    ['purchase_fees', bought.map((value) => value.purchaseFees).reduce(plus, zero)],
  ];
  const rows: [string, Decimal][] = [
    ['profit', total.profit],
    ...against.filter(([, amount]) => !isZero(amount)),
  ];
  return explanation({
    result: percent(roi),
    reason: total.isShort ? 'short' : roi === null ? 'no-purchases' : null,
    columns: ['part', 'amount'],
    rows: rows.map(([label, amount]) => ({ label, cells: [money(amount)], size: null })),
    total: null,
  });
}

/** Every flow with what it has grown to at the rate by the last day with money at work: together, the value (rule P-6). */
export function explainIrr({ total }: Scope, { irr }: Returns): Explanation {
  const { daily } = total;
  const until = irr.to === null ? lastDayOf(daily) : dayNumber(irr.to);
  const flows = externalFlows(daily);
  const annual = yearlyOf(irr);
  const rows = flows.map(({ day, amount }) => {
    const years = (until - day) / 365;
    const grown = annual === null ? null : -amount * (1 + annual) ** years;
    const cells: Cell[] = [
      { kind: 'day', value: dayOf(day) },
      moneyFloat(-amount),
      { kind: 'number', value: years.toFixed(2) },
      moneyFloat(grown),
    ];
    return { label: null, cells, size: Math.abs(amount) };
  });
  const put = -flows.reduce((sum, flow) => sum + flow.amount, 0);
  return explanation({
    result: percent(irr.percent),
    reason: irr.reason,
    columns: ['day', 'flow', 'years', 'grown'],
    rows,
    total: [moneyFloat(put), text(null), money(total.marketValue)],
    params: { ...spanParams(irr, 'max'), until: dayOf(until) },
    add: [1, 3],
  });
}

/** The rate is shown over the span below a year; flows grow at the yearly one it comes from. */
function yearlyOf({ percent: shown, is_annual, from, to }: Rate): number | null {
  if (shown === null || from === null || to === null) return null;
  return is_annual ? shown / 100 : (1 + shown / 100) ** (365 / (dayNumber(to) - dayNumber(from))) - 1;
}

/** What a rate spans, for the sentence to say the same as the figure's label. */
export function spanParams(
  { is_annual, from, to, ended }: Rate,
  asked: '1Y' | 'max',
): Record<string, string> {
  if (from === null || to === null) return {};
  return { asked, from, to, ...(is_annual && { annual: '1' }), ...(ended && { ended: '1' }) };
}

/** Year by year, newest first; chained they are the whole (rule P-4). */
export function explainTwr(
  { total: { daily } }: Scope,
  { twr, twr_year }: Returns,
  period: ChangePeriod,
): Explanation {
  const isYear = period === '1Y';
  const rate = isYear ? twr_year : twr;
  const until = rate.to === null ? lastDayOf(daily) : dayNumber(rate.to);
  const from = isYear ? periodStart('1Y', lastDayOf(daily), daily.first) : daily.first - 1;
  return explanation({
    result: percent(rate.percent),
    reason: rate.reason,
    columns: ['year', 'value_from', 'flows', 'value_to', 'return'],
    rows: yearsBetween(from, until).flatMap(([begin, end]) => {
      const cells = cellsOfYear(daily, begin, end);
      return cells ? [{ label: null, cells: [text(dayOf(end).slice(0, 4)), ...cells], size: null }] : [];
    }),
    total: rate.percent === null ? null : cellsOfYear(daily, from, until),
    params: spanParams(rate, isYear ? '1Y' : 'max'),
  });
}

/** A span cut at the ends of its calendar years, newest first. */
function yearsBetween(from: number, to: number): [number, number][] {
  const spans: [number, number][] = [];
  for (let end = to; end > from; ) {
    const begin = Math.max(from, dayNumber(`${dayOf(end).slice(0, 4)}-01-01`) - 1);
    spans.push([begin, end]);
    end = begin;
  }
  return spans;
}

function cellsOfYear(daily: DailyValues, from: number, to: number): Cell[] | null {
  const measured = timeWeighted(daily, from, to);
  const change = valueChange(daily, from, to);
  if (measured.kind === 'none' || change.kind === 'none') return null;
  return [
    moneyFloat(change.start),
    moneyFloat(change.inflow - change.outflow),
    moneyFloat(change.end),
    percent(measured.total * 100),
  ];
}

/** Value at the end, less that at the start and the money that came in, with what went out (rule P-7). */
export function explainChange(
  { total: { daily } }: Scope,
  returns: Returns,
  period: Exclude<ChangePeriod, '24h'>,
): Explanation | null {
  const today = lastDayOf(daily);
  const change = valueChange(daily, periodStart(period, today, daily.first), today);
  if (change.kind === 'none') return null;
  const lines: [string, number][] = [
    ['end', change.end],
    ['start', -change.start],
    ['money_in', -change.inflow],
    ['money_out', change.outflow],
  ];
  return explanation({
    result: { kind: 'money', value: returns.changes[period]?.amount ?? null },
    columns: ['part', 'amount'],
    rows: lines.map(([label, amount]) => ({ label, cells: [moneyFloat(amount)], size: null })),
    total: [moneyFloat(change.amount)],
  });
}
