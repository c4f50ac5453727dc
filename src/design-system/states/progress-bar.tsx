import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

type Props = {
  value: number;
  max?: number;
  /** What is progressing; shown only to screen readers. */
  label: string;
  /** amber: work under way, or "look here". ink: a measure. */
  tone?: 'ink' | 'amber';
  size?: 'thin' | 'md' | 'lg';
};

export function ProgressBar({ value, max = 100, label, tone = 'amber', size = 'lg' }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={classNames(styles.track, styles[size])}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <div className={classNames(styles.fill, styles[tone])} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
