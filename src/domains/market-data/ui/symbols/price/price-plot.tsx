import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CrosshairPlot } from '../../../../../design-system/chart/crosshair-plot.tsx';
import { niceTicks } from '../../../../../design-system/chart/nice-ticks.ts';
import { timeTicks } from '../../../../../design-system/chart/time-ticks.ts';
import { useCrosshair } from '../../../../../design-system/chart/use-crosshair.ts';
import { classNames } from '../../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { plain } from '../../../../../foundation/format-number.ts';
import { PriceCrosshair } from './price-crosshair.tsx';
import styles from './price-plot.module.css';
import { priceStrata } from './price-strata.ts';
import { type Priced, priceText, tickText } from './price-text.ts';
import { startLabel } from './start-label.ts';
import type { PricePoint } from './thin-history.ts';

type Props = { name: string; points: readonly PricePoint[]; priced: Priced };

/** The chart is drawn for this width; on a phone the style sheet leaves out some days. */
const deskWidth = 940;
/** Labels of prices keep this many percent of the height to their neighbours. */
const clearance = 9;

/** Stone, amber and loss, stretched to the box without any script; the words stand over it. */
export function PricePlot({ name, points, priced }: Props) {
  const t = useTranslations('symbols');
  const names = useCalendarNames();
  const words = { points: t('points'), numbers: useNumbers() };
  const gradient = useId();
  const values = points.map(({ value }) => value);
  const drawn = priceStrata(values);
  const turn = drawn.base / drawn.height;
  const start = points[0]!;
  const last = points.length - 1;
  const { at, now, slider } = useCrosshair({ count: points.length });
  const price = (value: number) => priceText(plain(value) ?? '0', priced, words);
  const label = startLabel(values, drawn.placeOf);
  const ticks = niceTicks(drawn.low, drawn.high, 4).filter((tick) => {
    const place = drawn.placeOf(tick);
    // A tick's words stand over its line, and the line of the price begins at the same edge.
    const isFree = [label.top + (label.isAbove ? -5 : 5), drawn.placeOf(start.value) + 3].every(
      (taken) => Math.abs(place - taken) > clearance,
    );
    return place > 6 && place < 84 && isFree;
  });
  return (
    <CrosshairPlot
      label={name}
      valueText={`${dayText(points[now]!.day, 'short', names)}: ${price(values[now]!)}`}
      flush
      className={styles.plot}
      now={now}
      slider={slider}
    >
      <svg viewBox={drawn.box} preserveAspectRatio="none" aria-hidden="true">
        {/* amber down to the start, the tint of a loss below it */}
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={drawn.height}>
          <stop offset="0.07" className={styles.amberTop} />
          <stop offset={turn} className={styles.amberBottom} />
          <stop offset={turn} className={styles.loss} />
        </linearGradient>
        <path d={drawn.stone} className={styles.stone} />
        <path d={drawn.deepStone} className={styles.deepStone} />
        <path d={drawn.moved} fill={`url(#${gradient})`} />
      </svg>
      {ticks.map((tick) => (
        <span
          key={tick}
          className={classNames(styles.tick, values[Math.round(last * 0.06)]! > tick && styles.covered)}
          style={{ top: `${drawn.placeOf(tick)}%` }}
        >
          {tickText(tick, priced, words)}
        </span>
      ))}
      {/* apart, because inside the stretched drawing its glow would be smeared sideways */}
      <svg viewBox={drawn.box} preserveAspectRatio="none" aria-hidden="true" className={styles.glow}>
        <path d={drawn.line} className={styles.line} />
      </svg>
      <span
        className={classNames(styles.base, label.isAbove && styles.above, label.isCrossed && styles.chip)}
        style={{ top: `${label.top}%` }}
      >
        {t('page.startLabel', { price: price(start.value), day: dayText(start.day, 'short', names) })}
      </span>
      <TimeAxis points={points} months={names.monthsShort} />
      {at !== undefined && (
        <PriceCrosshair
          point={points[at]!}
          start={start.value}
          priced={priced}
          x={(at / last) * 100}
          y={drawn.placeOf(values[at]!)}
        />
      )}
    </CrosshairPlot>
  );
}

function TimeAxis({ points, months }: { points: readonly PricePoint[]; months: string }) {
  const last = points.length - 1;
  const days = points.map(({ day }) => day);
  const ticks = timeTicks(days, deskWidth)
    .map((tick) => ({ ...tick, x: (tick.at / last) * 100 }))
    .filter(({ x }) => x > 3 && x < 96);
  return (
    <div className={classNames(styles.axis, ticks.length > 7 && styles.dense)} aria-hidden="true">
      {ticks.map(({ at, x, day, kind }) => (
        <span key={at} style={{ left: `${x}%` }}>
          {axisText(day, kind, months)}
        </span>
      ))}
    </div>
  );
}

function axisText(day: string, kind: 'day' | 'month' | 'year', months: string): string {
  const [year = '', month = '1', date = '1'] = day.split('-');
  if (kind === 'year') return year;
  const name = months.split(' ')[Number(month) - 1] ?? '';
  return kind === 'day' ? `${Number(date)} ${name}` : name;
}
