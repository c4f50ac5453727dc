import { useMemo, useRef } from 'react';
import { CrosshairPlot } from '../../../../design-system/chart/crosshair-plot.tsx';
import { axisNumber, axisNumbers } from '../../../../design-system/chart/nice-ticks.ts';
import { linePath, type Point } from '../../../../design-system/chart/path.ts';
import { PlotTooltip } from '../../../../design-system/chart/plot-tooltip.tsx';
import { useAxisWords } from '../../../../design-system/chart/use-axis-words.ts';
import { useCrosshair } from '../../../../design-system/chart/use-crosshair.ts';
import { useSize } from '../../../../design-system/chart/use-size.ts';
import { strata } from '../../../../design-system/chart/value/strata.ts';
import { ValuePlot } from '../../../../design-system/chart/value/value-plot.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { styleOf } from '../../../../foundation/format-amount.ts';
import type { ChartUnit } from '../../document/report-document.ts';
import type { Curve } from './curve.ts';
import styles from './curve-chart.module.css';
import { useChartNumbers } from './use-chart-numbers.ts';

type Props = {
  /** Names the chart. */
  label: string;
  curve: Curve;
  unit: ChartUnit;
  minHeight?: number;
};

const narrowBelow = 600;
const letterWidth = 7;
const axisHeight = 36;

/** One line in amber over its ground, another dashed. A shape without numbers has none on its axis either. */
export function CurveChart({ label, curve, unit, minHeight = 320 }: Props) {
  const names = useCalendarNames();
  const text = useChartNumbers(unit);
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(plot, { width: 1080, height: minHeight });
  const narrow = width < narrowBelow;
  const edge = narrow ? 20 : 40;
  const labels = useAxisLabels(curve.axis.ticks, unit);
  const longest = labels.reduce((most, { length }) => Math.max(most, length), 0);
  const left = longest > 0 ? edge + longest * letterWidth + 10 : 0;
  const frame = useMemo(
    () => ({ left, right: width, top: 20, floor: height - axisHeight }),
    [left, width, height],
  );
  const drawn = useMemo(() => drawnIn(curve, frame), [curve, frame]);
  const { points, compared } = curve;
  const { at, now, slider } = useCrosshair({ count: points.length, plot: frame });
  const drawing = (
    <ValuePlot
      points={points}
      size={{ width, height }}
      frame={frame}
      ticks={curve.axis.ticks.map((value, index) => ({ value, label: labels[index] ?? '' }))}
      edge={edge}
      drawn={drawn}
      at={unit === 'none' ? undefined : at}
    />
  );
  const look = { ref: plot, className: styles.plot, style: { minHeight } };
  if (unit === 'none')
    return (
      <div {...look} role="img" aria-label={label}>
        {drawing}
      </div>
    );
  const rowsAt = (place: number) => [
    { key: 'value', label: curve.value.label, figure: text(points[place]!.value, signedIn(unit)) },
    ...(curve.invested
      ? [{ key: 'invested', label: curve.invested.label, figure: text(points[place]!.invested) }]
      : []),
    ...(curve.benchmark && typeof compared[place] === 'number'
      ? [{ key: 'benchmark', label: curve.benchmark.label, figure: text(compared[place], signedIn(unit)) }]
      : []),
  ];
  const title = (place: number) => dayText(points[place]!.day, 'short', names);
  return (
    <div className={styles.chart}>
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={[title(now), ...rowsAt(now).map((row) => `${row.label} ${row.figure}`)].join(', ')}
        flush
        className={styles.plot}
        style={look.style}
        now={now}
        slider={slider}
      >
        {drawing}
      </CrosshairPlot>
      {at !== undefined && (
        <PlotTooltip
          title={title(at)}
          rows={rowsAt(at)}
          at={narrow ? undefined : { top: 12, left: tooltipLeft(drawn.x(at), width) }}
        />
      )}
    </div>
  );
}

const signedIn = (unit: ChartUnit) => ({ signed: unit === 'percent' });

/** The dashed line leaves out days that are not known. */
function drawnIn({ points, compared, axis, benchmark }: Curve, frame: Parameters<typeof strata>[2]) {
  const drawn = strata(points, axis, frame);
  const line = compared.flatMap((value, at): Point[] =>
    value === null ? [] : [[drawn.x(at), drawn.y(value)]],
  );
  return { ...drawn, benchmarkLine: benchmark && line.length > 1 ? linePath(line) : undefined };
}

function useAxisLabels(ticks: readonly number[], unit: ChartUnit): string[] {
  const words = useAxisWords();
  const { style } = useNumbers();
  if (unit === 'none') return [];
  if (unit === 'percent') return ticks.map((tick) => `${tick > 0 ? '+' : ''}${axisNumber(tick, style)}%`);
  return axisNumbers(ticks, words, styleOf(unit.currency));
}

function tooltipLeft(x: number, width: number): number {
  return x + 272 > width ? x - 252 : x + 16;
}
