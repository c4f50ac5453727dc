import { minus } from '../../../foundation/decimal.ts';
import { profitSteps } from '../../performance/explain/profit-sources.ts';
import { flowsBetween } from '../../valuation/daily-values.ts';
import { floatMoney, moneyFigures, moneyText } from '../../valuation/measure-total.ts';
import { sumsOf, type TotalValue } from '../../valuation/total-value.ts';
import type { Ends, ReportScope } from './report-scope.ts';

/** What sums grew by from one standing to another. */
export function sumsBetween(start: TotalValue, end: TotalValue) {
  const [before, after] = [sumsOf([start]), sumsOf([end])];
  const names = Object.keys(after) as (keyof typeof after)[];
  const grown = Object.fromEntries(
    names.map((name) => [name, minus(after[name], before[name])]),
  ) as typeof after;
  return { ...grown, cashResult: minus(end.cashResult, start.cashResult) };
}

type Pair = { start: TotalValue; end: TotalValue };

/** Value, flows and profit of a span: start + flows + profit = end (rule RP-3). */
export function moneyBetween({ start, end }: Pair) {
  const { marketValue, profit } = sumsBetween(start, end);
  return {
    value_start: moneyText(start.marketValue),
    net_flows: moneyText(minus(marketValue, profit)),
    profit: moneyText(profit),
    value_end: moneyText(end.marketValue),
  };
}

/** Where the profit of a span came from, step by step as on the page of a portfolio (rules P-1 and P-9). */
export function stepsBetween({ start, end }: Pair) {
  const steps = profitSteps(moneyFigures({ ...end, ...sumsBetween(start, end) })) ?? [];
  return steps.map(({ source, amount }) => ({ source, amount }));
}

/**
 * Money in and out one by one. What was moved here from a portfolio outside the report counts as what it had cost, as it
 * does in the profit (rule P-16). In a history that was cut what is older counts as of its first day (rule P-17): then
 * nobody knows which of it belongs to a span that begins there.
 */
export function flowsOf({ ledger, total, begun, isUnknown }: ReportScope, { span }: Pick<Ends, 'span'>) {
  if (isUnknown || (span.from >= begun && span.from < total.daily.first))
    return { paid_in: null, taken_out: null };
  const { inflow, outflow } = flowsBetween(total.daily, span.from, span.to);
  const outside = new Set((total.transfers ?? []).map(({ link }) => link));
  let [paidIn, takenOut] = [inflow, outflow];
  for (const { id } of ledger.holdings)
    for (const { link, day, comes, value, cost } of ledger.measured.get(id)?.value.transfers ?? []) {
      if (!outside.has(link) || day <= span.from || day > span.to) continue;
      const differs = Number(moneyText(cost)) - value;
      if (comes) paidIn += differs;
      else takenOut += differs;
    }
  return { paid_in: floatMoney(paidIn), taken_out: floatMoney(takenOut) };
}
