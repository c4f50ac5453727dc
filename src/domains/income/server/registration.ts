import { addMonths, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import type { Services } from '../../../platform/services.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import * as contract from '../contract.ts';
import { incomeFailures } from '../failures.ts';
import { confirmIncome, dismissIncome, proposeIncome } from './answer-events.ts';
import { incomeCalendar } from './income-calendar-file.ts';
import { readIncomeSettings, saveIncomeSettings } from './income-settings.ts';
import { cashRatesOf, exportAnswers, replaceCashRates, withholdingOf } from './income-store.ts';
import { readIncome } from './read-income.ts';
import { restoredAnswers } from './restore-answers.ts';

export const income: Registration = {
  name: 'income',
  failures: incomeFailures,
  calls: () => [
    bind(contract.readIncome, readIncome),
    bind(contract.confirmIncome, confirmIncome),
    bind(contract.dismissIncome, dismissIncome),
    bind(contract.proposeIncome, proposeIncome),
    bind(contract.readIncomeSettings, readIncomeSettings),
    bind(contract.saveIncomeSettings, saveIncomeSettings),
    bind(contract.incomeCalendar, incomeCalendar),
  ],
  fills: [
    accountLife.with({ exported: exportIncome, seedsDemo: seedDemoIncome }),
    restorable.with(restoredAnswers),
  ],
};

async function exportIncome(on: Queries, user: { id: string }) {
  return {
    'income-answers': await exportAnswers(on, user.id),
    'income-cash-rates': await cashRatesOf(on, user.id),
    'income-withholding': Object.fromEntries(await withholdingOf(on, user.id)),
  };
}

/** The demo's cash earns something, so that last month's interest waits to be confirmed. */
async function seedDemoIncome(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const portfolio = (await portfoliosOf(tx, user.id)).find(({ follows_cash }) => follows_cash);
  if (!portfolio) return;
  const since = addMonths(`${dayInWarsaw(clock.now()).slice(0, 7)}-01`, -1);
  const { id: portfolio_id, currency_id } = portfolio;
  await replaceCashRates(tx, user.id, [{ portfolio_id, currency_id, percent: '2.5', since }]);
}
