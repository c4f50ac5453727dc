import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { plus } from '../../../../foundation/decimal.ts';
import type { OverpaymentResult, OverpaymentYear } from '../../overpayment/overpayment-result.ts';
import { moneyColumn } from '../frame/money.tsx';
import { ScheduleCard } from '../frame/schedule-card.tsx';

const rowKey = ({ year }: OverpaymentYear) => String(year);

export const OverpaymentTable = memo(function OverpaymentTable({ result }: { result: OverpaymentResult }) {
  const t = useTranslations('toolOverpayment');
  const words = useTranslations('tools');
  const { totals } = result.overpaid;
  const columns = useMemo(
    (): readonly Column<OverpaymentYear>[] => [
      {
        key: 'year',
        header: words('year'),
        cell: ({ year }) => words('yearTick', { year }),
        decimal: ({ year }) => String(year),
        align: 'left',
        mobile: 'title',
      },
      moneyColumn('paid', t('columns.paid'), (row) => row.paid, {
        total: plus(totals.principal, totals.interest),
        mobile: 'sub',
      }),
      moneyColumn('overpaid', t('columns.overpaid'), (row) => row.overpaid, {
        total: totals.overpaid,
        ink: true,
        dashed: true,
        mobile: 'change',
      }),
      moneyColumn('principal', t('columns.principal'), (row) => row.principal, { total: totals.principal }),
      moneyColumn('interest', t('columns.interest'), (row) => row.interest, { total: totals.interest }),
      moneyColumn('balance', t('columns.balance'), (row) => row.balance, { main: true, mobile: 'value' }),
      moneyColumn('without', t('columns.without'), (row) => row.balanceWithout),
    ],
    [t, words, totals],
  );
  return (
    <ScheduleCard
      title={words('schedule')}
      columns={columns}
      rows={result.years}
      rowKey={rowKey}
      csvName="overpayment"
      note={t('tableNote')}
      total
    />
  );
});
