import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fingerprintOf, layIn } from '../../../platform/database/laid-in.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { marketChanged } from '../../market-data/server/market-events.ts';
import { fetchFigureFile } from '../../market-data/server/shipped/fetch-published.ts';
import { checkedSeries } from '../shipped/check-series.ts';
import { type NewSeries, storeSeries } from './series-store.ts';

/** A new series is on sale from the first of a month. */
export const refreshSeries = defineJob<Record<string, never>>('bonds.refresh-series', {
  schedule: '50 6 * * *',
});

/** Ids follow from symbols, so that every installation knows a series by the same one. */
export function seriesId(symbol: string): string {
  const hex = createHash('sha256').update(`walory-bond\n${symbol}`).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What every savings bond has in common. */
export const savingsBond = { face_value: '100', currency: 'pln', matures_on: null, coupons_a_year: 0 };

/** Series of a file in the layout of the shipped one; null where it is none or a row cannot be right. */
export function seriesIn(text: string, origin: NewSeries['origin']): NewSeries[] | null {
  return (
    checkedSeries(text)?.map((series) => ({
      ...savingsBond,
      id: seriesId(series.symbol),
      symbol: series.symbol,
      kind: series.kind,
      issue_month: series.issueMonth,
      isin: series.isin,
      first_rate: series.firstRate,
      margin: series.margin,
      fee: series.fee,
      exchange_price: series.exchangePrice,
      period_rates: series.periodRates,
      source: series.source || 'operator',
      origin,
      seen_on: series.seenOn || null,
    })) ?? null
  );
}

/** The table that came with the product: it does not change while a process runs. */
let shipped: Promise<NewSeries[]> | undefined;

async function readShipped(): Promise<NewSeries[]> {
  const text = await readFile(new URL('../shipped/retail-bonds.csv', import.meta.url), 'utf8');
  return seriesIn(text, 'shipped')!;
}

/** At a start: the table of series that came with the product, once for each that came (rule BD-16). */
export async function loadSeries({ database }: Services): Promise<void> {
  shipped ??= readShipped();
  const series = await shipped;
  await layIn(database, 'bond series', fingerprintOf(series), (tx) => storeSeries(tx, series));
}

/** Newer series of the installation's own source of figures. */
export async function fetchSeries(services: Services): Promise<void> {
  const { database, events, log } = services;
  const text = await fetchFigureFile(services, 'retail-bonds.csv');
  if (text === null) return;
  const series = seriesIn(text, 'source');
  if (!series) return log.warn('table of bond series not understood');
  await database.transaction(async (tx) => {
    if ((await storeSeries(tx, series)) > 0) await events.publish(tx, marketChanged.of());
  });
}
