import { type ReactNode, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CrosshairPlot } from '../../../../../design-system/chart/crosshair-plot.tsx';
import { type ChartMark, marksByPlace } from '../../../../../design-system/chart/marks/chart-mark.ts';
import { PlotMarks } from '../../../../../design-system/chart/marks/plot-marks.tsx';
import { useMarkWords } from '../../../../../design-system/chart/marks/use-mark-words.ts';
import { niceTicks } from '../../../../../design-system/chart/nice-ticks.ts';
import { timeTicks } from '../../../../../design-system/chart/time-ticks.ts';
import { useCrosshair } from '../../../../../design-system/chart/use-crosshair.ts';
import type { DaySpan } from '../../../../../design-system/chart/zoom/range-control.tsx';
import { classNames } from '../../../../../design-system/class-names.ts';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { plain } from '../../../../../foundation/format-number.ts';
import type { PricePoint } from '../../../thin-history.ts';
import { PriceCrosshair } from './price-crosshair.tsx';
import styles from './price-plot.module.css';
import { priceStrata } from './price-strata.ts';
import { type Priced, priceText, tickText } from './price-text.ts';
import { startLabel } from './start-label.ts';

type Props = {
  name: string;
  points: readonly PricePoint[];
  priced: Priced;
  marks?: readonly ChartMark[] | undefined;
  onZoom: (days: DaySpan) => void;
};

const noMarks: readonly ChartMark[] = [];
/** The chart is drawn for this width; on a phone the style sheet leaves out some days. */
const deskWidth = 940;

/** Stone, amber and loss, stretched to the box without any script; the words of the axes stand beside it (U-17). */
export function PricePlot({ name, points, priced, marks = noMarks, onZoom }: Props) {
  const t = useTranslations('symbols');
  const names = useCalendarNames();
  const words = { points: t('points'), numbers: useNumbers() };
  const wordsOf = useMarkWords();
  const values = points.map(({ value }) => value);
  const drawn = priceStrata(values);
  const start = points[0]!;
  const last = points.length - 1;
  const { at, now, slider, stretch } = useCrosshair({
    count: points.length,
    onZoom: (from, to) => onZoom({ from: points[from]!.day, to: points[to]!.day }),
  });
  const days = useMemo(() => points.map(({ day }) => day), [points]);
  const placed = useMemo(() => marksByPlace(marks, days), [marks, days]);
  const price = (value: number) => priceText(plain(value) ?? '0', priced, words);
  const ticks = niceTicks(drawn.low, drawn.high, 4)
    .map((tick) => ({ tick, top: drawn.placeOf(tick), text: tickText(tick, priced, words) }))
    .filter(({ top }) => top > 3 && top < 98);
  const notes = wordsOf(placed.get(now) ?? []);
  return (
    <div className={styles.frame}>
      <div className={styles.scale} aria-hidden="true">
        {/* as wide as the longest, which the others stand over */}
        <span className={styles.widest}>{longest(ticks.map(({ text }) => text))}</span>
        {ticks.map(({ tick, top, text }) => (
          <span key={tick} className={styles.price} style={{ top: `${top}%` }}>
            {text}
          </span>
        ))}
      </div>
      <CrosshairPlot
        label={name}
        valueText={[`${dayText(points[now]!.day, 'short', names)}: ${price(values[now]!)}`, ...notes].join(
          ', ',
        )}
        flush
        className={styles.plot}
        now={now}
        slider={slider}
        stretch={stretch}
      >
        <Layers drawn={drawn} ticks={ticks} />
        <StartLabel values={values} placeOf={drawn.placeOf}>
          {t('page.startLabel', { price: price(start.value), day: dayText(start.day, 'short', names) })}
        </StartLabel>
        <PlotMarks
          marks={placed}
          x={(place) => (place / last) * 100}
          y={(place) => drawn.placeOf(values[place]!)}
          ground={96}
          unit="%"
        />
        {at !== undefined && (
          <PriceCrosshair
            point={points[at]!}
            start={start.value}
            priced={priced}
            notes={notes}
            x={(at / last) * 100}
            y={drawn.placeOf(values[at]!)}
          />
        )}
      </CrosshairPlot>
      <TimeAxis points={points} months={names.monthsShort} />
    </div>
  );
}

type Strata = ReturnType<typeof priceStrata>;

function Layers({ drawn, ticks }: { drawn: Strata; ticks: readonly { tick: number; top: number }[] }) {
  const gradient = useId();
  const turn = drawn.base / drawn.height;
  return (
    <>
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
      {ticks.map(({ tick, top }) => (
        <i key={tick} className={styles.tick} style={{ top: `${top}%` }} />
      ))}
      {/* apart, because inside the stretched drawing its glow would be smeared sideways */}
      <svg viewBox={drawn.box} preserveAspectRatio="none" aria-hidden="true" className={styles.glow}>
        <path d={drawn.line} className={styles.line} />
      </svg>
    </>
  );
}

type StartProps = { values: readonly number[]; placeOf: (value: number) => number; children: ReactNode };

function StartLabel({ values, placeOf, children }: StartProps) {
  const label = startLabel(values, placeOf);
  return (
    <span
      className={classNames(styles.base, label.isAbove && styles.above, label.isCrossed && styles.chip)}
      style={{ top: `${label.top}%` }}
    >
      {children}
    </span>
  );
}

export function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '');
}

/** The names of days, months or years below a drawing that is stretched to its box. */
export function TimeAxis({ points, months }: { points: readonly { day: string }[]; months: string }) {
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
