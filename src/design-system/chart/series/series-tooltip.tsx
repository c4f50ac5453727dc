import { plain } from '../../../foundation/format-number.ts';
import { classNames } from '../../class-names.ts';
import { Amount } from '../../figures/amount.tsx';
import { Change } from '../../figures/change.tsx';
import { NumberBadge } from '../../figures/number-badge.tsx';
import type { LineSeries } from './line-series.ts';
import styles from './series-chart.module.css';

type Props = {
  title: string;
  at: number;
  series: readonly LineSeries[];
  selected: string | undefined;
  currency: string;
  /** The drawdown of what is selected, with its name. */
  fall?: { label: string; value: number };
  /** Beside this place of the plot; over the plot without one. */
  place?: { x: number; width: number };
};

const boxWidth = 256;

export function SeriesTooltip({ title, at, series, selected, currency, fall, place }: Props) {
  const first = series.filter(({ key }) => key === selected);
  const others = series.filter(({ key }) => key !== selected);
  const style = place && {
    left: place.x + 20 + boxWidth > place.width - 8 ? place.x - 20 - boxWidth : place.x + 20,
  };
  return (
    <div className={classNames(styles.tooltip, !place && styles.above)} style={style} aria-hidden="true">
      <b className={styles.day}>{title}</b>
      {[...first, ...others].map((one) => (
        <div key={one.key} className={styles.row}>
          <NumberBadge number={one.number} size="sm" />
          <span>{one.label}</span>
          <b>
            <Amount value={plain(one.values[at] ?? Number.NaN)} currency={currency} decimals={0} />
          </b>
        </div>
      ))}
      {fall && (
        <div className={classNames(styles.row, styles.fall)}>
          <span>{fall.label}</span>
          <b>
            <Change percent={fall.value} decimals={1} />
          </b>
        </div>
      )}
    </div>
  );
}
