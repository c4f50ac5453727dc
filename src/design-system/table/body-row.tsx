import { useTranslations } from 'use-intl';
import { Checkbox } from '../inputs/checkbox.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { TableCell } from './table-cell.tsx';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  /** Its place among all rows, drawn or not. */
  index: number;
  selected?: boolean;
  /** Rows can be selected when there is one. */
  onSelect?: () => void;
};

export function BodyRow<Row>({ row, columns, index, selected, onSelect }: Props<Row>) {
  const t = useTranslations('ui');
  return (
    <tr
      data-row=""
      // Counted from one, after the header.
      aria-rowindex={index + 2}
      aria-selected={onSelect ? selected : undefined}
      className={selected ? styles.selected : undefined}
    >
      {onSelect && (
        <td className={styles.select}>
          <Checkbox aria-label={t('selectRow')} checked={selected} onChange={onSelect} />
        </td>
      )}
      {columns.map((column, place) => (
        <TableCell
          key={column.key}
          column={column}
          heads={place === 0}
          unit={column.decimal?.(row) == null ? undefined : column.unit}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  );
}

/** Stands for rows that are not drawn. */
export function RowGap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer, nothing in it takes focus
    <tr aria-hidden="true">
      <td className={styles.gap} colSpan={columns} style={{ height }} />
    </tr>
  );
}
