import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { type ChartMark, marksByPlace } from '../marks/chart-mark.ts';
import { PlotMarks } from '../marks/plot-marks.tsx';
import { useMarkWords } from '../marks/use-mark-words.ts';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import { strata, type ValuePoint } from './strata.ts';
import { useValueFrame } from './use-value-frame.ts';
import styles from './value-chart.module.css';
import { ValuePlot } from './value-plot.tsx';
import { pointText, ValueTooltip } from './value-tooltip.tsx';

export type { ValuePoint };

type Props = {
  /** Names the chart. */
  label: string;
  points: readonly ValuePoint[];
  currency: string;
  /** Trades and dividends. */
  marks?: readonly ChartMark[];
  /** "WIG20 with the same cash flows". */
  benchmarkLabel?: string;
  /** At least so high; it grows with its frame. */
  minHeight?: number;
  /** Gets the first and the last day of a stretch that is dragged over. */
  onZoom?: (days: { from: string; to: string }) => void;
  /** Where the crosshair stands at first; nowhere on a desk, at the last day on a phone. */
  defaultAt?: number;
};

const noMarks: readonly ChartMark[] = [];
const tooltipRoom = 112;
/** Below the layers, for the names of days. */
const axisHeight = 36;

/** Capital paid in as layers of stone, what has grown as amber above them, the benchmark dashed. */
export function ValueChart(props: Props) {
  const {
    label,
    points,
    currency,
    marks = noMarks,
    benchmarkLabel,
    minHeight = 336,
    onZoom,
    defaultAt,
  } = props;
  const t = useTranslations('ui');
  const names = useCalendarNames();
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(plot, { width: 960, height: minHeight });
  const { axis, labels, narrow, edge, left } = useValueFrame(points, currency, width);
  const frame = useMemo(
    () => ({ left, right: width, top: narrow ? tooltipRoom : 16, floor: height - axisHeight }),
    [left, width, height, narrow],
  );
  const drawn = useMemo(() => strata(points, axis, frame), [points, axis, frame]);
  const { at, now, slider, stretch } = useCrosshair({
    count: points.length,
    defaultAt: defaultAt ?? (narrow ? points.length - 1 : undefined),
    plot: frame,
    onZoom: onZoom && ((from, to) => onZoom({ from: points[from]!.day, to: points[to]!.day })),
  });

  const { placed, marksAt } = usePlacedMarks(marks, points);

  if (points.length === 0) return null;
  const point = at === undefined ? undefined : points[at];
  return (
    <CrosshairPlot
      plot={plot}
      label={label}
      valueText={[pointText(points[now], currency, names, t), ...marksAt(now)].join(', ')}
      flush
      className={styles.plot}
      style={{ minHeight }}
      now={now}
      slider={slider}
      stretch={stretch}
    >
      <ValuePlot
        points={points}
        size={{ width, height }}
        frame={frame}
        ticks={axis.ticks.map((value, index) => ({ value, label: labels[index] ?? '' }))}
        edge={edge}
        drawn={drawn}
        at={at}
      />
      <PlotMarks
        marks={placed}
        x={drawn.x}
        y={(place) => drawn.y(points[place]!.value)}
        ground={frame.floor - 8}
        unit="px"
      />
      {point && at !== undefined && (
        <ValueTooltip
          point={point}
          currency={currency}
          benchmarkLabel={benchmarkLabel}
          title={dayText(point.day, 'short', names)}
          notes={marksAt(at)}
          place={narrow ? undefined : { x: drawn.x(at), y: drawn.y(point.value), width, height }}
        />
      )}
    </CrosshairPlot>
  );
}

function usePlacedMarks(marks: readonly ChartMark[], points: readonly ValuePoint[]) {
  const wordsOf = useMarkWords();
  const placed = useMemo(() => {
    const days = points.map(({ day }) => day);
    return marksByPlace(marks, days);
  }, [marks, points]);
  return { placed, marksAt: (place: number) => wordsOf(placed.get(place) ?? []) };
}
