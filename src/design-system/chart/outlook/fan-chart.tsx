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
  names: { high: string; middle: string; low: string; known?: string; beside?: string };
  /** A sum to reach, across the chart. */
  target?: { value: number; name: string };
  currency: string;
  /** Of the median and the band. */
  colour?: string;
  height?: number;
};

const narrowBelow = 600;
const bands = ['high', 'middle', 'low'] as const;

/** What may come: the middle of many futures, and the band in which eight of ten end. */
export function FanChart(props: Props) {
  const { label, points, names, target, currency, colour = 'var(--ln-2)', height = 260 } = props;
  const calendar = useCalendarNames();
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 1136, height: 1 });
  const narrow = width < narrowBelow;
  const drawn = useMemo(
    () => fanLayout(points, { width, height, narrow }, target?.value),
    [points, width, height, narrow, target?.value],
  );
  const days = useMemo(() => points.map(({ day }) => day), [points]);
  const { at, now, slider } = useCrosshair({ count: points.length, plot: drawn });
  const labels = axisNumbers(drawn.ticks, useAxisWords(), styleOf(currency));
  const current = points[now];
  const last = points.at(-1);
  if (!current || !last) return null;
  const money = (value: number) => formatAmount(plain(value) ?? '0', currency, { decimals: 0 });
  const said = figuresOf(current, names);
  return (
    <div className={styles.chart}>
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={[
          dayText(current.day, 'monthYear', calendar),
          ...said.map(({ name, value }) => `${name} ${money(value)}`),
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
          <path className={styles.beside} d={drawn.beside} />
          {target && (
            <Target drawn={drawn} text={`${target.name} ${money(target.value)}`} value={target.value} />
          )}
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
        {!narrow && <Ends drawn={drawn} last={last} names={names} height={height} money={money} />}
      </CrosshairPlot>
      {(at !== undefined || narrow) && (
        <PlotTooltip
          title={dayText(current.day, 'monthYear', calendar)}
          rows={said.map(({ key, name, value }) => ({
            key,
            label: name,
            figure: <Amount value={plain(value)} currency={currency} decimals={0} />,
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

/** What a point says: of what was, only what it was. */
function figuresOf(point: FanPoint, names: Props['names']) {
  if (point.isKnown) return [{ key: 'known', name: names.known ?? names.middle, value: point.middle }];
  const figures = bands.map((band) => ({ key: band as string, name: names[band], value: point[band] }));
  if (point.beside === undefined || names.beside === undefined) return figures;
  return [...figures, { key: 'beside', name: names.beside, value: point.beside }];
}

type TargetProps = { drawn: ReturnType<typeof fanLayout>; value: number; text: string };

function Target({ drawn, value, text }: TargetProps) {
  return (
    <g className={styles.target}>
      <path d={`M${drawn.left} ${Math.round(drawn.y(value))}H${drawn.right}`} />
      <text x={drawn.left + 6} y={drawn.y(value) - 6}>
        {text}
      </text>
    </g>
  );
}

type EndsProps = Pick<Props, 'names'> & {
  drawn: ReturnType<typeof fanLayout>;
  last: FanPoint;
  height: number;
  money: (value: number) => string;
};

/** At the end of each line what it comes to. */
function Ends({ drawn, last, names, height, money }: EndsProps) {
  const places = spreadLabels(
    bands.map((band) => drawn.y(last[band])),
    40,
    20,
    height - 44,
  );
  return bands.map((band, index) => (
    <span
      key={band}
      className={styles.end}
      style={{ top: places[index], left: drawn.right + 12 }}
      aria-hidden="true"
    >
      <b>{money(last[band])}</b>
      {names[band]}
    </span>
  ));
}
