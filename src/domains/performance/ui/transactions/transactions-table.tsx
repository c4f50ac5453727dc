import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { currencyUnit } from '../currency-unit.ts';
import { TransactionsLine } from './transactions-line.tsx';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';
import styles from './transactions-table.module.css';
import { TransactionsTotal } from './transactions-total.tsx';
import type { RowActions, TransactionsPage } from './transactions-view.ts';

type Props = {
  page: TransactionsPage;
  /** Other rows are on their way. */
  loading: boolean;
  sort: 'newest' | 'oldest';
  onSort: () => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onSelectAll: () => void;
  actions: RowActions;
  today: string;
};

export function TransactionsTable(props: Props) {
  const { page, loading, sort, onSort, selected, onSelect, onSelectAll, actions, today } = props;
  const t = useTranslations('transactions');
  const { data: rows, shown_currency: currency } = page;
  return (
    <table
      className={classNames(styles.table, selected.size > 0 && styles.raised)}
      aria-label={t('title')}
      aria-busy={loading || undefined}
    >
      <Header
        unit={currencyUnit(currency)}
        sort={sort}
        onSort={onSort}
        chosen={selected.size}
        all={rows.length}
        onSelectAll={onSelectAll}
      />
      <tbody>
        {loading ? (
          <TransactionsSkeleton count={Math.max(rows.length, 8)} />
        ) : (
          rows.map((row) => (
            <TransactionsLine
              key={row.id}
              row={row}
              currency={currency}
              thisYear={today.slice(0, 4)}
              selected={selected.has(row.id)}
              onSelect={onSelect}
              actions={actions}
            />
          ))
        )}
      </tbody>
      <TransactionsTotal page={page} />
    </table>
  );
}

type HeaderProps = {
  unit: string;
  sort: 'newest' | 'oldest';
  onSort: () => void;
  chosen: number;
  all: number;
  onSelectAll: () => void;
};

function Header({ unit, sort, onSort, chosen, all, onSelectAll }: HeaderProps) {
  const t = useTranslations('transactions.table');
  const ui = useTranslations('ui');
  const inUnit = <span className={styles.unit}>, {unit}</span>;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.check}>
          <Checkbox
            aria-label={ui('selectAll')}
            checked={chosen > 0 && chosen === all}
            mixed={chosen > 0 && chosen < all}
            onChange={onSelectAll}
          />
        </th>
        <th scope="col" aria-sort={sort === 'newest' ? 'descending' : 'ascending'}>
          <button
            type="button"
            className={styles.sort}
            title={ui('sortBy', { column: t('date') })}
            onClick={onSort}
          >
            {t('date')}
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d={sort === 'oldest' ? 'M5 1 9.6 9H.4z' : 'M5 9 .4 1h9.2z'} />
            </svg>
          </button>
        </th>
        <th scope="col">{t('type')}</th>
        <th scope="col">{t('asset')}</th>
        <th scope="col" className={styles.portfolio}>
          {t('portfolio')}
        </th>
        <th scope="col" className={styles.number}>
          {t('units')}
        </th>
        <th scope="col" className={styles.number}>
          {t('price')}
        </th>
        <th scope="col" className={styles.number}>
          {t('total')}
          {inUnit}
        </th>
        <th scope="col" className={`${styles.number} ${styles.charges}`}>
          {t('charges')}
          {inUnit}
        </th>
        <th scope="col" className={`${styles.number} ${styles.after}`}>
          {t('after')}
          {inUnit}
        </th>
        <th scope="col" className={styles.menu}>
          <span className="visually-hidden">{t('menu')}</span>
        </th>
      </tr>
    </thead>
  );
}
