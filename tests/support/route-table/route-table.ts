import { backtestRoutes } from './backtest.ts';
import { billingRoutes } from './billing.ts';
import { bondsRoutes } from './bonds.ts';
import { brokersRoutes } from './brokers.ts';
import { calculatorsRoutes } from './calculators.ts';
import { depositsRoutes } from './deposits.ts';
import { educationRoutes } from './education.ts';
import { eventsRoutes } from './events.ts';
import { identityRoutes } from './identity.ts';
import { importsRoutes } from './imports.ts';
import { instrumentsRoutes } from './instruments.ts';
import { leadsRoutes } from './leads.ts';
import { ledgerRoutes } from './ledger.ts';
import { marketDataRoutes } from './market-data.ts';
import { modulesRoutes } from './modules.ts';
import { notificationsRoutes } from './notifications.ts';
import { operationsRoutes } from './operations.ts';
import { overviewRoutes } from './overview.ts';
import { pensionsRoutes } from './pensions.ts';
import { performanceRoutes } from './performance.ts';
import { realEstateRoutes } from './real-estate.ts';
import { reportsRoutes } from './reports.ts';
import type { Row } from './row.ts';
import { siteTextsRoutes } from './site-texts.ts';
import { strategiesRoutes } from './strategies.ts';

/** What each kind of caller gets from each call; every domain says it of its own. */
export const routeTable: Record<string, Row> = {
  ...backtestRoutes,
  ...billingRoutes,
  ...bondsRoutes,
  ...brokersRoutes,
  ...depositsRoutes,
  ...calculatorsRoutes,
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
  ...overviewRoutes,
  ...pensionsRoutes,
  ...performanceRoutes,
  ...realEstateRoutes,
  ...reportsRoutes,
  ...siteTextsRoutes,
  ...strategiesRoutes,
};
