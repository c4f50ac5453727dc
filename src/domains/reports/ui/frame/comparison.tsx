import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import styles from './report.module.css';
import { useReport } from './report-context.ts';

type Props = { rows: readonly { key: string; label: string; now: ReactNode; before: ReactNode }[] };

/** The same figures of the period and of the one before it; nothing for everything since the start. */
export function Comparison({ rows }: Props) {
  const t = useTranslations('reports.compared');
  const { period, before } = useReport();
  if (before === null) return null;
  return (
    <Card title={t('title')}>
      <PlainTable
        className={styles.compared}
        label={t('title')}
        head={[t('figure'), period, before]}
        rows={rows.map(({ key, label, now, before: then }) => ({ key, cells: [label, now, then] }))}
      />
    </Card>
  );
}
