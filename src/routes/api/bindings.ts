import * as backtest from '../../domains/backtest/contract.ts';
import { analyzePortfolio } from '../../domains/backtest/server/analyze-portfolio.ts';
import { simulationCsv, simulationPlot } from '../../domains/backtest/server/download-simulation.ts';
import {
  cancelSimulation,
  deleteSimulation,
  exportSimulations,
} from '../../domains/backtest/server/manage-simulations.ts';
import { readSweep, startSweep } from '../../domains/backtest/server/manage-sweeps.ts';
import { simulationForm } from '../../domains/backtest/server/simulation-form.ts';
import { simulationOutlook } from '../../domains/backtest/server/simulation-outlook.ts';
import * as billing from '../../domains/billing/contract.ts';
import {
  exportSubscriptions,
  grantProfessional,
  listPlans,
  planSummary,
  startTrial,
} from '../../domains/billing/server/subscriptions.ts';
import * as identity from '../../domains/identity/contract.ts';
import type { AccountHooks } from '../../domains/identity/server/account-hooks.ts';
import { changePassword } from '../../domains/identity/server/change-password.ts';
import { exportUser } from '../../domains/identity/server/export-user.ts';
import { finishOnboarding } from '../../domains/identity/server/finish-onboarding.ts';
import { giveCsrfCookie } from '../../domains/identity/server/give-csrf-cookie.ts';
import {
  listUsers,
  startImpersonation,
  stopImpersonation,
} from '../../domains/identity/server/impersonate.ts';
import { createApiKey, removeApiKey } from '../../domains/identity/server/manage-api-key.ts';
import { endSession, listSessions } from '../../domains/identity/server/manage-sessions.ts';
import { readUser } from '../../domains/identity/server/read-user.ts';
import { redeemMail } from '../../domains/identity/server/redeem-mail.ts';
import { registerAccount } from '../../domains/identity/server/register.ts';
import { removeUser } from '../../domains/identity/server/remove-user.ts';
import { requestMail } from '../../domains/identity/server/request-mail.ts';
import { signIn, signOut } from '../../domains/identity/server/sign-in.ts';
import { readAvatar, storeAvatar } from '../../domains/identity/server/store-avatar.ts';
import { updateUser } from '../../domains/identity/server/update-user.ts';
import * as instruments from '../../domains/instruments/contract.ts';
import {
  createCustomAsset,
  deleteCustomAsset,
  exportCustomAssets,
  listCustomAssets,
  relinkCustomAsset,
  unlinkCustomAsset,
  updateCustomAsset,
} from '../../domains/instruments/server/custom-assets.ts';
import { listAssets, readAsset } from '../../domains/instruments/server/list-assets.ts';
import { listAssetClasses, listCurrencies } from '../../domains/instruments/server/list-reference.ts';
import * as leads from '../../domains/leads/contract.ts';
import {
  exportLeads,
  forgetLeads,
  sendContactMessage,
  subscribeNewsletter,
} from '../../domains/leads/server/take-leads.ts';
import * as ledger from '../../domains/ledger/contract.ts';
import { exportLedger } from '../../domains/ledger/server/export-ledger.ts';
import { createHolding, deleteHolding, updateHolding } from '../../domains/ledger/server/manage-holdings.ts';
import {
  createPortfolio,
  deletePortfolio,
  forgetPortfolios,
  updatePortfolio,
} from '../../domains/ledger/server/manage-portfolios.ts';
import { listProposedSplits } from '../../domains/ledger/server/proposed-splits.ts';
import { createTransaction, updateTransaction } from '../../domains/ledger/server/record-transaction.ts';
import { changeTransactions, deleteTransaction } from '../../domains/ledger/server/remove-transactions.ts';
import { seedDemoPortfolios } from '../../domains/ledger/server/seed-demo-portfolios.ts';
import * as market from '../../domains/market-data/contract.ts';
import * as prices from '../../domains/market-data/prices-contract.ts';
import { adoptSymbol } from '../../domains/market-data/server/adopt-symbol.ts';
import { assetIndicators } from '../../domains/market-data/server/asset-indicators.ts';
import { assetPrice } from '../../domains/market-data/server/asset-price.ts';
import { listSources } from '../../domains/market-data/server/list-sources.ts';
import { changeSplit, listSplits } from '../../domains/market-data/server/manage-splits.ts';
import { marketHeatmap, marketOverview, symbolClass } from '../../domains/market-data/server/market-views.ts';
import {
  deleteCustomPrice,
  exportCustomPrices,
  listCustomPrices,
  setCustomPrice,
} from '../../domains/market-data/server/own-prices.ts';
import { searchSources } from '../../domains/market-data/server/search-sources.ts';
import { symbolPage } from '../../domains/market-data/server/symbol-page.ts';
import { tickerTape } from '../../domains/market-data/server/ticker-tape.ts';
import { uploadCataloguePrices, uploadCustomPrices } from '../../domains/market-data/server/upload-prices.ts';
import * as sourceSearch from '../../domains/market-data/source-search-contract.ts';
import * as splits from '../../domains/market-data/splits-contract.ts';
import * as modules from '../../domains/modules/contract.ts';
import {
  connectEveryModule,
  connectFirstModule,
  connectModule,
  disconnectModule,
  exportModules,
  listModules,
} from '../../domains/modules/server/manage-modules.ts';
import * as notifications from '../../domains/notifications/contract.ts';
import {
  deleteNotification,
  exportNotifications,
  listNotifications,
  saveNotificationSettings,
  welcome,
} from '../../domains/notifications/server/manage-notifications.ts';
import * as operations from '../../domains/operations/contract.ts';
import { listOutbox } from '../../domains/operations/server/list-outbox.ts';
import * as performance from '../../domains/performance/contract.ts';
import * as explanations from '../../domains/performance/explain-contract.ts';
import { rebalancing as rebalancingCall } from '../../domains/performance/rebalancing-contract.ts';
import { explainFigure } from '../../domains/performance/server/explain-figure.ts';
import { exportTransactions } from '../../domains/performance/server/export-transactions.ts';
import { listHoldings } from '../../domains/performance/server/list-holdings.ts';
import { listPortfolios } from '../../domains/performance/server/list-portfolios.ts';
import { listTransactions } from '../../domains/performance/server/list-transactions.ts';
import {
  portfolioHistory,
  portfolioPerformance,
} from '../../domains/performance/server/portfolio-performance.ts';
import { rebalancing } from '../../domains/performance/server/rebalancing.ts';
import { statistics } from '../../domains/performance/server/statistics.ts';
import * as transactions from '../../domains/performance/transactions-contract.ts';
import * as siteTexts from '../../domains/site-texts/contract.ts';
import { listSiteTexts } from '../../domains/site-texts/server/list-site-texts.ts';
import {
  readSiteText,
  readSiteTextDraft,
  removeSiteText,
  writeSiteText,
} from '../../domains/site-texts/server/manage-site-texts.ts';
import * as strategies from '../../domains/strategies/contract.ts';
import {
  admitRealPortfolio,
  connectStrategy,
  disconnectStrategy,
  exportStrategies,
} from '../../domains/strategies/server/connect-strategy.ts';
import { listStrategies, readStrategy } from '../../domains/strategies/server/list-strategies.ts';
import { rateStrategy, removeStrategyRating } from '../../domains/strategies/server/rate-strategy.ts';
import { seedDemoStrategies } from '../../domains/strategies/server/seed-demo-strategies.ts';
import { type Binding, bind, bindStream } from '../../platform/http/bind-calls.ts';
import type { EventStreams } from '../../platform/http/event-stream.ts';
import { eventsCall, marketEventsCall } from './events-call.ts';

