import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { TableCell } from './table-cell.tsx';

type Props<Row> = { label: ReactNode; columns: readonly Column<Row>[]; selectable: boolean };

export function TotalRow<Row>({ label, columns, selectable }: Props<Row>) {
  return (
    <tr>
      {selectable && <td className={styles.select} />}
      {columns.map((column, place) => (
        <TableCell
          key={column.key}
          column={column}
          heads={place === 0}
          unit={column.total ? column.unit : undefined}
        >
          {place === 0 ? label : column.total}
        </TableCell>
      ))}
    </tr>
  );
}
