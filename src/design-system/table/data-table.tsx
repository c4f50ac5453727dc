import { type ReactNode, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { alignOf, type Column } from './column.ts';
import styles from './data-table.module.css';
import { downloadText } from './download-text.ts';
import { HeaderCell } from './header-cell.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { Sort } from './sort-rows.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { toCsv } from './to-csv.ts';
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
  const { label, columns, rows, rowKey, selection, totalLabel, compact, loading, error } = props;
  const t = useTranslations('ui');
  const locale = useLocale();
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useTable(rows, columns, props.defaultSort);
  const { shownColumns, shownRows, query } = table;
  const drawn = useRowWindow(body, shownRows.length, compact ? 40 : 48);
  const width = shownColumns.length + (selection ? 1 : 0);
  const toolbar = props.filterText !== undefined || props.filters || props.chooseColumns || props.csvName;

  if (error) return <ErrorState text={error.text} onRetry={error.onRetry} />;
  if (!loading && rows.length === 0) return props.empty ?? <EmptyState title={t('noRows')} />;

  const keys = shownRows.map(rowKey);
  const chosen = selection ? keys.filter((key) => selection.keys.has(key)).length : 0;
  const select = (key: string) => {
    const next = new Set(selection?.keys);
    if (!next.delete(key)) next.add(key);
    selection?.onChange(next);
  };
  return (
    <>
      {toolbar && (
        <TableToolbar
          filterText={props.filterText}
          query={query}
          onQuery={table.setQuery}
          filters={props.filters}
          columns={
            props.chooseColumns
              ? columns.map(({ key, header }) => ({ key, header, shown: !table.hidden.has(key) }))
              : undefined
          }
          onToggleColumn={table.toggleColumn}
          onCsv={
            props.csvName
              ? () =>
                  downloadText(
                    `${props.csvName}.csv`,
                    toCsv(shownColumns, shownRows, locale === 'pl' ? 'pl' : 'en'),
                    'text/csv',
                  )
              : undefined
          }
        />
      )}
      <div className={styles.scroll}>
        <table
          className={classNames(styles.table, compact && styles.compact)}
          aria-label={label}
          aria-rowcount={shownRows.length + 1}
          aria-busy={loading || undefined}
        >
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={styles.select}>
                  <Checkbox
                    aria-label={t('selectAll')}
                    checked={chosen > 0 && chosen === keys.length}
                    mixed={chosen > 0 && chosen < keys.length}
                    onChange={() => selection.onChange(new Set(chosen === keys.length ? [] : keys))}
                  />
                </th>
              )}
              {shownColumns.map((column) => (
                <HeaderCell
                  key={column.key}
                  column={column}
                  sort={table.sort}
                  onSort={() => table.sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {loading && <SkeletonRows columns={shownColumns} selectable={Boolean(selection)} />}
            {drawn.before > 0 && <Gap height={drawn.before} columns={width} />}
            {!loading &&
              shownRows.slice(drawn.first, drawn.last).map((row, at) => {
                const key = rowKey(row);
                const selected = selection?.keys.has(key) ?? false;
                return (
                  <tr
                    key={key}
                    data-row=""
                    aria-rowindex={drawn.first + at + 2}
                    aria-selected={selection ? selected : undefined}
                    className={selected ? styles.selected : undefined}
                  >
                    {selection && (
                      <td className={styles.select}>
                        <Checkbox
                          aria-label={t('selectRow')}
                          checked={selected}
                          onChange={() => select(key)}
                        />
                      </td>
                    )}
                    {shownColumns.map((column, place) => (
                      <Cell
                        key={column.key}
                        column={column}
                        heads={place === 0}
                        unit={column.decimal?.(row) == null ? undefined : column.unit}
                      >
                        {column.cell(row)}
                      </Cell>
                    ))}
                  </tr>
                );
              })}
            {drawn.after > 0 && <Gap height={drawn.after} columns={width} />}
            {props.moreRow && !loading && (
              <tr className={styles.more}>
                <td colSpan={width}>{props.moreRow}</td>
              </tr>
            )}
          </tbody>
          {totalLabel && (
            <tfoot>
              <tr>
                {selection && <td className={styles.select} />}
                {shownColumns.map((column, place) => (
                  <Cell
                    key={column.key}
                    column={column}
                    heads={place === 0}
                    unit={column.total ? column.unit : undefined}
                  >
                    {place === 0 ? totalLabel : column.total}
                  </Cell>
                ))}
              </tr>
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

type CellProps<Row> = {
  column: Column<Row>;
  heads: boolean;
  /** A phone shows no header, so there the unit stands at the value. */
  unit?: string;
  children: ReactNode;
};

function Cell<Row>({ column, heads, unit, children }: CellProps<Row>) {
  const look = classNames(
    styles[alignOf(column)],
    column.main && styles.main,
    column.mobile ? styles[column.mobile] : styles.deskOnly,
  );
  if (!heads) {
    return (
      <td className={look} data-unit={unit}>
        {children}
      </td>
    );
  }
  return (
    <th scope="row" className={look}>
      {children}
    </th>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer, nothing in it takes focus
    <tr aria-hidden="true">
      <td className={styles.gap} colSpan={columns} style={{ height }} />
    </tr>
  );
}
