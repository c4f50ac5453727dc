import { alerts } from '../../domains/alerts/server/registration.ts';
import { backtest } from '../../domains/backtest/server/registration.ts';
import { billing } from '../../domains/billing/server/registration.ts';
import { bonds } from '../../domains/bonds/server/registration.ts';
import { brokers } from '../../domains/brokers/server/registration.ts';
import { calculators } from '../../domains/calculators/server/registration.ts';
import { changes } from '../../domains/changes/server/registration.ts';
import { channels } from '../../domains/channels/server/registration.ts';
import { comparison } from '../../domains/comparison/server/registration.ts';
import { consent } from '../../domains/consent/server/registration.ts';
import { corporateActions } from '../../domains/corporate-actions/server/registration.ts';
import { deposits } from '../../domains/deposits/server/registration.ts';
import { education } from '../../domains/education/server/registration.ts';
import { exposure } from '../../domains/exposure/server/registration.ts';
import { holdings } from '../../domains/holdings/server/registration.ts';
import { identity } from '../../domains/identity/server/registration.ts';
import { imports } from '../../domains/imports/server/registration.ts';
import { income } from '../../domains/income/server/registration.ts';
import { instruments } from '../../domains/instruments/server/registration.ts';
import { leads } from '../../domains/leads/server/registration.ts';
import { ledger } from '../../domains/ledger/server/registration.ts';
import { marketData } from '../../domains/market-data/server/registration.ts';
import { modules } from '../../domains/modules/server/registration.ts';
import { notifications } from '../../domains/notifications/server/registration.ts';
import { onboarding } from '../../domains/onboarding/server/registration.ts';
import { operations } from '../../domains/operations/server/registration.ts';
import { overview } from '../../domains/overview/server/registration.ts';
import { pensions } from '../../domains/pensions/server/registration.ts';
import { performance } from '../../domains/performance/server/registration.ts';
import { plans } from '../../domains/plans/server/registration.ts';
import { realEstate } from '../../domains/real-estate/server/registration.ts';
import { remarks } from '../../domains/remarks/server/registration.ts';
import { reminders } from '../../domains/reminders/server/registration.ts';
import { reports } from '../../domains/reports/server/registration.ts';
import { search } from '../../domains/search/server/registration.ts';
import { siteTexts } from '../../domains/site-texts/server/registration.ts';
import { strategies } from '../../domains/strategies/server/registration.ts';
import { taxFiles } from '../../domains/tax-files/server/registration.ts';
import { taxes } from '../../domains/taxes/server/registration.ts';
import { valuation } from '../../domains/valuation/server/registration.ts';
import { watchlists } from '../../domains/watchlists/server/registration.ts';
import type { Registration } from '../../platform/domains/registration.ts';

/** The domains of the product from the ground up, by their heights: whatever all of them do, they do in this order. */
export const domains: readonly Registration[] = [
  identity,
  consent,
  changes,
  billing,
  instruments,
  modules,
  leads,
  channels,
  marketData,
  search,
  valuation,
  notifications,
  ledger,
  remarks,
  deposits,
  imports,
  strategies,
  siteTexts,
  bonds,
  realEstate,
  brokers,
  performance,
  overview,
  exposure,
  backtest,
  pensions,
  alerts,
  income,
  reminders,
  taxes,
  corporateActions,
  reports,
  calculators,
  education,
  onboarding,
  holdings,
  taxFiles,
  comparison,
  plans,
  watchlists,
  operations,
];
