import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { TransactionChip } from '../../../ledger/ui/transaction/fields/transaction-chip.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { AfterCell, ChargesCell, PriceCell, SubjectCell } from './transactions-cells.tsx';
import { movesMoney, quantityOf } from './transactions-row.ts';
import { TransactionsRowMenu } from './transactions-row-menu.tsx';
import styles from './transactions-table.module.css';
import { TotalCharges } from './transactions-total.tsx';
import type { RowActions, TransactionsPage } from './transactions-view.ts';

/** Only the day sorts, because the server has the other pages. */
export function useTransactionColumns(
  page: TransactionsPage,
  actions: RowActions,
): Column<TransactionOutput>[] {
  const t = useTranslations('transactions.table');
  const numbers = useNumbers();
  return useMemo(() => {
    const { shown_currency: currency } = page;
    const money = { unit: currencyUnit(currency), align: 'right' } as const;
    return [
      {
        key: 'date',
        header: t('date'),
        text: (row) => row.created_at,
        cell: (row) => (
          <span title={row.time?.slice(0, 5)}>
            <DayDate day={row.created_at} />
          </span>
        ),
      },
      { key: 'type', header: t('type'), cell: (row) => <TransactionChip type={row.type} /> },
      {
        key: 'asset',
        header: t('asset'),
        heads: true,
        className: styles.asset,
        skeleton: 'asset',
        cell: (row) => <SubjectCell row={row} />,
      },
      {
        key: 'portfolio',
        header: t('portfolio'),
        className: styles.portfolio,
        cell: (row) => row.portfolio_name,
      },
      {
        key: 'units',
        header: t('units'),
        align: 'right',
        ink: true,
        cell: (row) => quantityOf(row, numbers).units ?? <Unknown />,
      },
      {
        key: 'price',
        header: t('price'),
        align: 'right',
        ink: true,
        cell: (row) => <PriceCell row={row} />,
      },
      {
        ...money,
        key: 'total',
        header: t('total'),
        main: true,
        mobile: 'value',
        cell: (row) =>
          movesMoney(row) ? (
            <Amount value={row.flow} currency={currency} bare signed reason={t('noRate')} />
          ) : (
            <Unknown />
          ),
      },
      {
        ...money,
        key: 'charges',
        extra: true,
        header: t('charges'),
        className: styles.charges,
        mobile: 'change',
        cell: (row) => <ChargesCell row={row} currency={currency} />,
        total: <TotalCharges page={page} />,
      },
      {
        ...money,
        key: 'after',
        extra: true,
        header: t('after'),
        className: styles.after,
        cell: (row) => <AfterCell row={row} currency={currency} />,
      },
      {
        key: 'menu',
        header: t('menu'),
        menu: true,
        className: styles.menu,
        cell: (row) => <TransactionsRowMenu row={row} actions={actions} />,
      },
    ];
  }, [t, numbers, page, actions]);
}
