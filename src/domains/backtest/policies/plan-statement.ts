import { ratePerPeriod } from '../costs/holding-cost.ts';
import { PlannedTradeCost } from '../costs/planned-trade-cost.ts';
import type { TransactionCostTerms } from '../costs/transaction-cost.ts';
import { refuse } from '../engine/backtest-failure.ts';
import { type Constraints, longOnlyUnlevered } from '../engine/constraints.ts';
import type { PlanningProblem } from '../engine/planning-problem.ts';
import type { RunFrame, Today } from '../engine/policy.ts';
import { HistoryMoments } from '../forecasts/history-moments.ts';
import { takePositivePart } from '../forecasts/positive-part.ts';
import { periodsPerYear } from '../market/trading-periods.ts';

export type PlanTerms = {
  /** Weight of the risk; there is no 1/2 in the risk term. */
  gamma: number;
  /** Weight of the error of the risk forecast, inside gamma's bracket. */
  kappa: number;
  horizon: number;
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

/** States what is to be planned on a day, from the terms and the history so far; one instance serves one run. */
export class PlanStatement {
  readonly #terms: PlanTerms;
  readonly #assets: RunFrame['assets'];
  readonly #moments: HistoryMoments;
  readonly #tradeCost: PlannedTradeCost | null;

  constructor(terms: PlanTerms, frame: RunFrame) {
    this.#terms = terms;
    this.#assets = frame.assets;
    this.#moments = new HistoryMoments(frame.assets.length);
    this.#tradeCost =
      terms.tradeCost && new PlannedTradeCost(terms.tradeCost, terms.tradeAversion ?? 1, frame);
  }

  of(today: Today): PlanningProblem {
    const { universe, past, weights } = today;
    const n = universe.length;
    const { horizon, constraints = longOnlyUnlevered, shortFee = 0 } = this.#terms;
    this.#moments.absorb(past);
    const risk = this.#risk(universe);
    const { gain, spread } = this.#forecasts(today);
    const centre = new Float64Array(n);
    if (this.#terms.benchmark === 'uniform') {
      centre.fill(1 / n);
      pullTowards(centre, risk, gain);
    }
    const current = new Float64Array(n);
    for (let k = 0; k < n; k++) current[k] = weights[universe[k]!]!;
    const years = periodsPerYear(past.rows, past.dayOf(0), past.dayOf(past.rows - 1));
    const costs = this.#tradeCost?.of(today) ?? { linearCost: new Float64Array(n), powerCost: null };
    return {
      n,
      steps: horizon,
      gain,
      risk,
      spread: this.#terms.kappa > 0 ? spread : null,
      centre,
      current,
      linearCost: costs.linearCost,
      powerCost: costs.powerCost,
      shortCost: shortFee > 0 ? ratePerPeriod(shortFee, years) : 0,
      lower: constraints.longOnly ? 0 : Number.NEGATIVE_INFINITY,
      upper: constraints.maxWeight ?? Number.POSITIVE_INFINITY,
      leverage: constraints.leverage,
      noCash: constraints.noCash,
      turnover: constraints.turnover,
    };
  }

  #risk(universe: Int32Array): Float64Array {
    const { gamma } = this.#terms;
    const n = universe.length;
    const risk = new Float64Array(n * n);
    if (!this.#moments.secondMoments(universe, risk)) takePositivePart(risk, n);
    for (let k = 0; k < risk.length; k++) risk[k]! *= gamma;
    return risk;
  }

  /** The returns above cash that are expected at each step, and how far the forecast of risk may be wrong. */
  #forecasts({ universe, past }: Today): { gain: Float64Array; spread: Float64Array } {
    const { gamma, kappa, horizon, decay = 1 } = this.#terms;
    const n = universe.length;
    const cash = past.cashReturns()[past.rows - 1] ?? 0;
    const gain = new Float64Array(n * horizon);
    const spread = new Float64Array(n);
    for (let k = 0; k < n; k++) {
      const i = universe[k]!;
      const mean = this.#moments.mean(i);
      const size = this.#moments.rootMeanSquare(i);
      if (!Number.isFinite(mean) || !(size >= 0)) throw withoutPast(this.#assets[i]!);
      for (let s = 0, fade = 1; s < horizon; s++, fade *= decay) gain[s * n + k] = fade * mean - cash;
      spread[k] = Math.sqrt(gamma * kappa) * size;
    }
    return { gain, spread };
  }
}

function withoutPast(ticker: string) {
  return refuse('marketDataInvalid', 'market', `${ticker} has no past returns to plan with.`, { ticker });
}

/** (x-b)'S(x-b) is x'Sx - 2b'Sx and a constant: risk around b is risk around cash and a gain towards b. */
function pullTowards(centre: Float64Array, risk: Float64Array, gain: Float64Array): void {
  const n = centre.length;
  for (let a = 0; a < n; a++) {
    let pull = 0;
    for (let b = 0; b < n; b++) pull += risk[a * n + b]! * centre[b]!;
    for (let at = a; at < gain.length; at += n) gain[at]! += 2 * pull;
  }
}
