import { type Day, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { lastKnown } from '../../day-series.ts';
import { firstDayOf, yearOf } from '../../packed-year.ts';
import type { PriceFlag, SourceName } from '../../source-port/source-port.ts';
import { marketChanged } from '../market-events.ts';
import { type LatestPrice, latestOf, lockPrices, readCloses } from '../prices/price-store.ts';
import { storeHeldBack } from '../sources/source-store.ts';
import { storeQuotes } from './quote-store.ts';

export type BelievedQuote = {
  instrumentId: string;
  source: SourceName;
  price: DecimalText;
  at: Date;
  day: Day;
};
type Doubt = { instrumentId: string; source: SourceName; flags: PriceFlag[] };

/** Stores what is newer than what is known, and whatever was doubted; whoever looks hears of it only if a price changed. */
export async function keepQuotes(
  { database, clock, events }: Services,
  quotes: BelievedQuote[],
  doubts: Doubt[],
): Promise<void> {
  if (quotes.length === 0 && doubts.length === 0) return;
  await database.transaction(async (tx) => {
    const changed = await storeQuotes(tx, await whatIsNew(tx, quotes));
    for (const { instrumentId, source, flags } of doubts)
      await storeHeldBack(tx, instrumentId, source, flags, clock.now());
    if (changed > 0) await events.publish(tx, marketChanged.of());
  });
}

/** As they are to be stored: each with the close before its own day, which may have come since the last quote. */
async function whatIsNew(tx: Tx, quotes: BelievedQuote[]): Promise<LatestPrice[]> {
  if (quotes.length === 0) return [];
  const ids = quotes.map(({ instrumentId }) => instrumentId);
  await lockPrices(tx, ...ids);
  const stored = new Map((await latestOf(tx, ids)).map((row) => [row.instrument_id, row]));
  const days = quotes.map(({ day }) => dayNumber(day));
  const from = firstDayOf(yearOf(Math.min(...days)) - 1);
  const closes = await readCloses(tx, ids, from, Math.max(...days));
  return quotes.flatMap(({ instrumentId, day, price, at, source }): LatestPrice[] => {
    const known = stored.get(instrumentId);
    const before = lastKnown(closes.get(instrumentId)!, dayNumber(day) - 1);
    const row = {
      instrument_id: instrumentId,
      price,
      at,
      day,
      previous: before ? textOfFloat(before.value) : null,
      previous_day: before ? dayOf(before.day) : null,
      source,
    };
    return known && isNews(row, known) ? [row] : [];
  });
}

function isNews(row: LatestPrice, known: LatestPrice): boolean {
  if (row.at.getTime() !== known.at.getTime()) return row.at > known.at;
  return (
    Number(row.price) !== Number(known.price) ||
    Number(row.previous) !== Number(known.previous) ||
    row.previous_day !== known.previous_day
  );
}
