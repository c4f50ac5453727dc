import { useMemo, useRef } from 'react';
import { plain } from '../../../foundation/format-number.ts';
import { classNames } from '../../class-names.ts';
import { Percent } from '../../figures/percent.tsx';
import { useNumbers } from '../../figures/use-numbers.ts';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { axisNumber } from '../nice-ticks.ts';
import { PlotDrawing } from '../plot-drawing.tsx';
import { PlotTooltip } from '../plot-tooltip.tsx';
import { spreadLabels } from '../series/spread-labels.ts';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import styles from './frontier-chart.module.css';
import { type FrontierPoint, frontierLayout } from './frontier-layout.ts';

export type { FrontierPoint };

type Props = {
  /** Names the chart. */
  label: string;
  points: readonly FrontierPoint[];
  /** The key of the one that was simulated; larger, ringed in ink. */
  chosen?: string;
  /** The names of the axes: volatility and return, a year. */
  riskLabel: string;
  returnLabel: string;
  colour?: string;
  height?: number;
};

const narrowBelow = 600;

/** The same strategy with other settings, each a point of risk and return. */
export function FrontierChart(props: Props) {
  const { label, points, chosen, riskLabel, returnLabel, colour = 'var(--ln-2)', height = 300 } = props;
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 1136, height: 1 });
  const narrow = width < narrowBelow;
  const drawn = useMemo(
    () => frontierLayout(points, { width, height, narrow }),
    [points, width, height, narrow],
  );
  const { at, now, slider } = useCrosshair({ count: points.length, nearest: drawn.nearest });
  const numbers = useNumbers();
  const percent = (value: number) => numbers.percent(plain(value) ?? '0');
  const current = points[now];
  if (!current) return null;
  const figures = (point: FrontierPoint) =>
    `${point.label}, ${returnLabel} ${percent(point.return)}, ${riskLabel} ${percent(point.risk)}`;
  const x = drawn.x(current.risk);
  return (
    <div className={styles.chart}>
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={figures(current)}
        style={{ height }}
        now={now}
        slider={slider}
      >
        <PlotDrawing width={width} height={height}>
          <Axes drawn={drawn} height={height} riskLabel={riskLabel} returnLabel={returnLabel} />
          {drawn.lines.map(({ group, path }) => (
            <path key={group} className={styles.line} stroke={colour} d={path} />
          ))}
          {points.map((point) => (
            <circle
              key={point.key}
              className={classNames(styles.point, point.key === chosen && styles.chosen)}
              cx={drawn.x(point.risk)}
              cy={drawn.y(point.return)}
              r={point.key === chosen ? 7 : 4.5}
              fill={colour}
            />
          ))}
          {at !== undefined && (
            <circle className={styles.ring} cx={x} cy={drawn.y(current.return)} r="10" fill="none" />
          )}
        </PlotDrawing>
        {!narrow && <GroupNames drawn={drawn} />}
      </CrosshairPlot>
      {(at !== undefined || narrow) && (
        <PlotTooltip
          title={current.label}
          rows={[
            {
              key: 'return',
              label: returnLabel,
              figure: <Percent value={current.return} decimals={2} signed />,
            },
            { key: 'risk', label: riskLabel, figure: <Percent value={current.risk} decimals={2} /> },
          ]}
          note={current.note}
          at={
            narrow
              ? undefined
              : {
                  left: x + 260 > width ? x - 252 : x + 16,
                  top: Math.min(drawn.y(current.return), height - 120),
                }
          }
        />
      )}
    </div>
  );
}

type AxesProps = Pick<Props, 'riskLabel' | 'returnLabel'> & {
  drawn: ReturnType<typeof frontierLayout>;
  height: number;
};

/** The grid with its figures, and what grows along it. */
function Axes({ drawn, height, riskLabel, returnLabel }: AxesProps) {
  const { style } = useNumbers();
  return (
    <>
      {drawn.returnTicks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${drawn.left} ${Math.round(drawn.y(tick))}H${drawn.right}`} />
          <text x="0" y={drawn.y(tick) + 4}>
            {axisNumber(tick, style)}%
          </text>
        </g>
      ))}
      {drawn.riskTicks.map((tick) => (
        <g key={tick}>
          <path className={styles.grid} d={`M${Math.round(drawn.x(tick))} 12V${drawn.floor}`} />
          <text x={drawn.x(tick)} y={drawn.floor + 18} textAnchor="middle">
            {axisNumber(tick, style)}%
          </text>
        </g>
      ))}
      <text x={drawn.right} y={height - 6} textAnchor="end" className={styles.axis}>
        {riskLabel} →
      </text>
      <text x={drawn.left + 8} y="10" className={styles.axis}>
        ↑ {returnLabel}
      </text>
    </>
  );
}

/** At the end of each line what its points have in common. */
function GroupNames({ drawn }: Pick<AxesProps, 'drawn'>) {
  const ends = drawn.lines.flatMap(({ group, end }) => (end ? [{ group, end }] : []));
  const places = spreadLabels(
    ends.map(({ end }) => end[1]),
    22,
    12,
    drawn.floor,
  );
  return ends.map(({ group, end }, index) => (
    <span
      key={group}
      className={styles.end}
      style={{ top: places[index], left: end[0] + 12 }}
      aria-hidden="true"
    >
      {group}
    </span>
  ));
}
