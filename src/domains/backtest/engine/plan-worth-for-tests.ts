import type { PlanningProblem } from './planning-problem.ts';

/** What the plan is worth, for a plan with one row for each step. */
export function objectiveOf(problem: PlanningProblem, plan: Float64Array): number {
  const { n, steps, gain, risk, spread, centre, current, linearCost, powerCost, shortCost } = problem;
  let total = 0;
  for (let s = 0; s < steps; s++) {
    let apart = 0;
    for (let i = 0; i < n; i++) {
      const x = plan[s * n + i]!;
      const z = Math.abs(x - (s > 0 ? plan[(s - 1) * n + i]! : current[i]!));
      let pull = 0;
      for (let j = 0; j < n; j++) pull += risk[i * n + j]! * plan[s * n + j]!;
      total +=
        gain[s * n + i]! * x - x * pull - linearCost[i]! * z - (powerCost ? powerCost[i]! * z ** 1.5 : 0);
      total -= shortCost * Math.max(-x, 0);
      if (spread) apart += spread[i]! * Math.abs(x - centre[i]!);
    }
    total -= apart * apart;
  }
  return total;
}
