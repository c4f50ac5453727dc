import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './plain-table.module.css';

export type Cells = readonly ReactNode[];
type Row = { key: string; cells: Cells; className?: string };

type Props = {
  label?: string;
  head: readonly string[];
  rows: readonly Row[];
  total?: Cells | null;
  className?: string;
  headClassName?: string;
};

/** A few figures in rows that are only read: the twin of a chart, what a figure is made of. */
export function PlainTable({ label, head, rows, total, className, headClassName }: Props) {
  return (
    <table className={classNames(styles.table, className)} aria-label={label}>
      <thead className={headClassName}>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, className }) => (
          <Line key={key} cells={cells} head={head} className={className} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Line cells={total} head={head} />
        </tfoot>
      )}
    </table>
  );
}

function Line({ cells, head, className }: { cells: Cells; head: readonly string[]; className?: string }) {
  const [first, ...others] = cells;
  return (
    <tr className={className}>
      <th scope="row">{first}</th>
      {others.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
        <td key={at} data-name={head[at + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
