import { useTranslations } from 'use-intl';
import { ReturnsHeatmap } from '../../../../design-system/chart/returns/returns-heatmap.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import styles from '../frame/report.module.css';
import type { ReportOf } from '../frame/report-context.ts';
import { returnRows } from './return-rows.ts';

type Props = {
  years: ReportOf<'performance'>['figures']['years'];
  /** The year of the report, where there are others beside it. */
  marked?: string;
};

/** Returns by month and year, each month a tile. */
export function ReturnsTable({ years, marked }: Props) {
  const t = useTranslations('reports.overview');
  if (years.length === 0) return null;
  return (
    <Card title={t('monthly')} action={<span className={styles.faint}>{t('twrPercent')}</span>}>
      <ReturnsHeatmap
        label={t('monthly')}
        yearLabel={t('year')}
        years={returnRows(years)}
        marked={years.length > 1 && marked ? Number(marked) : undefined}
        ends={{ low: t('low'), high: t('high') }}
      />
      <p className={styles.under}>{t('chained')}</p>
    </Card>
  );
}
