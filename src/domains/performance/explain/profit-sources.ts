import {
  type Decimal,
  decimal,
  isZero,
  minus,
  negated,
  plus,
  sum,
  textOf,
  zero,
} from '../../../foundation/decimal.ts';
import type { TotalFigures } from '../../valuation/figures-contract.ts';

export type ProfitSource =
  | 'realised'
  | 'priceEffect'
  | 'dividends'
  | 'interest'
  | 'fxEffect'
  | 'feesAndTax'
  | 'total';

/** Where a step of the profit begins and ends, counted from zero; the total stands on the ground. */
export type ProfitStep = { source: ProfitSource; amount: string; from: string; to: string };

/** Steps that many portfolios do not have. */
const rare: readonly ProfitSource[] = ['interest', 'fxEffect'];

type Figures = Pick<
  TotalFigures,
  | 'realised'
  | 'realised_fx_effect'
  | 'unrealised'
  | 'unrealised_fx_effect'
  | 'fx_effect'
  | 'dividends'
  | 'interest'
  | 'cash_result'
  | 'fees'
  | 'taxes'
  | 'profit'
>;

/**
 * The profit step by step (rules P-1 and P-9): gains at constant exchange rates, then what the currencies did to them,
 * so that the steps add up to the profit to the grosz. Nothing while one of them is not known.
 */
export function profitSteps(figures: Figures): ProfitStep[] | null {
  const amounts = sourcesOf(figures);
  if (!amounts || figures.profit === null) return null;
  const shown = amounts.filter(([source, amount]) => !rare.includes(source) || !isZero(amount));
  const steps = shown.map(([source, amount], at) => {
    const before = sum(shown.slice(0, at).map(([, earlier]) => earlier));
    return { source, amount: textOf(amount), from: textOf(before), to: textOf(plus(before, amount)) };
  });
  return [...steps, { source: 'total', amount: figures.profit, from: textOf(zero), to: figures.profit }];
}

function sourcesOf(figures: Figures): [ProfitSource, Decimal][] | null {
  const parts = [
    figures.realised,
    figures.realised_fx_effect,
    figures.unrealised,
    figures.unrealised_fx_effect,
    figures.fx_effect,
    figures.dividends.net,
    figures.interest,
    figures.cash_result,
    figures.fees,
    figures.taxes,
  ];
  if (parts.includes(null)) return null;
  const [realised, realisedFx, unrealised, unrealisedFx, fx, dividends, interest, cash, fees, taxes] =
    parts.map((part) => decimal(part ?? '0')) as [
      Decimal,
      Decimal,
      Decimal,
      Decimal,
      Decimal,
      Decimal,
      Decimal,
      Decimal,
      Decimal,
      Decimal,
    ];
  return [
    ['realised', minus(realised, realisedFx)],
    ['priceEffect', minus(unrealised, unrealisedFx)],
    ['dividends', dividends],
    ['interest', plus(interest, cash)],
    ['fxEffect', fx],
    ['feesAndTax', negated(plus(fees, taxes))],
  ];
}
