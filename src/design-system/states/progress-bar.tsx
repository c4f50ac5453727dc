import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

type Props = {
  /** Without one, work goes on and nobody knows how long. */
  value?: number;
  max?: number;
  /** What is progressing; shown only to screen readers. */
  label: string;
  /** amber: work under way, or "look here". ink: a measure. */
  tone?: 'ink' | 'amber';
  size?: 'thin' | 'md' | 'lg';
};

export function ProgressBar({ value, max = 100, label, tone = 'amber', size = 'lg' }: Props) {
  const isKnown = value !== undefined;
  const share = isKnown && max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className={classNames(styles.track, styles[size])}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuemax={isKnown ? max : undefined}
    >
      <div
        className={classNames(styles.fill, styles[tone], !isKnown && styles.unknown)}
        style={isKnown ? { width: `${share * 100}%` } : undefined}
      />
    </div>
  );
}
