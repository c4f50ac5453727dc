import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { TransactionChip } from '../../../ledger/ui/transaction/fields/transaction-chip.tsx';
import type { TransactionOutput } from '../../../performance/journal/transactions-contract.ts';
import { ChargesCell, PriceCell } from '../../../performance/ui/transactions/transactions-cells.tsx';
import {
  movesMoney,
  phoneQuantity,
  quantityOf,
} from '../../../performance/ui/transactions/transactions-row.ts';
import type { PositionOutput } from '../../contract.ts';
import styles from './transactions-card.module.css';

type Props = { position: PositionOutput; allTo: string };

/** The newest transactions; all of them are one click away. */
export function TransactionsCard({ position, allTo }: Props) {
  const t = useTranslations('holding.transactions');
  const { transactions, asset, shown_currency, portfolio } = position;
  const columns = useColumns(shown_currency, portfolio === null);
  return (
    <Card
      flush
      title={t('title')}
      action={
        <TextLink tone="muted" to={allTo}>
          {t('all', { count: transactions.total })}
        </TextLink>
      }
    >
      <DataTable
        label={t('label', { name: asset.name })}
        columns={columns}
        rows={transactions.data}
        rowKey={({ id }) => id}
        phoneRow={(row) => <PhoneRow row={row} currency={shown_currency} />}
      />
    </Card>
  );
}

function PhoneRow({ row, currency }: { row: TransactionOutput; currency: string }) {
  const numbers = useNumbers();
  return (
    <div className={styles.phone}>
      <TransactionChip type={row.type} />
      <b>{movesMoney(row) && <Amount value={row.flow} currency={currency} signed />}</b>
      <small>
        <DayDate day={row.created_at} />
      </small>
      <small>{phoneQuantity(row, currency, numbers)}</small>
    </div>
  );
}

function useColumns(currency: string, several: boolean): Column<TransactionOutput>[] {
  const t = useTranslations('holding.transactions');
  const numbers = useNumbers();
  return useMemo(() => {
    const money = { unit: currencyUnit(currency), align: 'right' } as const;
    const portfolio: Column<TransactionOutput> = {
      key: 'portfolio',
      header: t('portfolio'),
      cell: (row) => row.portfolio_name,
    };
    return [
      { key: 'date', header: t('date'), cell: (row) => <DayDate day={row.created_at} /> },
      { key: 'kind', header: t('kind'), cell: (row) => <TransactionChip type={row.type} /> },
      ...(several ? [portfolio] : []),
      {
        key: 'units',
        header: t('units'),
        align: 'right',
        ink: true,
        cell: (row) => quantityOf(row, numbers).units ?? <Unknown />,
      },
      { key: 'price', header: t('price'), align: 'right', cell: (row) => <PriceCell row={row} /> },
      {
        ...money,
        key: 'charges',
        header: t('charges'),
        cell: (row) => <ChargesCell row={row} currency={currency} />,
      },
      {
        ...money,
        key: 'amount',
        header: t('amount'),
        main: true,
        cell: (row) =>
          movesMoney(row) ? (
            <Amount value={row.flow} currency={currency} bare signed reason={t('noRate')} />
          ) : (
            <Unknown />
          ),
      },
      {
        key: 'note',
        header: t('note'),
        className: styles.note,
        cell: (row) => row.note || <Unknown />,
      },
    ];
  }, [t, numbers, currency, several]);
}
