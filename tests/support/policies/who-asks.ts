/**
 * Every file that asks whether a plan allows something, and the calls by which that is reached. What stands here must
 * have its row among the cases; a file that asks and does not stand here fails the test.
 */
export const whoAsks: Record<string, readonly string[]> = {
  'backtest/server/download-simulation.ts': ['simulations.csv'],
  'brokers/server/aggregator/connect-external.ts': ['integrations.connectExternal'],
  // Takes what fits and says how much did not: by `over_limit`, not by a refusal.
  'brokers/server/aggregator/take-connections.ts': [],
  'brokers/server/answer-waiting.ts': ['integrations.answer'],
  'brokers/server/connecting/choose-portfolio.ts': ['integrations.connect'],
  'brokers/server/connecting/connect-integration.ts': ['integrations.connect'],
  'brokers/server/connecting/disconnect-integration.ts': ['integrations.restore'],
  'brokers/server/paused.ts': ['integrations.synchronise', 'integrations.answer'],
  'brokers/server/refresh-integrations.ts': ['integrations.synchronise'],
  'brokers/server/connecting/rehouse-integration.ts': ['integrations.rehouse'],
  'brokers/server/connecting/renew-integration.ts': ['integrations.renew'],
  'brokers/server/synchronising/settle-differences.ts': ['integrations.settle'],
  'channels/server/manage-phone.ts': ['channels.setPhone', 'channels.sendCode'],
  'corporate-actions/server/record-action.ts': ['corporateActions.record'],
  'education/server/article-figures.ts': ['education.figures'],
  'exposure/server/look-through.ts': ['lookThrough.export'],
  'imports/server/change-document.ts': ['imports.change'],
  'imports/server/export-portfolio.ts': ['imports.export'],
  'income/server/answer-events.ts': ['income.confirm'],
  'ledger/server/counted-portfolios.ts': [],
  'ledger/server/history/restore-ledger.ts': ['changes.undo', 'changes.restore'],
  'ledger/server/manage-holdings.ts': ['portfolioAssets.create', 'portfolioAssets.update'],
  'ledger/server/manage-portfolios.ts': ['portfolios.create', 'portfolios.update'],
  'ledger/server/record-transaction.ts': ['transactions.create', 'transactions.update'],
  'ledger/server/remove-transactions.ts': ['transactions.bulk'],
  'notifications/server/manage-settings.ts': ['notifications.settings'],
  'pensions/server/record-payment.ts': ['pensions.addPayment', 'pensions.assignPayer'],
  'performance/server/export-transactions.ts': ['transactions.export'],
  'plans/server/answer-plans.ts': ['recurringPlans.confirm'],
  'reports/server/files/document-of.ts': [
    'reports.pdf',
    'reports.csv',
    'reports.xlsx',
    'reports.tables',
    'reports.figures-csv',
    'reports.figures-xlsx',
    'reports.figures-tables',
    'comparison.pdf',
    'comparison.csv',
    'comparison.xlsx',
    'taxes.pdf',
    'taxes.xlsx',
  ],
  'strategies/server/connect-strategy.ts': ['strategies.connect', 'portfolios.update'],
};

/** Who holds portfolios without asking whether they may be written: those take something out, or were asked before. */
export const whoOnlyLocks: Record<string, string> = {
  'backtest/server/running/start-simulation.ts': 'a simulation changes nothing in its portfolio',
  'brokers/server/connecting/choose-portfolio.ts':
    'asks for the one that is chosen; who writes into the others asks itself',
  'imports/server/record-drafts.ts': 'whoever records asked before',
  'imports/server/undo-document.ts': 'takes rows away',
  'income/server/answer-events.ts': 'asks before it records; what is said not to be one’s own is no row',
  'income/server/income-settings.ts': 'says what cash earns, and writes no row',
  'ledger/server/counted-portfolios.ts': 'asks',
  'ledger/server/left-behind.ts': 'takes holdings and portfolios away',
  'ledger/server/remove-transactions.ts': 'takes rows away, and asks for the rest',
};
