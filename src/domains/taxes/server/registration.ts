import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import type { Services } from '../../../platform/services.ts';
import { changedBy } from '../../changes/server/note-change.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { taxFailures } from '../failures.ts';
import * as log from '../log-contract.ts';
import * as planning from '../planning-contract.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { compareReadings } from './compare-readings.ts';
import { openPaper } from './filed-papers.ts';
import { listTaxFields } from './list-fields.ts';
import { readTaxLog } from './log/read-log.ts';
import { logUndone, taxLogOf } from './log/tax-log-store.ts';
import { planTaxSale } from './planning/plan-sale.ts';
import { planTaxYear } from './planning/read-plan.ts';
import { listTaxRows, listTaxYears, readTaxSale, readTaxYear } from './read-taxes.ts';
import {
  fileTaxYear,
  reopenTaxYear,
  saveReadings,
  saveStated,
  saveTaxLosses,
  saveTreaties,
} from './state-taxes.ts';
import {
  filedPapersOf,
  replaceLosses,
  taxLossesOf,
  taxSlipsOf,
  taxTreatiesOf,
  taxYearsOf,
} from './tax-store.ts';

export const taxes: Registration = {
  name: 'taxes',
  failures: taxFailures,
  calls: () => [
    bind(contract.listTaxYears, listTaxYears),
    bind(contract.readTaxYear, readTaxYear),
    bind(contract.listTaxRows, listTaxRows),
    bind(contract.readTaxSale, readTaxSale),
    bind(contract.compareReadings, compareReadings),
    bind(contract.saveReadings, saveReadings),
    bind(contract.saveStated, saveStated),
    bind(contract.saveTaxLosses, saveTaxLosses),
    bind(contract.saveTreaties, saveTreaties),
    bind(contract.fileTaxYear, fileTaxYear),
    bind(contract.reopenTaxYear, reopenTaxYear),
    bind(log.readTaxLog, readTaxLog),
    bind(log.listTaxFields, listTaxFields),
    bind(planning.planTaxYear, planTaxYear),
    bind(planning.planTaxSale, planTaxSale),
  ],
  fills: [
    accountLife.with({ exported: exportTaxes, seedsDemo: seedDemoTaxes }),
    restorable.with({
      tables: ['tax_years', 'tax_slips', 'tax_losses', 'tax_treaties'],
      settle: (tx, context, { changeIds }) => {
        const { userId, origin } = changedBy(context);
        return logUndone(tx, userId, changeIds, origin, context.services.clock.now());
      },
    }),
  ],
};

/** What was said of each year; a filed one with all that was filed. */
async function exportTaxes(on: Queries, user: { id: string }) {
  const papers = await filedPapersOf(on, user.id);
  return {
    'tax-years': await taxYearsOf(on, user.id),
    'tax-years-filed': await Promise.all(papers.map(({ paper }) => openPaper(paper))),
    'tax-slips': await taxSlipsOf(on, user.id),
    'tax-losses': await taxLossesOf(on, user.id),
    'tax-treaties': await taxTreatiesOf(on, user.id),
    'tax-log': await taxLogOf(on, user.id, null),
  };
}

/** The demo has a loss from before its ledger, half of which is taken a year. */
function seedDemoTaxes(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const year = yearOf(dayInWarsaw(clock.now())) - 6;
  return replaceLosses(tx, user.id, [{ year, amount: '4280', deducted: '0' }]);
}
