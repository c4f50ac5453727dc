import { compare, decimal } from '../../../foundation/decimal.ts';
import type { TotalFigures } from '../../valuation/figures-contract.ts';
import type { HoldingOutput } from '../contract.ts';
import { sharesWithCash } from './shares.ts';

export type CashBalance = TotalFigures['cash'][number];

/** A line of the table of holdings: what is held, or followed cash in one currency. */
export type HoldingRow =
  | { kind: 'asset'; key: string; share: number | null; holding: HoldingOutput }
  | { kind: 'cash'; key: string; share: number | null; cash: CashBalance };

/**
 * Everything a portfolio is made of, largest first and cash last, with shares that sum to exactly 100 (rule U-4). What has
 * no known value has no share; the others then share what is known.
 */
export function holdingRows(holdings: readonly HoldingOutput[], cash: readonly CashBalance[]): HoldingRow[] {
  const sorted = [...holdings].sort((a, b) => byWorth(b.market_value, a.market_value));
  const numberOf = (value: string | null) => (value === null ? null : Number(value));
  const shares = sharesWithCash(
    sorted.map(({ market_value }) => numberOf(market_value)),
    cash.map(({ value }) => numberOf(value)),
  );
  return [
    ...sorted.map((holding, at) => ({
      kind: 'asset' as const,
      key: holding.id,
      share: shares.assets[at] ?? null,
      holding,
    })),
    ...cash.map((balance, at) => ({
      kind: 'cash' as const,
      key: `cash-${balance.currency}`,
      share: shares.cash[at] ?? null,
      cash: balance,
    })),
  ];
}

function byWorth(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  return compare(decimal(a), decimal(b));
}
