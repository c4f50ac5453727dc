import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayText } from '../../inputs/calendar-text.ts';
import { useCalendarNames } from '../../inputs/use-calendar-names.ts';
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
  const [at, setAt] = useState(defaultAt);

  if (points.length === 0) return null;
  const narrow = width < narrowBelow;
  const top = narrow ? tooltipRoom : 16;
  const last = points.length - 1;
  const drawn = strata(points, { width, height, top });
  const shown = at === undefined ? (narrow ? last : undefined) : Math.min(at, last);
  const point = shown === undefined ? undefined : points[shown];

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setAt(Math.max(0, Math.min(last, Math.round(share * last))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const steps: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      PageDown: from - Math.ceil(last / 12),
      PageUp: from + Math.ceil(last / 12),
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, next)));
  };

  return (
    <div
      ref={plot}
      className={styles.plot}
      style={{ minHeight }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-description={t('chartKeys')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={pointText(points[shown ?? last], currency, names, t)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setAt(defaultAt)}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(defaultAt)}
    >
      <ValuePlot
        points={points}
        size={{ width, height }}
        top={top}
        narrow={narrow}
        drawn={drawn}
        at={shown}
      />
      {point && shown !== undefined && (
        <ValueTooltip
          point={point}
          currency={currency}
          benchmarkLabel={benchmarkLabel}
          title={dayText(point.day, 'short', names)}
          place={narrow ? undefined : { x: drawn.x(shown), y: drawn.y(point.value), width, height }}
        />
      )}
    </div>
  );
}
