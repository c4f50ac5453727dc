import { useTranslations } from 'use-intl';
import { ReturnsHeatmap } from '../../../../design-system/chart/returns/returns-heatmap.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import styles from '../frame/report.module.css';
import type { ReportOf } from '../frame/report-context.ts';
import { returnRows } from './return-rows.ts';

/** Returns by month and year, each month a tile. */
export function ReturnsTable({ years }: { years: ReportOf<'performance'>['figures']['years'] }) {
  const t = useTranslations('reports.overview');
  if (years.length === 0) return null;
  return (
    <Card title={t('monthly')} action={<span className={styles.faint}>{t('twrPercent')}</span>}>
      <ReturnsHeatmap
        label={t('monthly')}
        yearLabel={t('year')}
        years={returnRows(years)}
        ends={{ low: t('low'), high: t('high') }}
      />
      <p className={styles.under}>{t('chained')}</p>
    </Card>
  );
}
