import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame } from '../../../../design-system/chart/chart-frame.tsx';
import { type ChartLayer, LayersChart } from '../../../../design-system/chart/layers/layers-chart.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { floatOf } from '../../../../foundation/decimal.ts';
import type { SavingsResult } from '../../savings/savings-result.ts';
import { usePlaceName, useYearAxis } from '../frame/use-year-axis.ts';

/** What was paid in as stone, the interest as amber above it. */
export const SavingsChart = memo(function SavingsChart({ result }: { result: SavingsResult }) {
  const t = useTranslations('toolSavings');
  const { months } = result;
  const ticks = useYearAxis(months.length - 1);
  const placeName = usePlaceName();
  const layers = useMemo((): ChartLayer[] => {
    const start = floatOf(months[0]!.value);
    const paid = months.map(({ paidIn }) => floatOf(paidIn));
    return [
      { key: 'start', label: t('layerStart'), tone: 'stone3', values: months.map(() => start) },
      { key: 'paid', label: t('layerPaid'), tone: 'stone2', values: paid.map((value) => value - start) },
      {
        key: 'interest',
        label: t('layerInterest'),
        tone: 'amber',
        values: months.map(({ value }, at) => floatOf(value) - paid[at]!),
      },
    ];
  }, [months, t]);
  return (
    <Card flush>
      <ChartFrame
        title={t('chart')}
        legend={[
          { label: t('layerInterest'), colour: 'var(--amber)' },
          { label: t('layerPaid'), colour: 'var(--st-2)' },
          { label: t('layerStart'), colour: 'var(--st-3)' },
        ]}
      >
        <LayersChart label={t('chart')} layers={layers} currency="PLN" placeName={placeName} ticks={ticks} />
      </ChartFrame>
    </Card>
  );
});
