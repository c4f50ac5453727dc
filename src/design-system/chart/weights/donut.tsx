import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currencyUnit } from '../../../foundation/format-amount.ts';
import { roundShares } from '../../../foundation/round-shares.ts';
import { Amount } from '../../figures/amount.tsx';
import { Percent } from '../../figures/percent.tsx';
import { seriesColour } from '../series/series-colour.ts';
import styles from './donut.module.css';

export type Slice = {
  key: string;
  label: string;
  /** An exact decimal string. */
  value: string;
  /** Its own colour everywhere; by place without one. */
  colour?: string;
};

type Props = {
  /** Names the chart and its table. */
  label: string;
  /** What a slice is: "Class". */
  sliceName: string;
  slices: readonly Slice[];
  /** Without it the slices are shares, and no amount is told. */
  currency?: string;
  /** Over the figure in the middle while none is pointed at: "Largest". */
  largestLabel: string;
};

const size = 232;
const radius = 98;
const around = 2 * Math.PI * radius;
const gap = 4;

/** Shares of a whole with their table. Made for a graphite `Card`. */
export function Donut({ label, sliceName, slices, currency, largestLabel }: Props) {
  const t = useTranslations('ui');
  const [pointed, setPointed] = useState<number>();
  const values = slices.map((slice) => Math.max(0, Number(slice.value)));
  const total = values.reduce((sum, value) => sum + value, 0);
  const shares = roundShares(values);
  const largest = values.indexOf(Math.max(...values));
  const middle = pointed ?? largest;
  const starts = values.map((_, at) => values.slice(0, at).reduce((sum, value) => sum + value, 0));
  const colour = (at: number) => slices[at]?.colour ?? seriesColour(at, true);
  const turn = (value: number) => (total > 0 ? (value / total) * around : 0);
  return (
    <div className={styles.donut}>
      <div className={styles.ring}>
        <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
          <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} />
          {slices.map((slice, at) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing only repeats what the table says
            <circle
              key={slice.key}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              stroke={colour(at)}
              strokeDasharray={`${Math.max(2, turn(values[at] ?? 0) - (slices.length > 1 ? gap : 0))} ${around}`}
              strokeDashoffset={-(turn(starts[at] ?? 0) + gap / 2)}
              transform={`rotate(-90 ${size / 2} ${size / 2})`}
              opacity={pointed === undefined || pointed === at ? 1 : 0.45}
              onMouseEnter={() => setPointed(at)}
              onMouseLeave={() => setPointed(undefined)}
            />
          ))}
        </svg>
        <div className={styles.middle} aria-hidden="true">
          <small>{pointed === undefined ? largestLabel : '\u00a0'}</small>
          <b>
            <Percent value={shares[middle]} />
          </b>
          <small>{slices[middle]?.label}</small>
        </div>
      </div>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{sliceName}</th>
            {currency && (
              <th scope="col">
                {t('value')}, {currencyUnit(currency)}
              </th>
            )}
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {slices.map((slice, at) => (
            <tr
              key={slice.key}
              onMouseEnter={() => setPointed(at)}
              onMouseLeave={() => setPointed(undefined)}
            >
              <th scope="row">
                <i style={{ background: colour(at) }} />
                {slice.label}
              </th>
              {currency && (
                <td>
                  <Amount value={slice.value} currency={currency} bare />
                </td>
              )}
              <td className={styles.share}>
                <Percent value={shares[at]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
