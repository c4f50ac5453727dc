import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { TableCell } from './table-cell.tsx';

type Props<Row> = {
  label: ReactNode;
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** How many columns the label stands over. */
  span: number;
};

export function TotalRow<Row>({ label, columns, selectable, span }: Props<Row>) {
  const [first] = columns;
  return (
    <tr>
      {selectable && <td className={styles.select} />}
      {first && (
        <TableCell column={first} heads span={span}>
          {label}
        </TableCell>
      )}
      {columns.slice(span).map((column) => (
        <TableCell
          key={column.key}
          column={column}
          heads={false}
          unit={column.total ? column.unit : undefined}
          label={column.phoneLabel && column.total ? column.header : undefined}
        >
          {column.total}
        </TableCell>
      ))}
    </tr>
  );
}
