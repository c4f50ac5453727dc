import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import type { Pick, RowLook } from './body-row.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { downloadText } from './download-file.ts';
import { HeaderRow } from './header-row.tsx';
import lead from './row-lead.module.css';
import type { Sort } from './sort-rows.ts';
import { type Selection, TableBody } from './table-body.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { toCsv } from './to-csv.ts';
import { TotalRow } from './total-row.tsx';
import { useTable } from './use-table.ts';

export type { Column, Pick, Selection };

type Props<Row> = {
  /** Names the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  defaultSort?: Sort;
  /** The rows come in order, as from a server that has more of them. */
  order?: { sort: Sort; onSort: (column: Column<Row>) => void };
  /** Turns on the text filter; the text is its placeholder. */
  filterText?: string;
  filters?: ReactNode;
  /** Turns on the choice of columns; the name under which this browser remembers it. */
  chooseColumns?: string;
  /** Turns on the CSV of what is seen; the file's name. */
  csvName?: string;
  selection?: Selection<Row>;
  /** Shown while something is selected: a `BulkBar`. */
  bulk?: ReactNode;
  /** The first cell of the total row; columns bring the rest. */
  totalLabel?: ReactNode;
  /** How many columns the label of the total stands over. */
  totalSpan?: number;
  /** A line before the total, so that what is shown adds up to it: "6 more". */
  moreRow?: ReactNode;
  /** A phone and a small tablet show each row whole in one cell, instead of columns by their `mobile` place. */
  phoneRow?: (row: Row, pick: Pick | undefined) => ReactNode;
  look?: (row: Row) => RowLook | undefined;
  /** What stands under a row that is open. */
  detail?: (row: Row) => ReactNode;
  /** What stands over a row that begins a group; nothing over the others. */
  groupHead?: (row: Row, before: Row | undefined) => ReactNode;
  compact?: boolean;
  /** Search engines read it: the server draws every row, not only the first screen of them. */
  whole?: boolean;
  loading?: boolean;
  /** How many rows to hold the place for meanwhile. */
  loadingRows?: number;
  error?: { text?: ReactNode; onRetry?: () => void };
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Under the table: `LoadMore`. */
  footer?: ReactNode;
  className?: string;
};

/** The one table of the house. Stands in a flush `Card`. */
export function DataTable<Row>(props: Props<Row>) {
  const { rows, columns, rowKey, selection, loading, error, order } = props;
  const t = useTranslations('ui');
  const table = useTable(rows, columns, {
    defaultSort: order ? undefined : props.defaultSort,
    choosing: props.chooseColumns,
  });
  const { shownRows, query } = table;

  if (error) return <ErrorState text={error.text} onRetry={error.onRetry} />;
  if (!loading && rows.length === 0) return props.empty ?? <EmptyState title={t('noRows')} />;

  const keys = selection ? shownRows.map(rowKey) : [];
  const chosen = keys.filter((key) => selection?.keys.has(key)).length;
  const picking = selection && {
    chosen,
    all: keys.length,
    onToggle: () => selection.onChange(new Set(chosen === keys.length ? [] : keys)),
  };
  return (
    <>
      <Toolbar {...props} table={table} />
      <Grid {...props} table={table} picking={picking} />
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

type GridProps<Row> = ToolbarProps<Row> & {
  picking: { chosen: number; all: number; onToggle: () => void } | undefined;
};

function Grid<Row>({ table, picking, phoneRow, order, compact, loading, ...props }: GridProps<Row>) {
  const { shownColumns, shownRows } = table;
  const isRaised = picking !== undefined && picking.chosen > 0 && props.bulk !== undefined;
  return (
    <div className={phoneRow ? undefined : styles.scroll}>
      <table
        className={classNames(
          styles.table,
          lead.rows,
          phoneRow ? styles.whole : styles.stacked,
          compact && styles.compact,
          isRaised && styles.raised,
          props.className,
        )}
        aria-label={props.label}
        aria-rowcount={shownRows.length + 1}
        aria-busy={loading || undefined}
      >
        <thead className={phoneRow ? undefined : 'visually-hidden-on-phone'}>
          <HeaderRow
            columns={shownColumns}
            sort={order?.sort ?? table.sort}
            onSort={order?.onSort ?? table.sortBy}
            selection={picking}
          />
        </thead>
        <TableBody
          columns={shownColumns}
          rows={shownRows}
          rowKey={props.rowKey}
          selection={props.selection}
          phoneRow={phoneRow}
          look={props.look}
          detail={props.detail}
          groupHead={props.groupHead}
          rowHeight={compact ? 40 : 48}
          whole={props.whole ?? false}
          moreRow={props.moreRow}
          loading={loading}
          loadingRows={props.loadingRows}
        />
        {props.totalLabel && (
          <tfoot>
            <TotalRow
              label={props.totalLabel}
              columns={shownColumns}
              selectable={picking !== undefined}
              span={props.totalSpan ?? 1}
            />
          </tfoot>
        )}
      </table>
    </div>
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
          ? columns.map((column) => ({ ...column, shown: table.shownColumns.includes(column) }))
          : undefined
      }
      onToggleColumn={table.toggleColumn}
      onCsv={csvName ? download : undefined}
    />
  );
}
