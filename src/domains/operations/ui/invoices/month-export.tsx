import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { downloadBlob } from '../../../../design-system/table/download-file.ts';
import { addMonths } from '../../../../foundation/calendar-day.ts';
import { fetchFileOf } from '../../../../foundation/call-api.ts';
import { exportDocuments } from '../../system-contract.ts';
import styles from './invoices.module.css';

/** A month of documents for the bookkeeper (OP-14). */
export function MonthExport({ today }: { today: string }) {
  const t = useTranslations('workings.invoices');
  const locale = useLocale();
  const names = useCalendarNames();
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: 24 }, (_, back) => addMonths(first, -back).slice(0, 7));
  const [month, setMonth] = useState(months[0]!);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await fetchFileOf(exportDocuments, { query: { month } }, locale);
      if ('file' in file) downloadBlob(file.name, file.file);
    } catch {
      toast.error(t('exportFailed'));
    }
    setBusy(false);
  };
  return (
    <span className={styles.export}>
      <Select
        aria-label={t('month')}
        value={month}
        onChange={(event) => setMonth(event.target.value)}
        options={months.map((value) => ({
          value,
          label: dayText(`${value}-01`, 'monthYear', names),
        }))}
      />
      <Button icon="download" loading={busy} onClick={() => void save()}>
        {t('export')}
      </Button>
    </span>
  );
}
