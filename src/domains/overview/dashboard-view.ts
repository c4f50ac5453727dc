import type { ModuleSlug } from '../modules/contract.ts';
import type { PortfolioView } from '../performance/dashboard-view.ts';
import type { BasisNote } from '../valuation/basis/basis-contract.ts';
import type { HistoryOutput, RateOutput, TotalFigures } from '../valuation/figures-contract.ts';
import type { AskedRate } from '../valuation/shown-twr.ts';

/**
 * What the dashboard home shows. Money is an exact decimal string in one currency; `null` is a figure that is not
 * known. History and rates are statistics and therefore numbers; percentages are in percent.
 */
export type DashboardView = {
  currency: string;
  total: TotalView;
  allocation: AllocationView;
  upcoming: UpcomingView;
  /** What the card of each module shows, as the module knows it. */
  modules: { [module in ModuleSlug]?: unknown };
};

export type TotalView = {
  day: string;
  value: string;
  /** What the last session brought. */
  today: PortfolioView['today'];
  /** No session today: the last close is shown, and the page says so. */
  lastClose: boolean;
  /** The day of that close, where it is known. */
  closeDay?: string | null;
  /** The day the history begins on, where that is later than the first purchase (rule P-17). */
  startsLate?: string | null;
  /** Positions valued by an old price, because no newer one came. */
  missingPrices: number;
  profit: string;
  profitPercent: number | null;
  /** What that is a percentage of. */
  profitBase: TotalFigures['roi_base'];
  /** The two parts of the profit, where they explain it. */
  parts?: { growth: string; realised: string };
  invested: string;
  irr: RateView;
  /** Of the last year, or of everything where nothing was held in it. */
  twr: RateView & { asked: AskedRate['asked'] };
  history: ValueHistory;
  /** What the figures are on: nothing for nominal, null where the asked basis cannot be had. */
  basis?: BasisNote | null;
};

/** A return and the days it is of. */
export type RateView = Pick<RateOutput, 'percent' | 'is_annual' | 'from' | 'to' | 'ended'>;

/** Days at even distances, oldest first. */
export type ValueSeries = {
  firstDay: string;
  everyDays: number;
  value: number[];
  invested: number[];
  benchmark: number[];
  layer?: HistoryOutput['layer'];
  /** Days whose value is not known and is the last known one. */
  carried?: boolean[];
  /** Days with money before the first known value, left out. */
  unknownBefore?: number;
};

/** The last year by days and everything by weeks, both up to the same day. */
export type ValueHistory = { year: ValueSeries; all: ValueSeries };

export type Slice = { key: string; label: string; value: string; colour?: number };
export type AllocationView = {
  byClass: Slice[];
  byPortfolio: Slice[];
  byCurrency: Slice[];
  /** The three ways to group holdings (rule U-7): each holding, each instrument, each broker. */
  none?: Slice[];
  byInstrument?: Slice[];
  byBroker?: Slice[];
};
export type Grouping = keyof AllocationView;

export type EventView = {
  id: string;
  /** Whose it is; an invented one has no page to lead to. */
  assetId?: string;
  day: string;
  title: string;
  note: string;
  amount: string | null;
  /** When the money comes, if that is another day. */
  paidOn: string | null;
  soon: boolean;
};
export type UpcomingView = {
  events: EventView[];
  expected: string;
  /** Before tax: what will be withheld is not known ahead. */
  isGross?: boolean;
};
