import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { alignOf, type Column } from './column.ts';
import styles from './data-table.module.css';

type Props<Row> = {
  column: Column<Row>;
  /** Heads its row. */
  heads: boolean;
  /** A phone shows no header, so there the unit stands at the value. */
  unit?: string;
  /** What a phone says before it. */
  label?: string;
  span?: number;
  children: ReactNode;
};

export function TableCell<Row>({ column, heads, unit, label, span, children }: Props<Row>) {
  const look = classNames(
    styles[alignOf(column)],
    column.main && styles.main,
    column.ink && styles.ink,
    column.menu && styles.menu,
    column.mobile ? styles[column.mobile] : styles.deskOnly,
    column.className,
  );
  if (!heads) {
    return (
      <td className={look} data-unit={unit} data-label={label}>
        {children}
      </td>
    );
  }
  return (
    <th scope="row" className={look} data-label={label} colSpan={span}>
      {children}
    </th>
  );
}
