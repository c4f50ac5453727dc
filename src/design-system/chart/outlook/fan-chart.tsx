import { useMemo, useRef } from 'react';
import { formatAmount, styleOf } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { Crosshair } from '../crosshair.tsx';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { axisNumbers } from '../nice-ticks.ts';
import { PlotDrawing } from '../plot-drawing.tsx';
import { PlotTooltip } from '../plot-tooltip.tsx';
import { spreadLabels } from '../series/spread-labels.ts';
import { TimeAxis } from '../time-axis.tsx';
import { useAxisWords } from '../use-axis-words.ts';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import styles from './fan-chart.module.css';
import { type FanPoint, fanLayout } from './fan-layout.ts';

export type { FanPoint };

type Props = {
  /** Names the chart. */
  label: string;
  /** The first is today's value, where all three are the same. */
  points: readonly FanPoint[];
  /** What the three lines mean, in words. */
  names: { high: string; middle: string; low: string };
  currency: string;
  /** Of the median and the band. */
  colour?: string;
  height?: number;
};

const narrowBelow = 600;
const bands = ['high', 'middle', 'low'] as const;

/** What may come: the middle of many futures, and the band in which eight of ten end. */
export function FanChart({ label, points, names, currency, colour = 'var(--ln-2)', height = 260 }: Props) {
  const calendar = useCalendarNames();
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 1136, height: 1 });
  const narrow = width < narrowBelow;
  const drawn = useMemo(() => fanLayout(points, { width, height, narrow }), [points, width, height, narrow]);
  const days = useMemo(() => points.map(({ day }) => day), [points]);
  const { at, now, slider } = useCrosshair({ count: points.length, plot: drawn });
  const labels = axisNumbers(drawn.ticks, useAxisWords(), styleOf(currency));
  const current = points[now];
  const last = points.at(-1);
  if (!current || !last) return null;
  const money = (value: number) => formatAmount(plain(value) ?? '0', currency, { decimals: 0 });
  const places = spreadLabels(
    bands.map((band) => drawn.y(last[band])),
    40,
    20,
    height - 44,
  );
  return (
    <div className={styles.chart}>
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={[
          dayText(current.day, 'monthYear', calendar),
          ...bands.map((band) => `${names[band]} ${money(current[band])}`),
        ].join(', ')}
        style={{ height }}
        now={now}
        slider={slider}
      >
        <PlotDrawing width={width} height={height}>
          {drawn.ticks.map((tick) => (
            <path
              key={tick}
              className={styles.grid}
              d={`M${drawn.left} ${Math.round(drawn.y(tick))}H${drawn.right}`}
            />
          ))}
          <path className={styles.band} fill={colour} d={drawn.band} />
          <path className={styles.edge} stroke={colour} d={drawn.edges} />
          <path className={styles.middle} stroke={colour} d={drawn.middle} />
          {drawn.ticks.map((tick, index) => (
            <text key={tick} x="0" y={drawn.y(tick) + 4}>
              {labels[index]}
            </text>
          ))}
          <TimeAxis days={days} x={drawn.x} y={height - 6} from={drawn.left} to={drawn.right} />
          {at !== undefined && (
            <Crosshair
              x={drawn.x(at)}
              from={8}
              to={height - 28}
              dots={bands.map((band) => ({ key: band, y: drawn.y(current[band]), colour }))}
            />
          )}
        </PlotDrawing>
        {!narrow &&
          bands.map((band, index) => (
            <span
              key={band}
              className={styles.end}
              style={{ top: places[index], left: drawn.right + 12 }}
              aria-hidden="true"
            >
              <b>{money(last[band])}</b>
              {names[band]}
            </span>
          ))}
      </CrosshairPlot>
      {(at !== undefined || narrow) && (
        <PlotTooltip
          title={dayText(current.day, 'monthYear', calendar)}
          rows={bands.map((band) => ({
            key: band,
            label: names[band],
            figure: <Amount value={plain(current[band])} currency={currency} decimals={0} />,
          }))}
          at={
            narrow
              ? undefined
              : { top: 4, left: drawn.x(now) + 272 > width ? drawn.x(now) - 252 : drawn.x(now) + 16 }
          }
        />
      )}
    </div>
  );
}
