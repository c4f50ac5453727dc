import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { downloadText } from '../../../design-system/table/download-text.ts';
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
import { whileUnderWay } from '../../../foundation/under-way.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { useDashboard } from '../shell/dashboard-context.ts';

/** The list, or what is selected of it, as a CSV file; a plan without exports is met by a way to a better one. */
export function useTransactionsFile(today: string, currency: string) {
  const t = useTranslations('transactions.file');
  const locale = useLocale();
  const payment = usePath()('payment');
  const { user, showNotice } = useDashboard();
  const name = `${t('name', { day: today })}.csv`;
  const offerPlans = useCallback(
    () => showNotice({ text: t('upgrade'), tone: 'amber', action: { label: t('plans'), to: payment } }),
    [showNotice, t, payment],
  );

  const all = async (filter: TransactionsFilter) => {
    const address = addressOf(exportTransactions, { query: { ...queryOf(filter, today), currency } });
    try {
      const response = await whileUnderWay(
        fetch(address, { credentials: 'same-origin', headers: { 'x-locale': locale } }),
      );
      if (response.status === 403) return offerPlans();
      if (!response.ok) throw new Error(`the file was answered with ${response.status}`);
      downloadBlob(name, await response.blob());
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

function downloadBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
