import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import type { SavingsResult, SavingsYear } from '../../savings/savings-result.ts';
import { moneyColumn } from '../frame/money.tsx';
import { ScheduleCard } from '../frame/schedule-card.tsx';

const rowKey = ({ year }: SavingsYear) => String(year);

export const SavingsTable = memo(function SavingsTable({ result }: { result: SavingsResult }) {
  const t = useTranslations('toolSavings');
  const words = useTranslations('tools');
  const columns = useMemo(
    (): readonly Column<SavingsYear>[] => [
      {
        key: 'year',
        header: words('year'),
        cell: ({ year }) => words('yearTick', { year }),
        decimal: ({ year }) => String(year),
        align: 'left',
        mobile: 'title',
      },
      moneyColumn('paidIn', t('columns.paidIn'), (row) => row.paidIn, { mobile: 'sub' }),
      moneyColumn('interest', t('columns.interest'), (row) => row.interest, { mobile: 'change' }),
      moneyColumn('value', t('columns.value'), (row) => row.value, { main: true, mobile: 'value' }),
      moneyColumn('today', t('columns.today'), (row) => row.inTodaysMoney),
    ],
    [t, words],
  );
  return (
    <ScheduleCard
      title={t('table')}
      columns={columns}
      rows={result.years}
      rowKey={rowKey}
      csvName="savings"
      note={t('tableNote')}
    />
  );
});
