import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { defineJob, handles } from '../../../platform/jobs/job-queue.ts';
import { zlotyRates } from '../../billing/server/documents/issue-documents.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as reference from '../../instruments/contract.ts';
import { rateOfNbp } from '../../instruments/server/reference-store.ts';
import * as market from '../contract.ts';
import { marketDataFailures } from '../failures.ts';
import * as prices from '../prices-contract.ts';
import * as published from '../published-contract.ts';
import * as sourceSearch from '../source-port/source-search-contract.ts';
import * as splits from '../splits-contract.ts';
import { chooseCurrencies, exportChosenCurrencies } from './currencies/choose-currencies.ts';
import { listAllCurrencies, listCurrencies } from './currencies/list-currencies.ts';
import { fetchRates, refreshRates } from './currencies/refresh-rates.ts';
import { carryOnDemoMarket, seedDemoMarket } from './demo/seed-demo-market.ts';
import { assetIndicators } from './indicators/asset-indicators.ts';
import { fetchIndicators, fetchIndicatorsOf } from './indicators/fetch-indicators.ts';
import { changeSplit, listSplits } from './manage-splits.ts';
import { marketChanged } from './market-events.ts';
import { marketHeatmap, marketOverview, symbolClass } from './market-views.ts';
import { assetPrice } from './prices/asset-price.ts';
import { backfillInstrument, backfillPrices } from './prices/backfill-prices.ts';
import {
  deleteCustomPrice,
  exportCustomPrices,
  listCustomPrices,
  setCustomPrice,
} from './prices/own-prices.ts';
import { queueStalePrices, refreshPrices } from './prices/queue-stale-prices.ts';
import { restoredPrices } from './prices/restore-prices.ts';
import { uploadCataloguePrices, uploadCustomPrices } from './prices/upload-prices.ts';
import { heldInstruments } from './quotes/held-instruments.ts';
import { fetchQuotes, refreshQuotes } from './quotes/refresh-quotes.ts';
import { tickerTape } from './quotes/ticker-tape.ts';
import { fetchPublished, refreshPublished } from './shipped/fetch-published.ts';
import { loadShipped } from './shipped/load-shipped.ts';
import { listPublished, saveInflation, savePolicyRate, uploadPublished } from './shipped/manage-published.ts';
import { adoptSymbol } from './sources/adopt-symbol.ts';
import { listSources } from './sources/list-sources.ts';
import { searchSources } from './sources/search-sources.ts';
import { forgetOldBudgets } from './sources/source-store.ts';
import { symbolPage } from './symbol-page.ts';

/** The demonstration market goes on each day. */
const carryOnDemo = defineJob<Record<string, never>>('market.carry-on-demo', { schedule: '7 * * * *' });

export const marketData: Registration = {
  name: 'market-data',
  failures: marketDataFailures,
  calls: () => [
    bind(reference.listCurrencies, listCurrencies),
    bind(reference.listAllCurrencies, listAllCurrencies),
    bind(reference.chooseCurrencies, chooseCurrencies),
    bind(market.marketHeatmap, marketHeatmap),
    bind(market.marketOverview, marketOverview),
    bind(market.tickerTape, tickerTape),
    bind(market.assetPrice, assetPrice),
    bind(market.assetIndicators, assetIndicators),
    bind(market.symbolPage, symbolPage),
    bind(market.listSources, listSources),
    bind(market.symbolClass, symbolClass),
    bind(prices.uploadCustomPrices, uploadCustomPrices),
    bind(prices.listCustomPrices, listCustomPrices),
    bind(prices.setCustomPrice, setCustomPrice),
    bind(prices.deleteCustomPrice, deleteCustomPrice),
    bind(prices.uploadCataloguePrices, uploadCataloguePrices),
    bind(sourceSearch.searchSources, searchSources),
    bind(sourceSearch.adoptSymbol, adoptSymbol),
    bind(published.listPublished, listPublished),
    bind(published.saveInflation, saveInflation),
    bind(published.savePolicyRate, savePolicyRate),
    bind(published.uploadPublished, uploadPublished),
    bind(splits.listSplits, listSplits),
    bind(splits.changeSplit, changeSplit),
  ],
  jobs: (services, slots) => [
    handles(carryOnDemo, () => carryOnDemoMarket(services)),
    handles(refreshRates, () => fetchRates(services)),
    handles(refreshPublished, () => fetchPublished(services)),
    handles(refreshPrices, () => queueStalePrices(services)),
    handles(refreshQuotes, () => fetchQuotes(services, slots.one(heldInstruments))),
    handles(fetchIndicators, (request) => fetchIndicatorsOf(services, request)),
    handles(backfillInstrument, (request) => backfillPrices(services, request)),
  ],
  tidyUp: async ({ database, clock }) => void (await forgetOldBudgets(database, clock.now())),
  async seed(services) {
    await loadShipped(services);
    await seedDemoMarket(services);
  },
  events: [marketChanged],
  fills: [
    accountLife.with({ exported: exportCustomPrices }),
    accountLife.with({ exported: exportChosenCurrencies }),
    restorable.with(restoredPrices),
    zlotyRates.with(rateOfNbp),
  ],
};
