import { type ReactNode, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { BodyRow, RowGap } from './body-row.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { downloadText } from './download-text.ts';
import { HeaderRow } from './header-row.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { Sort } from './sort-rows.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { toCsv } from './to-csv.ts';
import { TotalRow } from './total-row.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useTable } from './use-table.ts';

export type { Column };

export type Selection = { keys: ReadonlySet<string>; onChange: (keys: ReadonlySet<string>) => void };

type Props<Row> = {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  defaultSort?: Sort;
  /** Turns on the text filter; the text is its placeholder. */
  filterText?: string;
  filters?: ReactNode;
  chooseColumns?: boolean;
  /** Turns on the CSV of what is seen; the file's name. */
  csvName?: string;
  selection?: Selection;
  /** Shown while something is selected: a `BulkBar`. */
  bulk?: ReactNode;
  /** The first cell of the total row; columns bring the rest. */
  totalLabel?: ReactNode;
  /** A line before the total, so that what is shown adds up to it: "6 more". */
  moreRow?: ReactNode;
  compact?: boolean;
  loading?: boolean;
  error?: { text?: ReactNode; onRetry?: () => void };
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Under the table: `LoadMore`. */
  footer?: ReactNode;
};

/** The one table of the house. Stands in a flush `Card`. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, selection, compact, loading, error } = props;
  const t = useTranslations('ui');
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useTable(rows, columns, props.defaultSort);
  const { shownColumns, shownRows, query } = table;
  const drawn = useRowWindow(body, shownRows.length, compact ? 40 : 48);
  const width = shownColumns.length + (selection ? 1 : 0);

  if (error) return <ErrorState text={error.text} onRetry={error.onRetry} />;
  if (!loading && rows.length === 0) return props.empty ?? <EmptyState title={t('noRows')} />;

  const keys = selection ? shownRows.map(rowKey) : [];
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  return (
    <>
      <Toolbar {...props} table={table} />
      <div className={styles.scroll}>
        <table
          className={classNames(styles.table, compact && styles.compact)}
          aria-label={label}
          aria-rowcount={shownRows.length + 1}
          aria-busy={loading || undefined}
        >
          <thead>
            <HeaderRow
              columns={shownColumns}
              sort={table.sort}
              onSort={table.sortBy}
              selection={
                selection && {
                  chosen,
                  all: keys.length,
                  onToggle: () => selection.onChange(new Set(chosen === keys.length ? [] : keys)),
                }
              }
            />
          </thead>
          <tbody ref={body}>
            {loading && <SkeletonRows columns={shownColumns} selectable={Boolean(selection)} />}
            <RowGap height={drawn.before} columns={width} />
            {!loading &&
              shownRows.slice(drawn.first, drawn.last).map((row, at) => {
                const key = rowKey(row);
                return (
                  <BodyRow
                    key={key}
                    row={row}
                    columns={shownColumns}
                    index={drawn.first + at}
                    selected={selection?.keys.has(key)}
                    onSelect={selection && (() => selection.onChange(toggled(selection.keys, key)))}
                  />
                );
              })}
            <RowGap height={drawn.after} columns={width} />
            {props.moreRow && !loading && (
              <tr className={styles.more}>
                <td colSpan={width}>{props.moreRow}</td>
              </tr>
            )}
          </tbody>
          {props.totalLabel && (
            <tfoot>
              <TotalRow label={props.totalLabel} columns={shownColumns} selectable={Boolean(selection)} />
            </tfoot>
          )}
        </table>
      </div>
      {!loading && shownRows.length === 0 && query && (
        <EmptyState
          title={t('noMatches', { query })}
          actions={<Button onClick={() => table.setQuery('')}>{t('clearSearch')}</Button>}
        />
      )}
      {chosen > 0 && props.bulk}
      {props.footer}
    </>
  );
}

type ToolbarProps<Row> = Props<Row> & { table: ReturnType<typeof useTable<Row>> };

function Toolbar<Row>({ filterText, filters, chooseColumns, csvName, columns, table }: ToolbarProps<Row>) {
  const locale = useLocale();
  if (filterText === undefined && !filters && !chooseColumns && !csvName) return null;
  const download = () => {
    const text = toCsv(table.shownColumns, table.shownRows, locale === 'pl' ? 'pl' : 'en');
    downloadText(`${csvName}.csv`, text, 'text/csv');
  };
  return (
    <TableToolbar
      filterText={filterText}
      query={table.query}
      onQuery={table.setQuery}
      filters={filters}
      columns={
        chooseColumns
          ? columns.map(({ key, header }) => ({ key, header, shown: !table.hidden.has(key) }))
          : undefined
      }
      onToggleColumn={table.toggleColumn}
      onCsv={csvName ? download : undefined}
    />
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
