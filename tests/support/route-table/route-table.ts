import type { Row } from './row.ts';
import { backtestRoutes } from './rows/backtest.ts';
import { billingRoutes } from './rows/billing.ts';
import { brokersRoutes } from './rows/brokers.ts';
import { calculatorsRoutes } from './rows/calculators.ts';
import { changesRoutes } from './rows/changes.ts';
import { comparisonRoutes } from './rows/comparison.ts';
import { consentRoutes } from './rows/consent.ts';
import { educationRoutes } from './rows/education.ts';
import { eventsRoutes } from './rows/events.ts';
import { identityRoutes } from './rows/identity.ts';
import { importsRoutes } from './rows/imports.ts';
import { instrumentsRoutes } from './rows/instruments.ts';
import { leadsRoutes } from './rows/leads.ts';
import { ledgerRoutes } from './rows/ledger.ts';
import { marketDataRoutes } from './rows/market-data.ts';
import { modulesRoutes } from './rows/modules.ts';
import { onboardingRoutes } from './rows/onboarding.ts';
import { operationsRoutes } from './rows/operations.ts';
import { overviewRoutes } from './rows/overview.ts';
import { performanceRoutes } from './rows/performance.ts';
import { reportsRoutes } from './rows/reports.ts';
import { searchRoutes } from './rows/search.ts';
import { siteTextsRoutes } from './rows/site-texts.ts';
import { strategiesRoutes } from './rows/strategies.ts';
import { alertsRoutes } from './rows/telling/alerts.ts';
import { channelsRoutes } from './rows/telling/channels.ts';
import { notificationsRoutes } from './rows/telling/notifications.ts';
import { outgoingRoutes } from './rows/telling/outgoing.ts';
import { bondsRoutes } from './rows/wealth/bonds.ts';
import { depositsRoutes } from './rows/wealth/deposits.ts';
import { exposureRoutes } from './rows/wealth/exposure.ts';
import { holdingsRoutes } from './rows/wealth/holdings.ts';
import { incomeRoutes } from './rows/wealth/income.ts';
import { pensionsRoutes } from './rows/wealth/pensions.ts';
import { plansRoutes } from './rows/wealth/plans.ts';
import { realEstateRoutes } from './rows/wealth/real-estate.ts';
import { remarksRoutes } from './rows/wealth/remarks.ts';
import { taxesRoutes } from './rows/wealth/taxes.ts';
import { watchlistsRoutes } from './rows/wealth/watchlists.ts';

/** What each kind of caller gets from each call; every domain says it of its own. */
export const routeTable: Record<string, Row> = {
  ...alertsRoutes,
  ...backtestRoutes,
  ...billingRoutes,
  ...bondsRoutes,
  ...brokersRoutes,
  ...depositsRoutes,
  ...incomeRoutes,
  ...taxesRoutes,
  ...plansRoutes,
  ...calculatorsRoutes,
  ...changesRoutes,
  ...channelsRoutes,
  ...comparisonRoutes,
  ...consentRoutes,
  ...educationRoutes,
  ...eventsRoutes,
  ...exposureRoutes,
  ...holdingsRoutes,
  ...identityRoutes,
  ...importsRoutes,
  ...instrumentsRoutes,
  ...leadsRoutes,
  ...ledgerRoutes,
  ...marketDataRoutes,
  ...modulesRoutes,
  ...notificationsRoutes,
  ...onboardingRoutes,
  ...operationsRoutes,
  ...outgoingRoutes,
  ...overviewRoutes,
  ...pensionsRoutes,
  ...performanceRoutes,
  ...realEstateRoutes,
  ...remarksRoutes,
  ...reportsRoutes,
  ...searchRoutes,
  ...siteTextsRoutes,
  ...strategiesRoutes,
  ...watchlistsRoutes,
};
