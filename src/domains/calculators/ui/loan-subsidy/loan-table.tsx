import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { type LoanResult, type ScheduleRow, scheduleRows } from '../../loan-subsidy/loan-result.ts';
import { moneyColumn } from '../frame/money.tsx';
import { type RowsBy, ScheduleCard } from '../frame/schedule-card.tsx';
import { useSchedule } from '../frame/use-schedule.ts';
import { useTimeColumn } from '../frame/use-time-column.ts';

export const LoanTable = memo(function LoanTable({ result }: { result: LoanResult }) {
  const t = useTranslations('toolLoan');
  const { by, card } = useSchedule('nastart', result, scheduleRows);
  const columns = useColumns(result, by);
  return <ScheduleCard {...card} columns={columns} note={t('tableNote')} />;
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
