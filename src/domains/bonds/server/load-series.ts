import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Services } from '../../../platform/services.ts';
import { readSeries } from '../shipped/read-series.ts';
import { storeSeries } from './series-store.ts';

/** Ids follow from symbols, so that every installation knows a series by the same one. */
export function seriesId(symbol: string): string {
  const hex = createHash('sha256').update(`walory-bond\n${symbol}`).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** At each start: the table of series that came with the product (rule BD-16). */
export async function loadSeries({ database }: Services): Promise<void> {
  const text = await readFile(new URL('../shipped/retail-bonds.csv', import.meta.url), 'utf8');
  await storeSeries(
    database,
    readSeries(text).map((series) => ({
      id: seriesId(series.symbol),
      symbol: series.symbol,
      kind: series.kind,
      issue_month: series.issueMonth,
      isin: series.isin,
      face_value: '100',
      currency: 'pln',
      first_rate: series.firstRate,
      margin: series.margin,
      fee: series.fee,
      exchange_price: series.exchangePrice,
      period_rates: series.periodRates,
      matures_on: null,
      coupons_a_year: 0,
      source: series.source,
      origin: 'shipped' as const,
      seen_on: series.seenOn,
    })),
  );
}
