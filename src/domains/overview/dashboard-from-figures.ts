import { dayNumber } from '../../foundation/calendar-day.ts';
import type { CallOutput } from '../../foundation/contract.ts';
import { decimal, minus, plus, textOf, zero } from '../../foundation/decimal.ts';
import type { HistoryOutput } from '../valuation/figures-contract.ts';
import { drawHistory, lateStart } from '../valuation/history-points.ts';
import { shownTwr } from '../valuation/shown-twr.ts';
import type { statistics } from './contract.ts';
import type { DashboardCardStates } from './dashboard-cards.ts';
import type { AllocationView, EventView, Slice, TotalView, UpcomingView } from './dashboard-view.ts';

type Statistics = CallOutput<typeof statistics>['data'];

export type DashboardFigures = {
  today: string;
  statistics: Statistics;
  /** Everything since the first day. */
  all: HistoryOutput | null;
};

/** The words of figures that are not sentences of a component. */
export type FigureWords = {
  cash: string;
  ownHands: string;
  deposits: string;
  others: string;
  event: (event: Statistics['upcoming'][number]) => Pick<EventView, 'title' | 'note'>;
};

const shownEvents = 5;
const mostSlices = 8;
const soonDays = 7;

/** What the dashboard home shows of all modules together. */
export function dashboardFromFigures(given: DashboardFigures, words: FigureWords): DashboardCardStates {
  const { statistics: stats } = given;
  const empty = { state: 'empty' as const };
  const total = totalOf(given);
  const allocation = allocationOf(stats, words);
  const upcoming = upcomingOf(given, words);
  return {
    total: total ? { state: 'ready', data: total } : empty,
    allocation: allocation.byClass.length ? { state: 'ready', data: allocation } : empty,
    upcoming: upcoming.events.length ? { state: 'ready', data: upcoming } : empty,
  };
}

function totalOf({ today, statistics, all }: DashboardFigures): TotalView | null {
  const { figures: nominal, history, on_basis } = statistics;
  const figures = nominal && { ...nominal, ...on_basis?.figures };
  if (!figures || !history || figures.first_day === null || figures.market_value === null) return null;
  const change = figures.changes['24h'];
  const twr = shownTwr(figures);
  return {
    day: today,
    value: figures.market_value,
    today: change && change.percent !== null ? { ...change, percent: change.percent } : null,
    lastClose: figures.at_last_close,
    closeDay: figures.value_day,
    startsLate: all && lateStart(all, figures.first_day),
    missingPrices: figures.missing + figures.estimated,
    profit: figures.profit!,
    profitPercent: figures.roi,
    profitBase: figures.roi_base,
    parts: {
      growth: figures.unrealised!,
      realised: textOf(minus(decimal(figures.profit!), decimal(figures.unrealised!))),
    },
    invested: figures.net_invested!,
    irr: figures.irr,
    twr: { ...twr.rate, asked: twr.asked },
    ...(on_basis !== undefined && { basis: on_basis }),
    history: { year: drawHistory(history), all: drawHistory(all ?? history) },
  };
}

function allocationOf({ allocation }: Statistics, words: FigureWords): AllocationView {
  const named = (slices: Statistics['allocation']['none']): Slice[] =>
    folded(
      slices.map(({ key, label, value }) => ({
        key,
        value,
        label: wordOf(key, words) ?? label,
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

/** What has no name of its own is called by the page. */
function wordOf(key: string, words: FigureWords): string | undefined {
  const named: Record<string, string> = { cash: words.cash, own: words.ownHands, deposits: words.deposits };
  return named[key];
}

/** More slices than can be told apart: the small ones become one. */
function folded(slices: Slice[], others: string): Slice[] {
  if (slices.length <= mostSlices + 1) return slices;
  const rest = slices.slice(mostSlices).reduce((sum, slice) => plus(sum, decimal(slice.value)), zero);
  return [...slices.slice(0, mostSlices), { key: 'others', label: others, value: textOf(rest) }];
}

function upcomingOf({ statistics: { upcoming }, today }: DashboardFigures, words: FigureWords): UpcomingView {
  const events: EventView[] = upcoming.slice(0, shownEvents).map((event) => ({
    id: event.id,
    ...(event.asset_id !== undefined && { assetId: event.asset_id }),
    day: event.day,
    ...words.event(event),
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
