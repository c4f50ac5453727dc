import { namedRows } from '../../market-data/shipped/read-shipped.ts';
import type { RetailKind } from '../series-terms.ts';

/** The terms of a savings bond's issue, as texts. */
export type ShippedSeries = {
  symbol: string;
  kind: RetailKind;
  issueMonth: string;
  isin: string | null;
  firstRate: string;
  margin: string | null;
  fee: string | null;
  exchangePrice: string | null;
  /** Only where the rates follow no table of ours. */
  periodRates: string[];
  source: string;
  seenOn: string;
};

const amount = /^\d+(\.\d+)?$/;

export function readSeries(text: string): ShippedSeries[] {
  return namedRows(text).map((row) => ({
    symbol: row.series!,
    kind: row.type as RetailKind,
    issueMonth: row.issue_month!,
    isin: row.isin || null,
    firstRate: row.first_rate_pct!,
    margin: row.margin_pp || null,
    // OTS say "all interest", family bonds "none" for the price of an exchange.
    fee: amount.test(row.early_redemption_fee_pln ?? '') ? row.early_redemption_fee_pln! : null,
    exchangePrice: amount.test(row.exchange_price_pln ?? '') ? row.exchange_price_pln! : null,
    periodRates: row.type === 'TOZ' ? (row.rates_by_period_pct ?? '').split('|') : [],
    source: row.source!,
    seenOn: row.seen_on!,
  }));
}
