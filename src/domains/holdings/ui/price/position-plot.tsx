import { type CSSProperties, useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { CrosshairPlot } from '../../../../design-system/chart/crosshair-plot.tsx';
import { marksByPlace } from '../../../../design-system/chart/marks/chart-mark.ts';
import { PlotMarks } from '../../../../design-system/chart/marks/plot-marks.tsx';
import { niceTicks } from '../../../../design-system/chart/nice-ticks.ts';
import { TooltipBox } from '../../../../design-system/chart/tooltip-box.tsx';
import { useCrosshair } from '../../../../design-system/chart/use-crosshair.ts';
import type { DaySpan } from '../../../../design-system/chart/zoom/range-control.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import plot from '../../../market-data/ui/symbols/price/price-plot.module.css';
import { longest, TimeAxis } from '../../../market-data/ui/symbols/price/price-plot.tsx';
import type { PositionMark } from '../../contract.ts';
import styles from './position-plot.module.css';
import { type PositionPoint, positionStrata } from './position-strata.ts';
import { priceWords } from './price-words.ts';
import { useMarkNotes } from './use-mark-notes.ts';

type Props = {
  name: string;
  /** Of the instrument. */
  currency: string;
  points: readonly PositionPoint[];
  marks: readonly PositionMark[];
  onZoom: (days: DaySpan) => void;
};

/** The price over the own cost; trades stand on the line, dividends lie in the ground (rules HO-3, U-18). */
export function PositionPlot({ name, currency, points, marks, onZoom }: Props) {
  const t = useTranslations('holding.chart');
  const names = useCalendarNames();
  const { price, cost, tick } = priceWords(currency);
  const notesOf = useMarkNotes();
  const drawn = useMemo(() => positionStrata(points), [points]);
  const last = points.length - 1;
  const { at, now, slider, stretch } = useCrosshair({
    count: points.length,
    onZoom: (from, to) => onZoom({ from: points[from]!.day, to: points[to]!.day }),
  });
  const placed = useMemo(
    () =>
      marksByPlace(
        marks,
        points.map(({ day }) => day),
      ),
    [marks, points],
  );
  const ticks = niceTicks(drawn.low, drawn.high, 4)
    .map((value) => ({ value, top: drawn.placeOf(value), text: tick(value) }))
    .filter(({ top }) => top > 3 && top < 98);
  const shown = points[now]!;
  const notes = notesOf(placed.get(now) ?? []);
  const day = dayText(shown.day, 'short', names);
  const spoken =
    shown.cost === null
      ? t('atOnly', { day, price: price(shown.price) })
      : t('at', { day, price: price(shown.price), cost: cost(shown.cost) });
  return (
    <div className={classNames(plot.frame, styles.frame)}>
      <div className={plot.scale} aria-hidden="true">
        <span className={plot.widest}>{longest(ticks.map(({ text }) => text))}</span>
        {ticks.map(({ value, top, text }) => (
          <span key={value} className={plot.price} style={{ top: `${top}%` }}>
            {text}
          </span>
        ))}
      </div>
      <CrosshairPlot
        label={name}
        valueText={[spoken, ...notes].join(', ')}
        flush
        className={plot.plot}
        now={now}
        slider={slider}
        stretch={stretch}
      >
        <Layers drawn={drawn} ticks={ticks} />
        <CostLabel point={points[last]!} placeOf={drawn.placeOf} currency={currency} />
        <PlotMarks
          marks={placed}
          x={(place) => (place / last) * 100}
          y={(place) => drawn.placeOf(points[place]!.price)}
          ground={96}
          unit="%"
        />
        {at !== undefined && (
          <Crosshair
            point={points[at]!}
            currency={currency}
            notes={notes}
            x={(at / last) * 100}
            y={drawn.placeOf(points[at]!.price)}
          />
        )}
      </CrosshairPlot>
      <TimeAxis points={points} months={names.monthsShort} />
    </div>
  );
}

type Strata = ReturnType<typeof positionStrata>;

function Layers({ drawn, ticks }: { drawn: Strata; ticks: readonly { value: number; top: number }[] }) {
  const gradient = useId();
  return (
    <>
      <svg viewBox={drawn.box} preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={plot.amberTop} />
          <stop offset="1" className={plot.amberBottom} />
        </linearGradient>
        <path d={drawn.stone} className={plot.stone} />
        <path d={drawn.gained} fill={`url(#${gradient})`} />
        <path d={drawn.lost} className={styles.lost} />
      </svg>
      {ticks.map(({ value, top }) => (
        <i key={value} className={plot.tick} style={{ top: `${top}%` }} />
      ))}
      <svg viewBox={drawn.box} preserveAspectRatio="none" aria-hidden="true" className={plot.glow}>
        <path d={drawn.cost} className={styles.cost} />
        <path d={drawn.line} className={plot.line} />
      </svg>
    </>
  );
}

type LabelProps = { point: PositionPoint; placeOf: (value: number) => number; currency: string };

/** What the own units cost now, beside its line, on the side away from the price. */
function CostLabel({ point: { price, cost }, placeOf, currency }: LabelProps) {
  const t = useTranslations('holding.chart');
  const words = priceWords(currency);
  if (cost === null) return null;
  const below = price >= cost;
  return (
    <span className={classNames(styles.label, !below && styles.above)} style={{ top: `${placeOf(cost)}%` }}>
      {t('costIs', { cost: words.cost(cost) })}
    </span>
  );
}

type CrosshairProps = {
  point: PositionPoint;
  currency: string;
  notes: readonly string[];
  x: number;
  y: number;
};

function Crosshair({ point, currency, notes, x, y }: CrosshairProps) {
  const t = useTranslations('holding.chart');
  const { price, cost } = priceWords(currency);
  const place = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
  return (
    <div className={plot.crosshair} style={place}>
      <i className={plot.hair} />
      <i className={plot.dot} />
      <TooltipBox raised className={classNames(plot.tooltip, x > 60 && plot.toLeft)}>
        <b>
          <DayDate day={point.day} />
        </b>
        <p>
          <span>{t('price', { currency: currency.toUpperCase() })}</span>
          <span>{price(point.price)}</span>
        </p>
        {point.cost !== null && (
          <p>
            <span>{t('cost')}</span>
            <span>{cost(point.cost)}</span>
          </p>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </TooltipBox>
    </div>
  );
}
