import type { ReactNode } from 'react';
import styles from './facts-table.module.css';

type Props = {
  label: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A small table in a dialog; on a phone each row is a block with the names beside its figures. */
export function FactsTable({ label, head, rows }: Props) {
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
              <td key={at} data-name={head[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
