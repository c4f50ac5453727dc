import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable, type Pick } from '../../../../design-system/table/data-table.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';
import { TransactionsActionHead } from './transactions-action-head.tsx';
import { TransactionsBulkBar } from './transactions-bulk-bar.tsx';
import { useTransactionColumns } from './transactions-columns.tsx';
import { TransactionsPhoneCell } from './transactions-phone-cell.tsx';
import styles from './transactions-table.module.css';
import { TransactionsTotal } from './transactions-total.tsx';
import type { BulkActions, RowActions, TransactionsChoices, TransactionsPage } from './transactions-view.ts';
import { useTransactionWords } from './use-transaction-words.ts';

type Props = {
  page: TransactionsPage;
  /** Other rows are on their way. */
  loading: boolean;
  sort: 'newest' | 'oldest';
  onSort: () => void;
  /** The selected rows. */
  chosen: readonly TransactionOutput[];
  onSelect: (ids: ReadonlySet<string>) => void;
  rowActions: RowActions;
  bulkActions: BulkActions;
  portfolios: TransactionsChoices['portfolios'];
  today: string;
  /** Links to the other pages. */
  pager: ReactNode;
};

export function TransactionsTable(props: Props) {
  const { page, loading, chosen, onSelect, rowActions, today } = props;
  const t = useTranslations('transactions');
  const { whatOf } = useTransactionWords();
  const { data: rows, shown_currency: currency } = page;
  const columns = useTransactionColumns(page, rowActions);
  const thisYear = today.slice(0, 4);
  const phoneRow = useCallback(
    (row: TransactionOutput, pick: Pick | undefined) => (
      <TransactionsPhoneCell
        row={row}
        currency={currency}
        thisYear={thisYear}
        pick={pick}
        actions={rowActions}
      />
    ),
    [currency, thisYear, rowActions],
  );
  return (
    <DataTable
      label={t('title')}
      className={styles.table}
      columns={columns}
      chooseColumns="transactions"
      rows={rows}
      rowKey={({ id }) => id}
      order={{
        sort: { key: 'date', direction: props.sort === 'newest' ? 'descending' : 'ascending' },
        onSort: props.onSort,
      }}
      selection={{
        keys: new Set(chosen.map(({ id }) => id)),
        onChange: onSelect,
        nameOf: (row) => t('table.select', { what: whatOf(row) }),
      }}
      bulk={
        <TransactionsBulkBar
          rows={chosen}
          currency={currency}
          portfolios={props.portfolios}
          actions={props.bulkActions}
          onClear={() => onSelect(new Set())}
        />
      }
      totalLabel={<TransactionsTotal page={page} />}
      totalSpan={3}
      phoneRow={phoneRow}
      look={(row) => (row.event_id === null ? undefined : 'part')}
      groupHead={(row, before) =>
        row.event_id !== null &&
        row.event_id !== before?.event_id && (
          <TransactionsActionHead row={row} rows={rows} onRemove={rowActions.remove} />
        )
      }
      loading={loading}
      loadingRows={Math.max(rows.length, 8)}
      footer={props.pager}
    />
  );
}
