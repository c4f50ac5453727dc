import type { DailyValues } from '../../../src/domains/valuation/daily-values.ts';
import { belowHigh, drawdown } from '../../../src/domains/valuation/returns/drawdown.ts';
import { internalRate, presentValue } from '../../../src/domains/valuation/returns/internal-rate.ts';
import { sharpe } from '../../../src/domains/valuation/returns/sharpe.ts';
import {
  dailyReturns,
  growthIndex,
  timeWeighted,
} from '../../../src/domains/valuation/returns/time-weighted.ts';
import { volatility } from '../../../src/domains/valuation/returns/volatility.ts';
import { valueChange } from '../../../src/domains/valuation/value-change.ts';
import { dayNumber, dayOf } from '../../../src/foundation/calendar-day.ts';
import { type Decimal, floatOf, isZero, over, plus } from '../../../src/foundation/decimal.ts';
import { goldenPortfolio, soldLots } from './golden-ledger.ts';
import type { GoldenCase, GoldenFigures, GoldenInputs } from './read-golden.ts';

/** What Walory says to a case, under the names of the source. */
export function runGolden({ id, kind, measure, inputs }: GoldenCase): GoldenFigures {
  switch (kind) {
    case 'xirr':
    case 'irr':
      return rateFigures(inputs, id);
    case 'twr':
      return measure === 'cumulative' ? chainedFigures(inputs) : returnFigures(inputs);
    case 'fifo':
    case 'avg_cost':
      return lotFigures(inputs);
    case 'drawdown':
      return fallFigures(inputs);
    case 'volatility':
      return { volatility_annual: volatility(returnsOf(inputs), inputs.periods_per_year) };
    case 'sharpe':
      return { sharpe: sharpe(returnsOf(inputs), inputs.risk_free_per_period!, inputs.periods_per_year) };
    default:
      return portfolioFigures(inputs);
  }
}

function rateFigures(inputs: GoldenInputs, id: string): GoldenFigures {
  const flows =
    inputs.cash_flows?.map(({ date, amount }) => ({ day: dayNumber(date), amount })) ??
    // Equal periods are years of 365 days: then the rate of a period is the rate of a year.
    inputs.amounts!.map((amount, period) => ({ day: period * 365, amount }));
  if (inputs.rate !== undefined) return { npv: presentValue(flows, inputs.rate) };
  // Two rates fit the case named here; the source lists the lower one.
  const found = internalRate(flows, { near: id === 'px-30-13' ? -0.6 : 0 });
  return { rate: found.kind === 'rate' ? found.annual : null };
}

const returnsOf = ({ returns }: GoldenInputs) => Float64Array.from(returns!, (each) => each ?? Number.NaN);

/** Returns earned by a portfolio into which money flows every day. */
function chainedFigures(inputs: GoldenInputs): GoldenFigures {
  const returns = inputs.returns!;
  const series = emptySeries(dayNumber('2026-01-01'), returns.length + 1);
  series.value[0] = 1000;
  for (let i = 1; i <= returns.length; i++) {
    series.inflow[i] = 700 * i;
    series.value[i] = (series.value[i - 1]! + 700 * i) * (1 + (returns[i - 1] ?? 0));
  }
  const index = growthIndex(dailyReturns(series, series.first));
  return { cumulative_returns: [...index.slice(1)].map((at) => at - 1) };
}

function emptySeries(first: number, length: number): DailyValues {
  const series = () => new Float64Array(length);
  return { first, value: series(), inflow: series(), outflow: series() };
}

function returnFigures(inputs: GoldenInputs): GoldenFigures {
  if (inputs.external_flows) return valuedFigures(inputs);
  const { transactions = [], period } = inputs;
  if (!period) return { gain_over_paid_in_by_date: Object.fromEntries(transactions.map(gainOn(inputs))) };
  const [from, to] = [dayNumber(period.start), dayNumber(period.end)];
  const { daily } = goldenPortfolio(inputs, to, true).total;
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
    const { profit, stake } = goldenPortfolio(inputs, dayNumber(date), false).total;
    return [date, floatOf(over(profit, stake))];
  };

