import { memo, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { type LoanResult, type ScheduleRow, scheduleRows } from '../../loan-subsidy/loan-result.ts';
import { moneyColumn } from '../frame/money.tsx';
import { type RowsBy, ScheduleCard } from '../frame/schedule-card.tsx';
import { useTimeColumn } from '../frame/use-time-column.ts';

const rowKey = (row: ScheduleRow) => String(row.at);

/** The schedule by year, or every month of it. */
export const LoanTable = memo(function LoanTable({ result }: { result: LoanResult }) {
  const t = useTranslations('toolLoan');
  const words = useTranslations('tools');
  const [by, setBy] = useState<RowsBy>('year');
  const rows = useMemo(() => scheduleRows(result, by === 'year' ? 12 : 1), [result, by]);
  const columns = useColumns(result, by);
  const choice = useMemo(() => ({ value: by, onChange: setBy }), [by]);
  return (
    <ScheduleCard
      title={words('schedule')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      csvName={by === 'year' ? 'nastart-by-year' : 'nastart-by-month'}
      note={t('tableNote')}
      total
      by={choice}
    />
  );
});

function useColumns({ totals }: LoanResult, by: RowsBy): readonly Column<ScheduleRow>[] {
  const t = useTranslations('toolLoan.columns');
  const time = useTimeColumn(by);
  return useMemo(
    () => [
      time,
      moneyColumn('instalment', t('instalment'), (row) => row.instalment, { total: totals.instalment }),
      moneyColumn('after', t('after'), (row) => row.afterSubsidy, {
        total: totals.afterSubsidy,
        main: true,
        mobile: 'value',
      }),
      moneyColumn('principal', t('principal'), (row) => row.principal, { total: totals.principal }),
      moneyColumn('interest', t('interest'), (row) => row.interest, { total: totals.interest }),
      moneyColumn('supplement', t('supplement'), (row) => row.supplement, {
        total: totals.supplement,
        ink: true,
        dashed: true,
      }),
      moneyColumn('fund', t('fund'), (row) => row.fromFund, {
        total: totals.fromFund,
        ink: true,
        dashed: true,
        mobile: 'change',
      }),
      moneyColumn('balance', t('balance'), (row) => row.balance, { mobile: 'sub' }),
    ],
    [t, time, totals],
  );
}
