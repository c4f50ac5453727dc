import { type ReactNode, useId } from 'react';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import styles from './choice-table.module.css';

export type ChoiceColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Left out on a phone. */
  wide?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly ChoiceColumn<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  chosen: string | null;
  onChoose: (key: string) => void;
  /** The message under the table, which names it as wrong. */
  errorId?: string;
};

/** A table of which one row is chosen: radio buttons, so that arrows move. Rows that have not come yet are skeletons. */
export function ChoiceTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, rowName, chosen, onChoose, errorId } = props;
  const group = useId();
  return (
    <div
      className={styles.scroll}
      role="radiogroup"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.mark} />
            {columns.map(({ key, header, align, wide }) => (
              <th key={key} scope="col" data-align={align} data-wide={wide}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length} />}
          {rows?.map((row) => {
            const key = rowKey(row);
            return (
              <tr key={key} data-chosen={chosen === key} onClick={() => onChoose(key)}>
                <td className={styles.mark}>
                  <input
                    type="radio"
                    name={group}
                    value={key}
                    checked={chosen === key}
                    aria-label={rowName(row)}
                    onChange={() => onChoose(key)}
                  />
                </td>
                {columns.map(({ key: column, cell, align, wide }) => (
                  <td key={column} data-align={align} data-wide={wide}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRows({ columns }: { columns: number }) {
  return Array.from({ length: 5 }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows of bars are all alike
    <tr key={at}>
      <td className={styles.mark}>
        <Skeleton shape="round" width={20} height={20} />
      </td>
      <td colSpan={columns}>
        <Skeleton width="60%" />
      </td>
    </tr>
  ));
}
