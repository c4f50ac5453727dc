import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { alignOf, type Column } from './column.ts';
import styles from './data-table.module.css';
import type { Sort } from './sort-rows.ts';

type Props<Row> = { column: Column<Row>; sort: Sort | undefined; onSort: () => void };

export function HeaderCell<Row>({ column, sort, onSort }: Props<Row>) {
  const t = useTranslations('ui');
  const sorted = sort?.key === column.key ? sort.direction : undefined;
  const name = (
    <>
      {column.menu ? <span className="visually-hidden">{column.header}</span> : column.header}
      {column.unit && <span className={styles.unit}>, {column.unit}</span>}
    </>
  );
  return (
    <th
      scope="col"
      className={classNames(styles[alignOf(column)], column.menu && styles.menu, column.className)}
      style={{ width: column.width }}
      aria-sort={column.text || column.decimal ? (sorted ?? 'none') : undefined}
    >
      {column.text || column.decimal ? (
        <button
          type="button"
          className={styles.sort}
          title={t('sortBy', { column: column.header })}
          onClick={onSort}
        >
          {name}
          <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true" data-shown={Boolean(sorted)}>
            <path d={sorted === 'ascending' ? 'M5 1 9.6 9H.4z' : 'M5 9 .4 1h9.2z'} />
          </svg>
        </button>
      ) : (
        name
      )}
    </th>
  );
}
