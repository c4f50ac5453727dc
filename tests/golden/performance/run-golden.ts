import type { DailyValues } from '../../../src/domains/valuation/daily-values.ts';
import { periodStart } from '../../../src/domains/valuation/period-starts.ts';
import { internalRate } from '../../../src/domains/valuation/returns/internal-rate.ts';
import { sharpe } from '../../../src/domains/valuation/returns/sharpe.ts';
import {
  dailyReturns,
  growthIndex,
  timeWeighted,
} from '../../../src/domains/valuation/returns/time-weighted.ts';
import { volatility } from '../../../src/domains/valuation/returns/volatility.ts';
import { type ValueChange, valueChange } from '../../../src/domains/valuation/value-change.ts';
import { dayNumber, dayOf } from '../../../src/foundation/calendar-day.ts';
import { type Decimal, floatOf, isZero, over, plus } from '../../../src/foundation/decimal.ts';
import { drawdown } from '../../../src/foundation/statistics/drawdown.ts';
import { presentValue } from '../../support/valued-ledger/present-value.ts';
import { goldenPortfolio, type LotMethod, lotMethods, soldLots } from './golden-ledger.ts';
import type { GoldenCase, GoldenFigure, GoldenFigures, GoldenInputs } from './read-golden.ts';

/** What Walory says to a case, under the names of the source: once for each way of keeping lots that the case names. */
export function runGolden(golden: GoldenCase): GoldenFigures[] {
  const { inputs } = golden;
  return lotMethods(inputs).map((method) => figuresOf(golden, method));
}

function figuresOf({ kind, measure, inputs, expected }: GoldenCase, method: LotMethod): GoldenFigures {
  switch (kind) {
    case 'xirr':
    case 'irr':
      return rateFigures(inputs);
    case 'twr':
      return measure === 'cumulative' ? chainedFigures(inputs) : returnFigures(inputs);
    case 'fifo':
    case 'avg_cost':
      return lotFigures(inputs, method);
    case 'drawdown':
      return fallFigures(inputs);
    case 'volatility':
      return { volatility_annual: volatility(returnsOf(inputs), sampleOf(inputs)) };
    case 'sharpe': {
      const excess = returnsOf(inputs).map((each) => each - inputs.risk_free_per_period!);
      return { sharpe: sharpe(excess, sampleOf(inputs)) };
    }
    default:
      return portfolioFigures(inputs, expected);
  }
}

function rateFigures(inputs: GoldenInputs): GoldenFigures {
  const flows =
    inputs.cash_flows?.map(({ date, amount }) => ({ day: dayNumber(date), amount })) ??
    // Equal periods are years of 365 days: then the rate of a period is the rate of a year.
    inputs.amounts!.map((amount, period) => ({ day: period * 365, amount }));
  if (inputs.rate !== undefined) return { npv: presentValue(flows, inputs.rate) };
  const found = internalRate(flows);
  return { rate: found.kind === 'rate' ? found.annual : null };
}

const returnsOf = ({ returns }: GoldenInputs) => Float64Array.from(returns!, (each) => each ?? Number.NaN);

/** The sources of these cases take returns for a sample. */
const sampleOf = ({ periods_per_year }: GoldenInputs) =>
  ({ perYear: periods_per_year!, dividedBy: 'count-less-one' }) as const;

function chainedFigures(inputs: GoldenInputs): GoldenFigures {
  return { cumulative_returns: [...growthIndex(returnsOf(inputs)).slice(1)].map((at) => at - 1) };
}

function returnFigures(inputs: GoldenInputs): GoldenFigures {
  if (inputs.external_flows) return valuedFigures(inputs);
  const { transactions = [], period } = inputs;
  if (!period) return { gain_over_paid_in_by_date: Object.fromEntries(transactions.map(gainOn(inputs))) };
  const [from, to] = [dayNumber(period.start), dayNumber(period.end)];
  const { daily } = goldenPortfolio(inputs, to).total;
  const returns = dailyReturns(daily, from, to);
  const cumulative = [...growthIndex(returns)].map((at) => at - 1);
  return {
    daily_returns: [0, ...[...returns].map((each) => (Number.isNaN(each) ? 0 : each))],
    cumulative_returns: cumulative,
    cumulative_return: cumulative.at(-1)!,
  };
}

