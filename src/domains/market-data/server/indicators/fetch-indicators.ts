import { createHash } from 'node:crypto';
import { addDays, dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../../platform/services.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import { currenciesWithRates } from '../../../instruments/server/reference-store.ts';
import { askInOrder } from '../../source-port/source-chain.ts';
import type {
  Capability,
  InstrumentClass,
  MarketSource,
  SourceSymbol,
} from '../../source-port/source-port.ts';
import { inOrderOfPreference } from '../../source-port/source-preference.ts';
import { symbolsOf } from '../prices/price-store.ts';
import { marketSources } from '../sources/market-sources.ts';
import { symbolAmong } from '../sources/symbol-at.ts';
import { storeCashFlows, storeEarnings, storeNews } from './indicator-store.ts';
import { scoreHeadlines } from './score-headlines.ts';

/** Queued when somebody looks at an asset's indicators: what they see next time is fresh. */
export const fetchIndicators = defineJob<{ instrumentId: string; module: string }>(
  'market.fetch-indicators',
  { retries: 1 },
);

const newsDays = 30;

/** Fetches one kind of indicator from the first source that has it; without sources there is nothing to do. */
export async function fetchIndicatorsOf(
  services: Services,
  request: { instrumentId: string; module: string },
): Promise<void> {
  const sources = marketSources(services).map((ready) => ready.source);
  const instrument = await instrumentById(services.database, request.instrumentId, null);
  if (!instrument || sources.length === 0) return;
  const fetchers: Record<string, typeof fetchNews | undefined> = {
    sentiment: fetchNews,
    earnings: fetchEarnings,
    'cash-flow': fetchCashFlow,
  };
  await fetchers[request.module]?.(services, sources, instrument);
}

async function ask<T>(
  services: Services,
  sources: MarketSource[],
  instrument: FoundInstrument,
  capability: Capability,
  use: (source: MarketSource, symbol: SourceSymbol) => Promise<T> | undefined,
): Promise<{ value: T; source: string } | undefined> {
  const symbolAt = symbolAmong(instrument, await symbolsOf(services.database, instrument.id));
  const outcome = await askInOrder<T>(
    inOrderOfPreference(sources, capability, instrument.class_slug as InstrumentClass),
    (source) => {
      const symbol = symbolAt(source);
      return symbol && use(source, symbol);
    },
    { now: () => services.clock.now() },
  );
  return outcome.kind === 'answered' ? outcome : undefined;
}

async function currencyIds(services: Services): Promise<(code: string | undefined) => string | null> {
  const rows = await currenciesWithRates(services.database, '1970-01-01');
  return (code) => rows.find((row) => row.title === code?.toLowerCase())?.id ?? null;
}

/** Headlines that come without a score get one from the language model, or from the lexicon. */
async function fetchNews(
  services: Services,
  sources: MarketSource[],
  instrument: FoundInstrument,
): Promise<void> {
  const since = addDays(dayInWarsaw(services.clock.now()), -newsDays);
  const found = await ask(services, sources, instrument, 'news', (source, symbol) =>
    source.provides.news?.(symbol, since),
  );
  if (!found) return;
  const unscored = found.value.filter((item) => item.sentiment === undefined);
  const scores = await scoreHeadlines(
    unscored.map((item) => item.title),
    services.languageModel,
    {
      onFailure: (error) =>
        services.log.warn({ err: error }, 'the lexicon scored headlines in place of the model'),
    },
  );
  await storeNews(
    services.database,
    found.value.map((item) => ({
      id: idOfAddress(item.url),
      instrument_id: instrument.id,
      titles: { en: item.title, pl: item.title },
      url: item.url,
      time_published: new Date(item.at),
      sentiment_score: item.sentiment ?? scores[unscored.indexOf(item)]?.score ?? null,
      is_sample: false,
      source: found.source,
    })),
  );
}

/** The same article is stored once, however often it is fetched. */
function idOfAddress(url: string): string {
  const hex = createHash('sha256').update(url).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function fetchEarnings(
  services: Services,
  sources: MarketSource[],
  instrument: FoundInstrument,
): Promise<void> {
  const found = await ask(services, sources, instrument, 'earnings', (source, symbol) =>
    source.provides.earnings?.(symbol),
  );
  if (!found) return;
  const idOf = await currencyIds(services);
  await storeEarnings(
    services.database,
    found.value.map((report) => ({
      instrument_id: instrument.id,
      period: report.period,
      fiscal_date_ending: report.fiscalDateEnding,
      reported_date: report.reportedDate ?? null,
      reported_eps: report.reportedEps ?? null,
      estimated_eps: report.estimatedEps ?? null,
      surprise: report.surprise ?? null,
      surprise_percentage: report.surprisePercentage ?? null,
      currency_id: idOf(report.currency) ?? instrument.currency_id,
      source: found.source,
    })),
  );
}

async function fetchCashFlow(
  services: Services,
  sources: MarketSource[],
  instrument: FoundInstrument,
): Promise<void> {
  const found = await ask(services, sources, instrument, 'cashFlow', (source, symbol) =>
    source.provides.cashFlow?.(symbol),
  );
  if (!found) return;
  const idOf = await currencyIds(services);
  await storeCashFlows(
    services.database,
    found.value.map((report) => ({
      instrument_id: instrument.id,
      period: report.period,
      fiscal_date_ending: report.fiscalDateEnding,
      currency_id: idOf(report.currency) ?? instrument.currency_id,
      items: report.items,
      source: found.source,
    })),
  );
}
