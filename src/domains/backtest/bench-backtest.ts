// Run with Node: prints how long whole simulations take on one core, against their limits.
import { holdingCost } from './costs/holding-cost.ts';
import { linearCost, transactionCost } from './costs/transaction-cost.ts';
import { exampleMarket } from './example-market.ts';
import type { MarketData } from './market-data.ts';
import { hold } from './policies/hold.ts';
import { holdBetween } from './policies/hold-between.ts';
import { optimization } from './policies/optimization.ts';
import { periodicRebalance } from './policies/periodic-rebalance.ts';
import { uniform } from './policies/uniform.ts';
import type { Policy } from './policy.ts';
import { type BacktestResult, runBacktest } from './run-backtest.ts';
import { ecosSolver } from './solvers/ecos.ts';
import { osqpSolver } from './solvers/osqp.ts';
import type { PlanSolver } from './solvers/plan-solver.ts';
import type { Schedule } from './trading-calendar.ts';

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

const line = (cells: string[]) => process.stdout.write(`${cells.map((cell) => cell.padEnd(26)).join('')}\n`);

function time(market: MarketData, name: string, limit: number, repeats: number, make: () => Policy) {
  let best = Number.POSITIVE_INFINITY;
  let result: BacktestResult | undefined;
  for (let k = 0; k < repeats; k++) {
    const begin = performance.now();
    const used = process.cpuUsage();
    result = run(market, make());
    const { user, system } = process.cpuUsage(used);
    // Processor time is the fairer figure where other processes share the core.
    best = Math.min(best, performance.now() - begin, (user + system) / 1000);
  }
  const solver = result?.solver;
  const solves = solver
    ? `${solver.solves} solves, ${solver.iterations} iterations, ${solver.polished} polished`
    : '';
  line([name, `${best.toFixed(1)} ms`, `limit ${limit} ms`, best <= limit ? 'ok' : 'TOO SLOW', solves]);
  return result!;
}

function apart(a: BacktestResult, b: BacktestResult): string {
  let worst = 0;
  for (let k = 0; k < a.values.length; k++)
    worst = Math.max(worst, Math.abs(a.values[k]! / b.values[k]! - 1));
  return worst.toExponential(1);
}

const small = exampleMarket(50, history + tradingDays + 1);
const targets = Object.fromEntries(small.assets.map((asset) => [asset, 1 / 50]));
line(['50 assets, 10 years', 'time', 'limit', '', '']);
time(small, 'Hold', 30, 5, hold);
time(small, 'Uniform', 30, 5, uniform);
time(small, 'PeriodicRebalance M', 30, 5, () => periodicRebalance(targets, 'M'));
time(small, 'SPO M', 400, 3, () => planned('M', 1, osqpSolver()));
time(small, 'SPO D', 2000, 2, () => planned('D', 1, osqpSolver()));
const plannedDaily = time(small, 'MPO 5 D', 10_000, 2, () => planned('D', 5, osqpSolver()));
const exact = run(small, planned('D', 5, ecosSolver({ abstol: 1e-14, reltol: 1e-14 })));
line(['  error against ECOS', apart(plannedDaily, exact), 'limit 1e-6']);

const large = exampleMarket(500, history + tradingDays + 1);
line(['500 assets, 10 years']);
time(large, 'Uniform D', 150, 3, uniform);
time(large, 'SPO M', 40_000, 1, () => planned('M', 1, osqpSolver()));
line(['peak memory', `${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`, 'limit 500 MB']);
