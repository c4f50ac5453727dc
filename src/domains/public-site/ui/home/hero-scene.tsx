import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import {
  benchmark,
  figures,
  firstDay,
  index,
  invested,
  period,
  value,
} from './examples/example-portfolio.ts';
import { StrataChart } from './examples/strata-chart.tsx';
import { heightOf, placeOf } from './examples/strata-paths.ts';
import styles from './hero-scene.module.css';

/** Months that begin inside the picture, away from its edges. */
const months = Array.from({ length: 350 }, (_, day) => ({ day, date: new Date(firstDay + day * 86_400_000) }))
  .filter(({ date }) => date.getUTCDate() === 1)
  .map(({ day, date }) => ({
    place: placeOf(day),
    day: date.toISOString().slice(0, 10),
    january: date.getUTCMonth() === 0,
    quarter: date.getUTCMonth() % 3 === 2 && day > 60,
  }));

/** The benchmark's name stands in the sky, above both lines from its first letter to its last. */
const labelFrom = 128;
const labelTo = 195;
const below = [...benchmark.slice(labelFrom, labelTo), ...value.slice(labelFrom, labelTo)];
const benchmarkLabel = { left: `${placeOf(labelFrom)}%`, top: `${heightOf(Math.max(...below))}%` };
/** Near the right edge, where the labels stand. */
const grownTop = { top: `${heightOf((value[345]! + invested[345]!) / 2)}%` };
const putInTop = { top: `${heightOf(invested[360]!)}%` };

/** The year of the example portfolio with its three figures; what is passed lies at its foot. */
export function HeroScene({ children }: { children: ReactNode }) {
  const t = useTranslations('home.hero');
  const names = useCalendarNames();
  const inWords = {
    total: formatAmount(figures.total, 'PLN'),
    putIn: formatAmount(figures.putIn, 'PLN'),
    profit: formatAmount(figures.profit, 'PLN', { signed: true }),
    from: dayText(period.from, 'long', names),
    to: dayText(period.to, 'long', names),
    index,
  };
  return (
    <div className={styles.scene}>
      <figure className={styles.picture}>
        <StrataChart withBenchmark label={t('chart', inWords)} className={styles.chart} />
        <span className={styles.benchmark} style={benchmarkLabel}>
          {t('benchmark', { index })}
        </span>
        <p className={classNames(styles.figure, styles.total)}>
          <small>{t('asOf', { day: dayText(period.to, 'short', names) })}</small>
          <Amount value={figures.total} currency="PLN" greyMinor className={styles.totalAmount} />
        </p>
        <p className={classNames(styles.figure, styles.grown)} style={grownTop}>
          <small>{t('grown')}</small>
          <Amount value={figures.profit} currency="PLN" signed />
        </p>
        <p className={classNames(styles.figure, styles.putIn)} style={putInTop}>
          <small>{t('putIn')}</small>
          <Amount value={figures.putIn} currency="PLN" />
        </p>
      </figure>
      <div className={styles.ground}>
        <div className={styles.axis} aria-hidden="true">
          {months.map(({ day, place, january, quarter }) => (
            <span key={day} style={{ left: `${place}%` }} className={quarter ? styles.quarter : undefined}>
              {january ? dayText(day, 'monthYear', names) : dayText(day, 'monthYear', names).split(' ')[0]}
            </span>
          ))}
        </div>
        {children}
      </div>
    </div>
  );
}
