import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame, type LegendItem } from '../../design-system/chart/chart-frame.tsx';
import type { ChartPeriod } from '../../design-system/chart/period-switch.tsx';
import { seriesColour } from '../../design-system/chart/series/series-colour.ts';
import { ValueChart } from '../../design-system/chart/value/value-chart.tsx';
import { ValueTable } from '../../design-system/chart/value/value-table.tsx';
import { Donut } from '../../design-system/chart/weights/donut.tsx';
import { DayDate } from '../../design-system/figures/day-date.tsx';
import { Card } from '../../design-system/layout/card.tsx';
import { TextLink } from '../../design-system/layout/text-link.tsx';
import styles from './gallery.module.css';
import { yearOfValues } from './gallery-data.ts';

const year = yearOfValues();
const poor = year.map((point) => ({ ...point, value: point.value - 84_000, benchmark: undefined }));
const classes = [
  { key: 'realEstate', value: '136000.00', series: 0 },
  { key: 'etf', value: '100500.46', series: 1 },
  { key: 'share', value: '79606.90', series: 2 },
  { key: 'bond', value: '56492.00', series: 4 },
  { key: 'crypto', value: '30572.44', series: 6 },
  { key: 'cash', value: '9214.60', series: 9 },
] as const;

export function ChartsSection() {
  const t = useTranslations('gallery');
  const [period, setPeriod] = useState<ChartPeriod>('1y');
  const legend: LegendItem[] = [
    { label: t('value'), colour: 'var(--ch-fill-a)', mark: 'amber' },
    { label: t('invested'), colour: 'var(--st-2)' },
    { label: 'WIG20', colour: 'var(--ch-bench)', mark: 'dashed' },
  ];
  const chart = { label: t('valueChart'), currency: 'PLN', benchmarkLabel: 'WIG20' };
  return (
    <>
      <div className={styles.chartRow}>
        <Card flush>
          <ChartFrame
            title={t('totalValue')}
            legend={legend}
            period={period}
            onPeriodChange={setPeriod}
            table={<ValueTable {...chart} points={year} />}
          >
            <ValueChart {...chart} points={year} defaultAt={262} />
          </ChartFrame>
        </Card>
        <Card graphite title={t('allocation')} action={<TextLink tone="muted">{t('byClass')}</TextLink>}>
          <Donut
            label={t('allocation')}
            sliceName={t('class')}
            largestLabel={t('largest')}
            currency="PLN"
            slices={classes.map(({ key, value, series }) => ({
              key,
              value,
              label: t(`kinds.${key}`),
              colour: seriesColour(series, true),
            }))}
          />
        </Card>
      </div>
      <div className={styles.halves}>
        <Card flush>
          <ChartFrame
            title={t('belowInvested')}
            simulated
            stale={<DayDate day="2026-11-13" form="dayMonth" />}
            height={240}
          >
            <ValueChart label={t('belowInvested')} currency="EUR" points={poor.slice(-90)} minHeight={240} />
          </ChartFrame>
        </Card>
        <Card flush>
          <ChartFrame title={t('allocation')} state="loading" legend={legend} height={240}>
            {null}
          </ChartFrame>
        </Card>
        <Card flush>
          <ChartFrame title={t('totalValue')} state="empty" height={240}>
            {null}
          </ChartFrame>
        </Card>
        <Card flush>
          <ChartFrame title={t('totalValue')} state="error" onRetry={() => {}} height={240}>
            {null}
          </ChartFrame>
        </Card>
      </div>
    </>
  );
}
