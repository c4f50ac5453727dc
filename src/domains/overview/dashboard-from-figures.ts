import { dayNumber } from '../../foundation/calendar-day.ts';
import type { CallOutput } from '../../foundation/contract.ts';
import { decimal, floatOf, plus, textOf, zero } from '../../foundation/decimal.ts';
import { roundShares } from '../../foundation/round-shares.ts';
import type { HoldingOutput, PortfolioOutput } from '../performance/contract.ts';
import type { HoldingsView, HoldingView, PortfolioView } from '../performance/dashboard-view.ts';
import type { HistoryOutput } from '../valuation/figures-contract.ts';
import { drawHistory } from '../valuation/history-points.ts';
import type { statistics } from './contract.ts';
import type { DashboardCardStates } from './dashboard-cards.ts';
import type { AllocationView, EventView, Slice, TotalView, UpcomingView } from './dashboard-view.ts';

type Statistics = CallOutput<typeof statistics>['data'];

export type DashboardFigures = {
  today: string;
  statistics: Statistics;
  /** Everything since the first day. */
  all: HistoryOutput;
  portfolios: PortfolioOutput[];
  holdings: HoldingOutput[];
};

/** The words of figures that are not sentences of a component. */
export type FigureWords = {
  cash: string;
  ownHands: string;
  others: string;
  portfolioNote: (classes: string, count: number) => string;
  holdingNote: (kind: string, place: string) => string;
  eventTitle: (kind: Statistics['upcoming'][number]['kind'], ticker: string) => string;
  eventNote: (event: Statistics['upcoming'][number]) => string;
};

const shownHoldings = 8;
const shownEvents = 5;
const mostSlices = 8;
const soonDays = 7;

/** What the dashboard home shows of a person's own figures; modules without figures of their own yet are empty. */
export function dashboardFromFigures(given: DashboardFigures, words: FigureWords): DashboardCardStates {
  const { statistics: stats, portfolios, holdings } = given;
  const empty = { state: 'empty' as const };
  const total = totalOf(given);
  const allocation = allocationOf(stats, words);
  const upcoming = upcomingOf(given, words);
  return {
    total: total ? { state: 'ready', data: total } : empty,
    allocation: allocation.byClass.length ? { state: 'ready', data: allocation } : empty,
    portfolios: portfolios.length
      ? { state: 'ready', data: portfolios.map((one) => portfolioOf(one, words)) }
      : empty,
    holdings: holdings.length ? { state: 'ready', data: holdingsOf(given, words) } : empty,
    upcoming: upcoming.events.length ? { state: 'ready', data: upcoming } : empty,
    realEstate: empty,
    bonds: empty,
  };
}

function totalOf({ today, statistics: { figures, history }, all }: DashboardFigures): TotalView | null {
  if (!figures || !history || figures.first_day === null || figures.market_value === null) return null;
  const change = figures.changes['24h'];
  return {
    day: today,
    value: figures.market_value,
    today: change && change.percent !== null ? { amount: change.amount, percent: change.percent } : null,
    lastClose: figures.at_last_close,
    closeDay: figures.value_day,
    missingPrices: figures.missing + figures.estimated,
    profit: figures.profit!,
    profitPercent: figures.roi,
    invested: figures.net_invested!,
    irr: figures.irr.percent,
    irrIsAnnual: figures.irr.is_annual,
    twr: figures.twr_year.percent,
    history: { year: drawHistory(history), all: drawHistory(all) },
  };
}

function allocationOf({ allocation }: Statistics, words: FigureWords): AllocationView {
  const named = (slices: Statistics['allocation']['none']): Slice[] =>
    folded(
      slices.map(({ key, label, value }) => ({
        key,
        value,
        label: key === 'cash' ? words.cash : key === 'own' ? words.ownHands : label,
      })),
      words.others,
    );
  return {
    byClass: named(allocation.by_class),
    byPortfolio: named(allocation.by_portfolio),
    byCurrency: named(allocation.by_currency),
    none: named(allocation.none),
    byInstrument: named(allocation.by_instrument),
    byBroker: named(allocation.by_broker),
  };
}

/** More slices than can be told apart: the small ones become one. */
function folded(slices: Slice[], others: string): Slice[] {
  if (slices.length <= mostSlices + 1) return slices;
  const rest = slices.slice(mostSlices).reduce((sum, slice) => plus(sum, decimal(slice.value)), zero);
  return [...slices.slice(0, mostSlices), { key: 'others', label: others, value: textOf(rest) }];
}

function portfolioOf(portfolio: PortfolioOutput, words: FigureWords): PortfolioView {
  const change = portfolio.changes['24h'];
  return {
    id: portfolio.id,
    name: portfolio.name,
    note: words.portfolioNote(portfolio.class_names.slice(0, 3).join(', '), portfolio.holdings_count),
    value: portfolio.market_value,
    today: change && change.percent !== null ? { amount: change.amount, percent: change.percent } : null,
    coverage: portfolio.strategy_percent,
    points: portfolio.sparkline,
  };
}

function holdingsOf(
  { holdings, statistics: { figures } }: DashboardFigures,
  words: FigureWords,
): HoldingsView {
  const ordered = holdings.toSorted((a, b) => Number(b.market_value ?? 0) - Number(a.market_value ?? 0));
  const shown = ordered.slice(0, shownHoldings);
  const rest = ordered.slice(shownHoldings);
  const cash = decimal(figures?.cash_value ?? '0');
  const value = rest.reduce((sum, one) => plus(sum, decimal(one.market_value ?? '0')), cash);
  // Shares are of everything, cash as well, so that they agree with the other pages and add up to 100.
  const worth = [...shown.map((one) => Number(one.market_value ?? 0)), floatOf(value)];
  const shares = roundShares(worth.map((each) => Math.max(0, each)));
  const rows = shown.map((one, at) => ({
    ...holdingOf(one, words),
    share: one.market_value === null ? null : shares[at]!,
  }));
  if (rest.length === 0 && cash.digits === 0n) return { rows, more: null };
  return {
    rows,
    more: {
      count: rest.length,
      value: textOf(value),
      share: shares.at(-1)!,
      with: cash.digits === 0n ? 'nothing' : 'cash',
    },
  };
}

function holdingOf(holding: HoldingOutput, words: FigureWords): HoldingView {
  const { profit, roi } = holding;
  return {
    id: holding.id,
    ticker: holding.name,
    name: holding.title,
    note: words.holdingNote(holding.subclass_name ?? holding.class_name, holding.mic),
    units: holding.volume,
    price: holding.current_price,
    priceCurrency: holding.price_unit === 'unit' ? holding.price_currency.toUpperCase() : null,
    value: holding.market_value,
    today: holding.changes['24h']?.percent ?? null,
    profit: profit === null || roi === null ? null : { amount: profit, percent: roi },
    share: holding.share,
  };
}

function upcomingOf({ statistics: { upcoming }, today }: DashboardFigures, words: FigureWords): UpcomingView {
  const events: EventView[] = upcoming.slice(0, shownEvents).map((event) => ({
    id: event.id,
    day: event.day,
    title: words.eventTitle(event.kind, event.ticker),
    note: words.eventNote(event),
    amount: event.amount,
    paidOn: event.paid_on,
    soon: daysBetween(today, event.day) <= soonDays,
  }));
  const within = upcoming.filter((event) => daysBetween(today, event.paid_on ?? event.day) <= 30);
  const expected = within.reduce((sum, event) => plus(sum, decimal(event.amount ?? '0')), zero);
  return { events, expected: textOf(expected), isGross: true };
}

function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
