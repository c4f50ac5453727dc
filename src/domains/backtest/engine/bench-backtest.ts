// Run with Node: how long whole simulations take on one core, as JSON on standard output.
import { holdingCost } from '../costs/holding-cost.ts';
import { linearCost, transactionCost } from '../costs/transaction-cost.ts';
import { exampleMarket } from '../market/example-market.ts';
import type { MarketData } from '../market/market-data.ts';
import type { Schedule } from '../market/trading-calendar.ts';
import { hold } from '../policies/hold.ts';
import { holdBetween } from '../policies/hold-between.ts';
import { optimization } from '../policies/optimization.ts';
import { periodicRebalance } from '../policies/periodic-rebalance.ts';
import { uniform } from '../policies/uniform.ts';
import { ecosSolver } from '../solvers/ecos.ts';
import { osqpSolver } from '../solvers/osqp.ts';
import type { PlanSolver } from '../solvers/plan-solver.ts';
import type { Policy } from './policy.ts';
import { type BacktestResult, runBacktest } from './run-backtest.ts';

/** Ten years of trading after the year of history that every run needs. */
const tradingDays = 2520;
const history = 262;
const cost = linearCost(0.0029);

function run(market: MarketData, policy: Policy): BacktestResult {
  const n = market.assets.length;
  const weight = 1_000_000 / n;
  return runBacktest({
    market,
    policy,
    start: market.dates[history]!,
    end: market.dates[history + tradingDays]!,
    costs: [transactionCost(cost), holdingCost({ shortFee: 5 })],
    initialHoldings: new Float64Array(n + 1).fill(weight, 0, n),
  });
}

const planned = (schedule: Schedule, horizon: number, solver: PlanSolver): Policy =>
  holdBetween(
    schedule,
    optimization(horizon > 1 ? 'MultiPeriodOptimization' : 'SinglePeriodOptimization', {
      gamma: 5,
      kappa: 0.05,
      horizon,
      solver,
      tradeCost: cost,
    }),
  );

/** One measured figure; `library` is what cvxportfolio needs for the same, in milliseconds, where that is known. */
export type EngineFigure = {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | '';
  limit: number;
  library: number | null;
};
const figures: EngineFigure[] = [];

type Case = { name: string; limit: number; library?: number; repeats: number; policy: () => Policy };

function time(market: MarketData, { name, limit, library, repeats, policy }: Case): BacktestResult {
  let best = Number.POSITIVE_INFINITY;
  let result: BacktestResult | undefined;
  for (let k = 0; k < repeats; k++) {
    const begin = performance.now();
    const used = process.cpuUsage();
    result = run(market, policy());
    const { user, system } = process.cpuUsage(used);
    // Processor time is the fairer figure where other processes share the core.
    best = Math.min(best, performance.now() - begin, (user + system) / 1000);
  }
  figures.push({ name, value: Math.round(best * 10) / 10, unit: 'ms', limit, library: library ?? null });
  return result!;
}

function apart(a: BacktestResult, b: BacktestResult): number {
  let worst = 0;
  for (let k = 0; k < a.values.length; k++)
    worst = Math.max(worst, Math.abs(a.values[k]! / b.values[k]! - 1));
  return worst;
}

const small = exampleMarket(50, history + tradingDays + 1);
const targets = Object.fromEntries(small.assets.map((asset) => [asset, 1 / 50]));
const monthly = () => periodicRebalance(targets, 'M');
time(small, { name: 'Hold', limit: 30, library: 12_000, repeats: 5, policy: hold });
time(small, { name: 'Uniform', limit: 30, library: 11_000, repeats: 5, policy: uniform });
time(small, { name: 'PeriodicRebalance, monthly', limit: 30, library: 20_000, repeats: 5, policy: monthly });
time(small, {
  name: 'SinglePeriodOptimization, monthly',
  limit: 400,
  repeats: 3,
  policy: () => planned('M', 1, osqpSolver()),
});
time(small, {
  name: 'SinglePeriodOptimization, daily',
  limit: 2000,
  library: 17 * tradingDays,
  repeats: 2,
  policy: () => planned('D', 1, osqpSolver()),
});
const daily = time(small, {
  name: 'MultiPeriodOptimization, horizon 5, daily',
  limit: 10_000,
  library: 55 * tradingDays,
  repeats: 2,
  policy: () => planned('D', 5, osqpSolver()),
});
const exact = run(small, planned('D', 5, ecosSolver({ abstol: 1e-14, reltol: 1e-14 })));
figures.push({
  name: 'the same, largest error of the values',
  value: Number(apart(daily, exact).toPrecision(2)),
  unit: '',
  limit: 1e-6,
  library: null,
});

const large = exampleMarket(500, history + tradingDays + 1);
time(large, { name: '500 assets: Uniform, daily', limit: 150, repeats: 3, policy: uniform });
time(large, {
  name: '500 assets: SinglePeriodOptimization, monthly',
  limit: 40_000,
  repeats: 1,
  policy: () => planned('M', 1, osqpSolver()),
});
figures.push({
  name: 'memory at most',
  value: Math.round(process.resourceUsage().maxRSS / 1024),
  unit: 'MB',
  limit: 500,
  library: null,
});
process.stdout.write(JSON.stringify(figures));
