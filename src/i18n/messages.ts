import enAdmin from './catalogues/en/admin.ts';
import enApiDocs from './catalogues/en/api-docs/docs.ts';
import enAssets from './catalogues/en/assets.ts';
import enAuth from './catalogues/en/auth.ts';
import enBacktest from './catalogues/en/backtest.ts';
import enBillingDocuments from './catalogues/en/billing/documents.ts';
import enPayment from './catalogues/en/billing/payment.ts';
import enPricing from './catalogues/en/billing/pricing.ts';
import enChanges from './catalogues/en/changes/changes.ts';
import enChannels from './catalogues/en/channels/channels.ts';
import enCommon from './catalogues/en/common.ts';
import enAbout from './catalogues/en/company/about.ts';
import enContact from './catalogues/en/company/contact.ts';
import enFaq from './catalogues/en/company/faq.ts';
import enNewsletterPages from './catalogues/en/company/newsletter.ts';
import enConsent from './catalogues/en/consent.ts';
import enDashboard from './catalogues/en/dashboard.ts';
import enArticleBonds from './catalogues/en/education/bonds.ts';
import enArticleCosts from './catalogues/en/education/costs.ts';
import enArticleCurrency from './catalogues/en/education/currency.ts';
import enArticleDrawdown from './catalogues/en/education/drawdown.ts';
import enEducation from './catalogues/en/education/education.ts';
import enArticlePensions from './catalogues/en/education/pensions.ts';
import enArticleRebalancing from './catalogues/en/education/rebalancing.ts';
import enArticleReturns from './catalogues/en/education/returns.ts';
import enArticleSimulation from './catalogues/en/education/simulation.ts';
import enExplain from './catalogues/en/explain.ts';
import enLookThrough from './catalogues/en/exposure/look-through.ts';
import enGallery from './catalogues/en/gallery.ts';
import enHelp from './catalogues/en/help.ts';
import enCorporateActions from './catalogues/en/holdings/corporate-actions.ts';
import enHolding from './catalogues/en/holdings/holding.ts';
import enHome from './catalogues/en/home.ts';
import enInstruments from './catalogues/en/instruments.ts';
import enConnect from './catalogues/en/integrations/connect.ts';
import enConnected from './catalogues/en/integrations/connected.ts';
import enImports from './catalogues/en/integrations/imports.ts';
import enImportMapping from './catalogues/en/integrations/mapping.ts';
import enBrokerSetup from './catalogues/en/integrations/setup.ts';
import enImportSource from './catalogues/en/integrations/source.ts';
import enLedger from './catalogues/en/ledger.ts';
import enMail from './catalogues/en/mail.ts';
import enMarket from './catalogues/en/market.ts';
import enBonds from './catalogues/en/modules/bonds.ts';
import enRealEstate from './catalogues/en/modules/real-estate.ts';
import enAlerts from './catalogues/en/notifications/alerts.ts';
import enAnnouncing from './catalogues/en/notifications/announcing.ts';
import enLess from './catalogues/en/notifications/less.ts';
import enNotificationMails from './catalogues/en/notifications/mails.ts';
import enNotices from './catalogues/en/notifications/notices.ts';
import enOutgoing from './catalogues/en/notifications/outgoing.ts';
import enNoticeScreens from './catalogues/en/notifications/screens.ts';
import enOnboarding from './catalogues/en/onboarding.ts';
import enDesk from './catalogues/en/operating/desk.ts';
import enLeadsDesk from './catalogues/en/operating/leads.ts';
import enWorkings from './catalogues/en/operating/workings.ts';
import enPortfolios from './catalogues/en/portfolios.ts';
import enPrivacy from './catalogues/en/privacy.ts';
import enComparison from './catalogues/en/reports/comparison.ts';
import enComparisonFiles from './catalogues/en/reports/comparison-files.ts';
import enDigests from './catalogues/en/reports/digests.ts';
import enReportFiles from './catalogues/en/reports/files.ts';
import enReports from './catalogues/en/reports/reports.ts';
import enReportShared from './catalogues/en/reports/shared.ts';
import enReportSharing from './catalogues/en/reports/sharing.ts';
import enDeposits from './catalogues/en/savings/deposits.ts';
import enIncome from './catalogues/en/savings/income.ts';
import enPensions from './catalogues/en/savings/pensions.ts';
import enPlans from './catalogues/en/savings/plans.ts';
import enSearch from './catalogues/en/search/search.ts';
import enServer from './catalogues/en/server.ts';
import enSettings from './catalogues/en/settings.ts';
import enSite from './catalogues/en/site.ts';
import enOwnStrategies from './catalogues/en/strategies/own-strategies.ts';
import enSharedStrategy from './catalogues/en/strategies/shared-strategy.ts';
import enStrategies from './catalogues/en/strategies.ts';
import enSymbols from './catalogues/en/symbols.ts';
import enBasis from './catalogues/en/taxes/basis.ts';
import enTaxFiles from './catalogues/en/taxes/files.ts';
import enTaxPlanning from './catalogues/en/taxes/planning.ts';
import enTaxes from './catalogues/en/taxes/taxes.ts';
import enWrappers from './catalogues/en/taxes/wrappers.ts';
import enToolBonds from './catalogues/en/tools/bonds.ts';
import enToolLoan from './catalogues/en/tools/loan.ts';
import enToolOverpayment from './catalogues/en/tools/overpayment.ts';
import enToolSavings from './catalogues/en/tools/savings.ts';
import enTools from './catalogues/en/tools/tools.ts';
import enTransactions from './catalogues/en/transactions.ts';
import enUi from './catalogues/en/ui.ts';
import enRemarks from './catalogues/en/watching/remarks.ts';
import enWatchlists from './catalogues/en/watching/watchlists.ts';
import plAdmin from './catalogues/pl/admin.ts';
import plApiDocs from './catalogues/pl/api-docs/docs.ts';
import plAssets from './catalogues/pl/assets.ts';
import plAuth from './catalogues/pl/auth.ts';
import plBacktest from './catalogues/pl/backtest.ts';
import plBillingDocuments from './catalogues/pl/billing/documents.ts';
import plPayment from './catalogues/pl/billing/payment.ts';
import plPricing from './catalogues/pl/billing/pricing.ts';
import plChanges from './catalogues/pl/changes/changes.ts';
import plChannels from './catalogues/pl/channels/channels.ts';
import plCommon from './catalogues/pl/common.ts';
import plAbout from './catalogues/pl/company/about.ts';
import plContact from './catalogues/pl/company/contact.ts';
import plFaq from './catalogues/pl/company/faq.ts';
import plNewsletterPages from './catalogues/pl/company/newsletter.ts';
import plConsent from './catalogues/pl/consent.ts';
import plDashboard from './catalogues/pl/dashboard.ts';
import plArticleBonds from './catalogues/pl/education/bonds.ts';
import plArticleCosts from './catalogues/pl/education/costs.ts';
import plArticleCurrency from './catalogues/pl/education/currency.ts';
import plArticleDrawdown from './catalogues/pl/education/drawdown.ts';
import plEducation from './catalogues/pl/education/education.ts';
import plArticlePensions from './catalogues/pl/education/pensions.ts';
import plArticleRebalancing from './catalogues/pl/education/rebalancing.ts';
import plArticleReturns from './catalogues/pl/education/returns.ts';
import plArticleSimulation from './catalogues/pl/education/simulation.ts';
import plExplain from './catalogues/pl/explain.ts';
import plLookThrough from './catalogues/pl/exposure/look-through.ts';
import plGallery from './catalogues/pl/gallery.ts';
import plHelp from './catalogues/pl/help.ts';
import plCorporateActions from './catalogues/pl/holdings/corporate-actions.ts';
import plHolding from './catalogues/pl/holdings/holding.ts';
import plHome from './catalogues/pl/home.ts';
import plInstruments from './catalogues/pl/instruments.ts';
import plConnect from './catalogues/pl/integrations/connect.ts';
import plConnected from './catalogues/pl/integrations/connected.ts';
import plImports from './catalogues/pl/integrations/imports.ts';
import plImportMapping from './catalogues/pl/integrations/mapping.ts';
import plBrokerSetup from './catalogues/pl/integrations/setup.ts';
import plImportSource from './catalogues/pl/integrations/source.ts';
import plLedger from './catalogues/pl/ledger.ts';
import plMail from './catalogues/pl/mail.ts';
import plMarket from './catalogues/pl/market.ts';
import plBonds from './catalogues/pl/modules/bonds.ts';
import plRealEstate from './catalogues/pl/modules/real-estate.ts';
import plAlerts from './catalogues/pl/notifications/alerts.ts';
import plAnnouncing from './catalogues/pl/notifications/announcing.ts';
import plLess from './catalogues/pl/notifications/less.ts';
import plNotificationMails from './catalogues/pl/notifications/mails.ts';
import plNotices from './catalogues/pl/notifications/notices.ts';
import plOutgoing from './catalogues/pl/notifications/outgoing.ts';
import plNoticeScreens from './catalogues/pl/notifications/screens.ts';
import plOnboarding from './catalogues/pl/onboarding.ts';
import plDesk from './catalogues/pl/operating/desk.ts';
import plLeadsDesk from './catalogues/pl/operating/leads.ts';
import plWorkings from './catalogues/pl/operating/workings.ts';
import plPortfolios from './catalogues/pl/portfolios.ts';
import plPrivacy from './catalogues/pl/privacy.ts';
import plComparison from './catalogues/pl/reports/comparison.ts';
import plComparisonFiles from './catalogues/pl/reports/comparison-files.ts';
import plDigests from './catalogues/pl/reports/digests.ts';
import plReportFiles from './catalogues/pl/reports/files.ts';
import plReports from './catalogues/pl/reports/reports.ts';
import plReportShared from './catalogues/pl/reports/shared.ts';
import plReportSharing from './catalogues/pl/reports/sharing.ts';
import plDeposits from './catalogues/pl/savings/deposits.ts';
import plIncome from './catalogues/pl/savings/income.ts';
import plPensions from './catalogues/pl/savings/pensions.ts';
import plPlans from './catalogues/pl/savings/plans.ts';
import plSearch from './catalogues/pl/search/search.ts';
import plServer from './catalogues/pl/server.ts';
import plSettings from './catalogues/pl/settings.ts';
import plSite from './catalogues/pl/site.ts';
import plOwnStrategies from './catalogues/pl/strategies/own-strategies.ts';
import plSharedStrategy from './catalogues/pl/strategies/shared-strategy.ts';
import plStrategies from './catalogues/pl/strategies.ts';
import plSymbols from './catalogues/pl/symbols.ts';
import plBasis from './catalogues/pl/taxes/basis.ts';
import plTaxFiles from './catalogues/pl/taxes/files.ts';
import plTaxPlanning from './catalogues/pl/taxes/planning.ts';
import plTaxes from './catalogues/pl/taxes/taxes.ts';
import plWrappers from './catalogues/pl/taxes/wrappers.ts';
import plToolBonds from './catalogues/pl/tools/bonds.ts';
import plToolLoan from './catalogues/pl/tools/loan.ts';
import plToolOverpayment from './catalogues/pl/tools/overpayment.ts';
import plToolSavings from './catalogues/pl/tools/savings.ts';
import plTools from './catalogues/pl/tools/tools.ts';
import plTransactions from './catalogues/pl/transactions.ts';
import plUi from './catalogues/pl/ui.ts';
import plRemarks from './catalogues/pl/watching/remarks.ts';
import plWatchlists from './catalogues/pl/watching/watchlists.ts';
import { compileMessages } from './compile-messages.ts';
import type { Locale } from './locales.ts';

