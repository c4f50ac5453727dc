import { newId } from '../../../../foundation/ids.ts';
import { holdBenchmark } from '../../engine/benchmark.ts';
import { policyRateOn } from '../../market/portfolio-market.ts';
import { lineMetrics, moneyText } from '../../result/line-figures.ts';
import { lineReturns } from '../../result/line-returns.ts';
import type { ResultLine, StoredResult } from '../result-store.ts';
import type { SimulationRow } from '../simulation-store.ts';
import type { RunSetup } from './set-up-run.ts';
import type { StrategyOutcome } from './thread-messages.ts';

/** What is stored of a finished run: lines with their figures, and everything that is printed with them. */
export function assembleResult(
  { id, request }: SimulationRow,
  setup: RunSetup,
  outcomes: StrategyOutcome[],
  isSimulated: boolean,
): Pick<StoredResult, 'id' | 'simulation_id' | 'days' | 'terms' | 'assets' | 'lines'> {
  const { market, period, history, benchmark } = setup;
  const days = market.days.slice(period.first, period.last + 1);
  const dates = market.dates.slice(period.first, period.last + 1);
  const strategies = request.strategies.map(({ slot, strategy }, i): ResultLine => {
    const { metrics, values, weights, solver, bankruptOn, beganAsCash, seconds } = outcomes[i]!;
    // A run that ended early is measured over the days of all, so that returns in one row can be compared.
    const returns = lineReturns({ first: values[0]!, last: values.at(-1)!, days: days.at(-1)! - days[0]! });
    return {
      slot,
      name: strategy.name,
      metrics: { ...metrics, ...returns },
      values,
      weights,
      run: { solver, bankruptOn, beganAsCash, seconds },
    };
  });
  const rateOn = (day: number) => (history.policyRates ? policyRateOn(history.policyRates, day) : null);
  return {
    id: newId(),
    simulation_id: id,
    days,
    assets: setup.assets,
    lines: [...strategies, benchmarkLine(setup, days, dates, request.benchmark)],
    terms: {
      date_start: dates[0]!,
      date_end: dates.at(-1)!,
      currency: request.portfolio.currency,
      start_value: moneyText(setup.startValue),
      began_empty: setup.beganEmpty,
      trade_cost_percent: request.tradeCostPercent,
      borrow_fee_percent: request.borrowFeePercent,
      cash_rate: {
        is_stored: history.policyRates !== null,
        first_percent: rateOn(days[0]!),
        last_percent: rateOn(days.at(-1)!),
      },
      calendar: {
        rule: setup.rule,
        sessions: days.length,
        periods_per_year: outcomes[0]!.periodsPerYear,
        history_from: market.dates[0]!,
      },
      benchmark: {
        id: request.benchmark,
        name: benchmark.name,
        is_price_index: true,
        currency: benchmark.currency,
      },
      is_simulated: isSimulated,
    },
  };
}

function benchmarkLine(setup: RunSetup, days: Int32Array, dates: string[], name: string): ResultLine {
  const { market, period, startValue, benchmarkLevels } = setup;
  const cashReturns = market.cashReturns.slice(period.first, period.last);
  const values = Float64Array.of(startValue);
  const held = holdBenchmark(benchmarkLevels, { dates, days, cashReturns, values });
  return {
    slot: 0,
    name,
    values: held.values,
    metrics: lineMetrics(held.metrics, { days, values: held.values, cashReturns, costs: 0 }),
    run: null,
    weights: null,
  };
}