const gainOn =
  (inputs: GoldenInputs) =>
  ({ date }: { date: string }): [string, number] => {
    const { profit, stake } = goldenPortfolio(inputs, dayNumber(date)).total;
    return [date, floatOf(over(profit, stake))];
  };

function valuedFigures(inputs: GoldenInputs): GoldenFigures {
  const series = valuedDays(inputs);
  const [from, to] = [series.first, dayNumber(inputs.period!.end)];
  const total = timeWeighted(series, from, to);
  return {
    twr_period: total.kind === 'return' ? total.total : null,
    pnl: amountOf(valueChange(series, from, to)),
  };
}

/**
 * Values and flows as they are given, from the close before the period's first day on, which the source counts in. A day
 * without a valuation has the value of the day before and the day's flows; before the first one nothing was earned.
 */
export function valuedDays({ period, external_flows = [], valuations = [] }: GoldenInputs): DailyValues {
  const first = dayNumber(period!.start) - 1;
  const length = dayNumber(period!.end) - first + 1;
  const inflow = new Float64Array(length);
  const outflow = new Float64Array(length);
  for (const { date, amount } of external_flows) {
    const at = dayNumber(date) - first;
    if (amount > 0) inflow[at]! += amount;
    else outflow[at]! -= amount;
  }
  const known = new Map(valuations.map(({ date, value }) => [dayNumber(date) - first, value]));
  const begin = Math.min(...known.keys());
  let opening = known.get(begin)!;
  for (let at = 0; at <= begin; at++) opening -= inflow[at]! - outflow[at]!;
  const value = new Float64Array(length);
  for (let at = 0; at < length; at++)
    value[at] = known.get(at) ?? (at === 0 ? opening : value[at - 1]!) + inflow[at]! - outflow[at]!;
  return { first, value, inflow, outflow };
}

function fallFigures(inputs: GoldenInputs): GoldenFigures {
  if (inputs.prices) {
    const prices = inputs.prices as Record<string, number>;
    const falls = drawdown(Object.values(prices));
    const [date, high] = (falls && Object.entries(prices)[falls.high]) ?? [null, null];
    return { high, high_date: date, distance: falls?.current ?? null };
  }
  const index = inputs.cumulative_returns?.map((each) => 1 + each) ?? growthIndex(returnsOf(inputs));
  return { max_drawdown: -drawdown(index)!.deepest };
}

function lotFigures(inputs: GoldenInputs, method: LotMethod): GoldenFigures {
  // The price of the end is a later day's than the last transaction.
  const today = Math.max(...inputs.transactions!.map(({ date }) => dayNumber(date))) + 1;
  const until = Math.max(today, ...(inputs.splits ?? []).map(({ date }) => dayNumber(date)));
  const { books, total } = goldenPortfolio(inputs, until, method);
  const { book, value } = books[0]!;
  const { released, cost } = soldLots(books);
  const sold = book.entries.filter(({ type }) => type === 'sell');
  const irr = internalRate([
    ...released.map((lot) => ({ day: lot.day, amount: -floatOf(lot.cost) })),
    ...sold.map((entry) => ({ day: entry.day, amount: floatOf(entry.gross) })),
  ]);
  const ratio = (upper: Decimal, lower: Decimal) => (isZero(lower) ? null : floatOf(over(upper, lower)));
  return {
    quantity: floatOf(value.units),
    open_quantity: floatOf(value.units),
    remaining_cost: floatOf(value.openCost),
    unit_cost: ratio(value.openCost, value.units),
    realized_gain: floatOf(value.realised),
    unrealized_gain: floatOf(value.unrealised),
    open_gain: floatOf(value.unrealised),
    gross_gain: floatOf(plus(value.realised, value.unrealised)),
    net_gain: floatOf(total.profit),
    entry_value: floatOf(cost),
    exit_value: floatOf(value.proceeds),
    return: ratio(value.realised, cost),
    irr: irr.kind === 'rate' ? irr.annual : null,
    remaining_lots_by_date: Object.fromEntries(
      book.lots.map(({ day, units }) => [dayOf(day), floatOf(units)]),
    ),
  };
}

