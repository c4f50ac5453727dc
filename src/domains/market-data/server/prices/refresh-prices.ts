import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { askInOrder } from '../../source-port/source-chain.ts';
import {
  type CorporateEvents,
  type InstrumentClass,
  type MarketSource,
  type PriceFlag,
  type PriceHistory,
  SourceFailure,
  type SourceName,
  type SourceSymbol,
} from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import { providerKey, providerSymbol } from '../../source-port/source-symbols.ts';
import { type CheckedPrices, checkPrices } from '../../sources/check-prices.ts';
import { type EventRow, storeEvents } from '../indicators/indicator-store.ts';
import { marketChanged } from '../market-events.ts';
import { marketSources } from '../sources/market-sources.ts';
import { dueInstruments, noteAttempt, storeHeldBack } from '../sources/source-store.ts';
import { type LatestPrice, latestOf, symbolsOf } from './price-store.ts';
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
  const { settings, database, clock, jobs } = services;
  if (settings.demo) return;
  const now = clock.now();
  for (const { id: instrumentId } of await dueInstruments(database, dayInWarsaw(now), now, mostAtOnce)) {
    await jobs.send(database, backfillInstrument, { instrumentId }, { key: instrumentId, seconds: 600 });
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
  const from = known ? addDays(known.close_day, -5) : `${Number(today.slice(0, 4)) - historyYears}-01-01`;
  const symbolAt = await symbolsAt(services, instrument);
  const answer = await askForPrices(services, sources, instrument, symbolAt, known, from, today);
  if (!answer.checked) {
    log.warn({ ticker: instrument.ticker, failures: answer.failures }, 'no source has prices');
    await database.transaction(async (tx) => {
      await noteAttempt(tx, instrumentId, 'failed', clock.now());
      await storeDoubts(tx, instrumentId, answer.doubts, clock.now());
    });
    return;
  }
  const { checked, source } = answer;
  const corporate = await eventsFrom(services, sources, instrument, symbolAt, from, today);
  const rows = await eventRows(services, instrument, corporate.events, corporate.source ?? source);
  await database.transaction(async (tx) => {
    await noteAttempt(tx, instrumentId, 'answered', clock.now());
    await storeHistory(tx, instrumentId, checked.points, source, clock.now());
    await storeDoubts(tx, instrumentId, answer.doubts, clock.now());
    await storeEvents(tx, rows);
    if (checked.points.length) await events.publish(tx, marketChanged.of());
  });
}

type SymbolAt = (source: MarketSource) => SourceSymbol | undefined;

async function symbolsAt({ database }: Services, instrument: FoundInstrument): Promise<SymbolAt> {
  return symbolAmong(instrument, await symbolsOf(database, instrument.id));
}

/** What each source calls an instrument: the stored symbol, else by the rules of its exchange. */
export function symbolAmong(
  instrument: Pick<FoundInstrument, 'ticker' | 'mic' | 'currency' | 'price_unit'>,
  stored: ReadonlyMap<string, string>,
): SymbolAt {
  return (source) => {
    const code = stored.get(providerKey(source.name)) ?? providerSymbol(source.name, instrument);
    if (!code) return undefined;
    return {
      code,
      currency: instrument.currency.toUpperCase(),
      ...(instrument.price_unit === 'percent' && { unit: 'percent' as const }),
    };
  };
}

type Doubts = { source: string; flags: PriceFlag[] }[];
type Answered = { checked: CheckedPrices; source: SourceName; doubts: Doubts };
type Unanswered = { checked: undefined; failures: string[]; doubts: Doubts };

/** The first answer of which anything can be believed. What was doubted on the way is kept for the operator. */
async function askForPrices(
  services: Services,
  sources: MarketSource[],
  instrument: FoundInstrument,
  symbolAt: SymbolAt,
  known: LatestPrice | undefined,
  from: string,
  today: string,
): Promise<Answered | Unanswered> {
  const kind = instrument.class_slug as InstrumentClass;
  const doubts: Doubts = [];
  const check = (history: PriceHistory) =>
    checkPrices(history, {
      today,
      kind,
      currency: instrument.currency.toUpperCase(),
      unit: instrument.price_unit,
      ...(known && { lastStored: { day: known.day, close: known.price } }),
      splits: history.splits,
    });
  const outcome = await askInOrder<PriceHistory>(
    inOrderOfPreference(sources, 'history', kind),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.history?.(symbol, from, today);
    },
    {
      now: () => services.clock.now(),
      refuse: (history, source) => {
        const { points, flags } = check(history);
        doubts.push({ source, flags });
        // A session that is not over yet has no close, and that is no reason to ask somebody else.
        if (points.length > 0 || flags.length === 0) return undefined;
        return new SourceFailure('garbled', `nothing to believe: ${flags[0]!.kind}`);
      },
    },
  );
  if (outcome.kind === 'answered') return { checked: check(outcome.value), source: outcome.source, doubts };
  const failures = outcome.failures.map(({ source, failure }) => `${source}: ${failure.kind}`);
  return { checked: undefined, failures, doubts };
}

async function storeDoubts(tx: Tx, instrumentId: string, doubts: Doubts, at: Date): Promise<void> {
  for (const { source, flags } of doubts) await storeHeldBack(tx, instrumentId, source, flags, at);
}

async function eventsFrom(
  services: Services,
  sources: MarketSource[],
  instrument: FoundInstrument,
  symbolAt: SymbolAt,
  from: string,
  to: string,
): Promise<{ events: CorporateEvents; source?: SourceName }> {
  const outcome = await askInOrder<CorporateEvents>(
    inOrderOfPreference(sources, 'events', instrument.class_slug as InstrumentClass),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && source.provides.events?.(symbol, from, to);
    },
    { now: () => services.clock.now() },
  );
  return outcome.kind === 'answered'
    ? { events: outcome.value, source: outcome.source }
    : { events: { splits: [], dividends: [] } };
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
