import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import drawn from '../../../../design-system/chart/drawn.module.css';
import { axisNumbers, niceTicks } from '../../../../design-system/chart/nice-ticks.ts';
import { linePath, type Point } from '../../../../design-system/chart/path.ts';
import { type LineSeries, lineColour } from '../../../../design-system/chart/series/line-series.ts';
import { spreadLabels } from '../../../../design-system/chart/series/spread-labels.ts';
import { useAxisWords } from '../../../../design-system/chart/use-axis-words.ts';
import { useSize } from '../../../../design-system/chart/use-size.ts';
import { classNames } from '../../../../design-system/class-names.ts';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import { formatAmount, styleOf } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { RunStatus } from '../simulation-types.ts';
import { useWords } from '../use-words.ts';
import styles from './so-far-chart.module.css';

type SoFar = NonNullable<RunStatus['so_far']>;
type Props = {
  soFar: SoFar | null;
  /** The day the slowest strategy has reached: up to there they can be compared. */
  until: string | null;
  currency: string;
};

const top = 24;
const bottom = 40;
const left = 88;
/** Below this the names stand only beside the bars. */
const narrowBelow = 480;

/** The curves as far as they are computed; the rest of the range stays grey. */
export function SoFarChart({ soFar, until, currency }: Props) {
  const t = useTranslations('backtest.running');
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot, { width: 656, height: 320 });
  const amount = (value: number) => formatAmount(plain(value) ?? '0', currency, { decimals: 0 });
  return (
    <figure className={styles.well}>
      <figcaption className={styles.head}>
        <h3>{soFar ? t('soFar', { amount: amount(soFar.start_value) }) : '\u00a0'}</h3>
        <span>{soFar ? t('updates') : t('firstDays')}</span>
      </figcaption>
      <div ref={plot} className={classNames(drawn.drawn, styles.plot)}>
        {soFar && <Curves soFar={upTo(soFar, until)} size={size} amount={amount} currency={currency} />}
      </div>
    </figure>
  );
}

/** Curves that are further are cut, so that all of them end on one day. */
function upTo(soFar: SoFar, until: string | null): SoFar {
  if (!until) return soFar;
  const lines = soFar.lines.map((line) => {
    const count = line.dates.filter((day) => day <= until).length;
    return { ...line, dates: line.dates.slice(0, count), values: line.values.slice(0, count) };
  });
  return { ...soFar, lines };
}

type CurvesProps = {
  soFar: SoFar;
  size: { width: number; height: number };
  amount: (value: number) => string;
  currency: string;
};

function Curves({ soFar, size: { width, height }, amount, currency }: CurvesProps) {
  const t = useTranslations('backtest.running');
  const words = useWords();
  const from = dayNumber(soFar.first_day);
  const to = Math.max(from + 1, dayNumber(soFar.last_day));
  const all = soFar.lines.flatMap(({ values }) => values);
  const least = Math.min(soFar.start_value, ...all);
  const most = Math.max(soFar.start_value, ...all);
  const span = most - least || most || 1;
  const low = least - span * 0.15;
  const high = most + span * 0.12;
  const ticks = niceTicks(low, high, 3);
  const labels = axisNumbers(ticks, useAxisWords(), styleOf(currency));
  const x = (day: string) => left + ((dayNumber(day) - from) / (to - from)) * (width - left - 20);
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const lines = soFar.lines
    .filter(({ values }) => values.length > 0)
    .map(({ slot, name, dates, values }) => {
      const points = values.map((value, at): Point => [x(dates[at]!), y(value)]);
      const series: Pick<LineSeries, 'number'> = { number: slot ?? undefined };
      return {
        key: String(slot),
        series,
        label: slot === null ? name : words.short(name),
        points,
        last: values.at(-1) ?? 0,
      };
    });
  const reached = Math.max(left, ...lines.map(({ points }) => points.at(-1)?.[0] ?? left));
  const years = yearStarts(soFar.first_day, soFar.last_day);
  const places = spreadLabels(
    lines.map(({ last }) => y(last)),
    22,
    top,
    height - bottom - 8,
  );
  // Beside the line while there is room, else on its other side.
  const labelsAt = reached + 180 < width ? { left: reached + 16 } : { right: width - reached + 16 };
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map((tick, at) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${left} ${Math.round(y(tick))}H${width}`} />
            <text x="20" y={y(tick) + 4}>
              {labels[at]}
            </text>
          </g>
        ))}
        <rect className={styles.coming} x={reached} width={Math.max(0, width - reached)} height={height} />
        {lines.map(({ key, series, points }) => (
          <path
            key={key}
            className={series.number === undefined ? styles.benchmark : styles.line}
            stroke={lineColour(series)}
            d={linePath(points)}
          />
        ))}
        <path className={styles.now} d={`M${reached} 0V${height - 28}`} />
        {lines.map(({ key, series, points }) => {
          const [cx, cy] = points.at(-1)!;
          return <circle key={key} cx={cx} cy={cy} r="5" fill={lineColour(series)} />;
        })}
        {years.map((day) => (
          <text key={day} x={x(day)} y={height - 10} textAnchor="middle">
            {day.slice(0, 4)}
          </text>
        ))}
        {reached + 110 < width && (
          <text x={width - 20} y={height - 48} textAnchor="end">
            {t('stillToCome')}
          </text>
        )}
      </svg>
      <ul className={width < narrowBelow ? 'visually-hidden' : styles.ends} style={labelsAt}>
        {lines.map(({ key, label, last }, at) => (
          <li key={key} style={{ top: places[at] }}>
            <b>{label}</b> {amount(last)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** First days of years inside a range, few enough to be read. */
function yearStarts(from: string, to: string): string[] {
  const first = Number(from.slice(0, 4)) + 1;
  const last = Number(to.slice(0, 4));
  const step = Math.max(1, Math.ceil((last - first + 1) / 6));
  const years: string[] = [];
  for (let year = first; year <= last; year += step) years.push(`${year}-01-01`);
  return years;
}
