import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
import { CrosshairPlot } from '../crosshair-plot.tsx';
import { useCrosshair } from '../use-crosshair.ts';
import { useSize } from '../use-size.ts';
import { strata, type ValuePoint } from './strata.ts';
import styles from './value-chart.module.css';
import { ValuePlot } from './value-plot.tsx';
import { pointText, ValueTooltip } from './value-tooltip.tsx';

export type { ValuePoint };

type Props = {
  /** Names the chart. */
  label: string;
  points: readonly ValuePoint[];
  currency: string;
  /** "WIG20 with the same cash flows". */
  benchmarkLabel?: string;
  /** At least so high; it grows with its frame. */
  minHeight?: number;
  /** Where the crosshair stands at first; nowhere on a desk, at the last day on a phone. */
  defaultAt?: number;
};

const narrowBelow = 600;
const tooltipRoom = 112;

/** Capital paid in as layers of stone, what has grown as amber above them, the benchmark dashed. */
export function ValueChart({ label, points, currency, benchmarkLabel, minHeight = 336, defaultAt }: Props) {
  const t = useTranslations('ui');
  const names = useCalendarNames();
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(plot, { width: 960, height: minHeight });
  const narrow = width < narrowBelow;
  const { at, now, slider } = useCrosshair({
    count: points.length,
    defaultAt: defaultAt ?? (narrow ? points.length - 1 : undefined),
  });

  if (points.length === 0) return null;
  const top = narrow ? tooltipRoom : 16;
  const drawn = strata(points, { width, height, top });
  const point = at === undefined ? undefined : points[at];
  return (
    <CrosshairPlot
      plot={plot}
      label={label}
      valueText={pointText(points[now], currency, names, t)}
      flush
      className={styles.plot}
      style={{ minHeight }}
      now={now}
      slider={slider}
    >
      <ValuePlot points={points} size={{ width, height }} top={top} narrow={narrow} drawn={drawn} at={at} />
      {point && at !== undefined && (
        <ValueTooltip
          point={point}
          currency={currency}
          benchmarkLabel={benchmarkLabel}
          title={dayText(point.day, 'short', names)}
          place={narrow ? undefined : { x: drawn.x(at), y: drawn.y(point.value), width, height }}
        />
      )}
    </CrosshairPlot>
  );
}
