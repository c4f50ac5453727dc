import { memo, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartFrame } from '../../../../design-system/chart/chart-frame.tsx';
import { type ChartLayer, LayersChart } from '../../../../design-system/chart/layers/layers-chart.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Decimal, floatOf, minus } from '../../../../foundation/decimal.ts';
import type { LoanResult } from '../../loan-subsidy/loan-result.ts';
import { subsidisedMonths } from '../../loan-subsidy/programme.ts';
import type { SubsidisedMonth } from '../../loan-subsidy/subsidised-loan.ts';
import { moneyText } from '../frame/money.tsx';
import { usePlaceName, useYearAxis } from '../frame/use-year-axis.ts';

/** The instalment of each month: principal and interest in stone, what the fund would have paid in amber. */
export const LoanChart = memo(function LoanChart({ result }: { result: LoanResult }) {
  const t = useTranslations('toolLoan');
  const { schedule, standard, afterwards } = result;
  const ticks = useYearAxis(schedule.length);
  const placeName = usePlaceName();
  const layers = useMemo((): ChartLayer[] => {
    const of = (part: (month: SubsidisedMonth) => Decimal) => schedule.map((month) => floatOf(part(month)));
    return [
      { key: 'principal', label: t('principal'), tone: 'stone3', values: of((month) => month.principal) },
      {
        key: 'interest',
        label: t('interest'),
        tone: 'stone1',
        values: of(({ interest, fromFund }) => minus(interest, fromFund)),
      },
      { key: 'subsidy', label: t('subsidy'), tone: 'amber', values: of((month) => month.fromFund) },
    ];
  }, [schedule, t]);
  const line = useMemo(
    () => ({ label: t('ordinary'), values: schedule.map(() => floatOf(standard.instalment)) }),
    [schedule, standard, t],
  );
  const mark = useMemo(
    () => afterwards && { at: subsidisedMonths, text: t('subsidiesEnd', { amount: moneyText(afterwards) }) },
    [afterwards, t],
  );
  return (
    <Card flush>
      <ChartFrame
        title={t('chart')}
        legend={[
          { label: t('subsidy'), colour: 'var(--amber)' },
          { label: t('interest'), colour: 'var(--st-1)' },
          { label: t('principal'), colour: 'var(--st-3)' },
          { label: t('ordinary'), colour: 'var(--ch-bench)', mark: 'dashed' },
        ]}
      >
        <LayersChart
          label={t('chart')}
          layers={layers}
          line={line}
          currency="PLN"
          placeName={(at) => placeName(at + 1)}
          ticks={ticks}
          mark={mark ?? undefined}
        />
      </ChartFrame>
    </Card>
  );
});
