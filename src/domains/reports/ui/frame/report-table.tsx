import type { ReactNode } from 'react';
import { classNames } from '../../../../design-system/class-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { EmptyNote } from '../../../valuation/ui/card-note.tsx';
import styles from './report.module.css';

type Props<Row> = {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  totalLabel?: string;
  totalSpan?: number;
  /** In place of the rows when there are none. */
  none: string;
  /** Under the rows: what is left out of them. */
  footer?: ReactNode;
};

/** More columns than that stand in smaller print on paper. */
const mostOnPaper = 7;

/** A table of a report in a card of its own. */
export function ReportTable<Row>(props: Props<Row>) {
  const { title, note, action, none, rows, totalLabel, footer, ...table } = props;
  return (
    <Card
      flush
      title={title}
      note={note}
      action={action}
      className={classNames(styles.table, table.columns.length > mostOnPaper && styles.wide)}
    >
      <DataTable
        {...table}
        label={title}
        rows={rows}
        compact
        totalLabel={rows.length > 1 ? totalLabel : undefined}
        empty={<EmptyNote>{none}</EmptyNote>}
        footer={footer}
      />
    </Card>
  );
}
