import { memo, useMemo, useState } from 'react';
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
import { useTimeColumn } from '../frame/use-time-column.ts';

const rowKey = ({ at }: OverpaymentRow) => String(at);

/** The schedule by year, or every month of it. */
export const OverpaymentTable = memo(function OverpaymentTable({ result }: { result: OverpaymentResult }) {
  const t = useTranslations('toolOverpayment');
  const words = useTranslations('tools');
  const [by, setBy] = useState<RowsBy>('year');
  const rows = useMemo(() => overpaymentRows(result, by === 'year' ? 12 : 1), [result, by]);
  const columns = useColumns(result, by);
  const choice = useMemo(() => ({ value: by, onChange: setBy }), [by]);
  return (
    <ScheduleCard
      title={words('schedule')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      csvName={by === 'year' ? 'overpayment-by-year' : 'overpayment-by-month'}
      note={t('tableNote')}
      total
      by={choice}
    />
  );
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
