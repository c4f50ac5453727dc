import type { PlanningProblem } from '../../../src/domains/backtest/engine/planning-problem.ts';
import type { GoldenProblem } from './read-golden.ts';

function argument(constraints: readonly string[], name: string): number | null {
  const found = constraints.find((constraint) => constraint.startsWith(`${name}:`));
  return found ? Number(found.slice(name.length + 1)) : null;
}

export function planningProblemOf(golden: GoldenProblem): PlanningProblem {
  const { n, horizon, gamma, kappa, constraints } = golden;
  const risk = Float64Array.from(golden.Sigma.flat(), (value) => gamma * value);
  const gain = new Float64Array(n * horizon);
  for (let s = 0; s < horizon; s++)
    for (let i = 0; i < n; i++) gain[s * n + i] = golden.mu[i]! - golden.cash_return;
  return {
    n,
    steps: horizon,
    gain,
    risk,
    spread:
      kappa > 0 ? Float64Array.from(golden.Sigma, (row, i) => Math.sqrt(gamma * kappa * row[i]!)) : null,
    centre: new Float64Array(n),
    current: Float64Array.from(golden.w_current.slice(0, n)),
    linearCost: Float64Array.from(golden.linear_cost ?? new Array(n).fill(0)),
    powerCost: golden.power_1_5_cost && Float64Array.from(golden.power_1_5_cost),
    shortCost: 0,
    lower: constraints.includes('LongOnly') ? 0 : Number.NEGATIVE_INFINITY,
    upper: argument(constraints, 'MaxWeights') ?? Number.POSITIVE_INFINITY,
    leverage: argument(constraints, 'LeverageLimit'),
    noCash: constraints.includes('NoCash'),
    turnover: argument(constraints, 'TurnoverLimit'),
  };
}

/** Largest distance of our plan from the reference's weights; joined steps stand for all of them. */
export function distanceFromGolden(golden: GoldenProblem, plan: Float64Array): number {
  const { n, horizon, w_plus } = golden;
  let worst = 0;
  for (let s = 0; s < horizon; s++)
    for (let i = 0; i < n; i++) {
      const ours = plan[plan.length === n ? i : s * n + i]!;
      worst = Math.max(worst, Math.abs(ours - w_plus[s]![i]!));
    }
  return worst;
}
