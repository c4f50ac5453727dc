import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** Plain text: the header, the column choice and the CSV use it. */
  header: string;
  /** Stands once in the header, not in every cell. */
  unit?: string;
  /** Text left, numbers right; follows from `decimal` unless given. */
  align?: 'left' | 'right';
  cell: (row: Row) => ReactNode;
  /** What the column sorts, filters and exports by: text. Nothing is last in either direction. */
  text?: (row: Row) => string | null | undefined;
  /** The same for numbers: an exact decimal string. */
  decimal?: (row: Row) => string | null | undefined;
  /** Stands in the total row. */
  total?: ReactNode;
  width?: number | string;
  /** Semibold: the figure one looks for. */
  main?: boolean;
  /** In full ink, where other figures are quieter. */
  ink?: boolean;
  /** Heads its row; the first column does unless another is marked. */
  heads?: boolean;
  /** The menu of its row: its header is only for those who listen. */
  menu?: boolean;
  /** Of its own for header, cells and total: to make room on narrow screens. */
  className?: string;
  /** Not shown until chosen, but to who wants everything. */
  hidden?: boolean;
  /** Left out at first for who is just starting. */
  extra?: boolean;
  /** Where it stands in the two-line row of a phone; not shown there without. */
  mobile?: 'title' | 'sub' | 'value' | 'change';
  /** There its header stands before it, where the figure does not speak for itself. */
  phoneLabel?: boolean;
  skeleton?: 'asset' | 'text' | 'number';
};

export function alignOf<Row>(column: Column<Row>): 'left' | 'right' {
  return column.align ?? (column.decimal ? 'right' : 'left');
}

/** Which column heads the rows. */
export function headOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ heads }) => heads) ?? columns[0];
}

export function textOf<Row>(column: Column<Row>, row: Row): string {
  return column.text?.(row) ?? column.decimal?.(row) ?? '';
}
