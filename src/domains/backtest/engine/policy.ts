import type { MarketData } from '../market/market-data.ts';
import type { Past } from '../market/past.ts';
import type { Period } from '../market/trading-calendar.ts';
import type { SolverReport } from '../solvers/plan-solver.ts';

/** Calendar and names: known in advance on every stock exchange, unlike prices. */
export type RunFrame = {
  readonly dates: MarketData['dates'];
  readonly days: MarketData['days'];
  readonly assets: MarketData['assets'];
  readonly hasPrices: boolean;
  readonly hasVolumes: boolean;
  readonly period: Period;
};

export type Today = {
  readonly past: Past;
  /** Row of today in the frame's calendar. */
  row: number;
  /** Positions of the assets that may be held today; the rest of every vector is zero. */
  universe: Int32Array;
  /** Rises each time the universe changes. */
  universeVersion: number;
  /** Value of the portfolio before today's trade. */
  value: number;
  /** Weights before the trade, cash last. */
  weights: Float64Array;
};

/** A strategy. It may keep its own memory of what it was handed; one instance serves one run. */
export type Policy = {
  readonly name: string;
  begin?(frame: RunFrame): void;
  /**
   * Writes the wanted weights of today's universe into `target`, which holds the present weights. What it
   * says about cash is ignored: cash balances.
   */
  decide(today: Today, target: Float64Array): void;
  report?(): SolverReport | null;
};
