import type { CallInput } from '../../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { listingsLike } from '../../../instruments/server/listing-store.ts';
import { askInOrder } from '../../source-port/source-chain.ts';
import { type FoundListing, knownAs, listingOf } from '../../source-port/source-listing.ts';
import { type FoundSymbol, type MarketSource, SourceFailure } from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import {
  type SearchableSource,
  searchableSources,
  type searchSources as searchCall,
} from '../../source-port/source-search-contract.ts';
import { providerKey } from '../../source-port/source-symbols.ts';
import { marketSources } from './market-sources.ts';
import { sourceSearchByAccount } from './source-limits.ts';

/** Somebody waits for it. */
const patienceMs = 10_000;
const most = 30;

/**
 * What the sources know under some words. Coins and everything else are asked for at the same time; those with the small
 * budgets only where the first found nothing.
 */
export async function searchSources(context: Context, { query }: CallInput<typeof searchCall>) {
  const { services } = context;
  if (services.settings.demo) return { data: { is_available: false, found: [], silent: [] } };
  await services.limits.take(sourceSearchByAccount, actorOf(context).userId);
  const sources = inOrderOfPreference(
    marketSources(services).map(({ source }) => source),
    'search',
    'stocks',
  );
  const isOfCoins = ({ name }: MarketSource) => name === 'coinGecko';
  const [papers, coins] = await Promise.all([
    ask(
      context,
      sources.filter((source) => !isOfCoins(source)),
      query.search,
    ),
    ask(context, sources.filter(isOfCoins), query.search),
  ]);
  const found = eachOnce([...papers.found, ...coins.found]).slice(0, most);
  const known = await listingsLike(
    services.database,
    found.map((one) => ({ ...one, provider: providerKey(one.source) })),
  );
  return {
    data: {
      is_available: true,
      found: found.map((one) => ({
        ...one,
        source: one.source as SearchableSource,
        asset_id: knownAs(one, known) ?? null,
      })),
      silent: [...papers.silent, ...coins.silent],
    },
  };
}

async function ask(
  { services }: Context,
  sources: MarketSource[],
  words: string,
): Promise<{ found: FoundListing[]; silent: SearchableSource[] }> {
  const patience = AbortSignal.timeout(patienceMs);
  const outcome = await askInOrder<FoundSymbol[]>(
    sources,
    (source) => (patience.aborted ? undefined : source.provides.search?.(words, patience)),
    {
      now: () => services.clock.now(),
      refuse: (found) => (found.length ? undefined : new SourceFailure('unknownSymbol', 'nothing found')),
    },
  );
  const silent = outcome.failures
    .filter(({ failure }) => failure.kind !== 'unknownSymbol')
    .flatMap(({ source }) => searchableSources.find((name) => name === source) ?? []);
  if (outcome.kind !== 'answered') return { found: [], silent };
  const { source, value } = outcome;
  return { found: value.flatMap((one) => listingOf(source, one) ?? []), silent };
}

/** Two sources may find the same listing; the first one asked has it. */
function eachOnce(found: FoundListing[]): FoundListing[] {
  const seen = new Set<string>();
  return found.filter((one) => {
    const key =
      one.class === 'crypto' ? `${one.source} ${one.symbol}` : `${one.ticker} ${one.mic || one.symbol}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
