import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { plus } from '../../../../foundation/decimal.ts';
import {
  type OverpaymentResult,
  type OverpaymentRow,
  overpaymentRows,
} from '../../overpayment/overpayment-result.ts';
import { moneyColumn } from '../frame/money.tsx';
import { type RowsBy, ScheduleCard } from '../frame/schedule-card.tsx';
import { useSchedule } from '../frame/use-schedule.ts';
import { useTimeColumn } from '../frame/use-time-column.ts';

export const OverpaymentTable = memo(function OverpaymentTable({ result }: { result: OverpaymentResult }) {
  const t = useTranslations('toolOverpayment');
  const { by, card } = useSchedule('overpayment', result, overpaymentRows);
  const columns = useColumns(result, by);
  return <ScheduleCard {...card} columns={columns} note={t('tableNote')} />;
});

function useColumns({ overpaid }: OverpaymentResult, by: RowsBy): readonly Column<OverpaymentRow>[] {
  const t = useTranslations('toolOverpayment.columns');
  const time = useTimeColumn(by);
  const { totals } = overpaid;
  return useMemo(
    () => [
      time,
      moneyColumn('paid', t('paid'), (row) => row.paid, {
        total: plus(totals.principal, totals.interest),
        mobile: 'sub',
      }),
      moneyColumn('overpaid', t('overpaid'), (row) => row.overpaid, {
        total: totals.overpaid,
        ink: true,
        dashed: true,
        mobile: 'change',
      }),
      moneyColumn('principal', t('principal'), (row) => row.principal, { total: totals.principal }),
      moneyColumn('interest', t('interest'), (row) => row.interest, { total: totals.interest }),
      moneyColumn('balance', t('balance'), (row) => row.balance, { main: true, mobile: 'value' }),
      moneyColumn('without', t('without'), (row) => row.balanceWithout),
    ],
    [t, time, totals],
  );
}
