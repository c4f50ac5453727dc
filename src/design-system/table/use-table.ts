import { useEffect, useMemo, useState } from 'react';
import { matches } from '../../foundation/fold-text.ts';
import { useDetailLevel } from '../detail-level.ts';
import { type Column, textOf } from './column.ts';
import { type ColumnChoices, isShown, readChoices, withToggled } from './shown-columns.ts';
import { nextSort, type Sort, sortRows } from './sort-rows.ts';

type Options = {
  defaultSort?: Sort | undefined;
  /** The name under which this browser remembers the chosen columns; without one all but the hidden are shown. */
  choosing?: string | undefined;
};

/** What a reader has chosen in a table, and the rows and columns that follow from it. */
export function useTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[], options: Options = {}) {
  const [sort, setSort] = useState(options.defaultSort);
  const [query, setQuery] = useState('');
  const { level, choices, toggle } = useColumnChoices(columns, options.choosing);
  const shownColumns = useMemo(
    () => columns.filter((column) => isShown(column, level, choices)),
    [columns, level, choices],
  );
  const shownRows = useMemo(() => {
    const wanted = query.trim()
      ? rows.filter((row) => matches(columns.map((column) => textOf(column, row)).join(' '), query))
      : rows;
    return sortRows(wanted, columns, sort);
  }, [rows, columns, query, sort]);
  return {
    sort,
    query,
    shownColumns,
    shownRows,
    setQuery,
    sortBy: (column: Column<Row>) => setSort(nextSort(column, sort)),
    toggleColumn: toggle,
  };
}

/** Columns by how much the reader wants to see, and by what they chose on this browser. */
function useColumnChoices<Row>(columns: readonly Column<Row>[], choosing: string | undefined) {
  const wanted = useDetailLevel();
  // Where columns cannot be chosen, nothing could be brought back.
  const level = choosing ? wanted : 'usual';
  const [choices, setChoices] = useState<ColumnChoices>({});
  const at = choosing && `columns:${choosing}`;
  useEffect(() => {
    // The server does not know what this browser remembers.
    if (at) setChoices(readChoices(stored(() => localStorage.getItem(at))));
  }, [at]);
  const toggle = (key: string) => {
    const next = withToggled(columns, level, choices, key);
    setChoices(next);
    if (at) stored(() => localStorage.setItem(at, JSON.stringify(next)));
  };
  return { level, choices, toggle } as const;
}

/** Storage may be closed to us: then a choice lasts as long as the page. */
function stored<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
