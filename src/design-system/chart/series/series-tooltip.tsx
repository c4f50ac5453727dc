import { plain } from '../../../foundation/format-number.ts';
import { Amount } from '../../figures/amount.tsx';
import { Change } from '../../figures/change.tsx';
import { NumberBadge } from '../../figures/number-badge.tsx';
import { TooltipBox, TooltipRow } from '../tooltip-box.tsx';
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
    <TooltipBox raised={Boolean(place)} className={place ? styles.tooltip : styles.above} style={style}>
      <b className={styles.day}>{title}</b>
      {[...first, ...others].map((one) => (
        <TooltipRow
          key={one.key}
          mark={<NumberBadge number={one.number} size="sm" />}
          label={one.label}
          figure={<Amount value={plain(one.values[at] ?? Number.NaN)} currency={currency} decimals={0} />}
          className={styles.row}
        />
      ))}
      {fall && (
        <TooltipRow
          label={fall.label}
          figure={<Change percent={fall.value} decimals={1} />}
          className={styles.fall}
        />
      )}
    </TooltipBox>
  );
}
