import { type ChangeEvent, memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../inputs/checkbox.tsx';
import { type Column, headOf, textOf } from './column.ts';
import styles from './data-table.module.css';
import { TableCell } from './table-cell.tsx';

/** How a row is selected. */
export type Pick = { name: string; selected: boolean; onSelect: (event: ChangeEvent) => void };

/** amber: asks for something. faint: does not count. part: stands under the head of what it belongs to. */
export type RowLook = 'amber' | 'faint' | 'part';

type Props<Row> = {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  /** Its place among all rows, drawn or not. */
  index: number;
  selected?: boolean;
  /** What a selection calls it. */
  name?: string;
  /** Rows can be selected when there is one; with Shift all rows from the last one on. */
  onSelect?: (id: string, isRange: boolean) => void;
  /** The whole row in one cell, for a phone. */
  phoneRow?: (row: Row, pick: Pick | undefined) => ReactNode;
  look?: RowLook | undefined;
  /** Something stands under it. */
  open?: boolean;
};

/** Remembered, because a tick in one row need not draw all the others. */
export const BodyRow = memo(Line) as typeof Line;

function Line<Row>(props: Props<Row>) {
  const { row, id, columns, index, selected = false, name, onSelect, phoneRow, look, open } = props;
  const t = useTranslations('ui');
  const pick = onSelect && {
    name: name ?? t('selectRow'),
    selected,
    // A box changes by a click, or by the space bar, which is a click too.
    onSelect: ({ nativeEvent }: ChangeEvent) => onSelect(id, (nativeEvent as MouseEvent).shiftKey === true),
  };
  const head = headOf(columns);
  return (
    <tr
      data-row=""
      // Counted from one, after the header.
      aria-rowindex={index + 2}
      aria-selected={pick?.selected}
      className={
        classNames(selected && styles.selected, look && styles[look], open && styles.open) || undefined
      }
    >
      {phoneRow && <td className={styles.phone}>{phoneRow(row, pick)}</td>}
      {pick && (
        <td className={styles.select}>
          <Checkbox aria-label={pick.name} checked={pick.selected} onChange={pick.onSelect} />
        </td>
      )}
      {columns.map((column) => (
        <TableCell
          key={column.key}
          column={column}
          heads={column === head}
          unit={column.decimal?.(row) == null ? undefined : column.unit}
          label={column.phoneLabel && textOf(column, row) ? column.header : undefined}
        >
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  );
}

type DetailProps = { columns: number; look: RowLook | undefined; children: ReactNode };

/** What belongs to the row above and needs its whole width. */
export function DetailRow({ columns, look, children }: DetailProps) {
  return (
    <tr className={look && styles[look]}>
      <td className={styles.detail} colSpan={columns}>
        {children}
      </td>
    </tr>
  );
}

/** Says what the rows below it are together. */
export function GroupRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={styles.part}>
      <th className={styles.group} scope="colgroup" colSpan={columns}>
        {children}
      </th>
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