const amountOf = (change: ValueChange) => (change.kind === 'change' ? change.amount : null);

/** The days a case asks for are the keys of what it expects of them. */
const askedOf = (expected: GoldenFigure | undefined) => Object.keys(expected ?? {});

function portfolioFigures(inputs: GoldenInputs, expected: GoldenFigures): GoldenFigures {
  const lastPrice = Object.keys(inputs.prices ?? {}).at(-1);
  const today = dayNumber(inputs.as_of ?? inputs.period?.end ?? lastPrice!);
  const { books, cash, total } = goldenPortfolio(inputs, today);
  const { daily } = total;
  const gain = (from: number, to = today) => amountOf(valueChange(daily, from, to));
  const gross = plus(total.realised, total.unrealised);
  const at = (day: number) => (day < daily.first ? 0 : daily.value[day - daily.first]!);
  const start = inputs.period ? dayNumber(inputs.period.start) : null;
  const year = Number(dayOf(today).slice(0, 4));
  return {
    value: floatOf(total.marketValue),
    net_worth: floatOf(total.marketValue),
    final_value: floatOf(total.marketValue),
    initial_value: start === null ? null : at(start),
    cash: cash ? floatOf(cash.value) : 0,
    quantity: books[0] ? floatOf(books[0].value.units) : 0,
    positions: books.filter(({ value }) => !isZero(value.units)).length,
    investment: floatOf(total.openCost),
    investment_with_currency_effect: floatOf(total.openCost),
    fees: floatOf(total.fees),
    fees_with_currency_effect: floatOf(total.fees),
    gross_performance: floatOf(gross),
    gross_performance_with_currency_effect: floatOf(gross),
    net_performance: floatOf(total.profit),
    net_performance_with_currency_effect: floatOf(total.profit),
    earnings: floatOf(plus(total.dividendsGross, total.interest)),
    taxes: floatOf(plus(total.dividendTax, total.taxes)),
    absolute_gain: start === null ? null : gain(start),
    unrealized_gain: start === null ? floatOf(total.unrealised) : gain(start),
    net_performance_by_range: Object.fromEntries(
      askedOf(expected.net_performance_by_range).map((range) => [
        range,
        range === 'max' ? floatOf(total.profit) : gain(rangeStart(range, today, daily.first)),
      ]),
    ),
    history: Object.fromEntries(
      askedOf(expected.history).map((day) => [
        day,
        { value: at(dayNumber(day)), net_performance: gain(daily.first - 1, dayNumber(day)) },
      ]),
    ),
    year: gain(endOfMonth(year - 1, 12)),
    months: Array.from({ length: 12 }, (_, month) => monthGain(inputs, year, month + 1)),
  };
}

/** The day whose close a range begins with, in the source's names: weeks begin on Monday. */
function rangeStart(range: string, today: number, first: number): number {
  switch (range) {
    case '1d':
      return today - 1;
    case 'wtd':
      // Day 0, 1 January 1970, was a Thursday.
      return today - ((today + 3) % 7) - 1;
    case 'mtd':
      return dayNumber(`${dayOf(today).slice(0, 7)}-01`) - 1;
    case 'ytd':
      return periodStart('YTD', today, first);
    case '1y':
      return periodStart('1Y', today, first);
    default:
      throw new Error(`no range ${range}`);
  }
}

const endOfMonth = (year: number, month: number) => Date.UTC(year, month, 0) / 86_400_000;

/** From the close of the month before to the last close of the month. */
function monthGain(inputs: GoldenInputs, year: number, month: number): number | null {
  const [from, to] = [endOfMonth(year, month - 1), endOfMonth(year, month)];
  return amountOf(valueChange(goldenPortfolio(inputs, to).total.daily, from, to));
}
