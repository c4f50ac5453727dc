import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import {
  type PriceFlag,
  type Quote,
  SourceFailure,
  type SourceName,
  type SourceSymbol,
} from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import { checkQuote } from '../../sources/check-quote.ts';
import type { ReadySource } from '../../sources/create-sources.ts';
import { latestOf, type SplitRow, type StoredPrice, splitsOf } from '../prices/price-store.ts';
import { hasRequestsToSpare, marketSources } from '../sources/market-sources.ts';
import { symbolAmong } from '../sources/symbol-at.ts';
import { type QuotableInstrument, quotableInstruments } from './quote-store.ts';
import { type BelievedQuote, keepQuotes } from './store-quotes.ts';

/** Asks for the newest price of what people look at. A round that failed is not repeated: the next one is near. */
export const refreshQuotes = defineJob<Record<string, never>>('market.refresh-quotes', {
  schedule: '*/5 * * * *',
  retries: 0,
});

const mostAtOnce = 100;
/**
 * How many symbols a call names, so that it is one request. Alpha Vantage is not among them: it says of which day a
 * price is but not of when, for one symbol a request, and its closes say the same.
 */
const symbolsACall: Partial<Record<SourceName, number>> = { yahoo: 80, eodhd: 15, coinGecko: 100 };

/** What to ask first is known higher up: this domain does not know what people hold. */
export type WantedFirst = (on: Queries, most: number) => Promise<string[]>;

type Turn = { ready: ReadySource; symbol: SourceSymbol };
type QuoteRequest = { instrument: QuotableInstrument; known: StoredPrice; splits: SplitRow[]; turns: Turn[] };
type Doubt = { instrumentId: string; source: SourceName; flags: PriceFlag[] };
type Round = { believed: BelievedQuote[]; doubts: Doubt[] };

export async function fetchQuotes(services: Services, wantedFirst: WantedFirst): Promise<void> {
  const ready = marketSources(services).filter(({ name }) => symbolsACall[name]);
  if (ready.length === 0) return;
  let open = await requestsOf(services, ready, wantedFirst);
  const round: Round = { believed: [], doubts: [] };
  while (open.length > 0) {
    const bySource = new Map<ReadySource, QuoteRequest[]>();
    for (const request of open) {
      const next = request.turns[0]!.ready;
      bySource.set(next, [...(bySource.get(next) ?? []), request]);
    }
    const unanswered = await Promise.all(
      [...bySource].map(([source, requests]) => askSource(services, source, requests, round)),
    );
    open = unanswered
      .flat()
      .flatMap(({ turns: [, ...turns], ...request }) => (turns.length ? { ...request, turns } : []));
  }
  await keepQuotes(services, round.believed, round.doubts);
}

/** Each instrument with what is known of it and whom to ask, best first; without what nobody can be asked about. */
async function requestsOf(
  services: Services,
  ready: ReadySource[],
  wantedFirst: WantedFirst,
): Promise<QuoteRequest[]> {
  const { database } = services;
  const first = await wantedFirst(database, mostAtOnce);
  const instruments = await quotableInstruments(database, first, mostAtOnce);
  const ids = instruments.map(({ id }) => id);
  const [latest, splits] = await Promise.all([latestOf(database, ids), splitsOf(database, ids)]);
  const knownOf = new Map(latest.map((row) => [row.instrument_id, row]));
  const sources = ready.map(({ source }) => source);
  return instruments.flatMap((instrument): QuoteRequest[] => {
    const known = knownOf.get(instrument.id);
    const symbolAt = symbolAmong(instrument, new Map(Object.entries(instrument.symbols)));
    const turns = inOrderOfPreference(sources, 'quotes', instrument.class_slug).flatMap((source): Turn[] => {
      const symbol = symbolAt(source);
      return symbol ? [{ symbol, ready: ready.find(({ name }) => name === source.name)! }] : [];
    });
    const own = splits.filter((split) => split.instrument_id === instrument.id);
    return known && turns.length ? [{ instrument, known, splits: own, turns }] : [];
  });
}

/** Asks one source about all that it is the next for; gives back those that somebody else has to be asked about. */
async function askSource(
  services: Services,
  ready: ReadySource,
  requests: QuoteRequest[],
  round: Round,
): Promise<QuoteRequest[]> {
  const size = symbolsACall[ready.name]!;
  const unanswered: QuoteRequest[] = [];
  let answers = true;
  for (let at = 0; at < requests.length; at += size) {
    const some = requests.slice(at, at + size);
    const quotes = answers ? await askOnce(services, ready, some) : 'failed';
    if (quotes === 'failed') answers = false;
    unanswered.push(
      ...some.filter((request) => quotes === 'failed' || !settles(services, request, quotes, round)),
    );
  }
  return unanswered;
}

async function askOnce(
  services: Services,
  ready: ReadySource,
  requests: QuoteRequest[],
): Promise<Quote[] | 'failed'> {
  const { name, source } = ready;
  if (!(await hasRequestsToSpare(services, ready))) return 'failed';
  try {
    return await source.provides.quotes!(requests.map(({ turns }) => turns[0]!.symbol));
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    if (error.asked) services.log.warn({ source: name, failure: error.kind }, 'no quotes');
    // One symbol that a source will not hear of says nothing about the others of the next call.
    return error.kind === 'unknownSymbol' ? [] : 'failed';
  }
}

/** Whether the answer says all there is to say of an instrument now; what is doubted is asked of the next source. */
function settles(services: Services, request: QuoteRequest, quotes: Quote[], round: Round): boolean {
  const { instrument, known, splits, turns } = request;
  const { ready, symbol } = turns[0]!;
  const own = quotes.filter((quote) => quote.symbol.toLowerCase() === symbol.code.toLowerCase());
  // The same coin may be in the catalogue in several currencies.
  const quote = own.find(({ currency }) => currency === symbol.currency) ?? own[0];
  if (!quote) return false;
  const now = services.clock.now();
  const checked = checkQuote(quote, {
    now,
    today: dayInWarsaw(now),
    kind: instrument.class_slug,
    currency: instrument.currency.toUpperCase(),
    unit: instrument.price_unit,
    lastStored: { day: known.day, close: known.price },
    lastAt: known.at,
    splits,
  });
  const instrumentId = instrument.id;
  if (checked.kind === 'believed') {
    const { price, at, day } = checked;
    round.believed.push({ instrumentId, source: ready.name, price, at, day });
  }
  if (checked.kind === 'doubted')
    round.doubts.push({ instrumentId, source: ready.name, flags: checked.flags });
  return checked.kind !== 'doubted';
}
