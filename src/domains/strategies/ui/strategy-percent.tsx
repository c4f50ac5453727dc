import { classNames } from '../../../design-system/class-names.ts';
import { Percent } from '../../../design-system/figures/percent.tsx';
import { coverageTone } from '../coverage-tone.ts';
import styles from './strategy-percent.module.css';

type Props = {
  /** Coverage in percent; null where there is nothing to weigh. */
  value: number | null;
  /** What the figure is: shown before it, or for those who do not see the column. */
  label: string;
  labelled?: boolean;
  /** Why there is no value. */
  reason?: string;
};

/** How much of its strategy a portfolio has: a bar in one of four colours, and the figure beside it (rule S-11). */
export function StrategyPercent({ value, label, labelled = false, reason }: Props) {
  if (value === null) return <Percent value={null} reason={reason} />;
  return (
    <span className={classNames(styles.percent, labelled && styles.labelled)}>
      {labelled && <span>{label}</span>}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} data-tone={coverageTone(value)} style={{ width: `${value}%` }} />
      </span>
      <b>
        {!labelled && <span className="visually-hidden">{label}: </span>}
        <Percent value={value} decimals={0} />
      </b>
    </span>
  );
}
