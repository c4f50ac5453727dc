import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import type { RowsBy } from './schedule-card.tsx';
import { usePlaceName } from './use-year-axis.ts';

/** The first column of a schedule: the year, or the month with its year. */
export function useTimeColumn(by: RowsBy): Column<{ at: number }> {
  const t = useTranslations('tools');
  const placeName = usePlaceName();
  return useMemo(
    () => ({
      key: 'at',
      header: t(by),
      cell: ({ at }) => (by === 'year' ? t('yearTick', { year: at }) : placeName(at)),
      decimal: ({ at }) => String(at),
      align: 'left',
      mobile: 'title',
    }),
    [t, placeName, by],
  );
}
