import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame } from '../../../../design-system/chart/chart-frame.tsx';
import { type ChartLayer, LayersChart } from '../../../../design-system/chart/layers/layers-chart.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { floatOf, zero } from '../../../../foundation/decimal.ts';
import type { Instalment } from '../../../../foundation/loans/loan-schedule.ts';
import type { OverpaymentResult } from '../../overpayment/overpayment-result.ts';
import { usePlaceName, useYearAxis } from '../frame/use-year-axis.ts';

/** What is owed as stone; amber is what overpaying has taken off it, up to the dashed line of the plain loan. */
export const OverpaymentChart = memo(function OverpaymentChart({ result }: { result: OverpaymentResult }) {
  const t = useTranslations('toolOverpayment');
  const { plain, overpaid } = result;
  const ticks = useYearAxis(plain.schedule.length);
  const placeName = usePlaceName();
  const { layers, line } = useMemo(() => {
    const credit = floatOf(plain.totals.principal);
    const owedIn = (schedule: readonly Instalment[]) => [
      credit,
      ...plain.schedule.map((_, at) => floatOf(schedule[at]?.balance ?? zero)),
    ];
    const [before, after] = [owedIn(plain.schedule), owedIn(overpaid.schedule)];
    const drawn: ChartLayer[] = [
      { key: 'balance', label: t('balance'), tone: 'stone2', values: after },
      {
        key: 'sooner',
        label: t('repaidSooner'),
        tone: 'amber',
        values: before.map((owed, at) => Math.max(0, owed - after[at]!)),
      },
    ];
    return { layers: drawn, line: { label: t('without'), values: before } };
  }, [plain, overpaid, t]);
  return (
    <Card flush>
      <ChartFrame
        title={t('chart')}
        legend={[
          { label: t('repaidSooner'), colour: 'var(--amber)' },
          { label: t('balance'), colour: 'var(--st-2)' },
          { label: t('without'), colour: 'var(--ch-bench)', mark: 'dashed' },
        ]}
      >
        <LayersChart
          label={t('chart')}
          layers={layers}
          line={line}
          currency="PLN"
          placeName={placeName}
          ticks={ticks}
        />
      </ChartFrame>
    </Card>
  );
});
