import type { ReactNode } from 'react';
import styles from './explanation-rows.module.css';

type Cells = readonly ReactNode[];

export type Rows = {
  head: readonly string[];
  body: readonly Cells[];
  /** What is left, in one line. */
  more?: Cells | null;
  total?: Cells | null;
};

/** The rows a figure is made of: at most five, what is left in one line, and the total. */
export function ExplanationRows({ head, body, more, total }: Rows) {
  return (
    <table className={styles.rows}>
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
        {body.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed rows of one explanation
          <Line key={at} cells={row} />
        ))}
        {more && <Line cells={more} faint />}
      </tbody>
      {total && (
        <tfoot>
          <Line cells={total} />
        </tfoot>
      )}
    </table>
  );
}

function Line({ cells, faint }: { cells: Cells; faint?: boolean }) {
  const [first, ...rest] = cells;
  return (
    <tr className={faint ? styles.faint : undefined}>
      <th scope="row">{first}</th>
      {rest.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}
