import { ratePerPeriod } from '../costs/holding-cost.ts';
import { type TransactionCostTerms, volumeFloor } from '../costs/transaction-cost.ts';
import { BacktestFailure, refuse } from '../engine/backtest-failure.ts';
import { type Constraints, longOnlyUnlevered } from '../engine/constraints.ts';
import { objectiveScale, type PlanningProblem, scaled, simplify } from '../engine/planning-problem.ts';
import type { Policy, RunFrame, Today } from '../engine/policy.ts';
import { HistoryMoments } from '../forecasts/history-moments.ts';
import { takePositivePart } from '../forecasts/positive-part.ts';
import { YearlyWindow } from '../forecasts/yearly-window.ts';
import { periodsPerYear } from '../market/trading-periods.ts';
import type { PlanSolver, SolverReport } from '../solvers/plan-solver.ts';

export type OptimizationTerms = {
  /** Weight of the risk; there is no 1/2 in the risk term. */
  gamma: number;
  /** Weight of the error of the risk forecast, inside gamma's bracket. */
  kappa: number;
  horizon: number;
  solver: PlanSolver;
  tradeCost: TransactionCostTerms | null;
  /** How strongly the trade cost counts against the gain. */
  tradeAversion?: number;
  /** Yearly percentage on short positions as the plan sees it. */
  shortFee?: number;
  /** What each later step's expected return is multiplied by. */
  decay?: number;
  constraints?: Constraints;
  /** Where risk is measured from. */
  benchmark?: 'cash' | 'uniform';
};

/** Plans the next `horizon` periods by expected return, risk and cost, and makes the first trade of the plan. */
export function optimization(
  name: 'SinglePeriodOptimization' | 'MultiPeriodOptimization',
  terms: OptimizationTerms,
): Policy {
  const { solver, tradeCost } = terms;
  let frame: RunFrame;
  let moments: HistoryMoments;
  let sigma: YearlyWindow;
  let volume: YearlyWindow;
  const report: SolverReport = {
    requested: solver.requested,
    used: solver.used,
    solves: 0,
    iterations: 0,
    worstResidual: 0,
    polished: 0,
  };

  function costOfTrades(today: Today): Pick<PlanningProblem, 'linearCost' | 'powerCost'> {
    const { universe, past, row, value } = today;
    const m = universe.length;
    const linearCost = new Float64Array(m);
    if (!tradeCost) return { linearCost, powerCost: null };
    const aversion = terms.tradeAversion ?? 1;
    const impact = tradeCost.impact !== 0;
    if (impact) {
      sigma.advance(past.returns(), frame.days, row);
      volume.advance(past.volumes()!, frame.days, row);
    }
    const powerCost = impact ? new Float64Array(m) : null;
    const prices = tradeCost.perShare === 0 ? null : past.prices();
    for (let k = 0; k < m; k++) {
      const i = universe[k]!;
      const byShare = prices ? tradeCost.perShare / prices[past.rows * past.count + i]! : 0;
      linearCost[k] = aversion * (tradeCost.linear + byShare);
      if (powerCost)
        powerCost[k] =
          (aversion * tradeCost.impact * sigma.rootMean(i)) /
          Math.sqrt((volume.mean(i) + volumeFloor) / value);
    }
    return { linearCost, powerCost };
  }

  function problemOf(today: Today): PlanningProblem {
    const { universe, past, weights } = today;
    const m = universe.length;
    const { gamma, kappa, horizon, decay = 1, constraints = longOnlyUnlevered } = terms;
    moments.absorb(past);
    const risk = new Float64Array(m * m);
    if (!moments.secondMoments(universe, risk)) takePositivePart(risk, m);
    for (let k = 0; k < risk.length; k++) risk[k]! *= gamma;
    const cash = past.cashReturns()[past.rows - 1] ?? 0;
    const gain = new Float64Array(m * horizon);
    const spread = new Float64Array(m);
    const current = new Float64Array(m);
    for (let k = 0; k < m; k++) {
      const i = universe[k]!;
      const mean = moments.mean(i);
      if (!Number.isFinite(mean) || !(moments.rootMeanSquare(i) >= 0))
        throw refuse('marketDataInvalid', 'market', `${frame.assets[i]} has no past returns to plan with.`, {
          ticker: frame.assets[i]!,
        });
      for (let s = 0, fade = 1; s < horizon; s++, fade *= decay) gain[s * m + k] = fade * mean - cash;
      spread[k] = Math.sqrt(gamma * kappa) * moments.rootMeanSquare(i);
      current[k] = weights[i]!;
    }
    const centre = new Float64Array(m);
    if (terms.benchmark === 'uniform') {
      centre.fill(1 / m);
      // (x-b)'S(x-b) is x'Sx - 2b'Sx and a constant.
      for (let a = 0; a < m; a++) {
        let pull = 0;
        for (let b = 0; b < m; b++) pull += risk[a * m + b]! * centre[b]!;
        for (let s = 0; s < horizon; s++) gain[s * m + a]! += 2 * pull;
      }
    }
    const shortFee = terms.shortFee ?? 0;
    const years = periodsPerYear(past.rows, past.dayOf(0), past.dayOf(past.rows - 1));
    return {
      n: m,
      steps: horizon,
      gain,
      risk,
      spread: kappa > 0 ? spread : null,
      centre,
      current,
      ...costOfTrades(today),
      shortCost: shortFee > 0 ? ratePerPeriod(shortFee, years) : 0,
      lower: constraints.longOnly ? 0 : Number.NEGATIVE_INFINITY,
      upper: constraints.maxWeight ?? Number.POSITIVE_INFINITY,
      leverage: constraints.leverage,
      noCash: constraints.noCash,
      turnover: constraints.turnover,
    };
  }

  return {
    name,
    begin(given) {
      frame = given;
      const n = given.assets.length;
      moments = new HistoryMoments(n);
      sigma = new YearlyWindow(n, 'squares');
      volume = new YearlyWindow(n, 'values');
      if (tradeCost && tradeCost.perShare !== 0 && !given.hasPrices)
        throw refuse('pricesMissing', 'costs', 'A cost by share needs prices.');
      if (tradeCost && tradeCost.impact !== 0 && !given.hasVolumes)
        throw refuse('volumesMissing', 'costs', 'Market impact needs traded values.');
      if (tradeCost && tradeCost.impact !== 0 && tradeCost.exponent !== 1.5)
        throw refuse('solverUnsuited', 'costs', 'The plan knows market impact with the exponent 1.5 only.');
    },
    decide(today, target) {
      const { universe } = today;
      if (universe.length === 0) return;
      if (today.past.rows === 0)
        throw new BacktestFailure('startTooEarly', {
          field: 'start',
          message: 'There is no return before the first day to plan with.',
        });
      const simple = simplify(problemOf(today));
      const solution = solver.solve(scaled(simple, objectiveScale(simple)));
      report.solves++;
      report.iterations += solution.iterations;
      report.worstResidual = Math.max(report.worstResidual, solution.residual);
      report.polished += solution.polished ? 1 : 0;
      for (let k = 0; k < universe.length; k++) target[universe[k]!] = solution.plan[k]!;
    },
    report: () => report,
  };
}
