import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import styles from './schedule-card.module.css';

export type RowsBy = 'year' | 'month';

type Props<Row> = {
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

/** The rows behind a chart, as a table that can be taken along. */
function Schedule<Row>({ title, columns, rows, rowKey, csvName, note, total, by }: Props<Row>): ReactNode {
  const t = useTranslations('tools');
  return (
    <Card title={title} flush className={by ? styles.chosen : styles.plain}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        csvName={csvName}
        whole
        totalLabel={total ? t('total') : undefined}
        filters={
          by && (
            <Segmented
              label={t('rows')}
              size="sm"
              options={[
                { value: 'year', label: t('byYear') },
                { value: 'month', label: t('byMonth') },
              ]}
              value={by.value}
              onChange={by.onChange}
            />
          )
        }
      />
      <p className={styles.note}>{note}</p>
    </Card>
  );
}

/** Drawn again only for other rows: a keystroke must not wait for it. */
export const ScheduleCard = memo(Schedule) as typeof Schedule;
