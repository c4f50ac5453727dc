import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid } from '../../../../foundation/failure.ts';
import { foldToWords } from '../../../../foundation/fold-text.ts';
import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { searchTextOf, slugOf } from '../../../instruments/search-text.ts';
import {
  instrumentById,
  upsertInstruments,
  upsertProviderSymbols,
} from '../../../instruments/server/instrument-store.ts';
import { assetOf } from '../../../instruments/server/list-assets.ts';
import { listingsLike, lockListing, slugsTaken } from '../../../instruments/server/listing-store.ts';
import { assetClasses, currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { type FoundListing, knownAs, listingOf } from '../../source-port/source-listing.ts';
import { type MarketSource, SourceFailure } from '../../source-port/source-port.ts';
import type { adoptSymbol as adoptCall } from '../../source-port/source-search-contract.ts';
import { providerKey } from '../../source-port/source-symbols.ts';
import { catalogueSource } from '../demo/seed-demo-market.ts';
import { backfillInstrument } from '../prices/backfill-prices.ts';
import { marketSources } from './market-sources.ts';
import { adoptByAccount } from './source-limits.ts';

/** Somebody waits for it. */
const patienceMs = 15_000;

/**
 * Takes a source's instrument into the catalogue. What it is called and quoted in is asked of the source once more and
 * never believed from the caller, because everybody will see it.
 */
export async function adoptSymbol(context: Context, { body }: CallInput<typeof adoptCall>) {
  const { services } = context;
  const { database, settings, limits } = services;
  if (settings.demo) throw invalid({ symbol: ['simulatedMarket'] });
  await limits.take(adoptByAccount, actorOf(context).userId);
  const source = marketSources(services).find(({ name }) => name === body.source)?.source;
  const listing = source && (await lookUp(source, body.symbol));
  if (!listing) throw invalid({ symbol: ['symbolUnknown'] });
  const currencies = await currenciesWithRates(database, '1970-01-01');
  const currency = currencies.find(({ title }) => title === listing.currency?.toLowerCase());
  if (!currency) throw invalid({ symbol: ['currencyUnsupported'] });
  const id = await database.transaction(async (tx) => {
    await lockListing(tx, `${listing.ticker} ${listing.mic}`);
    const wanted = { ...listing, provider: providerKey(listing.source) };
    const known = knownAs(listing, await listingsLike(tx, [wanted]));
    const instrumentId = known ?? (await takeIn(tx, listing, currency.id, services.clock.now()));
    await upsertProviderSymbols(tx, [
      { instrument_id: instrumentId, provider: wanted.provider, symbol: listing.symbol },
    ]);
    await services.jobs.send(tx, backfillInstrument, { instrumentId }, { key: instrumentId, seconds: 300 });
    return instrumentId;
  });
  return { data: assetOf((await instrumentById(database, id, null))!) };
}

/** The listing as the source has it now; its price is asked for where the search does not say the currency. */
async function lookUp(source: MarketSource, symbol: string): Promise<FoundListing | undefined> {
  const patience = AbortSignal.timeout(patienceMs);
  try {
    const found = (await source.provides.search?.(symbol, patience)) ?? [];
    const own = found.find(({ code }) => code === symbol);
    const listing = own && listingOf(source.name, own);
    if (!listing || own.currency || !source.provides.quotes || source.name === 'coinGecko') return listing;
    const [quote] = await source.provides.quotes([{ code: symbol }], patience);
    return quote ? { ...listing, currency: quote.currency, unit: quote.unit } : listing;
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    if (error.kind === 'unknownSymbol') return undefined;
    throw new Failure({ kind: 'unavailable' });
  }
}

async function takeIn(tx: Tx, listing: FoundListing, currencyId: string, now: Date): Promise<string> {
  const id = newId(now.getTime());
  const classId = (await assetClasses(tx)).find(({ slug }) => slug === listing.class)!.id;
  const names = { en: listing.name, pl: listing.name };
  const { ticker, isin, mic } = listing;
  await upsertInstruments(
    tx,
    [
      {
        id,
        owner_id: null,
        isin,
        mic,
        ticker,
        class_id: classId,
        subclass_id: null,
        currency_id: currencyId,
        names,
        sector: null,
        country: null,
        price_unit: listing.unit === 'pence' ? 'pence' : 'unit',
        nominal: null,
        status: 'active',
        units_outstanding: null,
        facts: {},
        source: catalogueSource,
        slug: await freeSlug(tx, classId, listing, id),
        search: searchTextOf({ ticker, isin, names, aliases: [listing.symbol] }),
        popularity: 0,
      },
    ],
    now,
  );
  return id;
}

/** The shortest address that nobody has. */
async function freeSlug(tx: Tx, classId: string, { ticker, mic, symbol }: FoundListing, id: string) {
  const candidates = [
    slugOf(ticker, ''),
    slugOf(ticker, mic),
    foldToWords(symbol).replaceAll(' ', '-'),
    `${slugOf(ticker, mic)}-${id.slice(-6)}`,
  ].filter(Boolean);
  const taken = await slugsTaken(tx, classId, candidates);
  return candidates.find((slug) => !taken.has(slug)) ?? id;
}
