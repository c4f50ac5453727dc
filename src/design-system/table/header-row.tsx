import { useTranslations } from 'use-intl';
import { Checkbox } from '../inputs/checkbox.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { HeaderCell } from './header-cell.tsx';
import type { Sort } from './sort-rows.ts';

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: (column: Column<Row>) => void;
  /** How many of the shown rows are selected, and how to turn that round. */
  selection?: { chosen: number; all: number; onToggle: () => void };
};

export function HeaderRow<Row>({ columns, sort, onSort, selection }: Props<Row>) {
  const t = useTranslations('ui');
  return (
    <tr>
      {selection && (
        <th scope="col" className={styles.select}>
          <Checkbox
            aria-label={t('selectAll')}
            checked={selection.chosen > 0 && selection.chosen === selection.all}
            mixed={selection.chosen > 0 && selection.chosen < selection.all}
            onChange={selection.onToggle}
          />
        </th>
      )}
      {columns.map((column) => (
        <HeaderCell key={column.key} column={column} sort={sort} onSort={() => onSort(column)} />
      ))}
    </tr>
  );
}
