import { addMonths, dayInWarsaw, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import type { FoundInstrument } from '../../../instruments/server/instrument-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import { adjustedForSplits, type DaySeries, lastKnown } from '../../day-series.ts';
import { type Shows, sourceName } from '../../display-rights.ts';
import { changeOver, type Period, periods } from '../../period-change.ts';
import { latestOf, readCloses, splitsOf } from '../prices/price-store.ts';

/** A price in a chart or ratio may be a float; on its own it stays as exact as it was stored. */
export type Quote = {
  instrument: FoundInstrument;
  /** Split-adjusted closes since a little more than a year ago. */
  closes: DaySeries;
  priceDay: string | null;
  changes: Record<Period, number | null>;
  marketValue: string | null;
  isSimulated: boolean;
  /** There is a price, but not for whoever asks (M-20). */
  isWithheld: boolean;
};

type Asked = {
  /** What may be shown to whoever asks: everything else is as if it were not known. */
  shows: Shows;
  since?: string;
};

/** Newest prices and changes of many instruments: four queries, whatever their number. */
export async function quotesOf(
  services: Services,
  instruments: FoundInstrument[],
  { shows, since }: Asked,
): Promise<Quote[]> {
  const { database, clock } = services;
  const today = dayInWarsaw(clock.now());
  const ids = instruments.map((instrument) => instrument.id);
  const from = dayNumber(since ?? addMonths(today, -13));
  const [closes, latest, splits, rates] = await Promise.all([
    readCloses(database, ids, from, dayNumber(today), shows),
    latestOf(database, ids),
    splitsOf(database, ids),
    ratesToPln(database, today, shows),
  ]);
  const latestById = new Map(
    latest.filter(({ source }) => shows(source)).map((row) => [row.instrument_id, row]),
  );
  return instruments.map((known) => {
    const instrument = asShown(known, shows);
    const own = splits
      .filter((split) => split.instrument_id === instrument.id)
      .map((split) => ({
        day: dayNumber(split.day),
        ratio: Number(split.numerator) / Number(split.denominator),
      }));
    const adjusted = adjustedForSplits(closes.get(instrument.id)!, own);
    const newest = latestById.get(instrument.id);
    const last = lastKnown(adjusted, dayNumber(today));
    return {
      instrument,
      closes: adjusted,
      priceDay: newest?.day ?? (last ? dayOf(last.day) : null),
      changes: Object.fromEntries(
        periods.map((period) => [period, changeOver(adjusted, period, today)]),
      ) as Quote['changes'],
      marketValue: marketValueOf(instrument, rates),
      isWithheld: known.price !== instrument.price,
      isSimulated: (newest?.source ?? instrument.source) === simulatedSource,
    };
  });
}

/** Without the price that is not for whoever asks. */
function asShown(instrument: FoundInstrument, shows: Shows): FoundInstrument {
  if (instrument.price === null || shows(instrument.price_source)) return instrument;
  return {
    ...instrument,
    price: null,
    price_at: null,
    price_day: null,
    previous_day: null,
    price_source: null,
  };
}

async function ratesToPln(on: Queries, day: string, shows: Shows): Promise<Map<string, number>> {
  const rows = (await currenciesWithRates(on, day)).filter(
    ({ title, source }) => title === 'pln' || shows(source),
  );
  return new Map(rows.map((row) => [row.title, row.title === 'pln' ? 1 : Number(row.pln ?? Number.NaN)]));
}

const hundred = 100;

/** Units times price in PLN, whole złoty: a size to compare, not an amount to book. */
function marketValueOf(instrument: FoundInstrument, rates: Map<string, number>): string | null {
  if (!instrument.units_outstanding || !instrument.price) return null;
  const price = Number(instrument.price) / (instrument.price_unit === 'pence' ? hundred : 1);
  const value = Number(instrument.units_outstanding) * price * (rates.get(instrument.currency) ?? Number.NaN);
  return Number.isFinite(value) ? value.toFixed(0) : null;
}

/** As the contract has it. */
export function quoteShapeOf(quote: Quote, locale: string) {
  const { instrument } = quote;
  return {
    id: instrument.id,
    ticker: instrument.ticker,
    name: nameIn(instrument.names, locale, instrument.ticker),
    class: instrument.class_slug,
    slug: instrument.slug,
    sector: instrument.sector,
    country: instrument.country,
    currency: instrument.currency,
    price_unit: instrument.price_unit,
    price: instrument.price,
    price_day: quote.priceDay,
    changes: quote.changes,
    market_value: quote.marketValue,
    is_simulated: quote.isSimulated,
    price_source: instrument.price_source && sourceName(instrument.price_source),
    is_withheld: quote.isWithheld,
  };
}

const sparklinePoints = 52;

/** A year in weekly steps, for a line the size of a word. */
export function sparklineOf({ closes }: Quote): number[] {
  const points: number[] = [];
  const end = closes.first + closes.values.length - 1;
  for (let i = sparklinePoints; i >= 0; i--) {
    const known = lastKnown(closes, end - i * 7);
    if (known) points.push(known.value);
  }
  return points;
}
