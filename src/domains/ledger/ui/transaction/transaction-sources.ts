import type { LotMethod } from '../../lot-methods.ts';
import type { DayPrice } from './transaction-price.ts';

export type PortfolioChoice = {
  id: string;
  name: string;
  currencyId: string;
  isPaper: boolean;
  followsCash: boolean;
  lotMethod: LotMethod;
};

/** Units bought together; without an id no sale can name it. */
export type HeldLot = { id: string | null; day: string; units: string; cost: string; currency: string };

/** An asset of a portfolio, held or once held. */
export type HeldAsset = {
  holdingId: string;
  assetId: string;
  ticker: string;
  name: string;
  /** Slug of its class. */
  class: string;
  mic: string;
  volume: string;
  /** Average purchase price of the held units, and the currency that is in. */
  averagePrice: string | null;
  currencyId: string;
  /** Lowercase title of that currency. */
  currency: string;
  /** What a sale takes its units from, in the order it takes them; null with average cost. */
  lots: readonly HeldLot[] | null;
  currentPrice: string | null;
  priceCurrency: string;
  priceUnit: 'unit' | 'pence' | 'percent';
  /** Then nothing can be recorded for it here. */
  isKeptByBroker: boolean;
};

/**
 * What the form asks of domains above the ledger; whoever opens it brings the answers. A failure is thrown, a price
 * that does not exist is null.
 */
export type TransactionSources = {
  portfolios(): Promise<PortfolioChoice[]>;
  holdings(portfolioId: string): Promise<HeldAsset[]>;
  price(assetId: string, day: string): Promise<DayPrice | null>;
};