/** Values and flows as they are given, days between them carried forward. */
function valuedFigures({ period, external_flows = [], valuations = [] }: GoldenInputs): GoldenFigures {
  const [start, end] = [dayNumber(period!.start), dayNumber(period!.end)];
  const series = emptySeries(start, end - start + 1);
  for (const { date, value } of valuations) series.value.fill(value, dayNumber(date) - start);
  for (const { date, amount } of external_flows) series.inflow[dayNumber(date) - start] = amount;
  const from = external_flows.length > 0 ? start - 1 : start;
  const total = timeWeighted(series, from, end);
  const change = valueChange(series, from, end);
  return {
    twr_period: total.kind === 'return' ? total.total : null,
    pnl: change.kind === 'change' ? change.amount : null,
  };
}

function fallFigures(inputs: GoldenInputs): GoldenFigures {
  if (inputs.prices) {
    const prices = inputs.prices as Record<string, number>;
    const found = belowHigh(Object.values(prices));
    return {
      high: found?.high ?? null,
      high_date: found ? Object.keys(prices)[found.at]! : null,
      distance: found?.distance ?? null,
    };
  }
  const index = inputs.cumulative_returns?.map((each) => 1 + each) ?? growthIndex(returnsOf(inputs));
  return { max_drawdown: drawdown(index)!.deepest };
}

function lotFigures(inputs: GoldenInputs): GoldenFigures {
  const today = dayNumber(inputs.transactions!.at(-1)!.date) + 366;
  const { books, total } = goldenPortfolio(inputs, today, false);
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

function portfolioFigures(inputs: GoldenInputs): GoldenFigures {
  const lastPrice = Object.keys(inputs.prices ?? {}).at(-1);
  const last = inputs.as_of ?? inputs.period?.end ?? lastPrice!;
  const today = dayNumber(last);
  const followsCash = !!inputs.cash_balances || !!inputs.transactions?.some(isCash);
  const { books, cash, total } = goldenPortfolio(inputs, today, followsCash);
  const gain = (from: string, to = last) => {
    const change = valueChange(total.daily, dayNumber(from), dayNumber(to));
    return change.kind === 'change' ? change.amount : null;
  };
  const gross = plus(total.realised, total.unrealised);
  const at = (day: string) => {
    const number = dayNumber(day);
    return number < total.daily.first ? 0 : total.daily.value[number - total.daily.first]!;
  };
  const start = inputs.period?.start;
  return {
    value: floatOf(total.marketValue),
    net_worth: floatOf(total.marketValue),
    final_value: floatOf(total.marketValue),
    initial_value: start ? at(start) : null,
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
    absolute_gain: start ? gain(start) : null,
    unrealized_gain: start ? gain(start) : floatOf(total.unrealised),
    net_performance_by_range: {
      '1d': gain('2021-12-17'),
      wtd: gain('2021-12-12'),
      mtd: gain('2021-11-30'),
      ytd: gain('2020-12-31'),
      '1y': gain('2020-12-18'),
      max: floatOf(total.profit),
    },
    history: Object.fromEntries(
      ['2021-12-11', '2021-12-12', '2022-01-14'].map((day) => [
        day,
        { value: at(day), net_performance: gain('2021-01-01', day) },
      ]),
    ),
    year: gain('2019-12-31'),
    months: Array.from({ length: 12 }, (_, month) => monthGain(inputs, month)),
  };
}

const isCash = ({ type }: { type: string }) => ['DEPOSIT', 'INTEREST', 'DIVIDEND'].includes(type);

/** From the close of the month before to the last close of the month. */
function monthGain(inputs: GoldenInputs, month: number): number | null {
  const from = Date.UTC(2020, month, 0) / 86_400_000;
  const to = Date.UTC(2020, month + 1, 0) / 86_400_000;
  const change = valueChange(goldenPortfolio(inputs, to, false).total.daily, from, to);
  return change.kind === 'change' ? change.amount : null;
}
