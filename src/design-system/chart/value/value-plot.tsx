import { useId } from 'react';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { Crosshair } from '../crosshair.tsx';
import { niceTicks, shortNumber } from '../nice-ticks.ts';
import { PlotDrawing } from '../plot-drawing.tsx';
import { tickText } from '../tick-text.ts';
import { timeTicks } from '../time-ticks.ts';
import type { Size } from '../use-size.ts';
import type { strata, ValuePoint } from './strata.ts';
import styles from './value-chart.module.css';

type Props = {
  points: readonly ValuePoint[];
  size: Size;
  /** Kept free above the plot. */
  top: number;
  narrow: boolean;
  drawn: ReturnType<typeof strata>;
  /** Where the crosshair stands. */
  at: number | undefined;
};

/** The drawing of the value chart. */
export function ValuePlot({ points, size: { width, height }, top, narrow, drawn, at }: Props) {
  const gradient = useId();
  const ticks = niceTicks(drawn.low, drawn.high, 4).filter((tick) => drawn.y(tick) < height - 56);
  const start = drawn.y(points[0]?.value ?? 0);
  return (
    <PlotDrawing width={width} height={height} clipped>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--ch-fill-a)" />
        <stop offset="1" stopColor="var(--ch-fill-b)" />
      </linearGradient>
      {ticks.map((tick) => (
        <path key={tick} className={styles.grid} d={`M0 ${Math.round(drawn.y(tick))}H${width}`} />
      ))}
      <path fill={`url(#${gradient})`} d={drawn.amber} />
      {drawn.stone.map((layer, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers are their depth
        <path key={depth} fill={`var(--st-${depth + 1})`} d={layer} />
      ))}
      {drawn.loss && <path className={styles.loss} d={drawn.loss} />}
      {drawn.benchmarkLine && <path className={styles.benchmark} d={drawn.benchmarkLine} />}
      <path className={styles.value} d={drawn.valueLine} />
      {ticks.map((tick) => (
        <text
          key={tick}
          className={drawn.y(tick) > start ? styles.onStone : undefined}
          x={narrow ? 20 : 32}
          y={drawn.y(tick) - 8}
        >
          {shortNumber(tick)}
        </text>
      ))}
      <TimeAxis points={points} width={width} y={height - 16} x={drawn.x} />
      {at !== undefined && (
        <Crosshair
          x={drawn.x(at)}
          from={narrow ? top - 12 : top}
          to={height - 36}
          dots={dotsOf(points[at], drawn.y)}
        />
      )}
    </PlotDrawing>
  );
}

type AxisProps = { points: readonly ValuePoint[]; width: number; y: number; x: (at: number) => number };

function TimeAxis({ points, width, y, x }: AxisProps) {
  const names = useCalendarNames();
  const days = points.map(({ day }) => day);
  return timeTicks(days, width)
    .filter((tick) => x(tick.at) > 28 && x(tick.at) < width - 40)
    .map((tick) => (
      <text key={tick.at} className={styles.onStone} x={x(tick.at)} y={y} textAnchor="middle">
        {tickText(tick, names.monthsShort)}
      </text>
    ));
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
