import { tableTitle } from '../../document/cells.ts';
import type { Cell, DocumentTable as Table } from '../../document/report-document.ts';
import styles from './document-table.module.css';
import { MonthsHeat } from './months-heat.tsx';
import { useCellText } from './use-cell-text.ts';

type Props = {
  table: Table;
  /** The section around it has its title already. */
  untitled: boolean;
};

/** A table of a report, to be read; on a phone it scrolls inside of its card. */
export function DocumentTable({ table, untitled }: Props) {
  const title = tableTitle(table);
  return (
    <div className={styles.block}>
      {!untitled && <h3>{title}</h3>}
      {table.key === 'years' ? <MonthsHeat table={table} /> : <Plain table={table} title={title} />}
    </div>
  );
}

function Plain({ table, title }: { table: Table; title: string }) {
  const text = useCellText();
  const { columns, rows, total } = withoutEmptyColumns(table);
  const looks = columns.map((_, at) =>
    at === 0 || rows.every((row) => isWord(row[at])) ? styles.word : undefined,
  );
  const line = (cells: readonly Cell[], said: (cell: Cell) => string) =>
    cells.map((cell, at) =>
      at === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
        <th key={at} scope="row" className={looks[at]}>
          {said(cell)}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their column
        <td key={at} className={looks[at]}>
          {said(cell)}
        </td>
      ),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
              <th key={at} scope="col" className={looks[at]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
            <tr key={at}>{line(row, (cell) => text(cell))}</tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>{line(total, (cell) => (cell.value === null ? '' : text(cell)))}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

/** Where names are hidden, so are cities: a column of nothing is none. */
function withoutEmptyColumns({ columns, rows, total }: Table): Pick<Table, 'columns' | 'rows' | 'total'> {
  const kept = columns.flatMap((_, at) =>
    rows.every((row) => row[at]?.of === 'text' && !row[at].value) ? [] : [at],
  );
  const pick = <Each,>(of: readonly Each[]) => kept.map((at) => of[at]!);
  return { columns: pick(columns), rows: rows.map(pick), total: total && pick(total) };
}

function isWord(cell: Cell | undefined): boolean {
  return cell === undefined || cell.of === 'text' || cell.of === 'day';
}
