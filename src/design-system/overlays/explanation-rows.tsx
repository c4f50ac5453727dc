import { type Cells, PlainTable } from '../table/plain-table.tsx';
import styles from './explanation-rows.module.css';

export type Rows = {
  head: readonly string[];
  body: readonly Cells[];
  /** What is left, in one line. */
  more?: Cells | null;
  total?: Cells | null;
};

/** The rows a figure is made of: at most five, what is left in one line, and the total. */
export function ExplanationRows({ head, body, more, total }: Rows) {
  const rows = body.map((cells, at) => ({ key: `${at}`, cells }));
  const left = more ? [{ key: 'more', cells: more, className: styles.faint }] : [];
  return <PlainTable className={styles.rows} head={head} rows={[...rows, ...left]} total={total} />;
}
