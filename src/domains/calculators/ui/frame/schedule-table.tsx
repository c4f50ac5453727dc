import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { DataTable } from '../../../../design-system/table/data-table.tsx';
import type { ScheduleProps } from './schedule-card.tsx';
import styles from './schedule-table.module.css';

export function ScheduleTable<Row>(props: ScheduleProps<Row>): ReactNode {
  const { title, columns, rows, rowKey, csvName, note, total, by } = props;
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
