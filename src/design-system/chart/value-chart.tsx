import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayText } from '../calendar-text.ts';
import { useCalendarNames } from '../use-calendar-names.ts';
import { niceTicks, shortNumber } from './nice-ticks.ts';
import { strata, type ValuePoint } from './strata.ts';
import { timeTicks } from './time-ticks.ts';
import { useSize } from './use-size.ts';
import styles from './value-chart.module.css';
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
  const gradient = useId();
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(plot, { width: 960, height: minHeight });
  const [at, setAt] = useState(defaultAt);

  const narrow = width < narrowBelow;
  const top = narrow ? tooltipRoom : 16;
  const last = points.length - 1;
  const drawn = strata(points, { width, height, top });
  const shown = at === undefined ? (narrow ? last : undefined) : Math.min(at, last);
  const point = shown === undefined ? undefined : points[shown];
  const ticks = niceTicks(drawn.low, drawn.high, 4).filter((tick) => drawn.y(tick) < height - 56);

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
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ch-fill-a)" />
          <stop offset="1" stopColor="var(--ch-fill-b)" />
        </linearGradient>
        {ticks.map((tick) => (
          <path key={tick} className={styles.grid} d={`M0 ${Math.round(drawn.y(tick))}H${width}`} />
        ))}
        <path fill={`url(#${gradient})`} d={drawn.amber} />
        {drawn.stone.map((layer, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the layers are their depth
          <path key={depth} fill={`var(--st-${depth + 1})`} d={layer} />
        ))}
        {drawn.loss && <path className={styles.loss} d={drawn.loss} />}
        {drawn.benchmarkLine && <path className={styles.benchmark} d={drawn.benchmarkLine} />}
        <path className={styles.value} d={drawn.valueLine} />
        {ticks.map((tick) => (
          <text
            key={tick}
            className={drawn.y(tick) > drawn.y(points[0]?.value ?? 0) ? styles.onStone : undefined}
            x={narrow ? 20 : 32}
            y={drawn.y(tick) - 8}
          >
            {shortNumber(tick)}
          </text>
        ))}
        {timeTicks(
          points.map(({ day }) => day),
          width,
        )
          .filter((tick) => drawn.x(tick.at) > 28 && drawn.x(tick.at) < width - 40)
          .map((tick) => (
            <text
              key={tick.at}
              className={styles.onStone}
              x={drawn.x(tick.at)}
              y={height - 16}
              textAnchor="middle"
            >
              {tickText(tick.day, tick.kind, names.monthsShort)}
            </text>
          ))}
        {point && shown !== undefined && (
          <g>
            <path
              className={styles.crosshair}
              d={`M${drawn.x(shown)} ${narrow ? top - 12 : top}V${height - 36}`}
            />
            <circle cx={drawn.x(shown)} cy={drawn.y(point.invested)} r="5" fill="var(--ch-invested)" />
            {point.benchmark !== undefined && (
              <circle cx={drawn.x(shown)} cy={drawn.y(point.benchmark)} r="5" fill="var(--ch-bench)" />
            )}
            <circle cx={drawn.x(shown)} cy={drawn.y(point.value)} r="5" fill="var(--ch-value)" />
          </g>
        )}
      </svg>
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

function tickText(day: string, kind: 'day' | 'month' | 'year', months: string): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  if (kind === 'year') return year;
  const name = months.split(' ')[Number(month) - 1] ?? '';
  if (kind === 'day') return `${Number(date)} ${name}`;
  return month === '01' ? `${name} ’${year.slice(2)}` : name;
}
