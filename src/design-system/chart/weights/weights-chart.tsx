import { useId, useMemo, useRef } from 'react';
import { plain } from '../../../foundation/format-number.ts';
import { Percent } from '../../figures/percent.tsx';
import { useNumbers } from '../../figures/use-numbers.ts';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { Crosshair } from '../crosshair.tsx';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { PlotDrawing } from '../plot-drawing.tsx';
import { TimeAxis } from '../time-axis.tsx';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import { type StackedSeries, stackLayout } from '../value/stack.ts';
import styles from './weights-chart.module.css';

export type { StackedSeries };

type Props = {
  /** Names the chart. */
  label: string;
  days: readonly string[];
  /** From the bottom up. */
  series: readonly StackedSeries[];
  height?: number;
};

const axis = 24;

/** What a portfolio was made of, day by day; the list beside it tells the day that is pointed at, else the last. */
export function WeightsChart({ label, days, series, height = 220 }: Props) {
  const numbers = useNumbers();
  const names = useCalendarNames();
  const clip = useId();
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 872, height: 1 });
  const drawn = useMemo(
    () => stackLayout(series, days.length, width, height - axis),
    [series, days, width, height],
  );
  const { at, now, slider } = useCrosshair({ count: days.length, plot: { left: 0, right: width } });
  if (days.length === 0) return null;
  const day = dayText(days[now] ?? '', 'short', names);
  const share = (one: StackedSeries) => (one.shares[now] ?? 0) * 100;
  return (
    <div className={styles.chart}>
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={[
          day,
          ...series.map(
            (one) => `${one.label} ${numbers.percent(plain(share(one)) ?? '0', { decimals: 1 })}`,
          ),
        ].join(', ')}
        style={{ height }}
        now={now}
        slider={slider}
      >
        <PlotDrawing width={width} height={height}>
          <clipPath id={clip}>
            <rect width={width} height={height - axis} rx="14" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            {series
              .map((one, index) => (
                <path key={one.key} className={styles.area} fill={one.colour} d={drawn.areas[index]} />
              ))
              .reverse()}
          </g>
          {drawn.low < 0 && <path className={styles.zero} d={`M0 ${drawn.y(0)}H${width}`} />}
          <TimeAxis days={days} x={drawn.x} y={height - 4} from={0} to={width} />
          {at !== undefined && <Crosshair x={drawn.x(at)} from={0} to={height - axis} />}
        </PlotDrawing>
      </CrosshairPlot>
      <div className={styles.key}>
        <p className={styles.day} aria-hidden="true">
          {day}
        </p>
        <ul aria-hidden="true">
          {[...series].reverse().map((one) => (
            <li key={one.key}>
              <i style={{ background: one.colour }} />
              <span>{one.label}</span>
              <b>
                <Percent value={share(one)} />
              </b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
