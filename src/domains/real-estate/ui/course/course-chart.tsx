import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { axisNumbers, niceTicks } from '../../../../design-system/chart/nice-ticks.ts';
import { tickText } from '../../../../design-system/chart/tick-text.ts';
import { timeTicks } from '../../../../design-system/chart/time-ticks.ts';
import { useAxisWords } from '../../../../design-system/chart/use-axis-words.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { styleOf } from '../../../../foundation/format-amount.ts';
import styles from './course-chart.module.css';
import { bandPath, type CoursePoint, closeScale, courseBox, linePath } from './course-shape.ts';

type Props = {
  points: readonly CoursePoint[];
  currency: string;
  label: string;
  /** Where a price was said, from 0 to 1, with its value. */
  marks?: readonly { x: number; value: number; day: string }[];
  /** A dotted line: what it has cost. */
  line?: { value: number; text: ReactNode };
};

const room = 1.08;

/** Bank, own and grown over time, one on the other; the top is the value. */
export function CourseChart({ points, currency, label, marks = [], line }: Props) {
  const pattern = useId();
  const words = useAxisWords();
  const { monthsShort } = useCalendarNames();
  const highest = Math.max(...points.map(({ value, owed }) => Math.max(value, owed)), 1) * room;
  const scale = line ? closeScale(points, line.value) : { least: 0, most: highest };
  const paid = ({ value, cost }: CoursePoint) => Math.min(value, line?.value ?? cost);
  const owed = ({ value, owed: bank }: CoursePoint) => Math.min(value, bank);
  const ticks = line ? [] : niceTicks(0, scale.most, 4).slice(1);
  const names = axisNumbers(ticks, words, styleOf(currency));
  const days = points.map(({ day }) => day);
  const height = (value: number) => `${100 - ((value - scale.least) / (scale.most - scale.least)) * 100}%`;
  const short = (value: number) =>
    axisNumbers(
      [value < 20_000 ? Math.round(value) : Math.round(value / 1000) * 1000],
      words,
      styleOf(currency),
    )[0];
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${courseBox.width} ${courseBox.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <defs>
          <pattern
            id={pattern}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" className={styles.stone} />
            <path d="M0 0V8" className={styles.hatch} />
          </pattern>
        </defs>
        <path d={bandPath(points, ({ value }) => value, paid, scale)} className={styles.grown} />
        <path
          d={bandPath(points, (point) => Math.max(paid(point), owed(point)), owed, scale)}
          className={styles.own}
        />
        <path d={bandPath(points, owed, () => 0, scale)} fill={`url(#${pattern})`} />
        {line && (
          <path
            d={bandPath(
              points,
              ({ value }) => Math.max(value, line.value),
              ({ value }) => value,
              scale,
            )}
            className={styles.below}
          />
        )}
        <path d={linePath(points, ({ value }) => value, scale)} className={styles.value} />
      </svg>
      {ticks.map((tick, at) => (
        <span key={tick} className={styles.tick} style={{ top: height(tick) }} aria-hidden="true">
          {names[at]}
        </span>
      ))}
      {timeTicks(days, 620).map((tick) => (
        <span
          key={tick.at}
          className={styles.day}
          style={{ left: `${points[tick.at]!.x * 100}%` }}
          aria-hidden="true"
        >
          {tickText(tick, monthsShort)}
        </span>
      ))}
      {line && (
        <span className={styles.line} style={{ top: height(line.value) }} aria-hidden="true">
          <small>{line.text}</small>
        </span>
      )}
      {marks.map(({ x, value, day }) => (
        <i
          key={day}
          className={styles.mark}
          style={{ left: `${x * 100}%`, top: height(value) }}
          aria-hidden="true"
        >
          <small className={x > 0.94 ? styles.before : undefined}>{short(value)}</small>
        </i>
      ))}
      <Twin points={points} currency={currency} label={label} />
    </figure>
  );
}

const mostRows = 24;

/** The same in numbers, for who does not see the drawing. */
function Twin({ points, currency, label }: Pick<Props, 'points' | 'currency' | 'label'>) {
  const t = useTranslations('realEstate.courseTable');
  const step = Math.max(1, Math.ceil(points.length / mostRows));
  const rows = points.filter((_, at) => at % step === 0 || at === points.length - 1);
  const money = (value: number) => <Amount value={value.toFixed(2)} currency={currency} />;
  return (
    <div className="visually-hidden">
      <PlainTable
        label={label}
        head={[t('day'), t('value'), t('owed'), t('cost')]}
        rows={rows.map(({ day, value, owed, cost }) => ({
          key: day,
          cells: [<DayDate key="day" day={day} />, money(value), money(owed), money(cost)],
        }))}
      />
    </div>
  );
}
