import { dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { decimal, floatOf } from '../../../../foundation/decimal.ts';
import type { Services } from '../../../../platform/services.ts';
import { BacktestFailure, refuse } from '../../engine/backtest-failure.ts';
import { emptyPortfolioValue } from '../../engine/simulate-strategy.ts';
import { firstQuote, lastQuote } from '../../market/asset-column.ts';
import type { MarketData } from '../../market/market-data.ts';
import { type CalendarRule, holdingsOn } from '../../market/portfolio-market.ts';
import type { SimulationRequest } from '../../market/portfolio-snapshot.ts';
import { findPeriod, firstPossible, type Period } from '../../market/trading-calendar.ts';
import { moneyText } from '../../result/line-figures.ts';
import type { ResultAsset } from '../../result/result-facts.ts';
import {
  type BenchmarkSeries,
  cashOn,
  type History,
  prepareMarket,
  readBenchmark,
  readHistory,
} from './prepare-market.ts';

export const historyTerms = { minHistoryDays: 365.24, historyRule: 'rows-up-to-start' } as const;

/** Everything the strategies of a run start from. */
export type RunSetup = {
  history: History;
  market: MarketData;
  rule: CalendarRule;
  period: Period;
  /** Money in each asset on the first day, cash last. */
  holdings: Float64Array;
  startValue: number;
  beganEmpty: boolean;
  benchmark: BenchmarkSeries;
  /** Its levels on the days of the run. */
  benchmarkLevels: Float64Array;
  assets: ResultAsset[];
};

export const needsVolumes = ({ strategies }: Pick<SimulationRequest, 'strategies'>) =>
  strategies.some(({ strategy }) => strategy.name === 'MarketBenchmark');

/** Reads the market of a run and finds its first and last day; refuses what cannot be run, field by field. */
export async function setUpRun(services: Services, request: SimulationRequest): Promise<RunSetup> {
  const { portfolio } = request;
  const withVolumes = needsVolumes(request);
  const history = await readHistory(services, portfolio, withVolumes);
  const { market, rule } = await prepareMarket(history, dayNumber(request.end), withVolumes);
  const period = await periodOf(history, market, request);
  const first = market.days[period.first]!;
  const last = market.days[period.last]!;
  const units = portfolio.assets.map((asset) => floatOf(decimal(asset.units)));
  const holdings = holdingsOn(market, period.first, units, cashOn(portfolio, history, first));
  const beganEmpty = holdings.every((money) => money === 0);
  if (beganEmpty) holdings[holdings.length - 1] = emptyPortfolioValue;
  const benchmark = await readBenchmark(services, request.benchmark, portfolio.currency, history.first, last);
  const benchmarkLevels = Float64Array.from(
    market.days.subarray(period.first, period.last + 1),
    (day) => benchmark?.levels.values[day - history.first] ?? Number.NaN,
  );
  if (!benchmark || !(benchmarkLevels[0]! > 0))
    throw refuse('benchmarkMissing', 'benchmark', 'The benchmark has no level on the first day.', {
      benchmark: request.benchmark,
    });
  return {
    history,
    market,
    rule,
    period,
    holdings,
    startValue: holdings.reduce((sum, money) => sum + money, 0),
    beganEmpty,
    benchmark,
    benchmarkLevels,
    assets: portfolio.assets.map(({ ticker, name, currency }, i) => ({
      ticker,
      name,
      currency,
      start_value: moneyText(holdings[i]!),
      first_day: dayText(firstQuote(history.assets[i]!)),
      last_day: dayText(lastQuote(history.assets[i]!)),
    })),
  };
}

const dayText = (day: number | undefined) => (day === undefined ? null : dayOf(day));

/** A market cut off at the run's end cannot tell what lies behind it; the whole one can. */
async function periodOf(history: History, market: MarketData, request: SimulationRequest): Promise<Period> {
  try {
    return findPeriod(market, { start: request.start, end: request.end, ...historyTerms });
  } catch (error) {
    if (!(error instanceof BacktestFailure)) throw error;
    // Prices go on after the run's end; there are merely none between its two days.
    if (error.code === 'endAfterLastPrice' && dayNumber(request.start) <= history.newest)
      throw refuse('singleDay', 'end', error.message);
    if (error.code !== 'startTooEarly') throw error;
    const first = await firstPossibleDay(history);
    if (first === null) throw refuse('noHistory', 'start', 'There is less than a year of prices.');
    throw refuse('startTooEarly', 'start', error.message, { first });
  }
}

/** The first day on which a year of prices lies behind, as far as it is known today. */
export async function firstPossibleDay(history: History): Promise<string | null> {
  const { market } = await prepareMarket(history, history.newest, false);
  const { row } = firstPossible(market, historyTerms);
  return row < 0 ? null : market.dates[row]!;
}

/** Only one strategy looks at traded values; for the others a day without any is a day like every other. */
export function marketFor(setup: RunSetup, strategyName: string): MarketData {
  return strategyName === 'MarketBenchmark' ? setup.market : { ...setup.market, volumes: null };
}
