import { Percent } from '../../figures/percent.tsx';
import { DayTable } from '../day-table.tsx';
import type { StackedSeries } from '../value/stack.ts';

type Props = { label: string; days: readonly string[]; series: readonly StackedSeries[] };

/** Weights over time in figures. */
export function WeightsTable({ label, days, series }: Props) {
  return (
    <DayTable
      label={label}
      head={series.map((one) => one.label)}
      points={days.map((day, at) => ({ day, at }))}
      cells={({ at }) =>
        series.map(({ key, shares }) => <Percent key={key} value={(shares[at] ?? 0) * 100} />)
      }
    />
  );
}
