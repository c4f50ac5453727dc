import type { Period } from '../../period-change.ts';

/** How many percent one of the nine colours stands for: fixed, and wider the longer the period. */
const steps: Record<Period, number> = { '24h': 0.75, '7D': 1.25, '1M': 2, '3M': 4, YTD: 7, '1Y': 9 };

/** Crypto moves so much more that with the steps of shares every tile would have the last colour. */
const cryptoFactor = 2;

export function heatStep(period: Period, assetClass: string): number {
  return steps[period] * (assetClass === 'crypto' ? cryptoFactor : 1);
}
