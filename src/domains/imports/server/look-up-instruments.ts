import type { CallInput, CallOutput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { adoptSymbol } from '../../market-data/server/sources/adopt-symbol.ts';
import { searchSources } from '../../market-data/server/sources/search-sources.ts';
import type { searchSources as searchCall } from '../../market-data/source-port/source-search-contract.ts';
import type { lookUpInstruments as lookUpCall } from '../contract.ts';
import type { DocumentInstrument } from '../document.ts';
import { tickersOf } from '../match-instruments.ts';
import { changeDocument } from './change-document.ts';
import { documentById } from './document-store.ts';

/** Sources answer only so often, and somebody waits. */
const atOnce = 10;

type Found = CallOutput<typeof searchCall>['data']['found'][number];

/** Asks for what the catalogue lacks, and takes in what leaves no doubt. */
export async function lookUpInstruments(context: Context, { params }: CallInput<typeof lookUpCall>) {
  const { services } = context;
  const { userId } = actorOf(context);
  const known = isId(params.fileName)
    ? await documentById(services.database, userId, params.fileName)
    : undefined;
  if (!known) throw notFound();
  if (services.settings.demo) throw invalid({ fileName: ['simulatedMarket'] });
  const unknown = known.summary.instruments
    .map((instrument, hint) => ({ instrument, hint }))
    .filter(({ instrument }) => !instrument.is && instrument.could.length === 0);
  const instruments: { hint: number; asset_id: string; remember: boolean }[] = [];
  for (const { instrument, hint } of unknown.slice(0, atOnce)) {
    const id = await lookUp(context, instrument).catch(orEnough);
    if (id === 'enough') break;
    if (id) instruments.push({ hint, asset_id: id, remember: true });
  }
  return changeDocument(context, { params, query: undefined, body: { instruments } });
}

/** Beyond what an account may ask the sources, the rest waits for the next time. */
function orEnough(error: unknown): 'enough' | undefined {
  if (error instanceof Failure && error.detail.kind === 'tooMany') return 'enough';
  if (error instanceof Failure) return undefined;
  throw error;
}

async function lookUp(context: Context, instrument: DocumentInstrument): Promise<string | undefined> {
  const search = (instrument.isin ?? instrument.symbol ?? instrument.name ?? '').slice(0, 60);
  if (search.length < 2) return undefined;
  const { data } = await searchSources(context, { params: undefined, query: { search }, body: undefined });
  const sure = data.found.filter((found) => isSure(instrument, found));
  const [only] = sure;
  if (!only || sure.length > 1) return undefined;
  if (only.asset_id) return only.asset_id;
  const body = { source: only.source, symbol: only.symbol };
  return (await adoptSymbol(context, { params: undefined, query: undefined, body })).data.id;
}

/** The same ISIN and currency, or ticker and currency where there is no ISIN. */
function isSure({ isin, symbol, name, currency }: DocumentInstrument, found: Found): boolean {
  const isQuoted = !currency || !found.currency || found.currency.toUpperCase() === currency;
  if (isin && found.isin) return isin === found.isin && isQuoted;
  const tickers = tickersOf({ symbol: symbol ?? undefined, name: name ?? undefined });
  return tickers.includes(found.ticker.toUpperCase()) && isQuoted && Boolean(currency);
}
