import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import styles from './transactions-card.module.css';
import { addressOf, changed, isFiltered, noFilter, type TransactionsFilter } from './transactions-filter.ts';
import { TransactionsPager } from './transactions-pager.tsx';
import { wholeActions } from './transactions-row.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { TransactionsToolbar } from './transactions-toolbar.tsx';
import type { BulkActions, RowActions, TransactionsChoices, TransactionsPage } from './transactions-view.ts';

type Props = {
  /** Nothing when it did not load. */
  page: TransactionsPage | null;
  filter: TransactionsFilter;
  choices: TransactionsChoices;
  today: string;
  loading: boolean;
  onChange: (changes: Partial<TransactionsFilter>) => void;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onAdd: () => void;
  rowActions: RowActions;
  bulkActions: BulkActions;
};

/** Filters, the list, and what can be done with what is selected in it. */
export function TransactionsCard(props: Props) {
  const { page, filter, choices, today, loading, onChange, onSearch, onRetry, rowActions, bulkActions } =
    props;
  const t = useTranslations('transactions');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());

  if (page?.meta.total === 0 && !isFiltered(filter) && !loading) return <NothingYet onAdd={props.onAdd} />;

  const rows = page?.data ?? [];
  // Rows that have left the page are selected no more.
  const chosen = loading ? [] : rows.filter(({ id }) => ticked.has(id));
  return (
    <Card flush className={styles.card} aria-label={t('title')}>
      <TransactionsToolbar
        filter={filter}
        choices={choices}
        today={today}
        onChange={onChange}
        onSearch={onSearch}
      />
      {!page && <ErrorState title={t('states.failed')} onRetry={onRetry} retrying={loading} />}
      {page && rows.length === 0 && !loading && (
        <EmptyState
          title={t('states.none')}
          text={t('states.noneText')}
          actions={
            <Button onClick={() => onChange({ ...noFilter, sort: filter.sort })}>{t('filter.clear')}</Button>
          }
        />
      )}
      {page && (rows.length > 0 || loading) && (
        <TransactionsTable
          page={page}
          loading={loading}
          sort={filter.sort}
          onSort={() => onChange({ sort: filter.sort === 'newest' ? 'oldest' : 'newest' })}
          chosen={chosen}
          onSelect={(ids) => setTicked((before) => wholeActions(rows, before, ids))}
          rowActions={rowActions}
          bulkActions={bulkActions}
          portfolios={choices.portfolios}
          today={today}
          pager={
            <TransactionsPager
              page={filter.page}
              total={page.meta.total}
              addressOf={(number) => `?${addressOf(changed(filter, { page: number }))}`}
            />
          }
        />
      )}
    </Card>
  );
}

function NothingYet({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('transactions');
  return (
    <Card className={styles.card}>
      <EmptyState
        level={2}
        title={t('states.empty')}
        text={t('states.emptyText')}
        actions={
          <Button variant="primary" icon="plus" onClick={onAdd}>
            {t('add')}
          </Button>
        }
      />
    </Card>
  );
}
