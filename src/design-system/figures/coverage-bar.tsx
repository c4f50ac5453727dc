import type { ReactNode } from 'react';
import { ProgressBar } from '../states/progress-bar.tsx';
import styles from './coverage-bar.module.css';
import { Percent } from './percent.tsx';

type Props = {
  label: string;
  /** In percent. */
  value: number;
  /** Below it the bar turns amber: look here. */
  enough?: number;
  after?: ReactNode;
};

/** How much of a strategy is covered: label, bar, figure. */
export function CoverageBar({ label, value, enough = 70, after }: Props) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <ProgressBar value={value} label={label} size="md" tone={value < enough ? 'amber' : 'ink'} />
      <b>
        <Percent value={value} decimals={0} />
        {after}
      </b>
    </div>
  );
}
