import type { LastSession } from '../valuation/figures-contract.ts';

export type PortfolioView = {
  id: string;
  name: string;
  note: string;
  value: string | null;
  /** What the last session brought. */
  today: (SessionDay & { amount: string; percent: number }) | null;
  /** How much of its strategy is covered; without a strategy there is nothing to cover. */
  coverage: number | null;
  points: number[];
};

export type HoldingView = {
  id: string;
  /** Where it is held; an invented one is nowhere. */
  portfolioId?: string;
  ticker: string;
  name: string;
  note: string;
  units: string;
  price: string | null;
  /** Of the quote, if it is not the shown one; null for quotes that are no money, as percent of a nominal. */
  priceCurrency?: string | null;
  value: string | null;
  today: number | null;
  /** Why there is no change, where its prices are too old or too far apart. */
  priceGap?: { since: string; until: string | null } | null;
  /** Above the cost of what is held, and in percent of it, as in the table of assets. */
  unrealised: { amount: string; percent: number } | null;
  share: number | null;
};

/** When the last session was. */
type SessionDay = Pick<NonNullable<LastSession>, 'session' | 'to'>;

export type HoldingsView = {
  /** Of all of them; nothing where none had one. */
  session: SessionDay | null;
  rows: HoldingView[];
  /** Those not shown, so that what is shown adds up to the total. */
  more: {
    count: number;
    value: string;
    share: number;
    with: 'nothing' | 'cash' | 'property and cash';
  } | null;
};
