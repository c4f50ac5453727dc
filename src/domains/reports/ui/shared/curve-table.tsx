import { DayTable } from '../../../../design-system/chart/day-table.tsx';
import type { ChartUnit } from '../../document/report-document.ts';
import type { Curve } from './curve.ts';
import { useChartNumbers } from './use-chart-numbers.ts';

type Props = { label: string; curve: Curve; unit: ChartUnit };

/** A curve in figures. */
export function CurveTable({ label, curve, unit }: Props) {
  const text = useChartNumbers(unit);
  const { value, invested, benchmark, points, compared } = curve;
  const signed = { signed: unit === 'percent' };
  return (
    <DayTable
      label={label}
      head={[value, ...(invested ? [invested] : []), ...(benchmark ? [benchmark] : [])].map(
        (line) => line.label,
      )}
      points={points.map((point, at) => ({ ...point, compared: compared[at] ?? null }))}
      cells={(point) => [
        text(point.value, signed),
        ...(invested ? [text(point.invested)] : []),
        ...(benchmark ? [point.compared === null ? '–' : text(point.compared, signed)] : []),
      ]}
    />
  );
}
