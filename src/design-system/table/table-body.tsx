import { Fragment, type ReactNode, type RefObject, useCallback, useRef } from 'react';
import { BodyRow, DetailRow, GroupRow, type Pick, RowGap, type RowLook } from './body-row.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { picked } from './pick-rows.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useRowWindow } from './use-row-window.ts';

export type Selection<Row> = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** What the box of a row is called. */
  nameOf?: (row: Row) => string;
};

const noKeys: readonly string[] = [];

type Props<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: Selection<Row> | undefined;
  phoneRow: ((row: Row, pick: Pick | undefined) => ReactNode) | undefined;
  look: ((row: Row) => RowLook | undefined) | undefined;
  detail: ((row: Row) => ReactNode) | undefined;
  groupHead: ((row: Row, before: Row | undefined) => ReactNode) | undefined;
  rowHeight: number;
  /** All rows are drawn on the server. */
  whole: boolean;
  moreRow: ReactNode;
  loading: boolean | undefined;
  loadingRows: number | undefined;
};

/** The rows, as many as are in sight; their places while they are on their way. */
export function TableBody<Row>(props: Props<Row>) {
  const { columns, rows, rowKey, selection, phoneRow, loading } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const place = body as RefObject<HTMLElement | null>;
  const drawn = useRowWindow(place, rows.length, props.rowHeight, props.whole);
  const width = columns.length + (selection ? 1 : 0) + (phoneRow ? 1 : 0);
  // The same function for all rows at all times, so that a tick draws one of them.
  const latest = useRef({ selection, keys: noKeys });
  latest.current = { selection, keys: selection ? rows.map(rowKey) : noKeys };
  const last = useRef<string>(undefined);
  const select = useCallback((key: string, isRange: boolean) => {
    const { selection: chosen, keys } = latest.current;
    if (!chosen) return;
    chosen.onChange(picked(chosen.keys, keys, key, isRange ? last.current : undefined));
    last.current = key;
  }, []);
  return (
    <tbody ref={body}>
      {loading && (
        <SkeletonRows
          columns={columns}
          selectable={Boolean(selection)}
          whole={Boolean(phoneRow)}
          count={props.loadingRows}
        />
      )}
      <RowGap height={drawn.before} columns={width} />
      {!loading &&
        rows.slice(drawn.first, drawn.last).map((row, at) => {
          const key = rowKey(row);
          const under = props.detail?.(row);
          const look = props.look?.(row);
          const head = props.groupHead?.(row, rows[drawn.first + at - 1]);
          return (
            <Fragment key={key}>
              {head && <GroupRow columns={width}>{head}</GroupRow>}
              <BodyRow
                id={key}
                row={row}
                columns={columns}
                index={drawn.first + at}
                selected={selection?.keys.has(key)}
                name={selection?.nameOf?.(row)}
                onSelect={selection && select}
                phoneRow={phoneRow}
                look={look}
                open={Boolean(under)}
              />
              {under && (
                <DetailRow columns={width} look={look}>
                  {under}
                </DetailRow>
              )}
            </Fragment>
          );
        })}
      <RowGap height={drawn.after} columns={width} />
      {props.moreRow && !loading && (
        <tr className={styles.more}>
          <td colSpan={width}>{props.moreRow}</td>
        </tr>
      )}
    </tbody>
  );
}