/** What the domains above identity add to an account's life. */
const accountHooks: AccountHooks = {
  registered: [startTrial, connectFirstModule, welcome],
  removed: [forgetLeads, forgetPortfolios],
  exported: [
    exportSubscriptions,
    exportModules,
    exportNotifications,
    exportLeads,
    exportCustomAssets,
    exportCustomPrices,
    exportLedger,
    exportStrategies,
    exportSimulations,
  ],
  plan: planSummary,
};

/** What the demo account gets beside the account itself. */
export const demoSeeds: AccountHooks['registered'] = [
  grantProfessional,
  connectEveryModule,
  welcome,
  seedDemoPortfolios,
  seedDemoStrategies,
];

/** Each declared call with the operation that answers it. */
export function bindings(streams: EventStreams): Binding[] {
  return [
    bind(identity.csrfCookieCall, giveCsrfCookie),
    bind(identity.register, registerAccount(accountHooks)),
    bind(identity.signIn, signIn),
    bind(identity.signOut, signOut),
    bind(identity.currentUser, readUser(accountHooks)),
    bind(identity.updateUser, updateUser),
    bind(identity.changePassword, changePassword),
    bind(identity.finishOnboarding, finishOnboarding),
    bind(identity.exportUser, exportUser(accountHooks)),
    bind(identity.removeUser, removeUser(accountHooks)),
    bind(identity.listSessions, listSessions),
    bind(identity.endSession, endSession),
    bind(identity.createApiKey, createApiKey),
    bind(identity.deleteApiKey, removeApiKey),
    bind(identity.uploadAvatar, storeAvatar),
    bind(identity.readAvatar, readAvatar),
    bind(identity.requestMail, requestMail),
    bind(identity.redeemMail, redeemMail),
    bind(identity.startImpersonation, startImpersonation),
    bind(identity.stopImpersonation, stopImpersonation),
    bind(identity.listUsers, listUsers),
    bind(billing.listPlans, listPlans),
    bind(instruments.listCurrencies, listCurrencies),
    bind(instruments.listAssetClasses, listAssetClasses),
    bind(instruments.listAssets, listAssets),
    bind(instruments.readAsset, readAsset),
    bind(instruments.listCustomAssets, listCustomAssets),
    bind(instruments.createCustomAsset, createCustomAsset),
    bind(instruments.updateCustomAsset, updateCustomAsset),
    bind(instruments.deleteCustomAsset, deleteCustomAsset),
    bind(instruments.relinkCustomAsset, relinkCustomAsset),
    bind(instruments.unlinkCustomAsset, unlinkCustomAsset),
    bind(ledger.createPortfolio, createPortfolio),
    bind(ledger.updatePortfolio, updatePortfolio({ becomesReal: [admitRealPortfolio] })),
    bind(ledger.deletePortfolio, deletePortfolio),
    bind(ledger.createHolding, createHolding),
    bind(ledger.updateHolding, updateHolding),
    bind(ledger.deleteHolding, deleteHolding),
    bind(ledger.createTransaction, createTransaction),
    bind(ledger.updateTransaction, updateTransaction),
    bind(ledger.deleteTransaction, deleteTransaction),
    bind(ledger.changeTransactions, changeTransactions),
    bind(ledger.listProposedSplits, listProposedSplits),
    bind(performance.listPortfolios, listPortfolios),
    bind(performance.listHoldings, listHoldings),
    bind(performance.portfolioPerformance, portfolioPerformance),
    bind(performance.portfolioHistory, portfolioHistory),
    bind(performance.statistics, statistics),
    bind(transactions.listTransactions, listTransactions),
    bind(transactions.exportTransactions, exportTransactions),
    bind(explanations.explainFigure, explainFigure),
    bind(strategies.listStrategies, listStrategies),
    bind(strategies.readStrategy, readStrategy),
    bind(strategies.connectStrategy, connectStrategy),
    bind(strategies.disconnectStrategy, disconnectStrategy),
    bind(strategies.rateStrategy, rateStrategy),
    bind(strategies.removeStrategyRating, removeStrategyRating),
    bind(rebalancingCall, rebalancing),
    bind(siteTexts.readSiteText, readSiteText),
    bind(siteTexts.writeSiteText, writeSiteText),
    bind(siteTexts.listSiteTexts, listSiteTexts),
    bind(siteTexts.readSiteTextDraft, readSiteTextDraft),
    bind(siteTexts.removeSiteText, removeSiteText),
    bind(market.marketHeatmap, marketHeatmap),
    bind(market.marketOverview, marketOverview),
    bind(market.tickerTape, tickerTape),
    bind(market.assetPrice, assetPrice),
    bind(market.assetIndicators, assetIndicators),
    bind(market.symbolPage, symbolPage),
    bind(market.listSources, listSources),
    bind(prices.uploadCustomPrices, uploadCustomPrices),
    bind(prices.listCustomPrices, listCustomPrices),
    bind(prices.setCustomPrice, setCustomPrice),
    bind(prices.deleteCustomPrice, deleteCustomPrice),
    bind(prices.uploadCataloguePrices, uploadCataloguePrices),
    bind(sourceSearch.searchSources, searchSources),
    bind(sourceSearch.adoptSymbol, adoptSymbol),
    bind(market.symbolClass, symbolClass),
    bind(splits.listSplits, listSplits),
    bind(splits.changeSplit, changeSplit),
    bind(modules.listModules, listModules),
    bind(modules.connectModule, connectModule),
    bind(modules.disconnectModule, disconnectModule),
    bind(notifications.listNotifications, listNotifications),
    bind(notifications.deleteNotification, deleteNotification),
    bind(notifications.saveNotificationSettings, saveNotificationSettings),
    bind(leads.subscribeNewsletter, subscribeNewsletter),
    bind(leads.sendContactMessage, sendContactMessage),
    bind(operations.listOutbox, listOutbox),
    bind(backtest.portfolioAnalyzer, analyzePortfolio),
    bind(backtest.cancelSimulation, cancelSimulation),
    bind(backtest.deleteSimulation, deleteSimulation),
    bind(backtest.simulationCsv, simulationCsv),
    bind(backtest.simulationPlot, simulationPlot),
    bind(backtest.simulationOutlook, simulationOutlook),
    bind(backtest.startSweep, startSweep),
    bind(backtest.readSweep, readSweep),
    bind(backtest.simulationForm, simulationForm),
    bindStream(eventsCall, streams.open),
    bindStream(marketEventsCall, streams.openMarket),
  ];
}
