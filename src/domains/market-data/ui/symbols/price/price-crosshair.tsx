import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { TooltipBox } from '../../../../../design-system/chart/tooltip-box.tsx';
import { classNames } from '../../../../../design-system/class-names.ts';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { DayDate } from '../../../../../design-system/figures/day-date.tsx';
import { plain } from '../../../../../foundation/format-number.ts';
import type { PricePoint } from '../../../thin-history.ts';
import { Price } from './price.tsx';
import styles from './price-plot.module.css';
import type { Priced } from './price-text.ts';

type Props = {
  point: PricePoint;
  /** The price at the start of the period. */
  start: number;
  priced: Priced;
  /** Dividends and trades of the day. */
  notes: readonly string[];
  /** In percent of the plot. */
  x: number;
  y: number;
};

/** The day under the pointer: its price and how far that is from the start. */
export function PriceCrosshair({ point, start, priced, notes, x, y }: Props) {
  const t = useTranslations('symbols');
  const place = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
  return (
    <div className={styles.crosshair} style={place}>
      <i className={styles.hair} />
      <i className={styles.dot} />
      <TooltipBox raised className={classNames(styles.tooltip, x > 60 && styles.toLeft)}>
        <b>
          <DayDate day={point.day} />
        </b>
        <p>
          <span>{t('list.price')}</span>
          <Price value={plain(point.value) ?? null} of={priced} />
        </p>
        <p>
          <span>{t('page.sinceStart')}</span>
          <Change percent={start > 0 ? (point.value / start - 1) * 100 : null} currency={priced.currency} />
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </TooltipBox>
    </div>
  );
}
