import { refuse } from '../engine/backtest-failure.ts';
import type { PlanningProblem } from '../engine/planning-problem.ts';
import type { RunFrame, Today } from '../engine/policy.ts';
import { YearlyWindow } from '../forecasts/yearly-window.ts';
import { type TransactionCostTerms, volumeFloor } from './transaction-cost.ts';

/** What a plan expects its trades to cost: unlike what is charged it has the mean volume of the last year, not today's. */
export class PlannedTradeCost {
  readonly #terms: TransactionCostTerms;
  /** How strongly the cost counts against the gain. */
  readonly #aversion: number;
  readonly #days: RunFrame['days'];
  readonly #sigma: YearlyWindow;
  readonly #volume: YearlyWindow;

  constructor(terms: TransactionCostTerms, aversion: number, frame: RunFrame) {
    if (terms.perShare !== 0 && !frame.hasPrices)
      throw refuse('pricesMissing', 'costs', 'A cost by share needs prices.');
    if (terms.impact !== 0 && !frame.hasVolumes)
      throw refuse('volumesMissing', 'costs', 'Market impact needs traded values.');
    if (terms.impact !== 0 && terms.exponent !== 1.5)
      throw refuse('solverUnsuited', 'costs', 'The plan knows market impact with the exponent 1.5 only.');
    this.#terms = terms;
    this.#aversion = aversion;
    this.#days = frame.days;
    this.#sigma = new YearlyWindow(frame.assets.length, 'squares');
    this.#volume = new YearlyWindow(frame.assets.length, 'values');
  }

  of(today: Today): Pick<PlanningProblem, 'linearCost' | 'powerCost'> {
    return {
      linearCost: this.#linear(today),
      powerCost: this.#terms.impact === 0 ? null : this.#power(today),
    };
  }

  #linear({ universe, past }: Today): Float64Array {
    const { linear, perShare } = this.#terms;
    const costs = new Float64Array(universe.length);
    const prices = perShare === 0 ? null : past.prices();
    const today = past.rows * past.count;
    for (let k = 0; k < universe.length; k++) {
      const byShare = prices ? perShare / prices[today + universe[k]!]! : 0;
      costs[k] = this.#aversion * (linear + byShare);
    }
    return costs;
  }

  #power({ universe, past, row, value }: Today): Float64Array {
    const sigma = this.#sigma;
    const volume = this.#volume;
    sigma.advance(past.returns(), this.#days, row);
    volume.advance(past.volumes()!, this.#days, row);
    const costs = new Float64Array(universe.length);
    for (let k = 0; k < universe.length; k++) {
      const i = universe[k]!;
      costs[k] =
        (this.#aversion * this.#terms.impact * sigma.rootMean(i)) /
        Math.sqrt((volume.mean(i) + volumeFloor) / value);
    }
    return costs;
  }
}
