import { type ReactNode, useId } from 'react';
import { Crosshair } from '../crosshair.tsx';
import { PlotDrawing } from '../plot-drawing.tsx';
import { TimeAxis } from '../time-axis.tsx';
import type { Size } from '../use-size.ts';
import type { PlotFrame, strata, ValuePoint } from './strata.ts';
import styles from './value-chart.module.css';

type Props = {
  points: readonly ValuePoint[];
  size: Size;
  frame: PlotFrame;
  ticks: readonly { value: number; label: string }[];
  /** Where the words of the axis begin. */
  edge: number;
  drawn: ReturnType<typeof strata>;
  /** Where the crosshair stands. */
  at: number | undefined;
  /** Over the layers, under the crosshair. */
  children?: ReactNode;
};

/** The drawing of the value chart; no word of an axis lies on it (U-17). */
export function ValuePlot({ points, size, frame, ticks, edge, drawn, at, children }: Props) {
  const gradient = useId();
  const { left, right, top, floor } = frame;
  const shown = ticks.filter(({ value }) => drawn.y(value) > top - 8 && drawn.y(value) < floor - 2);
  return (
    <PlotDrawing width={size.width} height={size.height} clipped>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ch-fill-a)" />
        <stop offset="1" stopColor="var(--ch-fill-b)" />
      </linearGradient>
      <pattern
        id={`${gradient}h`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      {shown.map(({ value }) => (
        <path key={value} className={styles.grid} d={`M${left} ${Math.round(drawn.y(value))}H${right}`} />
      ))}
      <path fill={`url(#${gradient})`} d={drawn.amber} />
      {drawn.stone.map((layer, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers are their depth
        <path key={depth} fill={`var(--st-${depth + 1})`} d={layer} />
      ))}
      {drawn.layer && <path fill={`url(#${gradient}h)`} d={drawn.layer} />}
      {drawn.loss && <path className={styles.loss} d={drawn.loss} />}
      {drawn.benchmarkLine && <path className={styles.benchmark} d={drawn.benchmarkLine} />}
      <path className={styles.value} d={drawn.valueLine} />
      {shown.map(({ value, label }) => (
        <text key={value} x={edge} y={drawn.y(value) + 4}>
          {label}
        </text>
      ))}
      <TimeAxis
        days={points.map(({ day }) => day)}
        x={drawn.x}
        y={size.height - 14}
        from={left}
        to={right - 8}
      />
      {children}
      {at !== undefined && (
        <Crosshair x={drawn.x(at)} from={top - 12} to={floor} dots={dotsOf(points[at], drawn.y)} />
      )}
    </PlotDrawing>
  );
}

/** What has been paid in, the benchmark and, on top, the value. */
function dotsOf(point: ValuePoint | undefined, y: (value: number) => number) {
  if (!point) return [];
  const { invested, benchmark, value } = point;
  return [
    { key: 'invested', y: y(invested), colour: 'var(--ch-invested)' },
    ...(benchmark === undefined ? [] : [{ key: 'benchmark', y: y(benchmark), colour: 'var(--ch-bench)' }]),
    { key: 'value', y: y(value), colour: 'var(--ch-value)' },
  ];
}