const en = {
  common: enCommon,
  ui: enUi,
  site: enSite,
  apiDocs: enApiDocs,
  consent: enConsent,
  home: enHome,
  about: enAbout,
  contact: enContact,
  faq: enFaq,
  newsletterPages: enNewsletterPages,
  billingDocuments: enBillingDocuments,
  pricing: enPricing,
  payment: enPayment,
  auth: enAuth,
  dashboard: enDashboard,
  settings: enSettings,
  search: enSearch,
  help: enHelp,
  privacy: enPrivacy,
  onboarding: enOnboarding,
  admin: enAdmin,
  mail: enMail,
  notificationMails: enNotificationMails,
  outgoing: enOutgoing,
  less: enLess,
  announcing: enAnnouncing,
  desk: enDesk,
  workings: enWorkings,
  leadsDesk: enLeadsDesk,
  digests: enDigests,
  server: enServer,
  market: enMarket,
  instruments: enInstruments,
  symbols: enSymbols,
  ownStrategies: enOwnStrategies,
  sharedStrategy: enSharedStrategy,
  strategies: enStrategies,
  transactions: enTransactions,
  gallery: enGallery,
  channels: enChannels,
  changes: enChanges,
  portfolios: enPortfolios,
  ledger: enLedger,
  explain: enExplain,
  assets: enAssets,
  corporateActions: enCorporateActions,
  holding: enHolding,
  backtest: enBacktest,
  bonds: enBonds,
  imports: enImports,
  importMapping: enImportMapping,
  realEstate: enRealEstate,
  connect: enConnect,
  brokerSetup: enBrokerSetup,
  connected: enConnected,
  importSource: enImportSource,
  pensions: enPensions,
  deposits: enDeposits,
  income: enIncome,
  taxes: enTaxes,
  wrappers: enWrappers,
  basis: enBasis,
  taxFiles: enTaxFiles,
  taxPlanning: enTaxPlanning,
  lookThrough: enLookThrough,
  plans: enPlans,
  remarks: enRemarks,
  watchlists: enWatchlists,
  tools: enTools,
  toolLoan: enToolLoan,
  toolSavings: enToolSavings,
  toolOverpayment: enToolOverpayment,
  toolBonds: enToolBonds,
  reportFiles: enReportFiles,
  comparison: enComparison,
  comparisonFiles: enComparisonFiles,
  reports: enReports,
  alerts: enAlerts,
  notices: enNotices,
  noticeScreens: enNoticeScreens,
  reportShared: enReportShared,
  reportSharing: enReportSharing,
  education: enEducation,
  articleReturns: enArticleReturns,
  articleCurrency: enArticleCurrency,
  articleDrawdown: enArticleDrawdown,
  articleCosts: enArticleCosts,
  articleRebalancing: enArticleRebalancing,
  articleBonds: enArticleBonds,
  articlePensions: enArticlePensions,
  articleSimulation: enArticleSimulation,
};
const pl: typeof en = {
  common: plCommon,
  ui: plUi,
  site: plSite,
  apiDocs: plApiDocs,
  consent: plConsent,
  home: plHome,
  about: plAbout,
  contact: plContact,
  faq: plFaq,
  newsletterPages: plNewsletterPages,
  billingDocuments: plBillingDocuments,
  pricing: plPricing,
  payment: plPayment,
  auth: plAuth,
  dashboard: plDashboard,
  settings: plSettings,
  search: plSearch,
  help: plHelp,
  privacy: plPrivacy,
  onboarding: plOnboarding,
  admin: plAdmin,
  mail: plMail,
  notificationMails: plNotificationMails,
  outgoing: plOutgoing,
  less: plLess,
  announcing: plAnnouncing,
  desk: plDesk,
  workings: plWorkings,
  leadsDesk: plLeadsDesk,
  digests: plDigests,
  server: plServer,
  market: plMarket,
  instruments: plInstruments,
  symbols: plSymbols,
  ownStrategies: plOwnStrategies,
  sharedStrategy: plSharedStrategy,
  strategies: plStrategies,
  transactions: plTransactions,
  gallery: plGallery,
  channels: plChannels,
  changes: plChanges,
  portfolios: plPortfolios,
  ledger: plLedger,
  explain: plExplain,
  assets: plAssets,
  corporateActions: plCorporateActions,
  holding: plHolding,
  backtest: plBacktest,
  bonds: plBonds,
  imports: plImports,
  importMapping: plImportMapping,
  realEstate: plRealEstate,
  connect: plConnect,
  brokerSetup: plBrokerSetup,
  connected: plConnected,
  importSource: plImportSource,
  pensions: plPensions,
  deposits: plDeposits,
  income: plIncome,
  taxes: plTaxes,
  wrappers: plWrappers,
  basis: plBasis,
  taxFiles: plTaxFiles,
  taxPlanning: plTaxPlanning,
  lookThrough: plLookThrough,
  plans: plPlans,
  remarks: plRemarks,
  watchlists: plWatchlists,
  tools: plTools,
  toolLoan: plToolLoan,
  toolSavings: plToolSavings,
  toolOverpayment: plToolOverpayment,
  toolBonds: plToolBonds,
  reportFiles: plReportFiles,
  comparison: plComparison,
  comparisonFiles: plComparisonFiles,
  reports: plReports,
  alerts: plAlerts,
  notices: plNotices,
  noticeScreens: plNoticeScreens,
  reportShared: plReportShared,
  reportSharing: plReportSharing,
  education: plEducation,
  articleReturns: plArticleReturns,
  articleCurrency: plArticleCurrency,
  articleDrawdown: plArticleDrawdown,
  articleCosts: plArticleCosts,
  articleRebalancing: plArticleRebalancing,
  articleBonds: plArticleBonds,
  articlePensions: plArticlePensions,
  articleSimulation: plArticleSimulation,
};

export type Messages = typeof en;
export type Area = keyof Messages;

const catalogues: Record<Locale, Messages> = { en, pl };

/** All catalogues of one language, for the server's own texts (mails, titles). */
export function allMessages(locale: Locale): Messages {
  return catalogues[locale];
}

const loaded = new Map<string, Partial<Messages>>();

/**
 * Only the areas a page shows, compiled. Loaders call it, so that no catalogue enters the browser's bundle. The same areas
 * are the same object each time, which is written as JSON once.
 */
export function loadMessages(locale: Locale, areas: readonly Area[]): Partial<Messages> {
  const key = `${locale} ${areas.join(' ')}`;
  let messages = loaded.get(key);
  if (!messages) {
    const all = catalogues[locale];
    messages = Object.fromEntries(areas.map((area) => [area, compileMessages(all[area])]));
    loaded.set(key, messages);
  }
  return messages;
}
