import { decimal, plus, textOf } from '../../../../foundation/decimal.ts';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';

/** The cost of everything in the table. Without followed cash there is none to add, whatever its value is said to be. */
export function holdingsCost(
  figures: Pick<TotalFigures, 'investment_sum' | 'cash' | 'cash_value'>,
): string | null {
  return added(figures.investment_sum, figures.cash.length === 0 ? '0' : figures.cash_value);
}

/** A part of the whole in percent, unknown where one of them is or nothing was paid. */
export function percentOf(part: string | null, whole: string | null): number | null {
  if (part === null || whole === null || Number(whole) <= 0) return null;
  return (Number(part) / Number(whole)) * 100;
}

/** The sum of two amounts, unknown where one of them is. */
export function added(a: string | null, b: string | null): string | null {
  return a === null || b === null ? null : textOf(plus(decimal(a), decimal(b)));
}
