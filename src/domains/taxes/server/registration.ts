import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import type { Services } from '../../../platform/services.ts';
import { changedBy } from '../../changes/server/note-change.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { liquidations } from '../../performance/server/basis/liquidations.ts';
import * as contract from '../contract.ts';
import { taxFailures } from '../failures.ts';
import * as log from '../log-contract.ts';
import * as planning from '../planning-contract.ts';
import { yearOf } from '../reckoning/outcome.ts';
import * as wrappers from '../wrappers-contract.ts';
import { compareReadings } from './compare-readings.ts';
import { openPaper } from './filed-papers.ts';
import { liquidation } from './liquidate.ts';
import { listTaxFields } from './list-fields.ts';
import { readTaxLog } from './log/read-log.ts';
import { logUndone, taxLogOf } from './log/tax-log-store.ts';
import { planTaxSale } from './planning/plan-sale.ts';
import { planTaxYear } from './planning/read-plan.ts';
import { listTaxRows, listTaxYears, readTaxSale, readTaxYear } from './read-taxes.ts';
import {
  fileTaxYear,
  leaveOutPortfolios,
  reopenTaxYear,
  saveReadings,
  saveStated,
  saveTaxLosses,
  saveTreaties,
} from './state-taxes.ts';
import {
  filedPapersOf,
  portfoliosLeftOut,
  replaceLosses,
  taxLossesOf,
  taxSlipsOf,
  taxTreatiesOf,
  taxYearsOf,
} from './tax-store.ts';
import { readExits } from './wrappers/read-exits.ts';
import { readWrapper } from './wrappers/read-wrapper.ts';
import { markTransfer, saveSaver } from './wrappers/state-saver.ts';
import { everyTransfer, saverOf, storeSaver } from './wrappers/wrapper-store.ts';

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
    bind(contract.leaveOutPortfolios, leaveOutPortfolios),
    bind(contract.fileTaxYear, fileTaxYear),
    bind(contract.reopenTaxYear, reopenTaxYear),
    bind(wrappers.readWrapper, readWrapper),
    bind(wrappers.readExits, readExits),
    bind(wrappers.saveSaver, saveSaver),
    bind(wrappers.markTransfer, markTransfer),
    bind(log.readTaxLog, readTaxLog),
    bind(log.listTaxFields, listTaxFields),
    bind(planning.planTaxYear, planTaxYear),
    bind(planning.planTaxSale, planTaxSale),
  ],
  fills: [
    liquidations.with(liquidation),
    accountLife.with({ exported: exportTaxes, seedsDemo: seedDemoTaxes }),
    restorable.with({
      tables: ['tax_years', 'tax_slips', 'tax_losses', 'tax_treaties', 'tax_left_out'],
      settle: (tx, context, { changeIds }) => {
        const { userId, origin } = changedBy(context);
        return logUndone(tx, userId, changeIds, origin, context.services.clock.now());
      },
    }),
    restorable.with({ tables: ['wrapper_settings', 'wrapper_transfers'] }),
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
    'tax-portfolios-left-out': await portfoliosLeftOut(on, user.id),
    'wrapper-settings': [(await saverOf(on, user.id)) ?? []].flat(),
    'wrapper-transfers': await everyTransfer(on, user.id),
    'tax-log': await taxLogOf(on, user.id, null),
  };
}

/** The demo has a loss from before its ledger, half of which is taken a year, and a saver of forty. */
async function seedDemoTaxes(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const now = clock.now();
  const year = yearOf(dayInWarsaw(now)) - 6;
  await replaceLosses(tx, user.id, [{ year, amount: '4280', deducted: '0' }]);
  const saver = { tax_rate: 12, born_on: '1985-04-12', has_pension_right: false, self_employed: [] };
  await storeSaver(tx, user.id, saver, now);
}
