import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { SeriesOutput } from '../contract.ts';
import type { listSeries as listCall } from '../series-contract.ts';
import { type StoredRates, storedRates } from './published-rates.ts';
import { type OwnSeriesRow, ownSeriesLike, type SeriesRow, seriesLike } from './series-store.ts';
import { referenceOf } from './value-bonds.ts';

const mostSeries = 2000;
const usual = 50;

/** The caller's own first, then the newest of the table. */
export async function listSeries(context: Context, { query }: CallInput<typeof listCall>) {
  const { services } = context;
  const limit = Math.min(query.limit === undefined ? usual : Number(query.limit), mostSeries);
  // Signs that a pattern gives a meaning are in no symbol.
  const search = (query.search ?? '')
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '#');
  const [stored, own, rows] = await Promise.all([
    storedRates(services),
    ownSeriesLike(services.database, actorOf(context).userId, search),
    seriesLike(services.database, search, limit),
  ]);
  const today = dayInWarsaw(services.clock.now());
  const data = [
    ...own.map((row) => ownOutput(row, stored)),
    ...rows.map((row) => seriesOutput(row, stored, today)),
  ];
  return { data, meta: { total: own.length + (rows[0]?.total ?? 0), start: 0, limit } };
}

export function seriesOutput(row: SeriesRow, stored: StoredRates, today: string): SeriesOutput {
  return {
    ...termsOutput(row, stored),
    issue_month: row.issue_month,
    isin: row.isin,
    is_own: false,
    is_on_sale: row.issue_month === today.slice(0, 7),
    source: row.source,
    seen_on: row.seen_on,
  };
}

function ownOutput(row: OwnSeriesRow, stored: StoredRates): SeriesOutput {
  return {
    ...termsOutput(row, stored),
    issue_month: null,
    isin: null,
    is_own: true,
    is_on_sale: false,
    source: null,
    seen_on: null,
  };
}

function termsOutput(row: SeriesRow | OwnSeriesRow, stored: StoredRates) {
  const reference = referenceOf(row, stored);
  return {
    id: row.id,
    symbol: row.symbol,
    metadata: { face_value: row.face_value, currency_id: row.currency_id },
    kind: row.kind,
    first_rate: row.first_rate,
    margin: row.margin,
    reference_rate: reference?.percent ?? null,
    reference_of: reference?.of ?? null,
    fee: row.fee,
    exchange_price: row.exchange_price,
    matures_on: row.matures_on,
    coupons_a_year: row.coupons_a_year,
  };
}
