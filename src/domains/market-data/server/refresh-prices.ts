import { addDays, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { type FoundInstrument, instrumentById } from '../../instruments/server/instrument-store.ts';
import { currenciesWithRates } from '../../instruments/server/reference-store.ts';
import { askInOrder } from '../source-chain.ts';
import type {
  CorporateEvents,
  InstrumentClass,
  MarketSource,
  PriceHistory,
  SourceSymbol,
} from '../source-port.ts';
import { inOrderOfPreference } from '../source-preference.ts';
import { providerSymbol } from '../source-symbols.ts';
import { checkPrices } from '../sources/check-prices.ts';
import { type EventRow, storeEvents } from './indicator-store.ts';
import { marketSources } from './market-sources.ts';
import { latestOf, staleInstruments, symbolsOf } from './price-store.ts';
import { storeHeldBack } from './source-store.ts';
import { storeHistory } from './store-history.ts';

/** Looks for instruments whose newest price is old, and queues each of them. */
export const refreshPrices = defineJob<Record<string, never>>('market.refresh-prices', {
  schedule: '*/15 * * * *',
});
/** Fetches the history of one instrument: all of it the first time, what is new afterwards. */
export const backfillInstrument = defineJob<{ instrumentId: string }>('market.backfill', { retries: 2 });

const mostAtOnce = 25;
const historyYears = 20;

export async function queueStalePrices(services: Services): Promise<void> {
  if (services.settings.demo) return;
  const today = dayInWarsaw(services.clock.now());
  for (const { id } of await staleInstruments(services.database, today, mostAtOnce)) {
    await services.jobs.send(services.database, backfillInstrument, { instrumentId: id });
  }
}

export async function backfill(
  services: Services,
  { instrumentId }: { instrumentId: string },
): Promise<void> {
  const { database, clock, events, log } = services;
  const instrument = await instrumentById(database, instrumentId, null);
  const sources = marketSources(services).map((ready) => ready.source);
  if (!instrument || sources.length === 0) return;
  const today = dayInWarsaw(clock.now());
  const [known] = await latestOf(database, [instrumentId]);
  const from = known ? addDays(known.day, -5) : `${Number(today.slice(0, 4)) - historyYears}-01-01`;
  const kind = instrument.class_slug as InstrumentClass;
  const stored = await symbolsOf(database, instrumentId);
  const symbolAt = (source: MarketSource): SourceSymbol | undefined => {
    const code = stored.get(source.name) ?? providerSymbol(source.name, instrument);
    if (!code) return undefined;
    return {
      code,
      currency: instrument.currency.toUpperCase(),
      ...(instrument.price_unit === 'percent' && { unit: 'percent' as const }),
    };
  };
  const outcome = await askInOrder<PriceHistory>(
    inOrderOfPreference(sources, 'history', kind),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.history?.(symbol, from, today);
    },
    { now: () => clock.now() },
  );
  if (outcome.kind !== 'answered') {
    log.warn(
      {
        ticker: instrument.ticker,
        failures: outcome.failures.map((one) => `${one.source}: ${one.failure.kind}`),
      },
      'no source has prices',
    );
    return;
  }
  const checked = checkPrices(outcome.value, {
    today,
    kind,
    currency: instrument.currency.toUpperCase(),
    unit: instrument.price_unit,
    ...(known && { lastStored: { day: known.day, close: known.price } }),
    splits: outcome.value.splits,
  });
  const corporate = await eventsFrom(sources, kind, symbolAt, from, today, services);
  await database.transaction(async (tx) => {
    await storeHistory(tx, instrumentId, checked.points, outcome.source, clock.now());
    await storeHeldBack(tx, instrumentId, outcome.source, checked.flags, clock.now());
    await storeEvents(tx, await eventRows(services, instrument, corporate, outcome.source));
    if (checked.points.length) await events.publish(tx, { type: 'MarketChanged' });
  });
}

async function eventsFrom(
  sources: MarketSource[],
  kind: InstrumentClass,
  symbolAt: (source: MarketSource) => SourceSymbol | undefined,
  from: string,
  to: string,
  services: Services,
): Promise<CorporateEvents> {
  const outcome = await askInOrder<CorporateEvents>(
    inOrderOfPreference(sources, 'events', kind),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.events?.(symbol, from, to);
    },
    { now: () => services.clock.now() },
  );
  return outcome.kind === 'answered' ? outcome.value : { splits: [], dividends: [] };
}

async function eventRows(
  services: Services,
  instrument: FoundInstrument,
  found: CorporateEvents,
  source: string,
): Promise<EventRow[]> {
  const currencies = await currenciesWithRates(services.database, '1970-01-01');
  const nothing = {
    numerator: null,
    denominator: null,
    amount: null,
    currency_id: null,
    declaration_day: null,
    record_day: null,
    payment_day: null,
  };
  const base = { instrument_id: instrument.id, source };
  return [
    ...found.splits.map((split) => ({
      ...nothing,
      ...base,
      id: newId(),
      kind: 'split' as const,
      day: split.day,
      numerator: split.numerator,
      denominator: split.denominator,
    })),
    ...found.dividends.map((paid) => ({
      ...nothing,
      ...base,
      id: newId(),
      kind: 'dividend' as const,
      day: paid.day,
      amount: paid.amount,
      currency_id:
        currencies.find((row) => row.title === (paid.currency ?? instrument.currency).toLowerCase())?.id ??
        instrument.currency_id,
      declaration_day: paid.declarationDay ?? null,
      record_day: paid.recordDay ?? null,
      payment_day: paid.paymentDay ?? null,
    })),
  ];
}
