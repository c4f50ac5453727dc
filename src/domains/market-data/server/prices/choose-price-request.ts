import { addDays, type Day, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Services } from '../../../../platform/services.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import type { InstrumentClass, MarketSource } from '../../source-port/source-port.ts';
import { marketSources } from '../sources/market-sources.ts';
import { type SymbolAt, symbolAmong } from '../sources/symbol-at.ts';
import { latestOf, type StoredPrice, symbolsOf } from './price-store.ts';

/** What is asked of whom: an instrument's closes of some days. */
export type PriceRequest = {
  instrument: FoundInstrument;
  kind: InstrumentClass;
  sources: MarketSource[];
  symbolAt: SymbolAt;
  /** The newest price so far, which a new one must not lie far off. */
  known: StoredPrice | undefined;
  from: Day;
  today: Day;
  now: () => Date;
};

const historyYears = 20;
/** Closes of the last days may have been corrected since. */
const daysAgain = 5;

/** Nothing where there is nobody to ask, or nothing to ask about any more. */
export async function choosePriceRequest(
  services: Services,
  instrumentId: string,
): Promise<PriceRequest | undefined> {
  const { database, clock } = services;
  const instrument = await instrumentById(database, instrumentId, null);
  const sources = marketSources(services).map((ready) => ready.source);
  if (!instrument || sources.length === 0) return undefined;
  const now = () => clock.now();
  const today = dayInWarsaw(now());
  const [known] = await latestOf(database, [instrumentId]);
  return {
    instrument,
    kind: instrument.class_slug as InstrumentClass,
    sources,
    symbolAt: symbolAmong(instrument, await symbolsOf(database, instrumentId)),
    known,
    from: known ? addDays(known.close_day, -daysAgain) : `${Number(today.slice(0, 4)) - historyYears}-01-01`,
    today,
    now,
  };
}
