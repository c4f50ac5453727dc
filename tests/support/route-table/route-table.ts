import type { Row } from './row.ts';
import { alertsRoutes } from './rows/alerts.ts';
import { backtestRoutes } from './rows/backtest.ts';
import { billingRoutes } from './rows/billing.ts';
import { bondsRoutes } from './rows/bonds.ts';
import { brokersRoutes } from './rows/brokers.ts';
import { calculatorsRoutes } from './rows/calculators.ts';
import { channelsRoutes } from './rows/channels.ts';
import { depositsRoutes } from './rows/deposits.ts';
import { educationRoutes } from './rows/education.ts';
import { eventsRoutes } from './rows/events.ts';
import { identityRoutes } from './rows/identity.ts';
import { importsRoutes } from './rows/imports.ts';
import { instrumentsRoutes } from './rows/instruments.ts';
import { leadsRoutes } from './rows/leads.ts';
import { ledgerRoutes } from './rows/ledger.ts';
import { marketDataRoutes } from './rows/market-data.ts';
import { modulesRoutes } from './rows/modules.ts';
import { notificationsRoutes } from './rows/notifications.ts';
import { operationsRoutes } from './rows/operations.ts';
import { outgoingRoutes } from './rows/outgoing.ts';
import { overviewRoutes } from './rows/overview.ts';
import { pensionsRoutes } from './rows/pensions.ts';
import { performanceRoutes } from './rows/performance.ts';
import { realEstateRoutes } from './rows/real-estate.ts';
import { reportsRoutes } from './rows/reports.ts';
import { siteTextsRoutes } from './rows/site-texts.ts';
import { strategiesRoutes } from './rows/strategies.ts';

/** What each kind of caller gets from each call; every domain says it of its own. */
export const routeTable: Record<string, Row> = {
  ...alertsRoutes,
  ...backtestRoutes,
  ...billingRoutes,
  ...bondsRoutes,
  ...brokersRoutes,
  ...depositsRoutes,
  ...calculatorsRoutes,
  ...channelsRoutes,
  ...educationRoutes,
  ...eventsRoutes,
  ...identityRoutes,
  ...importsRoutes,
  ...instrumentsRoutes,
  ...leadsRoutes,
  ...ledgerRoutes,
  ...marketDataRoutes,
  ...modulesRoutes,
  ...notificationsRoutes,
  ...operationsRoutes,
  ...outgoingRoutes,
  ...overviewRoutes,
  ...pensionsRoutes,
  ...performanceRoutes,
  ...realEstateRoutes,
  ...reportsRoutes,
  ...siteTextsRoutes,
  ...strategiesRoutes,
};
