import { niceTicks } from '../../../../design-system/chart/nice-ticks.ts';
import type { ValuePoint } from '../../../../design-system/chart/value/strata.ts';
import { type ValueAxis, valueAxis } from '../../../../design-system/chart/value/value-axis.ts';
import type { DocumentChart, ReportDocument } from '../../document/report-document.ts';

export type LinesChart = Extract<DocumentChart, { of: 'lines' | 'layers' }>;
type Line = LinesChart['lines'][number];

/** What a curve is drawn from: the first line over what lies below it, and the one it is compared with. */
export type Curve = {
  points: ValuePoint[];
  /** One for each point; null where it is not known. */
  compared: (number | null)[];
  axis: ValueAxis;
  /** Those that are drawn, in the order of their names. */
  value: Line;
  invested: Line | undefined;
  benchmark: Line | undefined;
};

/** Days on which the first line is not known are left out. */
export function curveOf(chart: LinesChart): Curve | null {
  const isPercent = chart.unit === 'percent';
  const [value, second, third] = chart.lines;
  const invested = isPercent ? undefined : second;
  const benchmark = isPercent ? second : third;
  const places = chart.days.flatMap((_, at) => (typeof value?.values[at] === 'number' ? [at] : []));
  if (!value || places.length < 2) return null;
  const compared = places.map((at) => benchmark?.values[at] ?? null);
  const points = places.map((at, place) => ({
    day: chart.days[at]!,
    value: value.values[at]!,
    invested: invested?.values[at] ?? 0,
    benchmark: compared[place] ?? undefined,
  }));
  const axis = isPercent ? percentAxis(points) : valueAxis(invested ? points : onTheirValue(points));
  return {
    points: invested || isPercent ? points : points.map((point) => ({ ...point, invested: axis.low })),
    compared,
    axis,
    value,
    invested,
    benchmark,
  };
}

const onTheirValue = (points: readonly ValuePoint[]) =>
  points.map((point) => ({ ...point, invested: point.value }));

/** Around nothing gained, with room for the layers below it. */
function percentAxis(points: readonly ValuePoint[]): ValueAxis {
  const all = points.flatMap(({ value, benchmark }) => [value, benchmark ?? value]);
  const least = Math.min(0, ...all);
  const most = Math.max(0, ...all);
  const span = Math.max(most - least, 1);
  const high = most + span * 0.12;
  return { low: least - span * 0.42, high, ticks: niceTicks(least, high, 4) };
}

const isLines = (chart: DocumentChart): chart is LinesChart =>
  chart.of === 'lines' && chart.lines.length > 0 && chart.days.length > 1;

/** The chart that stands under the title: the return, or without it the value. */
export function heroOf({ sections }: Pick<ReportDocument, 'sections'>): LinesChart | null {
  const charts = sections.flatMap((section) => section.charts).filter(isLines);
  return (
    charts.find(({ element }) => element === 'line-chart') ??
    charts.find(({ element, unit }) => element === 'area-chart' && unit !== 'percent') ??
    null
  );
}

/** What the line it is compared with came to. */
export function comparedWith(chart: LinesChart | null): { label: string; percent: number } | null {
  const line = chart?.unit === 'percent' ? chart.lines[1] : undefined;
  const percent = line?.values.findLast((value) => value !== null);
  return line && typeof percent === 'number' ? { label: line.label, percent } : null;
}
