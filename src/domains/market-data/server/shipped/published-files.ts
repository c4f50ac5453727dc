import { checkedInflation, checkedPolicyRates } from '../../shipped/check-shipped.ts';
import type { FigureOrigin } from './figure-origin.ts';
import type { InflationMonth } from './inflation-store.ts';
import type { PolicyRate } from './policy-rate-store.ts';

/** Rows of a file in the layout of the shipped one; null where it is none or a row cannot be right. */
export function inflationIn(text: string, origin: FigureOrigin): InflationMonth[] | null {
  return (
    checkedInflation(text)?.map(({ monthly, seenOn, ...month }) => ({
      ...month,
      ratio: monthly === null ? null : 1 + Number(monthly) / 100,
      seenOn: seenOn || null,
      origin,
    })) ?? null
  );
}

export function ratesIn(text: string, origin: FigureOrigin): PolicyRate[] | null {
  return checkedPolicyRates(text)?.map((rate) => ({ ...rate, seenOn: rate.seenOn || null, origin })) ?? null;
}
