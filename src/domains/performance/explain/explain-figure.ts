import type { ChangePeriod } from '../../valuation/figures-contract.ts';
import { figuresOf, measureReturns, type Rate, type Returns } from '../../valuation/measure-total.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import type { ExplainedFigure } from './explain-contract.ts';
import { explainChange, explainIrr, explainRoi, explainTwr, spanParams } from './explain-returns.ts';
import {
  explainDividends,
  explainFees,
  explainFxEffect,
  explainLastMove,
  explainNetInvested,
  explainProfit,
  explainRealised,
  explainUnrealised,
  explainValue,
} from './explain-sums.ts';
import type { Scope } from './explained-scope.ts';
import { explanation, percent, text } from './explanation.ts';

type Explainer = (
  scope: Scope,
  returns: Returns,
  period: ChangePeriod,
) => ReturnType<typeof explanation> | null;

const explainers: Record<ExplainedFigure, Explainer> = {
  value: explainValue,
  profit: explainProfit,
  net_invested: explainNetInvested,
  roi: explainRoi,
  irr: explainIrr,
  twr: explainTwr,
  realised: explainRealised,
  unrealised: explainUnrealised,
  dividends: explainDividends,
  fees: explainFees,
  fx_effect: explainFxEffect,
  change: (scope, returns, period) =>
    period === '24h' ? explainLastMove(scope) : explainChange(scope, returns, period),
};

/** The rows behind a figure: each explanation adds up to the figure the page shows, because it is made from the same sums. */
export function explained(
  scope: Scope,
  { figure, period }: { figure: ExplainedFigure; period: ChangePeriod },
) {
  if (scope.isUnknown) return { ...unknown(), beside: [] };
  const returns = measureReturns(scope.total);
  return {
    ...(explainers[figure](scope, returns, period) ?? unknown()),
    beside: besideOf(figure, period, scope.total, returns),
  };
}

function unknown() {
  return explanation({ result: text(null), reason: 'unknown-value', columns: [], rows: [], total: null });
}

/** The same result by the other measures, where the question was a return; of a year's also since the first day. */
function besideOf(figure: ExplainedFigure, period: ChangePeriod, total: TotalValue, returns: Returns) {
  if (figure !== 'roi' && figure !== 'irr' && figure !== 'twr') return [];
  const ofRate = (name: string, rate: Rate) => ({
    figure: name,
    result: percent(rate.percent),
    params: spanParams(rate, 'max'),
  });
  const { irr, twr } = returns;
  const isOther = figure !== 'twr' || (period === '1Y' && !isSameSpan(returns.twr_year, twr));
  return [
    ...(figure === 'roi'
      ? []
      : [{ figure: 'roi', result: percent(figuresOf(total, returns).roi), params: {} }]),
    ...(figure === 'irr' ? [] : [ofRate('irr', irr)]),
    ...(isOther ? [ofRate('twr', twr)] : []),
  ];
}

function isSameSpan(a: Rate, b: Rate): boolean {
  return a.from === b.from && a.to === b.to;
}
