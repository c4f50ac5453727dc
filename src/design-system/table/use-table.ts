import { useMemo, useState } from 'react';
import { matches } from '../../foundation/fold-text.ts';
import { type Column, textOf } from './column.ts';
import { nextSort, type Sort, sortRows } from './sort-rows.ts';

/** What a reader has chosen in a table, and the rows and columns that follow from it. */
export function useTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], defaultSort?: Sort) {
  const [sort, setSort] = useState(defaultSort);
  const [query, setQuery] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => column.hidden).map(({ key }) => key)),
  );
  const shownColumns = useMemo(() => columns.filter(({ key }) => !hidden.has(key)), [columns, hidden]);
  const shownRows = useMemo(() => {
    const wanted = query.trim()
      ? rows.filter((row) => matches(columns.map((column) => textOf(column, row)).join(' '), query))
      : rows;
    return sortRows(wanted, columns, sort);
  }, [rows, columns, query, sort]);
  return {
    sort,
    query,
    hidden,
    shownColumns,
    shownRows,
    setQuery,
    sortBy: (column: Column<Row>) => setSort(nextSort(column, sort)),
    toggleColumn: (key: string) => {
      const next = new Set(hidden);
      if (!next.delete(key)) next.add(key);
      // A table keeps at least one column.
      if (next.size < columns.length) setHidden(next);
    },
  };
}
