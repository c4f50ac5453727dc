import { memo, useId } from 'react';
import { styleOf } from '../../../foundation/format-amount.ts';
import { classNames } from '../../class-names.ts';
import { useNumbers } from '../../figures/use-numbers.ts';
import { axisNumber, axisNumbers } from '../nice-ticks.ts';
import { TimeAxis } from '../time-axis.tsx';
import { useAxisWords } from '../use-axis-words.ts';
import { type LineSeries, lineColour } from './line-series.ts';
import styles from './series-chart.module.css';
import type { SeriesFrame, SeriesLayout } from './series-layout.ts';

type Props = {
  days: readonly string[];
  series: readonly LineSeries[];
  selected: string | undefined;
  drawn: SeriesLayout;
  frame: SeriesFrame;
  currency: string;
  stripLabel: string | undefined;
};

/** The drawing without its crosshair, so that pointing does not draw ten years of days again. */
export const SeriesPlot = memo(function SeriesPlot(props: Props) {
  const { days, series, selected, drawn, frame, currency, stripLabel } = props;
  const { width, height, strip, narrow } = frame;
  const gradient = useId();
  const edge = narrow ? 16 : 32;
  const labels = axisNumbers(drawn.ticks, useAxisWords(), styleOf(currency));
  const { style } = useNumbers();
  const order = drawingOrder(series, selected);
  const chosen = series.findIndex(({ key }) => key === selected);
  const colour = chosen < 0 ? undefined : lineColour(series[chosen]!);
  const fill = chosen < 0 ? undefined : fillOf(series[chosen]!);
  return (
    <>
      <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={fill?.from} stopOpacity="0.46" />
        <stop offset="1" stopColor={fill?.to} stopOpacity="0.1" />
      </linearGradient>
      {strip > 0 && <rect className={styles.strip} y={height} width={width} height={strip} />}
      {drawn.ticks.map((tick) => (
        <path key={tick} className={styles.grid} d={`M${drawn.left} ${Math.round(drawn.y(tick))}H${width}`} />
      ))}
      {drawn.fallTicks.map((tick) => (
        <path
          key={tick}
          className={styles.grid}
          d={`M${drawn.left} ${Math.round(drawn.fallY(tick))}H${width}`}
        />
      ))}
      {chosen >= 0 && <path fill={`url(#${gradient})`} d={drawn.lines[chosen]?.area} />}
      {order.map((at) => (
        <Line
          key={series[at]!.key}
          series={series[at]!}
          path={drawn.lines[at]?.line}
          chosen={at === chosen}
        />
      ))}
      {chosen >= 0 && <path opacity="0.28" fill={colour} d={drawn.fallLines[chosen]?.area} />}
      {strip > 0 &&
        order.map((at) => (
          <Line
            key={series[at]!.key}
            series={series[at]!}
            path={drawn.fallLines[at]?.line}
            chosen={at === chosen}
            thin
          />
        ))}
      {drawn.ticks.map((tick, at) => (
        <text key={tick} x={edge} y={drawn.y(tick) + 4}>
          {labels[at]}
        </text>
      ))}
      {strip > 0 && (
        <text className={styles.stripLabel} x={edge} y={height + 24}>
          {stripLabel}
        </text>
      )}
      {drawn.fallTicks.map((tick) => (
        <text key={tick} className={styles.onStrip} x={edge} y={drawn.fallY(tick) + 4}>
          {axisNumber(tick, style)}%
        </text>
      ))}
      <TimeAxis
        days={days}
        x={drawn.x}
        y={drawn.bottom - 10}
        from={drawn.left}
        to={drawn.right}
        className={strip > 0 ? styles.onStrip : undefined}
      />
    </>
  );
});

/** Amber keeps the layers of the value chart; the others are filled with themselves. */
function fillOf(series: LineSeries): { from: string; to: string } {
  if (series.number === 2) return { from: 'var(--ch-fill-a)', to: 'var(--ch-fill-b)' };
  const colour = lineColour(series);
  return { from: colour, to: colour };
}

type LineProps = { series: LineSeries; path: string | undefined; chosen: boolean; thin?: boolean };

function Line({ series, path, chosen, thin }: LineProps) {
  return (
    <path
      className={classNames(
        styles.line,
        chosen && styles.chosen,
        series.number === undefined && styles.dashed,
        thin && styles.thin,
      )}
      stroke={lineColour(series)}
      d={path}
    />
  );
}

/** The benchmark lies at the bottom, what is selected on top. */
export function drawingOrder(series: readonly LineSeries[], selected: string | undefined): number[] {
  const rank = ({ key, number }: LineSeries) => (key === selected ? 2 : number === undefined ? 0 : 1);
  return series.map((_, at) => at).sort((a, b) => rank(series[a]!) - rank(series[b]!));
}
