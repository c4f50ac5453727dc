/**
 * What the dashboard home shows. Money is an exact decimal string in one currency; `null` is a figure that is not
 * known. History and rates are statistics and therefore numbers; percentages are in percent.
 */
export type DashboardView = {
  currency: string;
  total: TotalView;
  allocation: AllocationView;
  portfolios: PortfolioView[];
  holdings: HoldingsView;
  upcoming: UpcomingView;
  realEstate: RealEstateView;
  bonds: BondsView;
};

/** A card is loading, empty, failed or there; what is there may be partial: some of its figures are not known. */
export type CardState<Data> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'error'; onRetry?: () => void }
  | { state: 'ready'; data: Data };

export type TotalView = {
  day: string;
  value: string;
  today: { amount: string; percent: number } | null;
  /** No session today: the last close is shown, and the page says so. */
  lastClose: boolean;
  /** The day of that close, where it is known. */
  closeDay?: string | null;
  /** Positions valued by an old price, because no newer one came. */
  missingPrices: number;
  profit: string;
  profitPercent: number | null;
  /** The two parts of the profit, where they explain it. */
  parts?: { growth: string; realised: string };
  invested: string;
  irr: number | null;
  /** Below a year it is the whole span's. */
  irrIsAnnual?: boolean;
  twr: number | null;
  history: ValueHistory;
};

/** Days at even distances, oldest first. */
export type ValueSeries = {
  firstDay: string;
  everyDays: number;
  value: number[];
  invested: number[];
  benchmark: number[];
};

/** The last year by days and everything by weeks, both up to the same day. */
export type ValueHistory = { year: ValueSeries; all: ValueSeries };

export type Slice = { key: string; label: string; value: string; colour?: number };
export type AllocationView = {
  byClass: Slice[];
  byPortfolio: Slice[];
  byCurrency: Slice[];
  /** The specification's three aggregations: each holding, each instrument, each broker. */
  none?: Slice[];
  byInstrument?: Slice[];
  byBroker?: Slice[];
};
export type Grouping = keyof AllocationView;

export type PortfolioView = {
  id: string;
  name: string;
  note: string;
  value: string | null;
  today: { amount: string; percent: number } | null;
  /** How much of its strategy is covered; without a strategy there is nothing to cover. */
  coverage: number | null;
  points: number[];
};

export type HoldingView = {
  id: string;
  ticker: string;
  name: string;
  note: string;
  units: string;
  price: string | null;
  /** Of the quote, if it is not the shown one; null for quotes that are no money, as percent of a nominal. */
  priceCurrency?: string | null;
  value: string | null;
  today: number | null;
  profit: { amount: string; percent: number } | null;
  share: number | null;
};
export type HoldingsView = {
  rows: HoldingView[];
  /** Those not shown, so that what is shown adds up to the total. */
  more: {
    count: number;
    value: string;
    share: number;
    with: 'nothing' | 'cash' | 'property and cash';
  } | null;
};

export type EventView = {
  id: string;
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

export type PropertyView = {
  id: string;
  name: string;
  equity: string;
  mortgage: string | null;
  rent: string | null;
};
export type RealEstateView = {
  value: string;
  properties: PropertyView[];
  next: { what: string; day: string; amount: string } | null;
};

export type BondsView = {
  value: string;
  kinds: string;
  from: number;
  to: number;
  redemptions: { year: number; name: string; amount: string; colour: number }[];
  /** Years with an interest payment; the next one is the amber one. */
  payments: number[];
  next: { what: string; day: string; amount: string } | null;
};
