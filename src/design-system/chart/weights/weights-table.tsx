import { useTranslations } from 'use-intl';
import { DayDate } from '../../figures/day-date.tsx';
import { Percent } from '../../figures/percent.tsx';
import { TwinTable } from '../twin-table.tsx';
import type { StackedSeries } from '../value/stack.ts';

type Props = { label: string; days: readonly string[]; series: readonly StackedSeries[] };

const mostRows = 13;

/** Weights over time in figures: every so many days, the last one always. */
export function WeightsTable({ label, days, series }: Props) {
  const t = useTranslations('ui');
  const step = Math.ceil(days.length / mostRows);
  const picked = days.map((_, at) => at).filter((at) => (days.length - 1 - at) % step === 0);
  return (
    <TwinTable
      label={label}
      head={[t('day'), ...series.map((one) => one.label)]}
      rows={picked.map((at) => ({
        key: days[at]!,
        cells: [
          <DayDate key="day" day={days[at]!} />,
          ...series.map((one) => <Percent key={one.key} value={(one.shares[at] ?? 0) * 100} />),
        ],
      }))}
    />
  );
}
