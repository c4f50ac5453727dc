import type { Cost, Execution } from '../costs/cost.ts';
import type { MarketData } from '../market/market-data.ts';
import { Past } from '../market/past.ts';
import type { Period } from '../market/trading-calendar.ts';
import { Universe } from '../market/universe.ts';
import { BacktestFailure } from './backtest-failure.ts';
import { limitTrades, type TradeLimits } from './execute-trades.ts';
import type { Policy, Today } from './policy.ts';

/** Far above what anybody's ledger can hold (rule L-4), far below what a float ends at. */
const mostValue = 1e30;

export type DayLoopParts = {
  market: MarketData;
  policy: Policy;
  costs: readonly Cost[];
  limits: TradeLimits;
  period: Period;
  holdings: Float64Array;
};

/** One run, day by day: decide, trade, pay, then earn the day's return. All memory is taken beforehand. */
export class DayLoop {
  readonly holdings: Float64Array;
  readonly values: Float64Array;
  readonly leverage: Float64Array;
  readonly turnover: Float64Array;
  readonly postTradeWeights: Float64Array;
  readonly costSeries: Float64Array[];
  readonly beganAsCash: string[] = [];
  readonly total: number;
  done = 0;
  bankrupt = false;
  readonly #parts: DayLoopParts;
  readonly #universe: Universe;
  readonly #target: Float64Array;
  readonly #today: Today;
  readonly #execution: Execution;

  constructor(parts: DayLoopParts) {
    const { market, costs, period, holdings } = parts;
    const n = market.assets.length;
    const total = period.last - period.first;
    this.#parts = parts;
    this.total = total;
    this.holdings = holdings;
    this.values = new Float64Array(total + 1);
    this.leverage = new Float64Array(total + 1);
    this.turnover = new Float64Array(total);
    this.postTradeWeights = new Float64Array(total * (n + 1));
    this.costSeries = costs.map(() => new Float64Array(total));
    this.#universe = new Universe(market, period.minObservations);
    this.#target = new Float64Array(n + 1);
    const universe = this.#universe.members;
    this.#today = {
      past: new Past(market),
      row: period.first,
      universe,
      universeVersion: 0,
      value: 0,
      weights: new Float64Array(n + 1),
    };
    this.#execution = {
      row: period.first,
      universe,
      trades: new Float64Array(n + 1),
      holdings,
      value: 0,
      daysToNext: 1,
    };
  }

  /** One trading day; its value is what the day begins with. */
  step(): void {
    const row = this.#parts.period.first + this.done;
    this.#enterDay(row);
    this.#decide();
    this.#trade();
    this.#pay();
    this.#earn(row);
    this.done++;
  }

  #fail(code: 'valueNotPositive' | 'valueTooLarge' | 'marketDataInvalid', message: string): BacktestFailure {
    return new BacktestFailure(code, { day: this.#parts.market.dates[this.#today.row]!, message });
  }

  #enterDay(row: number): void {
    const { market } = this.#parts;
    const today = this.#today;
    const execution = this.#execution;
    today.row = row;
    today.past.moveTo(row);
    if (this.#universe.moveTo(row)) {
      this.#leaveToCash();
      today.universe = this.#universe.members;
      today.universeVersion = this.#universe.version;
      execution.universe = today.universe;
    }
    today.value = this.weigh();
    if (!(today.value > 0)) throw this.#fail('valueNotPositive', 'The portfolio has no value to invest.');
    execution.row = row;
    execution.value = today.value;
    execution.daysToNext = market.days[row + 1]! - market.days[row]!;
  }

  /** Moves what may not be held into cash, at no cost. */
  #leaveToCash(): void {
    const { holdings } = this;
    const n = holdings.length - 1;
    for (let i = 0; i < n; i++) {
      if (holdings[i] === 0 || this.#universe.has(i)) continue;
      if (this.done === 0) this.beganAsCash.push(this.#parts.market.assets[i]!);
      holdings[n]! += holdings[i]!;
      holdings[i] = 0;
    }
  }

  /** Records value and leverage of the moment and refreshes the weights. */
  weigh(): number {
    const { holdings } = this;
    const { weights } = this.#today;
    const n = holdings.length - 1;
    let value = 0;
    for (let i = 0; i <= n; i++) value += holdings[i]!;
    let gross = 0;
    for (let i = 0; i < n; i++) {
      weights[i] = holdings[i]! / value;
      gross += Math.abs(weights[i]!);
    }
    weights[n] = holdings[n]! / value;
    this.values[this.done] = value;
    this.leverage[this.done] = gross;
    return value;
  }

  #decide(): void {
    const { past, weights } = this.#today;
    this.#target.set(weights);
    try {
      this.#parts.policy.decide(this.#today, this.#target);
    } catch (error) {
      throw error instanceof BacktestFailure ? error.on(past.date) : error;
    }
  }

  #trade(): void {
    const { market, limits } = this.#parts;
    const { row, universe, value, weights } = this.#today;
    const { trades } = this.#execution;
    const { holdings, postTradeWeights } = this;
    const n = holdings.length - 1;
    const at = this.done * (n + 1);
    for (let k = 0; k < universe.length; k++) {
      const i = universe[k]!;
      trades[i] = (this.#target[i]! - weights[i]!) * value;
    }
    limitTrades(market, limits, row, universe, trades);
    let traded = 0;
    for (let k = 0; k < universe.length; k++) {
      const i = universe[k]!;
      holdings[i]! += trades[i]!;
      traded += Math.abs(trades[i]!);
      postTradeWeights[at + i] = holdings[i]! / value;
    }
    holdings[n]! += trades[n]!;
    postTradeWeights[at + n] = holdings[n]! / value;
    this.turnover[this.done] = traded / (2 * value);
  }

  #pay(): void {
    const { costs } = this.#parts;
    let paid = 0;
    for (let c = 0; c < costs.length; c++) {
      const amount = costs[c]!.charge(this.#execution);
      this.costSeries[c]![this.done] = amount;
      paid += amount;
    }
    this.holdings[this.holdings.length - 1]! -= paid;
  }

  #earn(row: number): void {
    const { returns, cashReturns } = this.#parts.market;
    const { universe } = this.#today;
    const { holdings } = this;
    const n = holdings.length - 1;
    holdings[n]! *= 1 + cashReturns[row]!;
    let after = holdings[n]!;
    let gross = Math.abs(after);
    for (let k = 0; k < universe.length; k++) {
      const i = universe[k]!;
      holdings[i]! *= 1 + returns[row * n + i]!;
      after += holdings[i]!;
      gross += Math.abs(holdings[i]!);
    }
    if (gross > mostValue)
      throw this.#fail('valueTooLarge', 'What is held or owed grew beyond all that can be reckoned with.');
    if (Number.isNaN(after))
      throw this.#fail('marketDataInvalid', 'A price or traded value that a cost needs is missing.');
    this.bankrupt = after <= 0;
  }
}
