import type { ReportOf } from '../frame/report-context.ts';

/** A position or an amount of cash, as one list shows both. */
export type Held = {
  key: string;
  ticker: string | null;
  title: string | null;
  portfolio: string | null;
  units: string | null;
  cost: string | null;
  value: string | null;
  /** Of cash. */
  currency: string | null;
};

/** Positions first, then cash; the amount of it stands where units do. */
export function heldRows({ positions, cash }: ReportOf<'transactions'>['figures']['opening']): Held[] {
  return [
    ...positions.map(({ holding_id, ticker, title, portfolio, units, cost, value }) => ({
      key: holding_id,
      ticker,
      title,
      portfolio,
      units,
      cost,
      value,
      currency: null,
    })),
    ...cash.map(({ currency, amount, value }) => ({
      key: `cash ${currency}`,
      ticker: null,
      title: null,
      portfolio: null,
      units: amount,
      cost: null,
      value,
      currency,
    })),
  ];
}
