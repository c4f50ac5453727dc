import type { MarketData } from '../market/market-data.ts';

/** One day's trade as the simulator executed it. */
export type Execution = {
  row: number;
  universe: Int32Array;
  /** Money traded and money held afterwards, for each asset. */
  trades: Float64Array;
  holdings: Float64Array;
  /** Value before costs. */
  value: number;
  /** Calendar days until the next trading day. */
  daysToNext: number;
};

/** What a simulated trade or position costs; a new cost is one small file. */
export type Cost = {
  readonly name: string;
  begin(market: MarketData): void;
  charge(execution: Execution): number;
};
