import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { listInvoices } from '../../../domains/billing/contract.ts';
import type { BillingDocument } from '../../../domains/billing/payment-view.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { useCall } from '../shell/use-call.ts';

/** The newest come with the page; older ones follow on demand. */
export function useDocuments(newest: CallOutput<typeof listInvoices> | null) {
  const common = useTranslations('common.error');
  const call = useCall();
  const [older, setOlder] = useState<BillingDocument[]>([]);
  const [loading, setLoading] = useState(false);
  const first = newest?.data ?? [];
  // A document issued since shifts the pages: what came twice is shown once.
  const known = new Set(first.map(({ id }) => id));
  const rows = [...first, ...older.filter(({ id }) => !known.has(id))];
  const more = async () => {
    setLoading(true);
    try {
      const { data } = await call(listInvoices, { query: { start: String(rows.length) } });
      const got = new Set(rows.map(({ id }) => id));
      setOlder([...older, ...data.filter(({ id }) => !got.has(id))]);
    } catch {
      toast.error(common('general'));
    }
    setLoading(false);
  };
  return {
    rows: newest ? rows : null,
    total: newest?.meta.total ?? 0,
    loading,
    onMore: () => void more(),
  };
}
