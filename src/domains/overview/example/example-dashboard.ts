import { addDays, addMonths } from '../../../foundation/calendar-day.ts';
import { roundShares } from '../../../foundation/round-shares.ts';
import { pinned, seededNoise } from '../../../foundation/statistics/seeded-random.ts';
import type { HoldingView, PortfolioView } from '../../performance/dashboard-view.ts';
import type { DailyValues } from '../../valuation/daily-values.ts';
import { internalRate } from '../../valuation/returns/internal-rate.ts';
import { timeWeighted } from '../../valuation/returns/time-weighted.ts';
import type { DashboardView, RateView, Slice } from '../dashboard-view.ts';
import { exampleDay, exampleDays, exampleFlows, exampleHistory } from './example-history.ts';
import { type ExampleModules, exampleBonds, exampleProperties, exampleUpcoming } from './example-modules.ts';
import { grosze, type Position, positions, zloty } from './example-positions.ts';
import type { ExampleWords } from './example-words.ts';

/** Deposits minus withdrawals of the invented investor. */
const invested = grosze('328540.00');

/**
 * An invented investor's dashboard, the same every time. Every figure is computed from the positions and the
 * history, so that all of them add up.
 */
export function exampleDashboard(words: ExampleWords): DashboardView & { modules: ExampleModules } {
  const held = positions(words);
  const total = sumOf(held, (one) => one.value);
  const history = exampleHistory(total / 100, invested / 100);
  const growth = total - sumOf(held, (one) => one.cost);
  const profit = total - invested;
  const shares = roundShares(held.map((one) => one.value));
  return {
    currency: 'PLN',
    total: {
      day: exampleDay,
      value: zloty(total),
      today: changeOf(held),
      lastClose: true,
      missingPrices: 0,
      profit: zloty(profit),
      profitPercent: (profit / invested) * 100,
      profitBase: { amount: zloty(invested), of: 'deposits' },
      parts: { growth: zloty(growth), realised: zloty(profit - growth) },
      invested: zloty(invested),
      irr: yearOf(yearlyRate(exampleFlows(history))),
      twr: { ...yearOf(yearlyReturn(exampleDays(history))), asked: '1Y' },
      history,
    },
    allocation: {
      byClass: slices(held, (one) => one.class, [
        { key: 'realEstate', label: words.realEstate, colour: 0 },
        { key: 'etfs', label: words.etfs, colour: 1 },
        { key: 'shares', label: words.shares, colour: 2 },
        { key: 'bonds', label: words.bonds, colour: 4 },
        { key: 'crypto', label: words.crypto, colour: 6 },
        { key: 'cash', label: words.cash, colour: 9 },
      ]),
      byPortfolio: slices(held, (one) => one.portfolio, [
        { key: 'safety', label: words.safety, colour: 0 },
        { key: 'retirement', label: words.retirement, colour: 1 },
        { key: 'brokerage', label: words.brokerage, colour: 2 },
      ]),
      byCurrency: slices(held, (one) => one.currency, [
        { key: 'PLN', label: 'PLN', colour: 0 },
        { key: 'EUR', label: 'EUR', colour: 1 },
        { key: 'USD', label: 'USD', colour: 2 },
      ]),
    },
    upcoming: exampleUpcoming(words),
    modules: {
      'brokerage-investments': {
        portfolios: [
          portfolio(held, 'retirement', words.retirement, words.retirementNote, 92, 0.7),
          portfolio(held, 'safety', words.safety, words.safetyNote, 84, 0.15),
          portfolio(held, 'brokerage', words.brokerage, words.brokerageNote, 68, 1.3),
        ],
        holdings: {
          session: exampleSession,
          rows: held.flatMap((one, at) => (one.shown ? [holding(one, one.shown, shares[at] ?? 0)] : [])),
          more: moreOf(held, shares),
        },
      },
      'real-estate': exampleProperties(words),
      bonds: exampleBonds(held),
    },
  };
}

function sumOf(held: readonly Position[], of: (one: Position) => number): number {
  return held.reduce((sum, one) => sum + of(one), 0);
}

/** The example is of a Saturday. */
const exampleSession = { session: 'day', to: addDays(exampleDay, -1) } as const;

/** What the day brought, against the value before it. */
function changeOf(held: readonly Position[]) {
  const today = sumOf(held, (one) => one.today);
  const value = sumOf(held, (one) => one.value);
  return { ...exampleSession, amount: zloty(today), percent: (today / (value - today)) * 100 };
}

function slices(
  held: readonly Position[],
  groupOf: (one: Position) => string,
  groups: readonly Omit<Slice, 'value'>[],
): Slice[] {
  return groups.map((group) => ({
    ...group,
    value: zloty(
      sumOf(
        held.filter((one) => groupOf(one) === group.key),
        (one) => one.value,
      ),
    ),
  }));
}

function portfolio(
  held: readonly Position[],
  key: Position['portfolio'],
  name: string,
  note: string,
  coverage: number,
  unrest: number,
): PortfolioView {
  const own = held.filter((one) => one.portfolio === key);
  const value = sumOf(own, (one) => one.value);
  return {
    id: key,
    name,
    note,
    value: zloty(value),
    today: changeOf(own),
    coverage,
    points: sparkPoints(value / 100, unrest),
  };
}

/** A calm rise of a fifth with the portfolio's own unrest, ending on its value. */
function sparkPoints(value: number, unrest: number): number[] {
  const count = 48;
  const noise = seededNoise(Math.round(value));
  let sum = 0;
  const walk = pinned(Array.from({ length: count }, () => (sum += noise() * unrest * 0.012)));
  return walk.map((at, step) => Math.round(value * (0.82 + (0.18 * step) / (count - 1) + at)));
}

function holding(one: Position, shown: NonNullable<Position['shown']>, share: number): HoldingView {
  const profit = one.value - one.cost;
  return {
    id: shown.ticker,
    ticker: shown.ticker,
    name: shown.name,
    note: shown.note,
    units: shown.units,
    price: shown.price,
    value: zloty(one.value),
    today: one.todayPercent,
    unrealised: { amount: zloty(profit), percent: (profit / one.cost) * 100 },
    share,
  };
}

function moreOf(held: readonly Position[], shares: readonly number[]) {
  const rest = held.filter((one) => !one.shown);
  const share = held.reduce((sum, one, at) => sum + (one.shown ? 0 : (shares[at] ?? 0)), 0);
  return {
    count: rest.length,
    value: zloty(sumOf(rest, (one) => one.value)),
    share: Math.round(share * 10) / 10,
    with: 'property and cash' as const,
  };
}

/** The example has been invested for more than a year, and still is. */
function yearOf(percent: number | null): RateView {
  return { percent, is_annual: true, from: addMonths(exampleDay, -12), to: exampleDay, ended: false };
}

function yearlyRate(flows: Parameters<typeof internalRate>[0]): number | null {
  const rate = internalRate(flows);
  return rate.kind === 'rate' ? rate.annual * 100 : null;
}

function yearlyReturn(days: DailyValues): number | null {
  const found = timeWeighted(days, days.first);
  return found.kind === 'return' ? found.total * 100 : null;
}
