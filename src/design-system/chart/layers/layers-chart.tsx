import { useMemo, useRef } from 'react';
import { formatAmount, styleOf } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { axisNumbers } from '../nice-ticks.ts';
import { PlotTooltip } from '../plot-tooltip.tsx';
import { useAxisWords } from '../use-axis-words.ts';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import styles from './layers-chart.module.css';
import { LayersDrawing } from './layers-drawing.tsx';
import { type ChartLayer, layersAxis, layersLayout } from './layers-layout.ts';

export type { ChartLayer };

type Props = {
  /** Names the chart. */
  label: string;
  /** The lowest first, all with as many places. */
  layers: readonly ChartLayer[];
  /** Dashed over them: how it would be otherwise. */
  line?: { label: string; values: readonly number[] };
  currency: string;
  /** What a place is called: "Year 3, month 4". */
  placeName: (at: number) => string;
  ticks: readonly { at: number; text: string }[];
  /** A place where something changes. */
  mark?: { at: number; text: string };
  height?: number;
};

const narrowBelow = 600;
const letterWidth = 7;
const axisHeight = 36;

/** Amounts over months as layers of the ground, what was gained in amber on top. Stands in a flush card. */
export function LayersChart(props: Props) {
  const { label, layers, line, currency, placeName, ticks, mark } = props;
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 1136, height: 1 });
  const narrow = width < narrowBelow;
  const height = narrow ? 260 : (props.height ?? 340);
  const axis = useMemo(() => layersAxis(layers, line?.values), [layers, line]);
  const numbers = axisNumbers(axis.ticks, useAxisWords(), styleOf(currency));
  const edge = narrow ? 16 : 32;
  const left = edge + Math.max(0, ...numbers.map(({ length }) => length)) * letterWidth + 10;
  const frame = useMemo(
    () => ({ left, right: width, top: mark ? 40 : 16, floor: height - axisHeight }),
    [left, width, height, mark],
  );
  const drawn = useMemo(
    () => layersLayout(layers, line?.values, axis.high, frame),
    [layers, line, axis, frame],
  );
  const count = layers[0]?.values.length ?? 0;
  const { at, now, slider } = useCrosshair({ count, plot: frame });
  const rows = [...layers]
    .reverse()
    .map(({ key, label: name, values }) => ({ key, name, value: values[now] ?? 0 }));
  if (line) rows.push({ key: 'line', name: line.label, value: line.values[now] ?? 0 });
  const money = (value: number) => formatAmount(plain(value) ?? '0', currency, { decimals: 0 });
  return (
    <div className={styles.chart}>
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={[placeName(now), ...rows.map(({ name, value }) => `${name} ${money(value)}`)].join(', ')}
        flush
        className={styles.plot}
        style={{ height }}
        now={now}
        slider={slider}
      >
        <LayersDrawing
          layers={layers}
          drawn={drawn}
          frame={frame}
          height={height}
          edge={edge}
          numbers={axis.ticks.map((value, index) => ({ value, text: numbers[index] ?? '' }))}
          ticks={ticks}
          mark={mark}
          at={at}
        />
      </CrosshairPlot>
      {at !== undefined && (
        <PlotTooltip
          title={placeName(at)}
          rows={rows.map(({ key, name, value }) => ({
            key,
            label: name,
            figure: <Amount value={plain(value)} currency={currency} decimals={0} />,
          }))}
          at={narrow ? undefined : { top: 12, left: tooltipLeft(drawn.x(at), width) }}
        />
      )}
    </div>
  );
}

function tooltipLeft(x: number, width: number): number {
  return x + 272 > width ? x - 252 : x + 16;
}
