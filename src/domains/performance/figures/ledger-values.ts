import type { Decimal } from '../../../foundation/decimal.ts';
import { isZero } from '../../../foundation/decimal.ts';
import type { Book } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { Returns } from '../../valuation/measure-total.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import { totalOfPortfolio } from '../positions/total-of-portfolio.ts';
import type { CashValue } from '../positions/value-cash.ts';
import type { HoldingValue } from '../positions/value-holding.ts';

/** Names by language. */
export type Names = Readonly<Record<string, string>>;

/** What figures need to know of a portfolio. */
export type PortfolioFacts = {
  id: string;
  name: string;
  is_virtual: boolean;
  follows_cash: boolean;
  synchronized_at: Date | null;
};

/** What figures need to know of a holding and of what it is of. */
export type HoldingFacts = {
  id: string;
  portfolio_id: string;
  instrument_id: string;
  broker_id: string | null;
  currency_id: string;
  /** Of the currency it was entered in, lowercase. */
  currency: string;
  is_valid: boolean;
  is_child_asset: boolean;
  notify_email: boolean;
  notify_sms: boolean;
  notify_percent: string | null;
  version: number;
  ticker: string;
  names: Names;
  isin: string | null;
  mic: string;
  country: string | null;
  sector: string | null;
  slug: string;
  is_custom: boolean;
  class_id: string;
  class_slug: string;
  class_names: Names;
  subclass_id: string | null;
  subclass_slug: string | null;
  subclass_names: Names | null;
  price_currency: string;
  price_unit: 'unit' | 'pence' | 'percent';
};

/** A holding's figures in a currency, with the returns that are dear to reckon; null where a currency has no rate. */
export type MeasuredHolding = { value: HoldingValue; returns: Returns } | null;

/** The newest price of an instrument as it was quoted. */
export type NewestQuote = { newest: { price: Decimal } | null; at: Date | null; source: string | null };

/** A person's ledger, or one portfolio of it, valued in one currency: what every figure is made from. */
export type LedgerValues = {
  today: number;
  /** The shown currency, lowercase. */
  shown: string;
  rates: Pick<RateBook, 'cross'>;
  portfolios: readonly PortfolioFacts[];
  holdings: readonly HoldingFacts[];
  /** By holding. */
  books: ReadonlyMap<string, Book>;
  /** By instrument. */
  quotes: ReadonlyMap<string, NewestQuote>;
  /** By holding; null where a currency has no rate. */
  measured: ReadonlyMap<string, MeasuredHolding>;
  /** By portfolio; null where a currency has no rate. */
  cash: ReadonlyMap<string, CashValue | null>;
  /** Rows that belong to no asset, by portfolio. */
  cashRows: ReadonlyMap<string, readonly LedgerRow[]>;
};

export function holdingsIn<Holding extends { portfolio_id: string }>(
  holdings: readonly Holding[],
  portfolios: readonly { id: string }[],
): Holding[] {
  const ids = new Set(portfolios.map((portfolio) => portfolio.id));
  return holdings.filter((holding) => ids.has(holding.portfolio_id));
}

export function isHeld(ledger: Pick<LedgerValues, 'books'>, holding: { id: string }): boolean {
  return !isZero(ledger.books.get(holding.id)!.units);
}

/** What sums are made from: values, without the returns. */
export type ValuedParts = Pick<LedgerValues, 'today' | 'portfolios' | 'holdings' | 'cash'> & {
  measured: ReadonlyMap<string, { value: HoldingValue } | null>;
};

/** The sums of one portfolio, over everything whose currency has a rate. */
export function portfolioTotal(ledger: ValuedParts, portfolio: PortfolioFacts): TotalValue {
  const holdings = holdingsIn(ledger.holdings, [portfolio])
    .map((holding) => ledger.measured.get(holding.id)?.value)
    .filter((value) => value !== undefined);
  const cash = ledger.cash.get(portfolio.id) ?? null;
  return totalOfPortfolio(
    { holdings, cash, followsCash: portfolio.follows_cash && cash !== null },
    ledger.today,
  );
}

export function totalsOf(ledger: ValuedParts): Map<string, TotalValue> {
  return new Map(ledger.portfolios.map((portfolio) => [portfolio.id, portfolioTotal(ledger, portfolio)]));
}

/** Everything together; paper portfolios never count. */
export function wholeTotal(ledger: LedgerValues, totals: ReadonlyMap<string, TotalValue>): TotalValue {
  const real = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  return totalOfAll(
    real.map((portfolio) => totals.get(portfolio.id)!),
    ledger.today,
  );
}

/** Whether nothing of these portfolios can be said in the shown currency: something is there, and none of it has a rate. */
export function nothingKnown(ledger: ValuedParts, portfolios: readonly PortfolioFacts[]): boolean {
  const holdings = holdingsIn(ledger.holdings, portfolios);
  const cash = portfolios.map(({ id }) => ledger.cash.get(id) ?? null);
  const isKnown =
    holdings.some((holding) => ledger.measured.get(holding.id)) ||
    cash.some((value) => value && value.entries.length + value.balances.length > 0);
  return !isKnown && (holdings.length > 0 || cash.includes(null));
}

/** The same with a history of which nothing is known: never one of zeros. */
export function withoutValues(total: TotalValue): TotalValue {
  return { ...total, daily: { ...total.daily, value: total.daily.value.map(() => Number.NaN) } };
}
