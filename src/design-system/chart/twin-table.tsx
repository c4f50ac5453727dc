import type { ReactNode } from 'react';
import styles from './twin-table.module.css';

type Props = {
  label: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** The figures of a chart, for those who listen, for paper, and for anyone who asks. */
export function TwinTable({ label, head, rows }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
