import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { DayTable } from '../day-table.tsx';
import type { LineSeries } from './line-series.ts';

type Props = { label: string; days: readonly string[]; series: readonly LineSeries[]; currency: string };

/** A chart of several series in figures. */
export function SeriesTable({ label, days, series, currency }: Props) {
  return (
    <DayTable
      label={label}
      head={series.map((one) => one.label)}
      points={days.map((day, at) => ({ day, at }))}
      cells={({ at }) =>
        series.map(({ key, values }) => (
          <Amount key={key} value={plain(values[at] ?? Number.NaN)} currency={currency} decimals={0} />
        ))
      }
    />
  );
}
