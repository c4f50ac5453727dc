import { compare, type Decimal, decimal, negated, plus, sign, sum } from '../../../foundation/decimal.ts';
import { costFigures } from '../../reports/figures/costs.ts';
import { endsOf, type ReportScope } from '../../reports/figures/report-scope.ts';
import { sumsBetween } from '../../reports/figures/sums-between.ts';
import type { Span } from '../../reports/report-period.ts';
import { floatMoney, moneyText } from '../../valuation/measure-total.ts';
import type { IdleCash } from './idle-cash.ts';

export const costRows = ['currency', 'idle-cash', 'taxes', 'fees'] as const;
type CostRow = { of: (typeof costRows)[number]; amount: Decimal; is_estimate: boolean };

/**
 * What a span cost most (rule CO-14), the largest first: a cost is negative. What the currency brought is no cost: it is
 * listed last with its sign, and is not in the sum.
 */
export function whatCostMost(scope: ReportScope, span: Span, locale: string, idle: IdleCash | null) {
  if (scope.isUnknown) return null;
  const { fees, taxes, dividend_tax, fees_percent } = costFigures(scope, span, null, locale);
  const { start, end } = endsOf(scope, span);
  const grown = sumsBetween(start.total, end.total);
  const rows: CostRow[] = [
    { of: 'currency', amount: plus(grown.fxEffect, grown.realisedFx), is_estimate: false },
    { of: 'fees', amount: negated(decimal(fees!)), is_estimate: false },
    { of: 'taxes', amount: negated(plus(decimal(taxes!), decimal(dividend_tax!))), is_estimate: false },
  ];
  if (idle) rows.push({ of: 'idle-cash', amount: decimal(floatMoney(-idle.missed)), is_estimate: true });
  rows.sort((a, b) => compare(a.amount, b.amount));
  const costs = rows.filter(({ amount }) => sign(amount) < 0);
  return {
    rows: rows.map((row) => ({ ...row, amount: moneyText(row.amount) })),
    total: moneyText(sum(costs.map(({ amount }) => amount))),
    is_estimate: costs.some(({ is_estimate }) => is_estimate),
    fees_percent,
    idle: idle && {
      average: floatMoney(idle.average),
      percent: idle.percent,
      unrated: idle.unrated,
    },
  };
}
