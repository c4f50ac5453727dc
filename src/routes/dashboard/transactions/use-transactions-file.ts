import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { downloadText } from '../../../design-system/table/download-file.ts';
import { allows } from '../../../domains/identity/ui/settings/plan-policies.ts';
import {
  exportTransactions,
  type TransactionOutput,
} from '../../../domains/performance/journal/transactions-contract.ts';
import { transactionsCsv } from '../../../domains/performance/journal/transactions-csv.ts';
import {
  queryOf,
  type TransactionsFilter,
} from '../../../domains/performance/ui/transactions/transactions-filter.ts';
import { addressOf } from '../../../foundation/call-api.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { fetchFile } from '../shell/fetch-file.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';

/** The list, or what is selected of it, as a CSV file; a plan without exports is met by a way to a better one. */
export function useTransactionsFile(today: string, currency: string) {
  const t = useTranslations('transactions.file');
  const locale = useLocale();
  const offer = useUpgradeNotice();
  const { user } = useDashboard();
  const name = `${t('name', { day: today })}.csv`;
  const offerPlans = useCallback(() => offer(t('upgrade')), [offer, t]);

  const all = async (filter: TransactionsFilter) => {
    const address = addressOf(exportTransactions, { query: { ...queryOf(filter, today), currency } });
    try {
      if ((await fetchFile(address, name, locale)) === 'upgrade') offerPlans();
    } catch {
      toast.error(t('failed'));
    }
  };
  const selected = (rows: readonly TransactionOutput[]) => {
    if (!allows(user.subscriptionPlanPolicies, 'canExportReportsToPDFOrCSV')) return offerPlans();
    downloadText(name, transactionsCsv(rows), 'text/csv');
  };
  return { all, selected };
}
