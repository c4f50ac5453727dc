import type { BacktestFailureCode, FailureValues } from '../../engine/backtest-failure.ts';
import type { MarketData } from '../../market/market-data.ts';
import type { LineMetrics } from '../../result/line-figures.ts';
import type { ThinWeights } from '../../result/thin-weights.ts';
import type { SolverReport } from '../../solvers/plan-solver.ts';
import type { Strategy } from '../../strategy-params.ts';

type Setting = {
  market: MarketData;
  strategy: Strategy;
  start: string;
  end: string;
  holdings: Float64Array;
  costs: { linear: number; shortFee: number };
};

/** What a thread is asked to compute. */
export type Task =
  | (Setting & { kind: 'strategy' })
  | (Setting & { kind: 'sweep'; gammas: number[]; kappas: number[] });

export type StrategyOutcome = {
  days: Int32Array;
  values: Float64Array;
  cashReturns: Float64Array;
  metrics: LineMetrics;
  periodsPerYear: number;
  weights: ThinWeights;
  solver: SolverReport | null;
  bankruptOn: string | null;
  beganAsCash: string[];
  seconds: number;
};

/** Why there are no figures; `code` is one of the engine's, or one of the server's own. */
export type Reason = { code: BacktestFailureCode | ServerReason; values: FailureValues };
export type ServerReason = 'timeLimit' | 'interrupted' | 'outOfMemory' | 'fault';

export type SweepOutcome = {
  gamma: number;
  kappa: number;
  metrics: LineMetrics | null;
  reason: Reason | null;
};

/** How far a strategy is, with its curve in at most so many points that a picture can show them. */
export type Progress = { done: number; total: number; at: number[]; values: number[]; seconds: number };

/** What a thread tells. */
export type ThreadReport =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'cell'; cell: SweepOutcome }
  | { kind: 'done'; outcome: StrategyOutcome | null }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'fault'; message: string };
