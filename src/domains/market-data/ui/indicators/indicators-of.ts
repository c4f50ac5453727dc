import type { indicatorModules } from '../../contract.ts';

export type IndicatorModule = (typeof indicatorModules)[number];

/** What can be known of an asset: only companies report, only what is held for income pays. */
export function indicatorsOf(assetClass: string): readonly IndicatorModule[] {
  if (assetClass === 'stocks') return ['sentiment', 'dividends', 'cash-flow', 'earnings'];
  if (assetClass === 'etf') return ['sentiment', 'dividends'];
  return ['sentiment'];
}
