import { memo, type ReactNode } from 'react';
import { onceNear } from '../../../../design-system/loading/once-near.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';

export type RowsBy = 'year' | 'month';

export type ScheduleProps<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  csvName: string;
  note: string;
  total?: boolean;
  /** A choice between years and months. */
  by?: { value: RowsBy; onChange: (by: RowsBy) => void };
};

/** For tests, which draw at once. */
export const loadSchedules = () => Schedule.load();

const Schedule = onceNear<ScheduleProps<never>>(
  async () => (await import('./schedule-table.tsx')).ScheduleTable,
);

/** The rows behind a chart, as a table that can be taken along. Drawn again only for other rows: a keystroke must not wait. */
export const ScheduleCard = memo(Schedule) as unknown as <Row>(props: ScheduleProps<Row>) => ReactNode;
