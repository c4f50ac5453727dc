import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RowsBy } from './schedule-card.tsx';

const rowKey = ({ at }: { at: number }) => String(at);

/** A schedule by year, or every month of it: what is chosen, and what its card shows then. */
export function useSchedule<Row extends { at: number }, Result>(
  csvName: string,
  result: Result,
  rowsOf: (result: Result, monthsOfRow: 1 | 12) => readonly Row[],
) {
  const t = useTranslations('tools');
  const [by, setBy] = useState<RowsBy>('year');
  const rows = useMemo(() => rowsOf(result, by === 'year' ? 12 : 1), [rowsOf, result, by]);
  const choice = useMemo(() => ({ value: by, onChange: setBy }), [by]);
  return {
    by,
    card: { title: t('schedule'), rows, rowKey, csvName: `${csvName}-by-${by}`, total: true, by: choice },
  };
}
