import { useMemo, useRef } from 'react';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { plain } from '../../../foundation/format-number.ts';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { Crosshair } from '../crosshair.tsx';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { PlotDrawing } from '../plot-drawing.tsx';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import { type LineSeries, lineColour } from './line-series.ts';
import styles from './series-chart.module.css';
import { SeriesEndLabels } from './series-end-labels.tsx';
import { type SeriesLayout, seriesLayout } from './series-layout.ts';
import { drawingOrder, SeriesPlot } from './series-plot.tsx';
import { SeriesTooltip } from './series-tooltip.tsx';

export type { LineSeries };

type Props = {
  /** Names the chart. */
  label: string;
  days: readonly string[];
  series: readonly LineSeries[];
  /** The key of the one drawn with a fill; its drawdown is in the tooltip. */
  selected?: string;
  currency: string;
  /** Names the strip of drawdowns that shares axis and crosshair; without it there is none. */
  stripLabel?: string;
  /** "Drawdown, Uniform", for the tooltip. */
  fallLabel?: string;
  height?: number;
  /** Where the crosshair stands at first; nowhere on a desk, at the last day on a phone. */
  defaultAt?: number;
};

const narrowBelow = 600;

/** Several values by day as lines, the benchmark dashed, with their drawdowns below. As wide as its container. */
export function SeriesChart(props: Props) {
  const { label, days, series, selected, currency, stripLabel, fallLabel, defaultAt } = props;
  const names = useCalendarNames();
  const plot = useRef<HTMLDivElement>(null);
  const { width } = useSize(plot, { width: 1200, height: 1 });
  const narrow = width < narrowBelow;
  const frame = useMemo(
    () => ({
      width,
      narrow,
      height: narrow ? 264 : (props.height ?? 348),
      strip: stripLabel ? (narrow ? 120 : 140) : 0,
      aside: 152,
    }),
    [width, narrow, props.height, stripLabel],
  );
  const drawn = useMemo(() => seriesLayout(days.length, series, frame), [days, series, frame]);
  const { at, now, slider } = useCrosshair({
    count: days.length,
    defaultAt: defaultAt ?? (narrow ? days.length - 1 : undefined),
    plot: drawn,
  });
  if (days.length === 0) return null;
  const chosen = series.findIndex(({ key }) => key === selected);
  const fall = at === undefined ? undefined : drawn.falls[chosen]?.[at];
  const title = (place: number) => dayText(days[place] ?? '', 'short', names);
  return (
    <div className={styles.chart}>
      {at !== undefined && (
        <SeriesTooltip
          title={title(at)}
          at={at}
          series={series}
          selected={selected}
          currency={currency}
          fall={fall === undefined || !fallLabel ? undefined : { label: fallLabel, value: fall }}
          place={narrow ? undefined : { x: drawn.x(at), width }}
        />
      )}
      <CrosshairPlot
        plot={plot}
        label={label}
        valueText={spokenText(title(now), series, now, currency)}
        flush
        style={{ height: frame.height + frame.strip }}
        now={now}
        slider={slider}
      >
        <PlotDrawing width={width} height={drawn.bottom}>
          <SeriesPlot
            days={days}
            series={series}
            selected={selected}
            drawn={drawn}
            frame={frame}
            currency={currency}
            stripLabel={stripLabel}
          />
          {at !== undefined && (
            <Crosshair
              x={drawn.x(at)}
              from={drawn.top}
              to={drawn.bottom - 28}
              dots={dotsAt(at, series, selected, drawn)}
            />
          )}
        </PlotDrawing>
        {!narrow && (
          <SeriesEndLabels
            series={series}
            x={drawn.x}
            y={drawn.y}
            from={drawn.top}
            to={drawn.floor - 12}
            width={width}
          />
        )}
      </CrosshairPlot>
    </div>
  );
}

function dotsAt(
  at: number,
  series: readonly LineSeries[],
  selected: string | undefined,
  drawn: SeriesLayout,
) {
  return drawingOrder(series, selected).flatMap((index) => {
    const one = series[index]!;
    const value = one.values[at];
    return value === undefined ? [] : [{ key: one.key, y: drawn.y(value), colour: lineColour(one) }];
  });
}

/** The crosshair in one sentence, for those who listen. */
function spokenText(day: string, series: readonly LineSeries[], at: number, currency: string): string {
  const values = series.flatMap(({ label, values: { [at]: value } }) => {
    const exact = value === undefined ? undefined : plain(value);
    return exact === undefined ? [] : [`${label} ${formatAmount(exact, currency, { decimals: 0 })}`];
  });
  return [day, ...values].join(', ');
}
