import { dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { isLaidIn, noteLaidIn } from '../../../../platform/database/laid-in.ts';
import type { Services } from '../../../../platform/services.ts';
import { searchTextOf } from '../../../instruments/search-text.ts';
import { upsertInstruments, upsertProviderSymbols } from '../../../instruments/server/instrument-store.ts';
import {
  assetClasses,
  currenciesWithRates,
  deleteRatesFrom,
  upsertRates,
} from '../../../instruments/server/reference-store.ts';
import { simulatedSource } from '../../../instruments/simulated-source.ts';
import { type DemoInstrument, statusOn } from '../../demo-market/demo-instrument.ts';
import type { DemoMarket, DemoSeries } from '../../demo-market/demo-market.ts';
import { generateMarket } from '../../demo-market/generate-market.ts';
import { generateOtherRates } from '../../demo-market/generate-other-rates.ts';
import { demoInstruments } from '../../demo-market/instruments.ts';
import { emptyYear, firstDayOf, yearOf } from '../../packed-year.ts';
import { type EventRow, storeEvents } from '../indicators/indicator-store.ts';
import { marketChanged } from '../market-events.ts';
import { forgetFigures, hasPricesOf } from '../prices/forget-store.ts';
import {
  type LatestPrice,
  newestDayFrom,
  storeLatest,
  storeYears,
  type YearToStore,
} from '../prices/price-store.ts';
import { deleteSimulatedInflation } from '../shipped/inflation-store.ts';
import { deleteSimulatedPolicyRates } from '../shipped/policy-rate-store.ts';
import { demoId } from './demo-id.ts';
import { storeDemoIndicators } from './seed-demo-indicators.ts';
import { storeSimulatedFigures } from './simulated-figures.ts';

/** Marks instruments that real sources price: those that came with the product, and those found at a source. */
export const catalogueSource = 'catalogue';

/** At a start: makes the market where there is none, and takes it away where it is not wanted. A job carries it on. */
export async function seedDemoMarket(services: Services): Promise<void> {
  const { database, settings } = services;
  if (!settings.demo) {
    await database.transaction(async (tx) => {
      await keepApart(tx, 'simulated');
      await deleteRatesFrom(tx, simulatedSource);
      await deleteSimulatedInflation(tx);
      await deleteSimulatedPolicyRates(tx);
      await storeCatalogue(tx, demoInstruments, catalogueSource, services.clock.now());
    });
    return;
  }
  await database.transaction(async (tx) => {
    await keepApart(tx, 'real');
    await storeSimulatedFigures(tx, dayInWarsaw(services.clock.now()));
  });
  if (!(await newestDayFrom(database, simulatedSource))) await storeDemoMarket(services, null);
}

/** Reading all figures takes a start longer than all else: not where it was done and nobody brought any since. */
async function keepApart(tx: Tx, unwanted: 'simulated' | 'real'): Promise<void> {
  const name = 'figures without';
  if ((await isLaidIn(tx, name, unwanted)) && !(await hasPricesOf(tx, unwanted))) return;
  await forgetFigures(tx, unwanted);
  await noteLaidIn(tx, name, unwanted);
}

/** Carries the market on to today; does nothing when it is there already. */
export async function carryOnDemoMarket(services: Services): Promise<void> {
  const { database, settings, clock } = services;
  if (!settings.demo) return;
  const newest = await newestDayFrom(database, simulatedSource);
  if (newest && newest >= dayInWarsaw(clock.now())) return;
  await storeDemoMarket(services, newest ?? null);
}

/** Generates through today and stores what came since `after`, in one transaction. */
async function storeDemoMarket(services: Services, after: string | null): Promise<void> {
  const { database, clock, events } = services;
  const now = clock.now();
  const market = generateMarket({ through: dayInWarsaw(now) });
  await database.transaction(async (tx) => {
    await storeCatalogue(tx, demoInstruments, simulatedSource, now);
    const firstYear = after ? Number(after.slice(0, 4)) : 0;
    const years = market.series.flatMap((series) => yearsOf(series, market, firstYear));
    await storeYears(tx, years, now);
    await storeLatest(
      tx,
      market.series.flatMap((series) => latestOf(series, market, now)),
    );
    await storeEvents(tx, await eventsOf(tx, market));
    await storeDemoIndicators(tx, market);
    await upsertRates(tx, ratesOf(market, after));
    await storeOtherRates(tx, market);
    await storeSimulatedFigures(tx, dayInWarsaw(now));
    await events.publish(tx, marketChanged.of());
  });
}

/** The instruments themselves are real; only with the demonstration on do their prices come from it. */
async function storeCatalogue(
  tx: Tx,
  instruments: readonly DemoInstrument[],
  source: string,
  now: Date,
): Promise<void> {
  const classes = await assetClasses(tx);
  const currencies = await currenciesWithRates(tx, '1970-01-01');
  const classId = (slug: string) => classes.find((row) => row.slug === slug)!.id;
  const currencyId = (code: string) => currencies.find((row) => row.title === code.toLowerCase())!.id;
  await upsertInstruments(
    tx,
    instruments.map((one, i) => ({
      id: demoId(one.key),
      owner_id: null,
      isin: one.isin,
      mic: one.mic ?? '',
      ticker: one.ticker,
      class_id: classId(one.class),
      subclass_id: classId(one.subclass),
      currency_id: currencyId(one.currency),
      names: one.names,
      sector: one.sector,
      country: one.country,
      price_unit: one.priceUnit,
      nominal: one.nominal === null ? null : String(one.nominal),
      status: statusOn(one, dayInWarsaw(now)) === 'listed' ? 'active' : 'delisted',
      units_outstanding: one.sharesOutstanding === null ? null : String(one.sharesOutstanding),
      facts: factsOf(one),
      source,
      slug: one.key,
      search: searchTextOf({
        ...one,
        aliases: [...one.formerTickers.map((former) => former.ticker), ...Object.values(one.providerSymbols)],
      }),
      popularity: instruments.length - i,
    })),
    now,
  );
  await upsertProviderSymbols(
    tx,
    instruments.flatMap((one) =>
      Object.entries(one.providerSymbols).map(([provider, symbol]) => ({
        instrument_id: demoId(one.key),
        provider,
        symbol,
      })),
    ),
  );
}

function factsOf({ facts }: DemoInstrument) {
  const { employees, listDate, website, description } = facts;
  return {
    ...(employees !== null && { employees }),
    ...(listDate && { listDate }),
    ...(website && { website }),
    ...(description && { description }),
  };
}

function yearsOf(series: DemoSeries, market: DemoMarket, firstYear: number): YearToStore[] {
  const start = dayNumber(market.from);
  const lastYear = yearOf(start + market.days - 1);
  const years: YearToStore[] = [];
  for (let year = Math.max(firstYear, yearOf(start)); year <= lastYear; year++) {
    const closes = yearSlice(series.closes, start, year);
    if (closes.every(Number.isNaN)) continue;
    years.push({
      instrumentId: demoId(series.instrument.key),
      year,
      closes,
      volumes: series.volumes && yearSlice(series.volumes, start, year),
      source: simulatedSource,
    });
  }
  return years;
}

function yearSlice(values: Float64Array, start: number, year: number): Float64Array {
  const result = emptyYear();
  const begin = firstDayOf(year) - start;
  const end = firstDayOf(year + 1) - start;
  const from = Math.max(begin, 0);
  result.set(values.subarray(from, Math.min(end, values.length)), from - begin);
  return result;
}

/** The last close and the one before it. */
function latestOf(series: DemoSeries, market: DemoMarket, now: Date): LatestPrice[] {
  const start = dayNumber(market.from);
  const found: { price: string; day: string }[] = [];
  for (let i = series.closes.length - 1; i >= 0 && found.length < 2; i--) {
    const close = series.closes[i]!;
    if (!Number.isNaN(close))
      found.push({
        price: textOfFloat(close),
        day: new Date((start + i) * 86_400_000).toISOString().slice(0, 10),
      });
  }
  const [last, before] = found;
  if (!last) return [];
  return [
    {
      instrument_id: demoId(series.instrument.key),
      price: last.price,
      // Coins are quoted today already, before the exchanges close.
      at: new Date(Math.min(Date.parse(`${last.day}T16:05:00Z`), now.getTime())),
      day: last.day,
      previous: before?.price ?? null,
      previous_day: before?.day ?? null,
      source: simulatedSource,
    },
  ];
}

async function eventsOf(tx: Tx, market: DemoMarket): Promise<EventRow[]> {
  const currencies = await currenciesWithRates(tx, '1970-01-01');
  const currencyId = (code: string) => currencies.find((row) => row.title === code.toLowerCase())?.id ?? null;
  const nothing = {
    numerator: null,
    denominator: null,
    amount: null,
    currency_id: null,
    declaration_day: null,
    record_day: null,
    payment_day: null,
  };
  return market.series.flatMap(({ instrument: { key }, splits, dividends }) => [
    ...splits.map((split) => ({
      ...nothing,
      id: demoId(key, 'split', split.day),
      instrument_id: demoId(key),
      kind: 'split' as const,
      day: split.day,
      numerator: String(split.numerator),
      denominator: String(split.denominator),
      source: simulatedSource,
    })),
    ...dividends.map((paid) => ({
      ...nothing,
      id: demoId(key, 'dividend', paid.exDay),
      instrument_id: demoId(key),
      kind: 'dividend' as const,
      day: paid.exDay,
      amount: textOfFloat(paid.amount),
      currency_id: currencyId(paid.currency),
      declaration_day: paid.declarationDay,
      record_day: paid.recordDay,
      payment_day: paid.paymentDay,
      source: simulatedSource,
    })),
  ]);
}

/** Those that are not there yet: also of currencies that came with a newer version, from their first day on. */
async function storeOtherRates(tx: Tx, market: DemoMarket): Promise<void> {
  const known = await currenciesWithRates(tx, market.through);
  const newest = new Map(known.map(({ display_title, day }) => [display_title, day]));
  const missing = generateOtherRates(market).filter(({ code, day }) => day > (newest.get(code) ?? ''));
  await upsertRates(
    tx,
    missing.map(({ code, day, pln }) => ({
      title: code.toLowerCase(),
      day,
      pln: textOfFloat(pln),
      source: simulatedSource,
    })),
  );
}

function ratesOf(market: DemoMarket, after: string | null) {
  const start = dayNumber(market.from);
  return Object.entries(market.rates).flatMap(([code, values]) =>
    Array.from(values, (value, i) => ({
      title: code.toLowerCase(),
      day: new Date((start + i) * 86_400_000).toISOString().slice(0, 10),
      pln: String(value),
      source: simulatedSource,
    })).filter((rate) => rate.pln !== 'NaN' && (after === null || rate.day > after)),
  );
}
